"""DD-10 Every design of the Citadel Supplies, used in a scene where it applies: all its effects happen."""

import pytest

from dawnbreach.darkest_doom.content import ICONS
from dawnbreach.darkest_doom.state import MONSTER
from tests.land import doom, land

CARDS = doom().content.cards
EQUIPMENT, TRAPS, SPELLS, ENCOUNTERS = range(4)
RESTING = {"Turn", "Casting", "AfterTest", "TestTools"}
GREEN_CITADEL, HOUND_1_3, SHIELD_PRIESTESS_MOON = 7, 9, 5


def verbs(card):
    return {effect.verb for effect in card.effects}


def scene(card):
    """Sela on the Oath Field with some of everything, and Tristram next to her with something to lose."""
    made = land(guardians=("sela", "tristram")).coloured("grey", "green")
    made.stands("oath-field", seat=0).stands("door-of-fire", seat=1)
    made.overgrown("grey-citadel", 2).allied("orange", 2, 0)
    for guardian in made.land.guardians:
        guardian.attributes, guardian.mana, guardian.coins, guardian.fame = (3, 5, 7, 9), 3, 2, 5
    made.guardian.wounds, made.guardian.relics = 3, (0, 0, 1)
    made.tainted(2, seat=0).holds("wolf-pit", "poisoned-well", seat=1)
    if "seal" in verbs(card):
        made.abyss(made.area("mirror-of-the-elders"))
    if "disarm" in verbs(card):
        made.trap(made.area("drowned-belfry"), seat=1)
    return made.script(crimson=["dawn"] * 30)


class Telling:
    """What was said and told since a card was used."""

    def __init__(self, made, card):
        self.made, self.card, self.said, self.told = made, card, [], []

    def say(self, text, seat=None):
        seat = self.made.land.waiting[0] if seat is None else seat
        self.said.append(text)
        self.told += self.made.says(text, seat=seat)

    def go_on(self):
        """Choose the first thing offered until the card is done with."""
        while type(self.made.land.frame(self.made.land.waiting[0])).__name__ not in RESTING:
            self.say(self.made.offers(self.made.land.waiting[0])[0])
        return self

    def times(self, word):
        return sum(text.startswith(word + " ") for text in self.said)

    def gains(self, event, seat):
        """The sum of what this seat was told to gain, without what it paid."""
        found = [e.amount for e in self.told if type(e).__name__ == event and e.seat == seat]
        return sum(amount for amount in found if amount > 0)

    def losses(self, event, seat):
        found = [e.amount for e in self.told if type(e).__name__ == event and e.seat == seat]
        return -sum(amount for amount in found if amount < 0)

    def count(self, event, seat):
        return sum(type(e).__name__ == event and e.seat == seat for e in self.told)


def word(made, card):
    """The copy of a design in the hand of seat 0, in notation."""
    return next(w for w in made.land.view(0)["guardians"][0]["hand"] if w.split(".")[0] == card.id)


def happened(story, effect, foe=1):
    """Did this effect of a card of seat 0 happen, in full?"""
    made, n, me = story.made, effect.amount, story.made.land.guardians[0]
    return {
        "add": lambda: me.bonus == tuple(ICONS.index(w) for w in effect.words),
        "dice": lambda: me.more_dice == n,
        "change": lambda: story.times("change") == n == story.count("DieChanged", 0),
        "reroll": lambda: story.times("reroll") == n == story.count("DieRerolled", 0),
        "weaken": lambda: me.weaken == n,
        "wound": lambda: wounded(story, n, foe),
        "heal": lambda: story.gains("Healed", 0) == n,
        "fame": lambda: story.gains("FameChanged", 0) == n + (3 if foe >= MONSTER and made.where() is None else 0),
        "coins": lambda: story.gains("CoinsChanged", 0) == n,
        "mana": lambda: story.gains("ManaChanged", 0) == n,
        "action": lambda: made.guardian.actions == 4 + n - story.card.cost.action,
        "draw": lambda: story.count("CardsDrawn", 0) == n,
        "cleanse": lambda: len(me.corruption) == 2 - n,
        "moth": lambda: story.count("MothCame", 0) == 1,
        "haunt": lambda: story.count("MothCame", 1) == 1,
        "prevent": lambda: story.count("Wounded", 0) == 0,
        "rob": lambda: story.losses("CoinsChanged", 1) == n == story.gains("CoinsChanged", 0),
        "strip": lambda: story.count("CardDiscarded", 1) == n,
        "shame": lambda: story.losses("FameChanged", 1) == n,
        "drain": lambda: story.losses("ManaChanged", 1) == n,
        "taint": lambda: len(made.land.guardians[1].corruption) == n,
        "relic": lambda: story.count("RelicGained", 0) == 1,
        "walk": lambda: story.times("walk") == n == story.count("Walked", 0),
        "travel": lambda: made.land.content.areas[me.area].kind == effect.words[0] and story.count("Walked", 0) == 1,
        "push": lambda: story.times("drive") == n,
        "halt": lambda: made.land.guardians[1].halted if foe < MONSTER else made.where() == "snare-pines",
        "clear": lambda: made.tendrils("grey-citadel") == 2 - n,
        "seal": lambda: made.land.abysses == (),
        "disarm": lambda: made.land.traps == (),
        "bond": lambda: made.land.bonds[2] == 2 + n,
    }[effect.verb]()


