"""Scenes for tests: set a position of Sanctum by hand, script the dice, speak in notation."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

import dawnbreach
from dawnbreach.kernel import NOBODY, Event, Illegal, Position, Refusal, Scripted, Seeded
from dawnbreach.sanctum.card_effects import Token
from dawnbreach.sanctum.common import lay_out_abilities
from dawnbreach.sanctum.content import COLOURS, SLOTS, SLOTS_OF_TYPE
from dawnbreach.sanctum.fight import BeforeRoll
from dawnbreach.sanctum.game import Sanctum
from dawnbreach.sanctum.move import replaced
from dawnbreach.sanctum.skills import gain_skill
from dawnbreach.sanctum.state import EMPTY, FACE_DOWN, Hero, Table
from dawnbreach.sanctum.turn import Turn
from tests.looking import view_of


def sanctum() -> Sanctum:
    game = dawnbreach.game("sanctum")
    assert isinstance(game, Sanctum)
    return game


class Scene:
    """A table, whose turn it is, and the words to say at it."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat = table, seat

    @property
    def hero(self) -> Hero:
        return self.table.heroes[self.seat]

    # Chance

    def script(self, **outcomes: Iterable[Any]) -> Scene:
        """The next outcomes by kind: `script(die=[6, 4], fury=["ground-bucks"])`."""
        game = self.table.game
        numbers: dict[str, Iterable[int]] = {
            what: [v if isinstance(v, int) else game.read_outcome(what, v) for v in values]
            for what, values in outcomes.items()
        }
        self.table.source = Scripted(numbers, self.table.source)
        return self

    def rolls(self, *dice: int) -> Scene:
        return self.script(die=dice)

    # Playing

    def says(self, *texts: str, seat: int | None = None) -> list[Event]:
        """Play these choices; returns all events."""
        told: list[Event] = []
        for text in texts:
            told += self.table.play(text, self.seat if seat is None else seat)
        return told

    def refuses(self, text: str, seat: int | None = None) -> Refusal:
        """The refusal of a choice, which must be one, and must change nothing."""
        seat = self.seat if seat is None else seat
        before = self.table.copy()
        refusal = self.table.why_not(text, seat)
        assert refusal is not None, f"{text!r} is allowed"
        with pytest.raises(Illegal) as raised:
            self.table.play(text, seat)
        assert raised.value.refusal == refusal
        assert self.table == before
        for language in ("en", "pl", "ru"):
            assert "no-" + refusal.key not in refusal.words(language), refusal
        return refusal

    def offers(self, seat: int | None = None) -> list[str]:
        return [str(choice) for choice in self.table.choices(self.seat if seat is None else seat)]

    def fights(self, *dice: int) -> list[Event]:
        """Begin a fight and roll exactly these dice."""
        told = self.rolls(*dice).says("fight", "roll")
        assert self.hero.dice == dice, "one scripted roll for each die"
        return told

    # Reading

    @property
    def sack(self) -> list[str]:
        """The items in the sack, by id."""
        return names_of(self.table, self.hero.sack)

    @property
    def pools(self) -> tuple[int, int]:
        """Stamina and focus in the pools."""
        return self.hero.stamina, self.hero.focus

    @property
    def skills(self) -> set[str]:
        """The skills gained, by id."""
        cards = self.table.content.heroes[self.hero.who].skills
        return {card.id for card in cards if self.hero.skills >> card.place & 1}

    # Setting the scene by hand

    def holds(self, red: int = 0, blue: int = 0, seat: int | None = None) -> Scene:
        """Potions in the slots."""
        self.table.heroes[self.seat if seat is None else seat].potions = (red, blue)
        return self

    def owns_dice(self, gold: int, seat: int | None = None) -> Scene:
        """So many gold dice."""
        self.table.heroes[self.seat if seat is None else seat].gold = gold
        return self

    def demon(self, spec: str) -> int:
        """A demon front taken from its deck: "lvl2 1 6", "green lvl1 3", "lvl1 4 helmet", "lvl2/3" for damage 3."""
        content = self.table.content
        spec, _, damage = spec.partition("/")
        words = spec.split()
        faces = tuple(int(w) for w in words if w.isdecimal())
        level = next(int(w[3:]) for w in words if w.startswith("lvl"))
        colour = next((COLOURS.index(w) for w in words if w in COLOURS), None)
        kind = next((w for w in words if w in SLOTS_OF_TYPE), None)
        for number in self.table.decks[level - 1]:
            foe = content.foes[number]
            if faces and foe.faces != faces:
                continue
            if damage and foe.damage != int(damage):
                continue
            if colour is not None and foe.colour != colour:
                continue
            if kind is not None and content.items[number].type != kind:
                continue
            deck = tuple(n for n in self.table.decks[level - 1] if n != number)
            self.table.decks = replaced(self.table.decks, level - 1, deck)
            return number
        raise LookupError(f"no demon {spec!r} left in the deck")

    def pursued_by(self, *specs: str, seat: int | None = None) -> Scene:
        """Demons on a battle board."""
        hero = self.table.heroes[self.seat if seat is None else seat]
        foes = tuple(self.demon(spec) for spec in specs)
        hero.demons += foes
        hero.marks += (0,) * len(foes)
        return self

    def board(self, *sets: str) -> Scene:
        """Demon sets on the act board: "lvl1 + lvl1 3"."""
        self.table.sets = tuple(tuple(self.demon(s) for s in one.split("+")) for one in sets)
        return self

    def item(self, name: str) -> int:
        """The card with this item, taken from its deck."""
        table = self.table
        number = next(n for n, item in enumerate(table.content.items) if item.id == name)
        pile = table.content.items[number].level - 1
        cards = [card for card in (table.tops[pile], *table.decks[pile]) if card != number]
        assert len(cards) == len(table.decks[pile]), f"{name} is not in its deck"
        table.tops = replaced(table.tops, pile, cards[0])
        table.decks = replaced(table.decks, pile, tuple(cards[1:]))
        return number

    def carries(self, *names: str, seat: int | None = None) -> Scene:
        """Items in a sack."""
        hero = self.table.heroes[self.seat if seat is None else seat]
        hero.sack += tuple(self.item(name) for name in names)
        return self

    def has_gems(self, seat: int | None = None, **gems: int) -> Scene:
        """Gems in the pool, taken from the skill table: `has_gems(blue=1, white=1)`. Sets the totals named."""
        hero = self.table.heroes[self.seat if seat is None else seat]
        grid, pool = list(hero.grid), list(hero.gems)
        for colour, count in gems.items():
            index = COLOURS.index(colour)
            places = range(9, 18) if colour == "white" else range(index * 3, index * 3 + 3)
            while pool[index] < count:
                place = next(p for p in places if grid[p])
                grid[place] -= 1
                pool[index] += 1
            while pool[index] > count:
                grid[places[0]] += 1
                pool[index] -= 1
        hero.grid, hero.gems = tuple(grid), tuple(pool)
        return self

    def wears(self, *names: str, seat: int | None = None) -> Scene:
        """Items equipped, with the white gems to pay for them."""
        hero = self.table.heroes[self.seat if seat is None else seat]
        for name in names:
            number = self.item(name)
            card = self.table.content.items[number]
            slot = next(s for s in SLOTS_OF_TYPE[card.type] if hero.items[s] == EMPTY)
            hero.items = replaced(hero.items, slot, number)
            hero.stamina += card.stamina
            hero.focus += card.focus
        lay_out_abilities(self.table, hero)
        return self

    def knows(self, *skills: str, seat: int | None = None) -> Scene:
        """Skills gained, their gems moved to the pool; immediate effects that need a choice are dropped."""
        hero = self.table.heroes[self.seat if seat is None else seat]
        for name in skills:
            skill = next(s for s in self.table.content.heroes[hero.who].skills if s.id == name)
            gems, grid = list(hero.gems), list(hero.grid)
            for index, colour in ((skill.place, skill.place // 3), (skill.place + 9, 3)):
                gems[colour] += grid[index]
                grid[index] = 0
            hero.gems, hero.grid = tuple(gems), tuple(grid)
            depth = len(self.table.here.frames)
            gain_skill(self.table, hero, skill.place)
            del self.table.here.frames[depth:]
        return self

    def spent(self, *spaces: str, seat: int | None = None) -> Scene:
        """Tokens on ability spaces: `spent("helmet.1a focus", "armour.1a stamina")`, out of the pools."""
        hero = self.table.heroes[self.seat if seat is None else seat]
        for entry in spaces:
            name, token_name = entry.split()
            number = self.table.game.notation.words["space"].index(name)
            place, side = divmod(number, 2)
            token = Token[token_name.upper()]
            index = hero.places.index(place)
            hero.tokens = replaced(hero.tokens, index, hero.tokens[index] | token << 2 * side)
            if token == Token.STAMINA:
                hero.stamina -= 1
            elif token == Token.FOCUS:
                hero.focus -= 1
        return self

    def blessed_with(self, *names: str, seat: int | None = None) -> Scene:
        """Blessings held."""
        hero = self.table.heroes[self.seat if seat is None else seat]
        for name in names:
            number = next(n for n, b in enumerate(self.table.content.blessings) if b.id == name)
            self.table.unseen = tuple(b for b in self.table.unseen if b != number)
            hero.blessings += (number,)
        return self

    def goes_to(self, space: int, seat: int | None = None) -> Scene:
        """Put a figure on a space of the march (0 the first; -1 the walls)."""
        table = self.table
        seat = self.seat if seat is None else seat
        hero = table.heroes[seat]
        hero.space = space if space >= 0 else len(table.track) - 1
        table.front = max(h.space for h in table.heroes)
        placed = [h.seat for h in table.heroes if h.space >= 0]
        table.march = tuple(sorted(placed, key=lambda s: -table.heroes[s].space))
        return self

    def turn_of(self, seat: int) -> Scene:
        """Make it this seat's turn."""
        self.table.main.frames[1:] = [Turn(seat)]
        self.table.turn = self.seat = seat
        self.table.plant()
        return self

    def final_battle(self, *cards: str, seat: int | None = None) -> Scene:
        """Put a seat into a round of the final battle, against Demon Lord cards with these faces.

        Each is faces and damage, as "2 5 5/2"; "fury" is a face-down fury card. Nine cards as in a real
        battle: what is not named is filled up with cards from the deck.
        """
        table = self.table
        seat = self.seat if seat is None else seat
        hero = table.heroes[seat]
        board: list[int] = []
        for spec in cards:
            board.append(FACE_DOWN if spec == "fury" else self.lord(spec))
        while len(board) < 9:
            board.append(FACE_DOWN if len(board) % 2 else self.lord(""))
        hero.demons, hero.marks, hero.at = tuple(board), (0,) * len(board), 0
        table.round = max(table.round, 1)
        table.unveiled, table.breacher = True, seat if table.breacher < 0 else table.breacher
        hero.answered = 2
        from dawnbreach.kernel import Await
        from dawnbreach.sanctum.demon_lord import Roar

        table.main.frames[:] = [Roar(NOBODY), Await(NOBODY)]
        table.side = [strand for strand in table.side if strand.seat != seat]
        table.start_strand(seat, BeforeRoll(seat))
        table.plant()
        return self

    def lord(self, spec: str) -> int:
        """A Demon Lord card of the deck, as a foe: "2 5 5/2", or any."""
        table = self.table
        faces_text, _, damage = spec.partition("/")
        faces = tuple(int(w) for w in faces_text.split())
        for card in table.lords:
            foe = table.content.foes[table.content.lord_base + card]
            if (not faces or foe.faces == faces) and (not damage or foe.damage == int(damage)):
                table.lords = tuple(other for other in table.lords if other != card)
                return table.content.lord_base + card
        raise LookupError(f"no Demon Lord card {spec!r} left")

    # The endgame

    def battle(self, *cards: str) -> Scene:
        """Every living hero in a round of the final battle; these cards are the current seat's."""
        self.final_battle(*cards)
        for hero in self.table.heroes:
            if hero.seat != self.seat and hero.alive:
                self.final_battle(seat=hero.seat)
        return self

    def draws(self, *curses: str) -> Scene:
        """The next Demon Lord cards to be laid or dealt, by their effects; one on a board is changed for another."""
        table = self.table
        ids = [lord.id for lord in table.content.lords]
        cards = [ids.index(curse) for curse in curses]
        for card in cards:
            if card not in table.lords:
                self.swap(card, next(other for other in table.lords if other not in cards))
        return self.script(lord=cards)

    def swap(self, card: int, other: int) -> None:
        """Put a card of the Demon Lord deck on a board in place of one that lies there."""
        table = self.table
        foe = table.content.lord_base + card
        hero = next(hero for hero in table.heroes if foe in hero.demons)
        hero.demons = replaced(hero.demons, hero.demons.index(foe), table.content.lord_base + other)
        table.lords = tuple(sorted({*table.lords, card} - {other}))

    def roars(self, *curses: str) -> Scene:
        """Let the Demon Lord roar now with these cards; all living heroes must be in the final battle."""
        from dawnbreach.sanctum.demon_lord import Roar

        table = self.draws(*curses).table
        table.roar = len(curses)
        table.side, table.main.frames[:] = [], [Roar(NOBODY)]
        table.settle()
        table.plant()
        return self

    def meets_fury(self, fury: str, *left: int) -> Scene:
        """The final battle: defeat a first card with two fours and turn up a fury card, with these dice left."""
        self.battle("4 4/2")
        self.hero.gold = 2 + len(left)
        self.table.plant()
        self.script(die=[4, 4, *left], fury=[fury])
        self.says("roll", "hit d1 a.1", "hit d2 a.2")
        return self

    def at_the_walls(self, *seats: int) -> Scene:
        """Put figures on the last space of the march."""
        for seat in seats:
            self.goes_to(-1, seat)
        return self.turn_of(self.seat)

    def seen(self, seat: int | None = None) -> dict[str, Any]:
        """A hero's board as everybody sees it."""
        board: dict[str, Any] = view_of(self.table)["heroes"][self.seat if seat is None else seat]
        return board

    def counts(self) -> dict[str, int]:
        """How much the current hero has of everything that a card of the final battle can take."""
        board = self.seen()
        lying = [token for ability in board["abilities"] for token in ability["tokens"]]
        same = ("health", "marked", "stamina", "focus", "rage", "less_dice", "more_damage", "only_modified")
        return {name: int(board[name]) for name in same} | {
            "spent": lying.count("stamina") + lying.count("focus"),
            "corrupted": lying.count("corrupted"),
            "potions": board["potions"]["red"] + board["potions"]["blue"],
            "blessings": sum(not blessing["used"] for blessing in board["blessings"]),
            "dice": sum(not die["lost"] for die in board["dice"]),
        }

    def changes(self, *texts: str) -> dict[str, int]:
        """What saying this changes in `counts`."""
        before = self.counts()
        self.says(*texts)
        return {name: count - before[name] for name, count in self.counts().items() if count != before[name]}


def scene(
    hero: str = "huntress",
    seats: int = 2,
    demons: Iterable[str] = (),
    rage: str = "active",
    seed: int = 1,
    heroes: tuple[str, ...] = (),
    moved: bool = True,
    **options: Any,
) -> Scene:
    """A table in Act I on which it is the first seat's turn, without starting bonuses.

    Seat 0 plays `hero`. With `moved`, everybody has made the first move (without demons taken).
    """
    names = heroes or (hero,)
    table = sanctum().start(seats=seats, seed=seed, heroes=names, **options)
    assert isinstance(table, Table)
    fresh(table)
    made = Scene(table, 0)
    if moved:
        for seat in reversed(range(seats)):
            made.goes_to(seats - 1 - seat, seat)
        table.sets = ()
    made.turn_of(0)
    made.pursued_by(*demons)
    made.hero.rage = 1 if rage == "active" else 0
    table.plant()
    return made


def opening(seats: int = 2, seed: int = 1, game: Sanctum | None = None, **options: Any) -> Scene:
    """A real beginning, bonuses and all; `script` lays down outcomes: `opening(script={"first": ["2"]})`."""
    game = game or sanctum()
    script: dict[str, Iterable[int]] = {
        what: [v if isinstance(v, int) else game.read_outcome(what, v) for v in values]
        for what, values in options.pop("script", {}).items()
    }
    table = game.begin(seats, Scripted(script, Seeded(str(seed))), game.settle_options(seats, options))
    assert isinstance(table, Table)
    return Scene(table, table.waiting[0])


def fresh(table: Table) -> None:
    """Take the starting bonuses back."""
    for number, hero in enumerate(table.heroes):
        table.heroes[number] = Hero.new(hero.seat, hero.who, table.content)
        lay_out_abilities(table, table.heroes[number])


def names_of(position: Position, slots: tuple[int, ...]) -> list[str]:
    """Item ids of numbers, for asserting."""
    assert isinstance(position, Table)
    return [position.content.items[n].id for n in slots if n != EMPTY]


__all__ = ["SLOTS", "Scene", "names_of", "opening", "sanctum", "scene"]
