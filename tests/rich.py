"""Lands where everything is there at once: full hands, all relics, Spectres, a crowd of monsters, a consumed player."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from dawnbreach.darkest_doom.common import without
from dawnbreach.darkest_doom.content import Card
from dawnbreach.darkest_doom.possession import consume, leader_card
from dawnbreach.darkest_doom.rounds import Dawn, Dusk, Night, Turns
from dawnbreach.darkest_doom.state import CORRUPTION, HEALTH, LEADER, NONE, WISDOM, Guardian, Land
from dawnbreach.darkest_doom.turn import Turn
from dawnbreach.kernel import NOBODY
from tests.land import doom

T = TypeVar("T")
TABLES = [(1, 1), (1, 2), (1, 3), (2, 0), (3, 0), (4, 0)]
"""Seats, and Virtual Guardians of one who plays alone."""


def rich(seats: int, virtual: int, seed: int) -> Land:
    """A land in the middle of a game; the seed says how much of everything there is, and whose turn or which phase."""
    land = doom().start(seats=seats, seed=seed, virtual=virtual)
    assert isinstance(land, Land)
    Builder(land, Random(f"rich/{seats}/{virtual}/{seed}")).build()
    land.plant()
    return land


class Builder:
    """Takes cards from their decks and tokens from the box, so that everything still is there once."""

    def __init__(self, land: Land, random: Random) -> None:
        self.land, self.random = land, random
        self.people = [g for g in land.guardians if not g.virtual]

    def build(self) -> None:
        self.day()
        self.figures()
        self.land_itself()
        for guardian in self.people:
            self.empty(guardian)
        for guardian in self.people:
            self.board(guardian)
            self.cards(guardian)
            self.order(guardian)
        self.begin()

    def some(self, things: Sequence[T], most: int) -> list[T]:
        return self.random.sample(list(things), min(most, len(things)))

    # The land

    def day(self) -> None:
        """Any round and phase, with its Hearts, its events drawn and an event in force."""
        land, random = self.land, self.random
        land.round, land.dusk = random.randint(1, 8), random.random() < 0.5
        land.hearts = 8 - land.round + (not land.dusk)
        land.bag = tuple(range(16 - land.hearts)) if random.random() < 0.7 else ()
        drawn = land.round - (not land.dusk)
        land.events = tuple(n for n, e in enumerate(land.content.events) if drawn >= 5 or not e.echo)
        for _ in range(drawn):
            land.event, land.event_map = random.choice(land.events), random.choice(land.maps)
            land.events, land.maps = without(land.events, land.event), without(land.maps, land.event_map)
        land.order = tuple(self.some(range(len(land.guardians)), 4))
        land.fate = random.randint(NONE, len(land.content.fate) - 1)

    def figures(self) -> None:
        """Guardians anywhere but on the summit, three monsters of all tiers, often side by side."""
        land, random = self.land, self.random
        centre = random.randrange(len(land.content.areas))
        near = sorted(range(len(land.content.areas)), key=lambda area: land.content.roads[centre][area])
        crowd = near[: random.choice((8, 14, len(near)))]
        open_areas = [a for a in crowd if a != land.content.summit]
        places = self.some(open_areas, len(open_areas))
        for guardian in land.guardians:
            guardian.area = places.pop()
            guardian.tier = random.randint(0, 2)
        bag = self.some(land.bag, 3)
        for monster, tier in zip(
            land.monsters, self.some((0, 0, 0, 1, 1, LEADER), random.choice((0, 2, 3, 3))), strict=False
        ):
            area = next((a for a in reversed(places) if a != land.content.monolith), NONE)
            if area == NONE:
                break
            places.remove(area)
            monster.tier, monster.area = tier, area
            monster.token = bag.pop() if bag and random.random() < 0.5 else NONE
            land.bag = tuple(token for token in land.bag if token != monster.token)

    def land_itself(self) -> None:
        """Tendrils everywhere but one, Abysses, alliances."""
        land, random = self.land, self.random
        full = random.random() < 0.5
        land.tendrils = tuple(3 if full else random.randint(0, 3) for _ in range(8))
        last = random.randrange(8)
        land.tendrils = tuple(min(n, random.randint(0, 2)) if b == last else n for b, n in enumerate(land.tendrils))
        land.abysses = (
            random.choice((*land.content.maps, land.content.maps[0])).abysses if random.random() < 0.8 else ()
        )
        land.backs = tuple(range(len(land.content.abysses)))
        owners = [random.choice((NONE, *(g.number for g in land.guardians))) for _ in range(4)]
        land.allies = tuple(o if o == NONE or owners[: n + 1].count(o) <= 3 else NONE for n, o in enumerate(owners))
        land.bonds = tuple(0 if owner == NONE else random.randint(1, 6) for owner in land.allies)
        land.acolytes = tuple(random.randint(0, 1) for _ in range(4))

    # A player

    def empty(self, guardian: Guardian) -> None:
        """Give back what the game was begun with."""
        for card in guardian.supplies:
            deck = self.design(card).deck
            self.land.decks = tuple((*d, card) if n == deck else d for n, d in enumerate(self.land.decks))
        guardian.hand = ()
        if guardian.mission != NONE:
            self.land.missions = (*self.land.missions, guardian.mission)
            guardian.mission = NONE

    def design(self, card: int) -> Card:
        return self.land.content.cards[self.land.content.supplies[card][0]]

    def board(self, guardian: Guardian) -> None:
        """High attributes, little health left, five coins, three relics, a Spectre of three Lanterns, traps."""
        land, random = self.land, self.random
        most = land.content.numbers.attribute_max
        guardian.attributes = tuple(random.choice((3, 5, most, most)) for _ in range(4))
        guardian.wounds = random.randint(0, guardian.attributes[HEALTH] - 1)
        guardian.mana, guardian.coins = guardian.attributes[1], random.choice((0, 5, 5))
        guardian.actions, guardian.fame = random.choice((0, 4, 9)), random.randint(-3, 12)
        guardian.moths = random.randint(0, 3)
        guardian.acolytes = random.randint(0, 3 - guardian.moths)
        guardian.halted = random.random() < 0.1
        others = [g.spectre for g in self.people if g is not guardian]
        guardian.spectre = random.choice((0, 1, 3, 3)) if not any(others) else 0
        kinds = self.some([0, 0, 0, 1, 1, 1, 2, 2, 2], 3 - guardian.spectre)
        guardian.relics = tuple(kinds.count(kind) for kind in range(3))
        taken = {g.area for g in land.guardians} | {m.area for m in land.monsters} | {a for _, a in land.traps}
        taken |= {land.content.path, land.content.summit}
        bare = [a for a in range(len(land.content.areas)) if a not in taken]
        land.traps += tuple((guardian.number, area) for area in self.some(bare, random.randint(0, 2)))

    def cards(self, guardian: Guardian) -> None:
        """Equipment in every slot, and a hand as large as Wisdom, of every kind and with Dark Corruption."""
        random, room = self.random, guardian.attributes[WISDOM]
        armed = random.random() < 0.4
        for card in self.take(random.randint(0, 1 if guardian.spectre else 2), (0,), armed):
            guardian.equipment += ((card, random.randint(1, self.design(card).uses)),)
        self.corruption(guardian, random.choice((0, 1, 2, room)))
        if armed:
            guardian.hand += tuple(self.take(room - len(guardian.hand), (2,), armed))
        decks = random.choice(((0, 1, 2, 3), (2,), (1,), (2, 3)))
        guardian.hand += tuple(self.take(room - len(guardian.hand), decks))

    def corruption(self, guardian: Guardian, count: int) -> None:
        """Dark Corruption cards, sometimes the Leader of the Hunt among them."""
        land = self.land
        leader = leader_card(land) - CORRUPTION
        found = self.some([card for card in land.taints if card != leader], count)
        if count and leader in land.taints and self.random.random() < 0.4:
            found[0] = leader
        guardian.hand += tuple(CORRUPTION + card for card in found)
        land.taints = tuple(card for card in land.taints if card not in found)

    def take(self, count: int, decks: Sequence[int], armed: bool = False) -> list[int]:
        """Cards of these decks; for one who is armed those that give more dice."""
        there = [card for deck in decks for card in self.land.decks[deck]]
        if armed:
            there = [card for card in there if any(effect.verb == "dice" for effect in self.design(card).effects)]
        found = self.some(there, count)
        self.land.decks = tuple(tuple(c for c in deck if c not in found) for deck in self.land.decks)
        return found

    def order(self, guardian: Guardian) -> None:
        """A mission, achievements, and deeds to announce."""
        land, random = self.land, self.random
        if random.random() < 0.7:
            guardian.mission = random.choice(land.missions)
            guardian.aim, guardian.declared = (random.randint(0, 3), random.randint(0, 2)), random.random() < 0.5
            land.missions = without(land.missions, guardian.mission)
        guardian.orders = tuple(self.some(land.orders, random.randint(0, 2)))
        land.orders = tuple(card for card in land.orders if card not in guardian.orders)
        guardian.deeds = tuple(random.choice((0, 0, 3)) for _ in guardian.deeds)
        guardian.unsung = random.random() < 0.5

    # Whose turn

    def begin(self) -> None:
        """Sometimes one is consumed by the Leader; then somebody's turn, or the phase begins."""
        land, random = self.land, self.random
        land.main.frames.clear()
        holder = next((g for g in self.people if leader_card(land) in g.hand), None)
        if holder is not None and random.random() < 0.6:
            self.let_consume(holder)
        turns = [n for n in land.order if n < land.seats and not land.guardians[n].consumed]
        kind = random.choice(("turn", "turn", "turn", "phase"))
        land.active = NONE
        if kind == "phase" or not turns:
            land.main.frames[:] = [Dusk(NOBODY) if land.dusk else Dawn(NOBODY)]
            self.undo_event()
        else:
            first, *later = self.some(turns, len(turns))
            land.active = first
            land.main.frames[:] = [
                Night(NOBODY) if land.dusk else Dusk(NOBODY),
                Turns(NOBODY, tuple(later)),
                Turn(first),
            ]
        land.settle()
        land.told, land.outcomes = [], []

    def let_consume(self, guardian: Guardian) -> None:
        """The Leader there is becomes this player, or one more monster does."""
        land = self.land
        beast = next((m for m in land.monsters if m.tier == LEADER), land.monsters[-1])
        beast.tier = beast.area = beast.token = NONE
        if guardian.area not in (land.content.monolith, land.content.summit):
            consume(land, guardian)

    def undo_event(self) -> None:
        """A Dusk takes its Heart and its event itself."""
        land = self.land
        if land.dusk:
            land.hearts += 1
            land.bag = tuple(token for token in land.bag if token != 7 + land.round)
            land.events = tuple({*land.events, land.event})
            land.maps = tuple({*land.maps, land.event_map})