def wounded(story, n, foe):
    if foe < MONSTER:
        return story.made.land.guardians[1].wounds == n
    return [e.hits for e in story.told if type(e).__name__ == "MonsterDrawn"][:1] == [n]


def of(deck, *kinds):
    return [pytest.param(c, id=c.id) for c in CARDS if c.deck == deck and (c.kind in kinds or not kinds)]


def assert_all_happened(made, card, text, seat=None, foe=1):
    story = Telling(made, card)
    story.say(text, seat)
    story.go_on()
    for effect in card.effects:
        assert happened(story, effect, foe), (effect.sentence, story.said)


def test_dd_10_there_are_seventy_eight_designs():
    assert len(CARDS) == 78


@pytest.mark.parametrize("card", of(EQUIPMENT))
def test_dd_10_1_every_piece_of_equipment_is_put_on_for_its_price(card):
    made = scene(card).holds(card.id).ready()
    made.says(f"play {word(made, card)}")
    me, cost = made.guardian, card.cost
    assert [uses for _, uses in me.equipment] == [card.uses]
    assert (me.coins, me.mana, me.actions) == (2 - cost.coins, 3 - cost.mana, 4 - cost.action)
    assert (me.relics[2], len(me.corruption)) == (1 - cost.urn, 2 + cost.corruption)


@pytest.mark.parametrize("card", of(EQUIPMENT, "turn"))
def test_dd_10_1_every_tool_of_the_turn_works(card):
    assert_all_happened(scene(card).wears(card.id).ready(), card, "apply 1")


@pytest.mark.parametrize("card", of(EQUIPMENT, "combat") + of(SPELLS, "battle"))
def test_dd_10_5_every_weapon_and_battle_spell_works_in_combat(card):
    made = scene(card)
    made = (made.wears(card.id) if card.deck == EQUIPMENT else made.holds(card.id)).ready()
    made.says("go door-of-fire")
    if "change" in verbs(card):
        made.says("pass", seat=0)
        made.says("pass", seat=1)
    assert_all_happened(made, card, "use 1" if card.deck == EQUIPMENT else f"cast {word(made, card)}", seat=0)


@pytest.mark.parametrize("card", of(EQUIPMENT, "hurt"))
def test_dd_10_1_every_armour_works_against_wounds(card):
    made = scene(card).wears(card.id).ready()
    made.land.order = (0, 1)
    made.nightfall("sunless-noon", "map-six")
    assert_all_happened(made, card, "ward 1", seat=0)


@pytest.mark.parametrize("card", of(EQUIPMENT, "test"))
def test_dd_10_1_every_tool_for_tests_works(card):
    made = scene(card).wears(card.id)
    made.abyss(made.area("mirror-of-the-elders")).ready().says("go mirror-of-the-elders")
    assert_all_happened(made, card, "aid 1")


@pytest.mark.parametrize("card", of(SPELLS, "basic", "ranged") + of(ENCOUNTERS))
def test_dd_10_5_every_basic_and_ranged_spell_and_encounter_works_in_the_turn(card):
    made = scene(card).holds(card.id).ready()
    text = f"play {word(made, card)}"
    if card.needs_target:
        made.says(text)
    assert_all_happened(made, card, "target green" if card.needs_target else text)


@pytest.mark.parametrize("card", of(TRAPS, "guardian", "any"))
def test_dd_10_4_every_trap_for_guardians_works(card):
    made = scene(card).holds(card.id, seat=0).turn_of(1)
    made.trap(made.area("snare-pines"), seat=0).script(corruption=[SHIELD_PRIESTESS_MOON]).ready().says(
        "go snare-pines", "settle"
    )
    assert_all_happened(made, card, f"spring {word(made, card)}", seat=0)


@pytest.mark.parametrize("card", of(TRAPS, "monster", "any"))
def test_dd_10_3_every_trap_for_monsters_works(card):
    made = scene(card).holds(card.id, seat=0).stands("brine-meadows", seat=1)
    made.monster("hound", made.area("wolf-stair")).trap(made.area("snare-pines"), seat=0)
    made.script(attack=[HOUND_1_3]).prowl(GREEN_CITADEL)
    assert_all_happened(made, card, f"spring {word(made, card)}", seat=0, foe=MONSTER)
