"""What a game of Darkest Doom comes to: Fame day by day and where it came from, the combats, the tests and the dice."""

from __future__ import annotations

from typing import cast

from dawnbreach.darkest_doom import events
from dawnbreach.darkest_doom.crimson_fate import FACES, hits, parries
from dawnbreach.darkest_doom.describe import Describer
from dawnbreach.darkest_doom.state import Land
from dawnbreach.kernel import NOBODY, Event, Name
from dawnbreach.kernel.aftermath import (
    Aftermath,
    Curve,
    Mark,
    Moment,
    Row,
    Section,
    Tally,
    expected_matches,
    matches,
    weightiest,
)
from dawnbreach.kernel.film import Film
from dawnbreach.kernel.words import Arg, Joined, Phrase

CAUSES: dict[type[Event], str] = {
    events.MonsterKilled: "monsters",
    events.GuardianDied: "guardians",
    events.MissionDone: "missions",
    events.OrderMet: "orders",
    events.TestEnded: "tests",
    events.CardPlayed: "cards",
    events.EquipmentUsed: "cards",
    events.AbilityUsed: "cards",
}
"""What Fame that is told of next comes from."""
SOURCES = ("missions", "orders", "monsters", "guardians", "tests", "cards", "temple", "virtual", "other")
HITS = 3
"""Faces of a die that hit: Swords, Priestesses, and Dawns or Dusks. DD-4.1"""
WEIGHTS: dict[type[Event], int] = {
    events.GuardianDied: 30,
    events.Consumed: 90,
    events.MonsterKilled: 10,
    events.MissionDone: 10,
    events.Allied: 15,
    events.OrderMet: 10,
}
"""What decides games, and how much; the later the more, and the more Fame came or went with it."""
VIRTUAL_DEATH, PER_FAME = 5, 5
DONE = (
    "aftermath-mission-done",
    "aftermath-allied",
    "aftermath-order-met",
    "aftermath-monster-killed",
    "aftermath-consumed",
)
LOST = ("aftermath-fame-lost", "aftermath-wounds", "aftermath-guardian-died")
LUCK = (
    "aftermath-dice",
    "aftermath-met",
    "aftermath-met-expected",
    "aftermath-passed",
    "aftermath-failed",
    "aftermath-hits",
    "aftermath-hits-expected",
)


class Deed:
    """Something that may have decided, with the Fame that came or went with it."""

    def __init__(self, at: int, weight: int, seat: int, words: tuple[tuple[str, Arg], ...]) -> None:
        self.at, self.weight, self.seat, self.words = at, weight, seat, words
        self.swings: dict[int, int] = {}


