"""Scenes for tests of Darkest Doom: set a position by hand, script chance, speak in notation."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from dawnbreach.darkest_doom.common import without
from dawnbreach.darkest_doom.content import COLOURS, TIERS
from dawnbreach.darkest_doom.game import DarkestDoom
from dawnbreach.darkest_doom.rounds import Dusk, Night, Turns
from dawnbreach.darkest_doom.state import CORRUPTION, NONE, Guardian, Land
from dawnbreach.darkest_doom.turn import Turn
from dawnbreach.kernel import NOBODY, Event, Illegal, Refusal, Scripted


@cache
def doom() -> DarkestDoom:
    return DarkestDoom()


class Country:
    """A land, whose turn it is, and the words to say in it."""

    def __init__(self, land: Land, seat: int) -> None:
        self.land, self.seat = land, seat

    @property
    def guardian(self) -> Guardian:
        return self.land.guardians[self.seat]

    # Chance and speech

    def script(self, **outcomes: Iterable[Any]) -> Country:
        """The next outcomes by kind: `script(crimson=["sword", "moon"], supply=["reaper.sword"])`."""
        game = self.land.doom
        numbers = {
            what: [v if isinstance(v, int) else game.read_outcome(what, v) for v in values]
            for what, values in outcomes.items()
        }
        self.land.source = Scripted(numbers, self.land.source)
        return self

    def rolls(self, *icons: str) -> Country:
        """The next faces of Crimson Fate dice."""
        return self.script(crimson=icons)

    def says(self, *texts: str, seat: int | None = None) -> list[Event]:
        told: list[Event] = []
        for text in texts:
            told += self.land.play(text, self.seat if seat is None else seat)
        return told

    def refuses(self, text: str, seat: int | None = None) -> Refusal:
        """The refusal of a choice, which must be one, and must change nothing."""
        seat = self.seat if seat is None else seat
        before = self.land.copy()
        refusal = self.land.why_not(text, seat)
        assert refusal is not None, f"{text!r} is allowed"
        try:
            self.land.play(text, seat)
        except Illegal as error:
            assert error.refusal == refusal
        else:
            raise AssertionError(f"{text!r} was played")
        assert self.land == before
        return refusal

    def offers(self, seat: int | None = None) -> list[str]:
        return [str(choice) for choice in self.land.choices(self.seat if seat is None else seat)]

    # Setting the scene by hand

    def area(self, name: str) -> int:
        return next(n for n, a in enumerate(self.land.content.areas) if a.id == name)

    def first(self, kind: str, bare: bool = True) -> int:
        """Some area of a kind without figures or tokens."""
        for number, area in enumerate(self.land.content.areas):
            empty = self.land.figure_at(number) == NONE and number not in self.land.abysses
            if area.kind == kind and (not bare or (empty and all(a != number for _, a in self.land.traps))):
                return number
        raise LookupError(kind)

    def stands(self, area: int | str, seat: int | None = None) -> Country:
        """Put a Guardian in an area, by number or id."""
        guardian = self.land.guardians[self.seat if seat is None else seat]
        guardian.area = self.area(area) if isinstance(area, str) else area
        return self

    def next_to(self, area: int, bare: bool = True) -> int:
        """A neighbour of an area, without figures and tokens."""
        for number in self.land.content.areas[area].next:
            kind = self.land.content.areas[number].kind
            if kind in ("monolith", "summit", "path"):
                continue
            if not bare or (self.land.figure_at(number) == NONE and number not in self.land.abysses):
                return number
        raise LookupError("no neighbour")

    def holds(self, *cards: str, seat: int | None = None) -> Country:
        """Supplies cards in a hand, taken from their decks: "reaper" (any copy) or "reaper.sword"."""
        guardian = self.land.guardians[self.seat if seat is None else seat]
        words = self.land.doom.notation.words["card"]
        for wanted in cards:
            for deck in range(4):
                found = [c for c in self.land.decks[deck] if words[c] == wanted or words[c].split(".")[0] == wanted]
                if found:
                    guardian.hand += (found[0],)
                    decks = list(self.land.decks)
                    decks[deck] = without(decks[deck], found[0])
                    self.land.decks = tuple(decks)
                    break
            else:
                raise LookupError(wanted)
        return self

    def wears(self, *cards: str, seat: int | None = None) -> Country:
        """Equipment in the slots, with all its uses."""
        guardian = self.land.guardians[self.seat if seat is None else seat]
        self.holds(*cards, seat=seat)
        for _ in cards:
            card = guardian.hand[-1]
            guardian.hand = guardian.hand[:-1]
            design = self.land.content.cards[self.land.content.supplies[card][0]]
            guardian.equipment += ((card, design.uses),)
        return self

    def tainted(self, count: int = 1, leader: bool = False, seat: int | None = None) -> Country:
        """Dark Corruption cards in a hand."""
        guardian = self.land.guardians[self.seat if seat is None else seat]
        for _ in range(count):
            found = [c for c in self.land.taints if self.land.content.corruptions[c].leader == leader]
            guardian.hand += (CORRUPTION + found[0],)
            self.land.taints = without(self.land.taints, found[0])
        return self

    def monster(self, tier: str, area: int, token: int = NONE) -> Country:
        """A monster on the map, in the first free place."""
        monster = next(m for m in self.land.monsters if m.tier == NONE)
        monster.tier, monster.area, monster.token = TIERS.index(tier), area, token
        return self

    def abyss(self, *areas: int) -> Country:
        self.land.abysses += areas
        self.land.backs = tuple(range(len(self.land.content.abysses)))
        return self

    def trap(self, area: int, seat: int) -> Country:
        self.land.traps += ((seat, area),)
        return self

    def allied(self, colour: str, points: int, number: int) -> Country:
        citadel = COLOURS.index(colour)
        self.land.allies = (*self.land.allies[:citadel], number, *self.land.allies[citadel + 1 :])
        self.land.bonds = (*self.land.bonds[:citadel], points, *self.land.bonds[citadel + 1 :])
        return self

    def turn_of(self, seat: int) -> Country:
        """Make it this seat's turn; afterwards the phase ends."""
        after = Night(NOBODY) if self.land.dusk else Dusk(NOBODY)
        self.land.main.frames[:] = [after, Turns(NOBODY, ()), Turn(seat)]
        self.land.active = self.seat = seat
        return self.ready()

    def ready(self) -> Country:
        """Begin the history here; call it when the scene is set."""
        self.land.plant()
        return self


def land(
    guardian: str = "urian", seats: int = 2, guardians: tuple[str, ...] = (), seed: int = 1, **options: Any
) -> Country:
    """A land at Dawn of round 1, on the first seat's turn, with empty hands, no missions and no coins.

    Seat 0 plays `guardian` and is the only one left in the order of turns of this phase. Four action points.
    """
    names = guardians or (guardian,)
    position = doom().start(seats=seats, seed=seed, guardians=names, **options)
    assert isinstance(position, Land)
    for person in position.guardians:
        for card in person.supplies:
            deck = position.content.cards[position.content.supplies[card][0]].deck
            decks = list(position.decks)
            decks[deck] = tuple(sorted((*decks[deck], card)))
            position.decks = tuple(decks)
        person.hand = ()
        person.coins = 0
    made = Country(position, 0)
    made.turn_of(0)
    return made
