"""Odds beside the rules themselves: every roll and every choice played out."""

from itertools import islice
from random import Random

import pytest

from dawnbreach.darkest_doom import events
from dawnbreach.darkest_doom.ambush import Test as Ambush
from dawnbreach.darkest_doom.combat import Casting, Combat
from dawnbreach.darkest_doom.odds.ambush import ambush, merit
from dawnbreach.darkest_doom.odds.bout import Stakes
from dawnbreach.darkest_doom.odds.fighting import combat
from dawnbreach.darkest_doom.odds.seeking import relic
from dawnbreach.darkest_doom.relics import Overladen
from dawnbreach.darkest_doom.state import CORRUPTION, HIGH_PRIESTESS, HOUND, MONSTER, NONE
from dawnbreach.darkest_doom.turn import Turn
from dawnbreach.kernel import NOBODY
from dawnbreach.kernel.trust import Trust
from tests.darkest_doom.brute import Player, So
from tests.forks import forks
from tests.rich import TABLES, rich
from tests.thorough import some


def rich_turn(seed):
    """A rich land on somebody's turn, and whose; the seeds go on until there is one."""
    for more in range(100):
        seats, virtual = TABLES[(seed + more) % len(TABLES)]
        land = rich(seats, virtual, seed * 100 + more)
        seat = next((n for n in range(seats) if isinstance(land.frame(n), Turn)), None)
        if seat is not None:
            return land, seat, Random(f"odds/{seed}")
    raise LookupError(seed)


def quiet(land, seat):
    """Nobody's turn ends by a death, no eclipse ends the game, and others hold no Dark Corruption."""
    land.active, land.tendrils = NONE, (0,) * 8
    for guardian in land.guardians:
        if guardian.number != seat:
            guardian.hand = tuple(guardian.supplies)
    land.guardians[seat].dice = land.guardians[seat].bonus = ()
    land.guardians[seat].worn = land.guardians[seat].more_dice = land.guardians[seat].weaken = 0


# Relics


@pytest.mark.parametrize("seed", range(12))
def test_dd_9_4_the_odds_of_a_relic_are_those_of_ten_faces_and_every_use_of_coins(seed):
    land, seat, random = rich_turn(seed)
    guardian = land.guardians[seat]
    if guardian.mission == NONE:
        guardian.mission, guardian.aim = land.missions[0], (0, 0)
        land.missions = land.missions[1:]
    guardian.coins, guardian.relics = random.randint(0, 5), (0, 0, 0)
    guardian.area = land.content.missions[guardian.mission].area

    def found(after):
        if after.guardians[seat].relics != (0, 0, 0) or isinstance(after.frame(seat), Overladen):
            return 1
        choices = after.choices(seat) if after.frame(seat) else []
        return max([found(played(after, c, seat)) for c in choices if c.text.startswith(("coin", "seek"))], default=0)

    total = 0.0
    for chance, after in forks(land, lambda after: after.play("complete", seat)):
        total += chance * found(after)
        sure = relic(after, seat)
        assert sure is not None and sure.chance == found(after), "the die is known"
    odds = relic(land, seat)
    assert odds is not None
    assert odds.chance == pytest.approx(total)
    assert list(odds.by_coins) == sorted(odds.by_coins) and len(odds.by_coins) == guardian.coins + 1


def played(land, choice, seat):
    after = land.copy()
    after.play(choice, seat)
    return after


# Ambush tests


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(some(5, 14)))
def test_dd_4_4_the_odds_of_a_test_are_those_of_all_rolls_and_all_changes(seed):
    land, seat, random = rich_turn(seed)
    quiet(land, seat)
    guardian = land.guardians[seat]
    guardian.hand = tuple(random.sample(guardian.supplies, min(len(guardian.supplies), random.randint(0, 3))))
    land.taints = tuple(random.sample(range(len(land.content.corruptions)), random.randint(1, 2)))
    level = random.choice((3, 3, 4))
    odds = ambush(land, seat, level)
    assert odds.trust == Trust.EXACT
    assert sum(odds.missed) == pytest.approx(1)
    assert merit(odds.missed) == pytest.approx(Player(seat).begin(land, Ambush(seat, level)))
    assert odds.bare <= odds.chance + 1e-9


@pytest.mark.parametrize("tool", ["alchemists-spectacles", "hazel-rod", "gravediggers-dice"])
def test_dd_10_1_tools_count_in_a_test(tool):
    land, seat, _ = rich_turn(3)
    quiet(land, seat)
    guardian = land.guardians[seat]
    equip(land, guardian, tool)
    guardian.hand, land.taints = (), land.taints[:1]
    odds = ambush(land, seat, 3)
    assert merit(odds.missed) == pytest.approx(Player(seat).begin(land, Ambush(seat, 3)))
    assert odds.chance > odds.bare


def equip(land, guardian, name):
    """One piece of equipment by its id, with all its damage markers."""
    number = supply(land, name)
    guardian.equipment = ((number, land.content.cards[land.content.supplies[number][0]].uses),)