class Account:
    """A game of which one decision after another is told."""

    def __init__(self, film: Film) -> None:
        self.film = film
        self.lands = cast("list[Land]", film.positions)
        self.last = self.lands[-1]
        self.players = len(self.last.guardians)
        self.virtual = [guardian.number for guardian in self.last.guardians if guardian.virtual]
        self.tally = Tally(self.players)
        self.fame = [0] * self.players
        self.cause = ""
        self.wanted: tuple[int, ...] = ()
        """The icons of the test that is taken."""
        self.marks: list[Mark] = []
        self.deeds: list[Deed] = []
        self.is_deed = False
        """Whether Fame that is told of next is the last deed's."""
        self.labels: list[Arg] = []
        self.lines: list[list[int | None]] = [[] for _ in range(self.players)]

    def tell(self) -> Aftermath:
        for at in range(len(self.lands)):
            self.cause, self.is_deed = self.chosen(at), False
            for event in self.film.events[at]:
                self.hear(at, event)
            self.begin_turn(at)
        self.note_day(len(self.lands) - 1, self.last.round)
        namer = Describer(self.last.content).guardian(self.last)
        lines = tuple([tuple(line) for line in self.lines])
        return Aftermath(
            tuple([namer(number) for number in range(self.players)]),
            self.ranks(),
            Curve("aftermath-fame-curve", tuple(self.labels), lines),
            self.sections(),
            weightiest([self.moment(deed) for deed in self.deeds], 8),
            tuple(self.marks),
        )

    def ranks(self) -> tuple[int | None, ...]:
        """Everybody's place, Virtual Guardians' too; nothing while it is not over."""
        places = {place.seat: place.rank for place in self.last.ranking()} if self.last.over else {}
        return tuple([places.get(number) for number in range(self.players)])

    # Days and turns

    def chosen(self, at: int) -> str:
        """What the decision itself says of where Fame comes from."""
        text = self.film.record.decisions[at - 1].text if at else ""
        return "temple" if text == "praise" else "other"

    def begin_turn(self, at: int) -> None:
        active = self.lands[at].active
        if at and 0 <= active < self.lands[at].seats and active != self.lands[at - 1].active:
            self.marks.append(Mark(at, "turn", self.film.game.who(self.lands[at], active)))

    def note_day(self, at: int, day: int) -> None:
        """Daily Fame is forgotten when the next day begins, alliances stay. DD-2.7"""
        land = self.lands[at]
        self.labels.append(Phrase("aftermath-day", (("n", day),)))
        for guardian, line in zip(land.guardians, self.lines, strict=True):
            bonds = land.glory(guardian.number) - guardian.fame
            line.append(None if guardian.consumed else self.fame[guardian.number] + bonds)

    # What is told

    def hear(self, at: int, event: Event) -> None:
        self.cause = CAUSES.get(type(event), self.cause)
        self.is_deed &= type(event) not in CAUSES and type(event) not in WEIGHTS
        if isinstance(event, events.PhaseBegan):
            self.begin_phase(at, event)
        elif isinstance(event, events.FameChanged):
            self.change_fame(event)
        elif isinstance(event, events.TestFaced):
            self.wanted = event.icons
            self.mark_fight(at, "aftermath-test", event.seat)
        elif isinstance(event, events.TestEnded):
            self.wanted = ()
            self.tally.add("aftermath-failed" if event.missed else "aftermath-passed", event.seat)
        elif isinstance(event, events.CombatBegan):
            self.mark_fight(at, "aftermath-combat", event.figure, event.enemy)
        elif isinstance(event, events.DiceRolled):
            self.roll(at, event)
        elif isinstance(event, events.Wounded):
            self.tally.add("aftermath-wounds", event.seat, event.amount)
        self.count(at, event)

    def begin_phase(self, at: int, event: events.PhaseBegan) -> None:
        self.marks.append(Mark(at, "part", self.when(event.round, event.dusk)))
        if not event.dusk and event.round > 1:
            self.note_day(at, event.round - 1)
            self.fame = [-guardian.moths for guardian in self.lands[at].guardians]

    def change_fame(self, event: events.FameChanged) -> None:
        self.fame[event.seat] = event.fame
        if self.deeds and self.is_deed:
            swings = self.deeds[-1].swings
            swings[event.seat] = swings.get(event.seat, 0) + event.amount
        if event.amount > 0:
            cause = "virtual" if self.cause == "other" and event.seat in self.virtual else self.cause
            self.tally.add(f"aftermath-from-{cause}", event.seat, event.amount)
        else:
            self.tally.add("aftermath-fame-lost", event.seat, -event.amount)

    def mark_fight(self, at: int, key: str, *figures: int) -> None:
        names = [Describer(self.last.content).figure(self.lands[at], figure) for figure in figures]
        args = tuple(zip(("figure", "enemy"), names, strict=False))
        self.marks.append(Mark(at, "fight", Phrase(key, args)))

    def roll(self, at: int, event: events.DiceRolled) -> None:
        """The dice as they fall, before cards change them: symbols of a test, hits of a combat, parries of a spell."""
        dice, seat, land = event.icons, event.seat, self.lands[at]
        self.tally.add("aftermath-dice", seat, len(dice))
        if self.wanted:
            self.tally.add("aftermath-met", seat, matches(dice, self.wanted))
            self.tally.add("aftermath-met-expected", seat, expected_matches(len(dice), self.wanted))
            return
        frame = land.frame(seat)
        hitting = frame is None or frame.id != "defending"
        self.tally.add("aftermath-hits", seat, parries(dice) + hitting * hits(land, dice))
        self.tally.add("aftermath-hits-expected", seat, len(dice) * (1 + hitting * HITS) / len(FACES))

    def count(self, at: int, event: Event) -> None:
        """What decides games is counted for whoever did it, and told in the words of the log."""
        weight = WEIGHTS.get(type(event))
        if weight is None:
            return
        if event.seat != NOBODY:
            self.tally.add(f"aftermath-{event.id}", event.seat)
        land = self.lands[at]
        if isinstance(event, events.GuardianDied) and event.seat in self.virtual:
            weight = VIRTUAL_DEATH
        args = tuple(self.film.game.args(land, event, None).items())
        words = ("when", self.when(land.round, land.dusk)), ("what", Phrase(event.key(), args))
        self.deeds.append(Deed(at, weight + land.round, event.seat, words))
        self.is_deed = type(event) in CAUSES

    def moment(self, deed: Deed) -> Moment:
        """What was done, and whose Fame it changed."""
        namer = Describer(self.last.content).guardian(self.last)
        swings = [
            Phrase("aftermath-swing", (("who", namer(seat)), ("amount", signed(amount))))
            for seat, amount in deed.swings.items()
            if amount
        ]
        weight = deed.weight + PER_FAME * max(map(abs, deed.swings.values()), default=0)
        told = (*deed.words, ("swings", Joined(tuple(swings))))
        words = Phrase("aftermath-when-fame", told) if swings else Phrase("aftermath-when", deed.words)
        return Moment(deed.at, weight, deed.seat, words)

    def when(self, day: int, dusk: bool) -> Phrase:
        return Phrase("aftermath-phase", (("n", day), ("phase", Name("phase-dusk" if dusk else "phase-dawn"))))

    # What is counted

    def sections(self) -> tuple[Section, ...]:
        land, guardians = self.last, self.last.guardians
        glory = [land.glory(guardian.number) for guardian in guardians]
        score = (
            Row("aftermath-points", tuple(glory)),
            Row("aftermath-fame", tuple([guardian.fame for guardian in guardians])),
            Row("aftermath-bonds", tuple([sum_ - g.fame for sum_, g in zip(glory, guardians, strict=True)])),
            Row("aftermath-coins", self.of_people([guardian.coins for guardian in guardians])),
            Row("aftermath-corruption", self.of_people([len(guardian.corruption) for guardian in guardians])),
        )
        sources = [f"aftermath-from-{source}" for source in SOURCES]
        return (
            Section("aftermath-score", score),
            self.tally.section("aftermath-sources", sources),
            self.tally.section("aftermath-done", DONE),
            self.tally.section("aftermath-lost", LOST),
            self.tally.section("aftermath-luck", LUCK, self.virtual),
        )

    def of_people(self, values: list[int]) -> tuple[int | None, ...]:
        return tuple([None if number in self.virtual else value for number, value in enumerate(values)])


def signed(number: int) -> str:
    """A change as people write it: +2, −1."""
    return f"+{number}" if number > 0 else f"−{-number}"


def aftermath(film: Film) -> Aftermath:
    return Account(film).tell()
