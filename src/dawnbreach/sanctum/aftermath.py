"""What a game of Sanctum comes to: health over the rounds, what the demons brought, the fights and the dice."""

from __future__ import annotations

from typing import cast

from dawnbreach.kernel import Event, Name
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
    points,
    ranks,
    weightiest,
)
from dawnbreach.kernel.film import Film
from dawnbreach.kernel.words import Arg, Phrase
from dawnbreach.sanctum import events
from dawnbreach.sanctum.effect_targets import open_locations
from dawnbreach.sanctum.state import Hero, Table

GAINS: dict[type[Event], str] = {
    events.GemMoved: "aftermath-levels",
    events.SkillGained: "aftermath-skills",
    events.ItemFound: "aftermath-found",
    events.Looted: "aftermath-looted",
    events.Brewed: "aftermath-brewed",
    events.Healed: "aftermath-healed",
}
"""What is counted once each time it is told."""
NUMERALS = ("", "I", "II", "III", "IV", "V")
DEATH, TRIUMPH = 1000, 900
"""How much these weigh among the fights."""


class Fight:
    """What has happened in a fight so far."""

    def __init__(self, ply: int) -> None:
        self.ply, self.kills, self.wounds, self.ended = ply, 0, 0, 0


class Account:
    """A game of which one decision after another is told."""

    def __init__(self, film: Film) -> None:
        self.film = film
        self.tables = cast("list[Table]", film.positions)
        self.seats = self.tables[0].seats
        self.tally = Tally(self.seats)
        self.fights: dict[int, Fight] = {}
        self.moments: list[Moment] = []
        self.marks: list[Mark] = []
        self.act = 0
        self.labels: list[Arg] = []
        self.lines: list[list[int | None]] = [[] for _ in range(self.seats)]

    def tell(self) -> Aftermath:
        for at in range(1, len(self.tables)):
            self.begin_turn(at)
            for event in self.film.events[at]:
                self.hear(at, event)
            self.end_fight(at)
            self.end_round(at)
        self.note_round(len(self.tables) - 1)
        who = tuple([self.film.game.who(self.tables[-1], seat) for seat in range(self.seats)])
        lines = tuple([tuple(line) for line in self.lines])
        return Aftermath(
            who,
            ranks(self.film, self.seats),
            Curve("aftermath-health-curve", tuple(self.labels), lines),
            self.sections(),
            weightiest(self.moments),
            tuple(self.marks),
        )

    # Rounds and turns

    def begin_turn(self, at: int) -> None:
        before, (seat, _) = self.tables[at - 1], self.decided(at)
        frame = before.frame(seat)
        if frame is not None and frame.id == "turn":
            self.marks.append(Mark(at - 1, "turn", self.film.game.who(before, seat)))

    def end_round(self, at: int) -> None:
        """A round is over when the first living seat is to move again, or the next of the final battle begins."""
        before, after = self.tables[at - 1], self.tables[at]
        if after.round != before.round or (not after.final and _came_round(before, after)):
            self.note_round(at - 1)

    def note_round(self, at: int) -> None:
        table = self.tables[at]
        self.labels.append(self.place(table))
        for hero, line in zip(table.heroes, self.lines, strict=True):
            line.append(hero.health if hero.alive else 0 if line and line[-1] else None)

    def place(self, table: Table) -> Arg:
        if table.final:
            return Phrase("aftermath-round", (("n", table.round),))
        return act(max(1, self.act))

    # What is told

    def hear(self, at: int, event: Event) -> None:
        table, seat = self.tables[at], event.seat
        if type(event) in GAINS:
            self.tally.add(GAINS[type(event)], seat)
        elif isinstance(event, events.Moved) and event.act != self.act:
            self.act = event.act
            self.marks.append(Mark(at - 1, "part", act(event.act)))
        elif isinstance(event, events.RoundBegan):
            self.marks.append(Mark(at, "part", Phrase("aftermath-round", (("n", event.round),))))
        elif isinstance(event, events.Rolled):
            self.roll(at, table.heroes[seat], event.dice)
        elif isinstance(event, events.Killed):
            self.tally.add("aftermath-cards" if table.final else "aftermath-killed", seat)
            if seat in self.fights:
                self.fights[seat].kills += 1
        elif isinstance(event, (events.Wounded, events.Died, events.Triumphed)):
            self.suffer(at, event)

    def roll(self, at: int, hero: Hero, dice: tuple[int, ...]) -> None:
        """The dice as they fall, before anything changes them: how many of them hit something."""
        self.fights[hero.seat] = Fight(at)
        self.marks.append(Mark(at, "fight", Phrase("aftermath-fights", (("hero", self.who(at, hero.seat)),))))
        faces = [face for _, _, face in open_locations(self.tables[at], hero)]
        self.tally.add("aftermath-dice", hero.seat, len(dice))
        self.tally.add("aftermath-fitting", hero.seat, matches(dice, faces))
        self.tally.add("aftermath-expected", hero.seat, expected_matches(len(dice), faces))

    def suffer(self, at: int, event: events.Wounded | events.Died | events.Triumphed) -> None:
        """Wounds of a fight are those of its last decision; all others are the Demon Lord's."""
        fight = self.fights.get(event.seat) if self.decided(at) == (event.seat, "end block") else None
        if isinstance(event, events.Wounded):
            self.tally.add("aftermath-wounds" if fight else "aftermath-curses", event.seat, event.amount)
            if fight:
                fight.wounds += event.amount
        elif fight:
            fight.ended = DEATH if isinstance(event, events.Died) else TRIUMPH
        elif isinstance(event, events.Died):
            self.note(at, DEATH, event.seat, "aftermath-fell")
        else:  # what comes back after a fight is chosen before it is won
            self.note(at, TRIUMPH, event.seat, "aftermath-fight-won", ("health", event.health))

    def note(self, at: int, weight: int, seat: int, key: str, *args: tuple[str, Arg]) -> None:
        """Something that may have decided."""
        self.moments.append(Moment(at, weight, seat, Phrase(key, (*self.named(at, seat), *args))))

    def end_fight(self, at: int) -> None:
        """What there is to say of a fight that ends with this decision."""
        seat, text = self.decided(at)
        fight = self.fights.pop(seat, None) if text == "end block" else None
        if fight is None:
            return
        key = {DEATH: "aftermath-fight-lost", TRIUMPH: "aftermath-fight-won"}.get(fight.ended, "aftermath-fight")
        health = self.tables[at].heroes[seat].health
        weight = fight.ended + 4 * fight.wounds + 3 * fight.kills
        counts = ("kills", fight.kills), ("wounds", fight.wounds), ("health", health)
        self.note(fight.ply, weight, seat, key, *counts)

    def decided(self, at: int) -> tuple[int, str]:
        """Who decided what last."""
        seat, text, *_ = self.film.record.decisions[at - 1]
        return seat, text

    def who(self, at: int, seat: int) -> Arg:
        return self.film.game.who(self.tables[at], seat)

    def named(self, at: int, seat: int) -> tuple[tuple[str, Arg], ...]:
        return ("place", self.place(self.tables[at])), ("hero", self.who(at, seat))

    # What is counted

    def sections(self) -> tuple[Section, ...]:
        heroes = self.tables[-1].heroes
        score = [points(self.film)] if all(hero.alive for hero in heroes) else []
        score += [
            Row("aftermath-health", tuple([hero.health * hero.alive for hero in heroes])),
            Row("aftermath-achievements", tuple([len(hero.tiles) for hero in heroes])),
        ]
        if self.tables[-1].final:
            score.append(Row("aftermath-defeated", tuple([self.tables[-1].cards_defeated(hero) for hero in heroes])))
        gained = ("aftermath-killed", "aftermath-levels", "aftermath-skills", "aftermath-found", "aftermath-looted")
        return (
            Section("aftermath-score", tuple(score)),
            self.tally.section("aftermath-gained", (*gained, "aftermath-brewed", "aftermath-healed")),
            self.tally.section("aftermath-lost", ("aftermath-wounds", "aftermath-curses")),
            self.tally.section("aftermath-luck", ("aftermath-dice", "aftermath-fitting", "aftermath-expected")),
        )


def act(number: int) -> Phrase:
    """Its numeral and name."""
    return Phrase("aftermath-act", (("numeral", NUMERALS[number]), ("act", Name(f"act-{number}"))))


def _came_round(before: Table, after: Table) -> bool:
    """Has the turn passed the seat that began?"""
    start, seats = before.first, before.seats
    return (after.turn - start) % seats < (before.turn - start) % seats


def aftermath(film: Film) -> Aftermath:
    return Account(film).tell()
