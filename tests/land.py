"""Scenes for tests of Darkest Doom: set a position by hand, script chance, speak in notation."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

import pytest

from dawnbreach.darkest_doom.common import without
from dawnbreach.darkest_doom.content import ATTRIBUTES, COLOURS, RELICS, TIERS
from dawnbreach.darkest_doom.darkness import DarkestFate
from dawnbreach.darkest_doom.game import DarkestDoom
from dawnbreach.darkest_doom.monsters import Tokens
from dawnbreach.darkest_doom.rounds import Dusk, FirstOrder, Night, Turns
from dawnbreach.darkest_doom.state import CORRUPTION, NONE, Guardian, Land
from dawnbreach.darkest_doom.turn import Turn
from dawnbreach.kernel import NOBODY, Event, Frame, Illegal, Refusal, Scripted
from dawnbreach.kernel.chance import Seeded


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
        with pytest.raises(Illegal) as caught:
            self.land.play(text, seat)
        assert caught.value.refusal == refusal
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
        """Equipment in the next free slots, in this order, with all its uses."""
        guardian = self.land.guardians[self.seat if seat is None else seat]
        kept = guardian.hand
        self.holds(*cards, seat=seat)
        for card in guardian.hand[len(kept) :]:
            design = self.land.content.cards[self.land.content.supplies[card][0]]
            guardian.equipment += ((card, design.uses),)
        guardian.hand = kept
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

    def overgrown(self, building: str, count: int = 3) -> Country:
        """Tendrils on a building: "purple-citadel", "grey-temple"."""
        number = self.land.doom.notation.words["building"].index(building)
        self.land.tendrils = (*self.land.tendrils[:number], count, *self.land.tendrils[number + 1 :])
        return self

    def sent(self, mission: str, attribute: str = "attack", relic: str = "crystal", seat: int | None = None) -> Country:
        """A mission, with what is marked for it."""
        guardian = self.land.guardians[self.seat if seat is None else seat]
        guardian.mission = self.land.doom.read_outcome("mission", mission)
        guardian.aim = (ATTRIBUTES.index(attribute), RELICS.index(relic))
        self.land.missions = without(self.land.missions, guardian.mission)
        return self

    def sworn(self, *orders: str, seat: int | None = None) -> Country:
        """Order Achievements held."""
        guardian = self.land.guardians[self.seat if seat is None else seat]
        content = self.land.content
        for order in orders:
            design = next(n for n, a in enumerate(content.achievements) if a.id == order)
            card = next(c for c in self.land.orders if content.achievement_cards[c] == design)
            guardian.orders += (card,)
            self.land.orders = without(self.land.orders, card)
        return self

    def day(self, number: int, dusk: bool = False) -> Country:
        """Another round or phase, still on the same turn."""
        self.land.round, self.land.dusk = number, dusk
        self.land.hearts = 8 - number if dusk else 9 - number
        self.land.bag = tuple(range(16 - self.land.hearts))
        return self.turn_of(self.seat)

    def until(self, step: str, seat: int | None = None) -> Country:
        """Everybody chooses the first thing offered, and ends every turn, until this seat, or any, is at this step."""
        for _ in range(300):
            self.seat = self.land.waiting[0]
            frame = self.land.frame(self.seat)
            here = frame.id if frame else None
            if here == step and seat in (None, self.seat):
                return self
            self.says("end turn" if here == "turn" else self.offers()[0])
        raise LookupError(step)

    def turn_of(self, seat: int, *later: int) -> Country:
        """Make it this seat's turn, then that of those later in the order of play; afterwards the phase ends."""
        after = Night(NOBODY) if self.land.dusk else Dusk(NOBODY)
        self.land.main.frames[:] = [after, Turns(NOBODY, later), Turn(seat)]
        self.land.active = self.seat = seat
        return self.ready()

    def coloured(self, *colours: str) -> Country:
        """The colours of the Guardians, by seat; they stay where they are."""
        for guardian, colour in zip(self.land.guardians, colours, strict=True):
            guardian.colour = COLOURS.index(colour)
        return self

    def nightfall(self, event: str, chart: str, *tokens: int) -> list[Event]:
        """The Darkest Fate's turn of this round, with this event, this event map and these target tokens."""
        return self.script(event=[event], map=[chart], token=tokens).darkens(DarkestFate(NOBODY))

    def prowl(self, *tokens: int) -> list[Event]:
        """The last part of it: every monster draws a target token, then they move."""
        return self.script(token=tokens).darkens(Tokens(NOBODY))

    def darkens(self, frame: Frame) -> list[Event]:
        """Do what the Darkness does, until somebody must decide; the players' turns follow."""
        self.land.dusk, self.land.active = True, NONE
        self.land.main.frames[:] = [Night(NOBODY), Turns(NOBODY, self.land.order), frame]
        self.land.told = []
        self.land.settle()
        told = self.land.told
        self.land.told, self.land.outcomes = [], []
        self.seat = self.land.waiting[0] if self.land.waiting else self.seat
        self.ready()
        return told

    def tendrils(self, building: str) -> int:
        return self.land.tendrils[self.land.doom.notation.words["building"].index(building)]

    def where(self, monster: int = 0) -> str | None:
        """The area of a monster, or None when it is gone."""
        shown = self.land.view(None)["monsters"][monster]
        return str(shown["area"]) if shown else None

    def reloaded(self) -> Country:
        """The same position, saved as text and loaded; chance has to be scripted again."""
        again = self.land.doom.load(json.loads(json.dumps(self.land.save())))
        assert again == self.land
        assert isinstance(again, Land)
        return Country(again, self.seat)

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
    leave_out_missions(position)
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


def leave_out_missions(position: Land) -> None:
    """Go on from setup to the first Dawn as if no mission had been drawn."""
    position.missions = tuple(range(len(position.content.missions)))
    for person in position.guardians:
        person.mission = NONE
    position.asked[1:] = [0] * position.seats
    position.main.frames[:] = [FirstOrder(NOBODY)]
    position.settle()
    position.told, position.outcomes = [], []


def opening(
    seats: int = 2, seed: int = 1, script: Mapping[str, Iterable[int]] | None = None, **options: Any
) -> Country:
    """A real beginning, up to the first decision; `opening(script={"destiny": [3, 9]})` lays down outcomes."""
    game = doom()
    source = Scripted(script or {}, Seeded(str(seed)))
    position = game.begin(seats, source, game.settle_options(seats, options))
    assert isinstance(position, Land)
    return Country(position, position.waiting[0])