def test_dd_15_2_the_odds_of_a_test_do_not_tell_what_others_hold():
    land, seat, _ = rich_turn(5)
    other = next(g for g in land.guardians if g.number != seat and not g.virtual)
    mine = land.guardians[seat]
    mine.hand = tuple(mine.supplies)
    everything = [*land.taints, *(card - 160 for g in land.guardians for card in g.corruption)]
    seen = []
    for hidden in (everything[0], everything[-1]):
        for guardian in land.guardians:
            guardian.hand = tuple(guardian.supplies)
        other.hand = (160 + hidden,)
        land.taints = tuple(card for card in everything if card != hidden)
        seen.append(ambush(land, seat).chance)
    assert seen[0] == pytest.approx(seen[1])


# Combat

STAKES = Stakes()


def duel(seed, priestess=False):
    """A rich land in which somebody may fight with few dice and few cards, and against whom."""
    land, seat, random = rich_turn(seed)
    quiet(land, seat)
    guardian, content = land.guardians[seat], land.content
    guardian.attributes = (random.randint(1, 2), random.choice((2, 5)), 7, random.randint(3, 5))
    guardian.wounds, guardian.spectre = random.randint(0, 2), random.choice((0, 0, 1))
    guardian.mana = random.randint(0, guardian.attributes[1])
    guardian.hand = tuple(random.sample(cards(land, "battle"), random.randint(0, 2)))
    guardian.hand += tuple(random.sample(cards(land, "basic"), random.randint(0, 1)))
    tools = [*cards(land, "combat"), *cards(land, "hurt")]
    guardian.equipment = tuple((card, random.randint(1, 2)) for card in random.sample(tools, random.randint(0, 1)))
    land.attacks = tuple(random.sample(range(len(content.attacks)), 2))
    land.taints, land.taint_pile = land.taints[:1], ()
    if priestess:
        guardian.area, land.hearts, guardian.wounds = content.summit, random.randint(3, 6), 0
        guardian.spectre = random.randint(1, 3)
        return land, seat, HIGH_PRIESTESS
    monster = random.choice(land.monsters)
    monster.tier, monster.area, monster.rider = random.randint(0, 2), 0, NONE
    return land, seat, MONSTER + land.monsters.index(monster)


def cards(land, kind):
    """All Supplies of a kind."""
    return [n for n, (design, _) in enumerate(land.content.supplies) if land.content.cards[design].kind == kind]


def player(land, seat):
    made = Player(seat, STAKES)
    made.before = land.guardians[seat].wounds
    return made


SHORT = (0, 1, 3, 4, 7, 8, 9, 11, 12, 13, 14, 16, 17, 18, 19, 21, 23, 25, 26, 27, 28)
"""Combats that are soon played out."""


@pytest.mark.slow
@pytest.mark.parametrize("seed", some(SHORT[:8], SHORT))
def test_dd_7_5_the_odds_of_a_combat_are_those_of_all_cards_rolls_and_choices(seed):
    land, seat, figure = duel(seed)
    odds = combat(land, seat, figure, STAKES)
    if odds.trust == Trust.EXACT:
        assert odds.value == pytest.approx(player(land, seat).begin(land, Combat(NOBODY, seat, figure, True)))
    assert sum(odds.shares.values()) == pytest.approx(1)


@pytest.mark.slow
@pytest.mark.parametrize("seed", some([1, 4, 6], [0, 1, 4, 6, 7, 9]))
def test_dd_7_8_the_odds_against_the_high_priestess(seed):
    land, seat, figure = duel(seed, priestess=True)
    odds = combat(land, seat, figure, STAKES)
    real = player(land, seat).begin(land, Combat(NOBODY, seat, figure, True))
    assert odds.trust != Trust.EXACT or odds.value == pytest.approx(real)
    assert odds.win <= odds.kill


@pytest.mark.parametrize("seed", range(some(4, 10)))
def test_dd_7_2_once_the_dice_lie_the_odds_are_sure(seed):
    land, seat, figure = duel(seed)
    land.attacks = land.attacks[:1]
    frame = Combat(NOBODY, seat, figure, True)
    for _, begun in islice(forks(land, lambda after: entered(after, frame)), 1):
        for _, rolled in islice(forks(begun, lambda after: after.play("pass", seat), "crimson"), 0, 60, 7):
            if isinstance(rolled.frame(seat), Casting):
                odds = combat(rolled, seat, figure, STAKES)
                (end,) = odds.shares
                assert odds.value == pytest.approx(player(land, seat).value(rolled, So()))
                assert odds.kill in (0, 1) and end[1] >= 0


ECHO_TAKES_TWO_DICE = 13
"""An attack card of a monster."""


@pytest.mark.parametrize("tools", [(), ("watch-halberd",)])
def test_dd_1_5_the_odds_know_that_keen_senses_need_a_die(tools):
    land, seat, figure = duel(0)
    guardian = land.guardians[seat]
    guardian.who, guardian.attributes = land.content.characters.index(named(land, "urian")), (1, 2, 7, 4)
    guardian.hand, guardian.equipment, guardian.spectre, guardian.mana = (), (), 0, 0
    for tool in tools:
        equip(land, guardian, tool)
    land.monsters[figure - MONSTER].tier = HOUND
    land.round, land.attacks, land.attack_pile = 6, (ECHO_TAKES_TWO_DICE,), ()
    odds = combat(land, seat, figure, STAKES)
    assert odds.trust == Trust.EXACT
    assert odds.value == pytest.approx(player(land, seat).begin(land, Combat(NOBODY, seat, figure, True)))


