"""Rich positions, built on purpose since weak players never reach them: nothing breaks there, whoever plays on."""

import contextlib
import json
from collections import Counter
from itertools import islice, product

import pytest

from dawnbreach.bots import Seat, ask, make
from dawnbreach.bots.rng import Rng
from dawnbreach.kernel import Choice, Position, Seeded, conformance, set_at
from dawnbreach.sanctum.common import die, spaces_of
from dawnbreach.sanctum.content import SLOTS_OF_TYPE
from dawnbreach.sanctum.demon_lord import unturned_furies
from dawnbreach.sanctum.notation import KINDS
from dawnbreach.sanctum.penalties import Accept, Corrupt, Forfeit, Lose, Sacrifice, Spend
from dawnbreach.sanctum.potions import FillingSlot
from dawnbreach.sanctum.rest import can_pay
from dawnbreach.sanctum.setup import DIFFICULTIES
from dawnbreach.sanctum.skills import ANY_COLOUR, Level
from dawnbreach.sanctum.state import FACE_DOWN, FREE, Hero
from tests.scene import Scene, sanctum, scene

GAME = sanctum()
CONTENT = GAME.content
SPACES = GAME.notation.words["space"]
NOT_TO_BE_HAD = (StopIteration, LookupError, AssertionError)
"""How a scene says that the card it is asked for lies elsewhere."""


