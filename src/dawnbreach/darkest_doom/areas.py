"""DD-3.4 What areas offer: Citadel, Forest, Black Lodge, Lake, Blood Temple."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Self

from dawnbreach.darkest_doom import events
from dawnbreach.darkest_doom.cards import slots_free
from dawnbreach.darkest_doom.choosing import purge
from dawnbreach.darkest_doom.common import AreaChoice, Draw, add_coins, add_fame, add_mana, did, must_discard
from dawnbreach.darkest_doom.movement import Walking, enter
from dawnbreach.darkest_doom.state import LANTERN, Land
from dawnbreach.darkest_doom.steps import OwnTurn
from dawnbreach.darkest_doom.victory import alliances
from dawnbreach.kernel import Choice, Plain, Refusal, set_at
from dawnbreach.kernel.errors import no


def kind_here(table: Land, seat: int) -> str:
    return table.content.areas[table.guardians[seat].area].kind


class Road(Plain[Land, OwnTurn]):
    """Citadel: one coin for two areas, and one more per allied Citadel. DD-3.4"""

    pattern = "road"
    clause = "DD-3.4"

    @classmethod
    def likely(cls, table: Land, frame: OwnTurn) -> bool:
        return kind_here(table, frame.seat) == "citadel"

    def forbids(self, table: Land, frame: OwnTurn) -> Refusal | None:
        seat = frame.seat
        guardian = table.guardians[seat]
        if kind_here(table, seat) != "citadel":
            return no("DD-3.4", "wrong-area")
        if guardian.halted:
            return no("DD-10.3", "halted")
        return None if guardian.coins else no("DD-3.4", "coins-missing", n=1)

    def do(self, table: Land, frame: OwnTurn) -> None:
        seat = frame.seat
        guardian = table.guardians[seat]
        add_coins(table, guardian, -1)
        did(guardian, "citadel-road")
        table.push(Walking(seat, 2 + len(alliances(table, seat)), True))


def forbids_rite(table: Land, seat: int) -> Refusal | None:
    """In a Forest, with two mana and two cards. DD-3.4"""
    guardian = table.guardians[seat]
    if kind_here(table, seat) != "forest":
        return no("DD-3.4", "wrong-area")
    if guardian.mana < 2:
        return no("DD-3.4", "mana-missing", n=2)
    return no("DD-3.4", "cards-missing", n=2) if len(guardian.supplies) < 2 else None


class Rite(Choice[Land, OwnTurn]):
    """Forest: two mana, discard two cards, draw two from one deck. DD-3.4"""

    pattern = "rite {deck}"
    clause = "DD-3.4"
    deck: int

    @classmethod
    def options(cls, table: Land, frame: OwnTurn) -> Iterable[Self]:
        is_there = kind_here(table, frame.seat) == "forest"
        return cls.row(table) if is_there and forbids_rite(table, frame.seat) is None else ()

    def forbids(self, table: Land, frame: OwnTurn) -> Refusal | None:
        if (refusal := forbids_rite(table, frame.seat)) is not None:
            return refusal
        left = table.decks[self.deck] or table.piles[self.deck]
        return None if left else no("DD-3.4", "deck-empty")

    def do(self, table: Land, frame: OwnTurn) -> None:
        seat = frame.seat
        guardian = table.guardians[seat]
        add_mana(table, guardian, -2)
        did(guardian, "forest-rite")
        table.push(Draw(seat, self.deck))
        table.push(Draw(seat, self.deck))
        must_discard(table, guardian, 2)


def forbids_lodge(table: Land, seat: int) -> Refusal | None:
    """At an Entrance that is open, with an action point. DD-3.4"""
    guardian = table.guardians[seat]
    if kind_here(table, seat) != "entrance":
        return no("DD-3.4", "wrong-area")
    if table.has_rule("rule no lodge"):
        return no("DD-6.3", "lodge-closed")
    if guardian.halted:
        return no("DD-10.3", "halted")
    return no("DD-3.4", "actions-missing", n=1) if guardian.actions < 1 else None


class Lodge(AreaChoice[OwnTurn]):
    """Black Lodge Entrance: one action point to another Entrance. DD-3.4"""

    pattern = "lodge {area}"
    clause = "DD-3.4"

    @classmethod
    def areas(cls, table: Land, frame: OwnTurn) -> Sequence[int]:
        if kind_here(table, frame.seat) != "entrance" or forbids_lodge(table, frame.seat) is not None:
            return ()
        here = table.guardians[frame.seat].area
        return [n for n in table.content.of_kind["entrance"] if n != here]

    def forbids(self, table: Land, frame: OwnTurn) -> Refusal | None:
        return forbids_lodge(table, frame.seat) or super().forbids(table, frame)

    def do(self, table: Land, frame: OwnTurn) -> None:
        guardian = table.guardians[frame.seat]
        guardian.actions -= 1
        did(guardian, "lodge")
        enter(table, guardian, self.area)


class Summon(Choice[Land, OwnTurn]):
    """Lake: one to three Lanterns summon the Lake Spectre. DD-3.4, DD-13.7"""

    pattern = "summon {lanterns}"
    clause = "DD-3.4"
    lanterns: int

    @classmethod
    def options(cls, table: Land, frame: OwnTurn) -> Iterable[Self]:
        lanterns = table.guardians[frame.seat].relics[LANTERN]
        return cls.row(table)[:lanterns] if lanterns else ()

    def forbids(self, table: Land, frame: OwnTurn) -> Refusal | None:
        seat = frame.seat
        guardian = table.guardians[seat]
        if kind_here(table, seat) != "lake":
            return no("DD-3.4", "wrong-area")
        if guardian.relics[LANTERN] < self.lanterns + 1:
            return no("DD-3.4", "lanterns-missing", n=self.lanterns + 1)
        if any(g.spectre for g in table.guardians):
            return no("DD-13.7", "spectre-away")
        return None if slots_free(guardian) > 0 else no("DD-3.6", "slots-full")

    def do(self, table: Land, frame: OwnTurn) -> None:
        seat = frame.seat
        guardian = table.guardians[seat]
        guardian.relics = set_at(guardian.relics, LANTERN, guardian.relics[LANTERN] - self.lanterns - 1)
        guardian.spectre = self.lanterns + 1
        table.tell(events.SpectreSummoned(seat, guardian.spectre))


def forbids_temple(table: Land, seat: int) -> Refusal | None:
    """In Dawn, once, wherever you are, with Acolytes. DD-3.4"""
    guardian = table.guardians[seat]
    if table.dusk:
        return no("DD-3.4", "dawn-only")
    if not guardian.acolytes:
        return no("DD-3.4", "no-acolytes")
    return no("DD-3.4", "served-already") if guardian.served else None


class Praise(Plain[Land, OwnTurn]):
    """Blood Temple: Daily Fame for your Acolytes. DD-3.4"""

    pattern = "praise"
    clause = "DD-3.4"

    @classmethod
    def likely(cls, table: Land, frame: OwnTurn) -> bool:
        return table.guardians[frame.seat].acolytes > 0

    def forbids(self, table: Land, frame: OwnTurn) -> Refusal | None:
        return forbids_temple(table, frame.seat)

    def do(self, table: Land, frame: OwnTurn) -> None:
        guardian = table.guardians[frame.seat]
        guardian.served = True
        add_fame(table, guardian, guardian.acolytes)


class Purge(Plain[Land, OwnTurn]):
    """Blood Temple: discard Dark Corruption for your Acolytes. DD-3.4"""

    pattern = "purge"
    clause = "DD-3.4"

    @classmethod
    def likely(cls, table: Land, frame: OwnTurn) -> bool:
        return table.guardians[frame.seat].acolytes > 0

    def forbids(self, table: Land, frame: OwnTurn) -> Refusal | None:
        if (refusal := forbids_temple(table, frame.seat)) is not None:
            return refusal
        return None if table.guardians[frame.seat].corruption else no("DD-3.4", "no-corruption")

    def do(self, table: Land, frame: OwnTurn) -> None:
        guardian = table.guardians[frame.seat]
        guardian.served = True
        purge(table, guardian, guardian.acolytes)