@pytest.mark.parametrize(
    "held", [("reaper", "borrowed-fangs"), ("black-feathers", "reaper"), ("borrowed-fangs", "taint"), ("taint",) * 2]
)
def test_dd_10_7_the_odds_know_that_a_full_hand_gives_up_a_card_of_choice_for_dark_corruption(held):
    land, seat, figure = duel(0)
    guardian = land.guardians[seat]
    guardian.attributes, guardian.mana, guardian.equipment, guardian.wounds = (1, 2, 2, 3), 2, (), 0
    taints = iter(range(len(land.content.corruptions)))
    guardian.hand = tuple([CORRUPTION + next(taints) if name == "taint" else supply(land, name) for name in held])
    land.taints, land.taint_pile = (next(taints),), ()
    land.monsters[figure - MONSTER].tier = HOUND
    echoes = [attack.echo.verb for attack in land.content.attacks]
    land.round, land.attacks, land.attack_pile = 6, (echoes.index("taint"),), ()
    odds = combat(land, seat, figure, STAKES)
    assert odds.trust == Trust.EXACT
    assert odds.value == pytest.approx(player(land, seat).begin(land, Combat(NOBODY, seat, figure, True)))


def supply(land, name):
    """A Supplies card by its id."""
    return next(n for n, (card, _) in enumerate(land.content.supplies) if land.content.cards[card].id == name)


def named(land, name):
    return next(character for character in land.content.characters if character.id == name)


def entered(land, frame):
    land.told = []
    land.main.frames.append(frame)
    land.settle()


class Duellist(Player):
    """Plays against one who only passes."""

    def __init__(self, seat, enemy):
        super().__init__(seat, STAKES)
        self.enemy = enemy

    def average(self, table, act, so):
        """Two roll: which of the dice shows what matters."""
        return sum(chance * self.value(after, self.come_to(after, so)) for chance, after in forks(table, act))

    def come_to(self, table, so):
        died = [event.seat for event in table.told if isinstance(event, events.GuardianDied)]
        return so.after(table.told, self.seat)._replace(killed=so.killed or self.enemy in died)

    def key(self, table, so):
        return super().key(table, so), table.guardians[self.enemy].dice

    def value(self, table, so):
        if isinstance(table.frame(self.enemy), Casting):
            return self.average(table, lambda after: after.play("pass", self.enemy), so)
        return super().value(table, so)


def two_guardians(dice, left):
    """Two Guardians beside each other with so many dice, and nothing else that could be of use in a combat."""
    lands = (rich(2, 0, seed) for seed in range(100))
    land, seat = next((land, seat) for land in lands for seat in range(2) if isinstance(land.frame(seat), Turn))
    quiet(land, seat)
    land.fate, land.abysses, land.traps = NONE, (), ()
    for guardian, attack, health in zip((land.guardians[seat], land.guardians[1 - seat]), dice, left, strict=True):
        guardian.who = land.content.characters.index(named(land, "tristram"))
        guardian.attributes, guardian.wounds, guardian.mana = (attack, 2, 7, health), 0, 0
        guardian.hand, guardian.equipment, guardian.spectre = (), (), 0
    return land, seat


@pytest.mark.parametrize(("dice", "left"), [((1, 1), (1, 1)), ((2, 1), (1, 2)), ((1, 2), (2, 1))])
def test_dd_7_2_the_odds_against_another_guardian_are_those_of_both_rolls(dice, left):
    """Both are worth the same as when everything is played out against one who has nothing but dice."""
    land, seat = two_guardians(dice, left)
    odds = combat(land, seat, 1 - seat, STAKES)
    real = Duellist(seat, 1 - seat).begin(land, Combat(NOBODY, seat, 1 - seat, True))
    assert odds.value == pytest.approx(real)
    assert odds.trust == Trust.ESTIMATED, "the other one decides, too"
    assert 0 < odds.kill < 1 and 0 < odds.death < 1


def test_dd_7_2_what_lies_open_before_another_guardian_is_reckoned_with():
    land, seat = two_guardians((2, 2), (2, 3))
    bare = combat(land, seat, 1 - seat, STAKES)
    equip(land, land.guardians[1 - seat], "watch-halberd")
    armed = combat(land, seat, 1 - seat, STAKES)
    assert (armed.kill, -armed.death) < (bare.kill, -bare.death) and armed.value < bare.value


def test_dd_15_2_the_odds_against_another_guardian_do_not_tell_what_it_holds():
    land, seat = two_guardians((2, 2), (2, 3))
    found = set()
    for kind in ("battle", "basic", "encounter"):
        land.guardians[1 - seat].hand = tuple(cards(land, kind)[:3])
        odds = combat(land, seat, 1 - seat, STAKES)
        found.add((odds.value, odds.kill, odds.death))
    assert len(found) == 1