class Builder:
    """A table on which everybody gets almost everything."""

    def __init__(self, seed: str, seats: int) -> None:
        self.seed, self.rng = seed, Rng(seed)
        heroes = tuple(self.shuffled(hero.id for hero in CONTENT.heroes)[:seats])
        self.scene = scene(seats=seats, heroes=heroes, seed=self.rng.next(), difficulty=self.rng.choice(DIFFICULTIES))
        self.table = self.scene.table
        self.opening = self.table.opening

    def up_to(self, most: int) -> int:
        return self.rng.choice(range(most + 1))

    def seldom(self) -> bool:
        return self.up_to(3) == 0

    def shuffled(self, things):
        left, order = list(things), []
        while left:
            order.append(left.pop(self.up_to(len(left) - 1)))
        return order

    # Between the players

    def march(self, front: int) -> None:
        """Figures up to a space of the march, and the sets on its board before the next Move."""
        for behind, seat in enumerate(self.shuffled(range(self.table.seats))):
            self.scene.goes_to(max(0, front - behind * self.up_to(2)), seat)
        track = self.table.track
        after = track[min(front + 1, len(track) - 1)]
        there = sum(hero.space == len(track) - 1 for hero in self.table.heroes) or len(after.sets)
        sets = 5 - there if after.act == track[front].act else 0
        self.scene.board(*("lvl3" if self.seldom() else "lvl1 + lvl2" for _ in range(sets)))

    def bless(self) -> None:
        """Every achievement gained, with its blessing."""
        spaces = [space for space, owner in enumerate(self.table.achievements) if owner == FREE]
        for space, blessing in zip(spaces, self.shuffled(CONTENT.blessings), strict=False):
            hero = self.rng.choice(self.table.heroes)
            hero.tiles += (space,)
            self.table.achievements = set_at(self.table.achievements, space, hero.seat)
            self.scene.blessed_with(blessing.id, seat=hero.seat)

    # A hero

    def furnish(self, hero: Hero, skills: int = 9, sack: int = 4) -> None:
        """Skills, equipment, potions, rage, all the dice there are by now, and some tokens spent."""
        known = self.shuffled(skill.id for skill in CONTENT.heroes[hero.who].skills)
        self.scene.knows(*known[:skills], seat=hero.seat)
        for number in self.shuffled(range(len(CONTENT.items))):
            self.wear(hero, number)
        for item in self.shuffled(CONTENT.items)[:sack]:
            with contextlib.suppress(*NOT_TO_BE_HAD):
                hero.sack += (self.scene.item(item.id),)
        tiles = [n for n in range(self.table.front + 1) if GAME.has_divine(self.table.seats, n)]
        hero.first_die, hero.gold = False, 3 + len(tiles)
        hero.health, hero.rage = 1 + self.up_to(9), self.up_to(hero.rages)
        blue = self.up_to(hero.potion_slots)
        hero.potions = (hero.potion_slots - blue, blue)
        self.spend(hero, "stamina", "focus")

    def wear(self, hero: Hero, number: int) -> None:
        """Equip an item if it can be had and paid for, and its slot is free."""
        item = CONTENT.items[number]
        free = any(hero.items[slot] < 0 for slot in SLOTS_OF_TYPE[item.type])
        if free and can_pay(self.table, hero, [*hero.items, number]):
            with contextlib.suppress(*NOT_TO_BE_HAD):
                self.scene.wears(item.id, seat=hero.seat)

    def spend(self, hero: Hero, *tokens: str) -> None:
        """Tokens on some empty ability spaces of their colour."""
        for index, side, colour, lying in list(spaces_of(self.table, hero)):
            token = self.rng.choice(tokens)
            fits = {"stamina": colour & 1 and hero.stamina, "focus": colour & 2 and hero.focus}.get(token, 1)
            if fits and not lying and self.seldom():
                self.scene.spent(f"{SPACES[hero.places[index] * 2 + side]} {token}", seat=hero.seat)

    def pursue(self, hero: Hero, demons: int) -> None:
        """The demons of several sets, most of them hit somewhere."""
        for _ in range(demons):
            with contextlib.suppress(*NOT_TO_BE_HAD):
                self.scene.pursued_by(f"lvl{1 + self.up_to(2)}", seat=hero.seat)
        hero.marks = tuple(self.hits(foe) for foe in hero.demons)

    def hits(self, foe: int) -> int:
        """Marks of a foe that is not yet killed."""
        full = self.table.foe(foe).full
        return self.up_to(full) & ~(1 << self.up_to(full.bit_length() - 1))

    def advance(self, hero: Hero, furies: list[int]) -> None:
        """The figure on one of the nine cards, the cards before it defeated."""
        hero.at = self.up_to(8)
        for index in range(hero.at + 1):
            if hero.demons[index] == FACE_DOWN:
                hero.demons = set_at(hero.demons, index, CONTENT.fury_base + furies.pop())
            foe = hero.demons[index]
            hero.marks = set_at(hero.marks, index, self.hits(foe) if index == hero.at else self.table.foe(foe).full)

    def done(self, mortal: bool = False) -> Scene:
        """The position as the beginning of a history, with honest dice; perhaps the last seat is dead."""
        if mortal and self.table.seats > 2 and self.seldom():
            die(self.table, self.table.heroes[-1])
        self.table.settle()
        self.table.plant()
        self.table.source, self.table.opening = Seeded(self.seed), self.opening
        self.table.check()
        return self.scene


# The stages of a game


def on_the_march(seed: str, seats: int) -> Scene:
    """Somewhere before the walls, pursued by many, perhaps with one dead."""
    build = Builder(seed, seats)
    build.march(build.up_to(len(build.table.track) - 2))
    for hero in build.table.heroes:
        build.furnish(hero, skills=build.up_to(9))
        build.pursue(hero, demons=build.up_to(9))
    build.scene.turn_of(build.up_to(seats - 2))
    return build.done(mortal=True)


def in_a_fight(seed: str, seats: int) -> Scene:
    """The first seat has every skill and has killed some demons; most of the others lack one hit."""
    build = Builder(seed, seats)
    build.march(len(build.table.track) - 1)
    for hero in build.table.heroes:
        build.furnish(hero)
        build.pursue(hero, demons=8)
    build.scene.turn_of(0).says("fight", "roll")
    hero = build.scene.hero
    hero.health, killed = 10, 2 + build.up_to(5)
    hero.marks = tuple(build.table.foe(foe).full >> (index >= killed) for index, foe in enumerate(hero.demons))
    return build.done()


def before_a_chest(seed: str, seats: int) -> Scene:
    """The Move under way opens a chest."""
    build = Builder(seed, seats)
    build.march(build.rng.choice([n for n, space in enumerate(build.table.track) if space.chest]) - 1)
    for hero in build.table.heroes:
        build.furnish(hero)
    build.scene.turn_of(build.up_to(seats - 1)).says("move")
    return build.done()


def levelling(seed: str, seats: int) -> Scene:
    """Everybody but the first seat has levels and a potion to take, all at once, some with full slots."""
    build = Builder(seed, seats)
    build.march(build.up_to(len(build.table.track) - 2))
    for hero in build.table.heroes:
        build.furnish(hero, skills=build.up_to(5))
    for seat in range(1, seats):
        levels = [Level(seat, build.up_to(ANY_COLOUR)) for _ in range(8)]
        build.table.start_strand(seat, *levels, FillingSlot(seat))
        build.table.heroes[seat].potions = build.rng.choice(((1, 1), (1, 3), (4, 0)))
    build.scene.turn_of(0)
    return build.done()


def walls(seed: str, seats: int) -> Builder:
    """The first seat may breach the walls; others are still pursued."""
    build = Builder(seed, seats)
    build.march(len(build.table.track) - 1)
    build.bless()
    for hero in build.table.heroes:
        build.furnish(hero)
        build.pursue(hero, demons=build.up_to(4) if hero.seat else 0)
    build.scene.at_the_walls(0)
    return build


def at_the_walls(seed: str, seats: int) -> Scene:
    return walls(seed, seats).done(mortal=True)


def in_the_respite(seed: str, seats: int) -> Scene:
    """Everybody has answered the call and rests a last time; then the Demon Lord answers."""
    build = walls(seed, seats)
    build.scene.says("breach")
    while "answer" in build.scene.offers(seat := build.table.waiting[0]):
        build.scene.says("answer", seat=seat)
    return build.done()


def battle(seed: str, seats: int) -> Builder:
    """Everybody goes into the final battle with marked health, corrupted spaces and burdens for the next fight."""
    build = Builder(seed, seats)
    build.march(len(build.table.track) - 1)
    build.bless()
    for hero in build.table.heroes:
        build.furnish(hero, sack=0)
        build.spend(hero, "corrupted")
        hero.marked = 2 * build.up_to(3)
        hero.health = max(hero.marked, build.up_to(11), 1)
        hero.less_dice, hero.more_damage = build.up_to(2), 2 * build.up_to(2)
        hero.blessed = tuple(blessing for blessing in hero.blessings if build.seldom())
    return build


def in_the_final_battle(seed: str, seats: int) -> Scene:
    """Everybody somewhere among the nine cards."""
    build = battle(seed, seats)
    build.scene.battle()
    furies = build.shuffled(range(len(CONTENT.furies)))
    for hero in build.table.heroes:
        build.advance(hero, furies)
    build.table.furies = unturned_furies(build.table)
    return build.done()


def facing_the_curse(seed: str, seats: int, card: str) -> Scene:
    """The Demon Lord roars with this card."""
    build = battle(seed, seats)
    build.scene.battle().roars(card)
    return build.done()


def facing_the_fury(seed: str, seats: int, card: str) -> Scene:
    """The first seat has just turned up this fury card and holds some dice."""
    build = battle(seed, seats)
    build.scene.hero.less_dice = 0
    build.scene.meets_fury(card, *(1 + build.up_to(5) for _ in range(build.up_to(3))))
    return build.done()


# Playing on


def anybody(seed: str) -> conformance.Policy:
    """At every decision a novice is asked, and mostly heard; else a random player decides."""
    rng, novice = Rng(seed), make("novice", GAME.name, seed)

    def pick(position: Position, seat: int, choices: list[Choice]) -> Choice:
        answer = novice(position.view(seat), choices)
        assert answer in choices, answer
        return rng.choice((answer, answer, rng.choice(choices)))

    return pick


def try_everything(position: Position) -> None:
    """Every choice that is listed can be played, and leaves a position in which somebody can go on."""
    for seat in position.waiting:
        for choice in position.choices(seat):
            other = position.copy()
            events = other.play(choice, seat)
            other.check()
            assert other.over or (other.waiting and all(map(other.choices, other.waiting))), choice
            conformance.check_step(position, other, seat, choice, events)


def check_save(position: Position, ply: int) -> None:
    """As in conformance; but who began in the middle has no history to take back past others."""
    loaded = GAME.load(json.loads(json.dumps(position.save())))
    assert loaded == position and loaded.record() == position.record()


CHECKS = (conformance.check_one_truth, conformance.check_copy, check_save, conformance.check_reading)


def play_on(start: Scene, seed: str, plies: int, every: int) -> None:
    """Some decisions from here, with the laws of every game held on the way."""
    for ply, (now, seat, choice) in enumerate(islice(conformance.playthrough(start.table, anybody(seed), seed), plies)):
        for check in conformance.EVERY_PLY:
            check(now, ply)
        if ply % every == 0:
            for check in CHECKS:
                check(now, ply)
            try_everything(now)
            for viewer in (None, *range(now.seats)):
                other = GAME.imagine(now, viewer, Seeded(f"{seed}/{ply}/{viewer}"))
                conformance.compare(now, other, viewer, seat, choice)


STAGES = (on_the_march, in_a_fight, before_a_chest, levelling, at_the_walls, in_the_respite, in_the_final_battle)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("stage", STAGES, ids=lambda stage: stage.__name__)
def test_rich_heroes_play_on_from_every_stage_of_the_game(stage, seats):
    for number in range(2):
        seed = f"{stage.__name__}/{seats}/{number}"
        play_on(stage(seed, seats), seed, plies=40, every=20)


@pytest.mark.parametrize("stage", STAGES, ids=lambda stage: stage.__name__)
def test_rich_heroes_are_played_on_by_bots_that_try_choices(stage):
    table = stage(f"{stage.__name__}/tried", 4).table
    players = [make(name, GAME.name, "tried") for name in ("apprentice", "adept:3", "veteran:3", "master:6")]
    for _ in range(24):
        if not table.over:
            seat = Seat(table, table.waiting[0])
            choice = ask(players[seat.number], seat)
            assert choice in seat.choices
            table.play(choice, seat.number)


@pytest.mark.parametrize("card", [card.id for card in CONTENT.lords])
def test_rich_heroes_face_every_curse(card):
    play_on(facing_the_curse(card, 2, card), card, plies=4, every=4)


@pytest.mark.parametrize("card", [card.id for card in CONTENT.furies])
def test_rich_heroes_face_every_fury_card(card):
    play_on(facing_the_fury(card, 2, card), card, plies=4, every=4)


def curious(played: Counter[type[Choice] | Choice]) -> conformance.Policy:
    """The kind of choice that was made least so far, and of that kind the one made least."""

    def pick(position: Position, seat: int, choices: list[Choice]) -> Choice:
        choice = min(choices, key=lambda choice: (played[type(choice)], played[choice]))
        played.update((choice, type(choice)))
        return choice

    return pick


def test_rich_heroes_get_to_do_everything_there_is_to_do():
    played: Counter[type[Choice] | Choice] = Counter()
    for number, seats, stage in product(range(8), (2, 4), STAGES):
        seed = f"curious/{stage.__name__}/{seats}/{number}"
        for now, _, _ in islice(conformance.playthrough(stage(seed, seats).table, curious(played), seed), 60):
            assert now.waiting
    assert set(KINDS) - set(played) <= PAYMENTS, "what a card asks for is met card by card"


PAYMENTS = {Accept, Forfeit, Corrupt, Sacrifice, Spend, Lose}
