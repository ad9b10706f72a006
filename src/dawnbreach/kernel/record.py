"""Games as text: a header, then one line per decision and per outcome.

dawnbreach record 1
game: sanctum
...
commit: <SHA-256 of what the server drew for the secret seed>
shares: <SHA-256 of the share of each seat, "-" where there is none>

= 0 first 2            an outcome: stream (0 the table, else the seat), what, value
1 take 3               a decision: seat, choice
!                      the decision above showed somebody something new
again 1                people went back to here, past outcomes: from now on chance answers anew
fork                   what stands above was played in another game: only from here on does chance follow the seed
abandoned              people ended the game here
seed 7                 the seed, once the game has ended
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import Any, Literal, NamedTuple

from dawnbreach.kernel.chance import Recorded, Seeded
from dawnbreach.kernel.errors import DawnbreachError, Unreadable
from dawnbreach.kernel.game import Game
from dawnbreach.kernel.ply import NO_FORK, Outcome
from dawnbreach.kernel.position import Position
from dawnbreach.kernel.shares import commitment, holders, open_commitment, share_commitments
from dawnbreach.kernel.words import Name

TITLE = "dawnbreach record 1"
LARGEST = 1_000_000
"""Bytes of a position from which a record goes on."""
Dice = Literal["open", "fork", "nobody", "shared"]
NO_OPTIONS = {"game", "rules", "pack", "seats", "commit", "shares", "dice"}
"""What a header says beside the options of the game."""


def seed_of(position: Position) -> str | None:
    return position.source.seed if isinstance(position.source, Seeded) else None


# Writing


def write(position: Position, abandoned: bool = False, begins: dict[str, Any] | None = None) -> str:
    """The record of a game; the seed is published when it has ended. `begins`: from where, if in the middle."""
    seed = seed_of(position)
    header = [TITLE, f"game: {position.game.name}", f"rules: {position.game.rules}", f"pack: {position.game.pack}"]
    header += [f"{name}: {_write_option(value)}" for name, value in position.how]
    header += [f"commit: {commitment(seed)}"] if seed is not None else []
    shares = share_commitments(seed or "")
    header += [f"shares: {shares}"] if shares else []
    header += [f"position: {_write_position(begins)}"] if begins is not None else []
    end = ["abandoned"] if abandoned else []
    end += [f"seed {seed}"] if (position.over or abandoned) and seed is not None else []
    return "\n".join([*header, "", *history_lines(position), *end]) + "\n"


def say_open(text: str, seed: str) -> str:
    """The record of a game whose seed somebody chose says so, and does not verify without the line."""
    head, blank, body = text.partition("\n\n")
    head = head.replace(f"\ncommit: {commitment(seed)}", f"\ncommit: {open_commitment(seed)}")
    return f"{head}\ndice: open{blank}{body}"


def history_lines(position: Position) -> list[str]:
    lines = [_outcome_line(position.game, o) for o in position.opening]
    lines += ["fork"] if position.forked == 0 else []
    agains = dict(position.agains)
    for ply in position.plies():
        lines += [f"again {agains[ply.number]}"] if ply.number in agains else []
        lines.append(f"{ply.seat + 1} {ply.choice.text}")
        lines += [_outcome_line(position.game, o) for o in ply.outcomes]
        lines += ["!"] if ply.revealed else []
        lines += ["fork"] if ply.number == position.forked else []
    following = 1 if position.past is None else position.past.number + 1
    return lines + ([f"again {agains[following]}"] if following in agains else [])


def _outcome_line(game: Game, outcome: Outcome) -> str:
    stream, what, value = outcome
    return f"= {stream} {what} {game.write_outcome(what, value)}"


def _write_option(value: Any) -> str:
    return " ".join(value) if isinstance(value, (list, tuple)) else str(value)


def _write_position(begins: dict[str, Any]) -> str:
    return base64.b64encode(zlib.compress(json.dumps(begins, separators=(",", ":")).encode())).decode()


# Reading


class Decision(NamedTuple):
    """One decision of a record and what followed from it."""

    seat: int
    text: str
    outcomes: tuple[Outcome, ...] = ()
    revealed: bool = False


@dataclass(frozen=True)
class Record:
    """A record that has been read but not played."""

    header: dict[str, str]
    opening: tuple[Outcome, ...]
    decisions: tuple[Decision, ...]
    seed: str | None
    agains: tuple[tuple[int, int], ...] = ()
    """Before which decisions chance began to answer anew."""
    forked: int = NO_FORK
    """How many decisions were made in another game."""
    abandoned: bool = False
    """People ended the game before it was over."""

    @property
    def again(self) -> int:
        """The how manieth time chance answers anew, at the end."""
        return next((again for number, again in self.agains[::-1] if number > self.forked), 0)

    @property
    def shared_by(self) -> tuple[int, ...]:
        """The seats that had a share in the seed."""
        return holders(self.seed or "")

    @property
    def dice(self) -> Dice:
        """Who vouches for the dice."""
        return dice_of(self.header, self.forked != NO_FORK, self.seed or "")

    @property
    def outcomes(self) -> list[Outcome]:
        return [*self.opening, *(o for decision in self.decisions for o in decision.outcomes)]


def dice_of(header: Mapping[str, str], forked: bool, seed: str) -> Dice:
    """Who vouches for the dice. A chosen seed has no shares, whether the header says that it was chosen or not."""
    if header.get("dice") == "open":
        return "open"
    return "fork" if forked else "shared" if holders(seed) else "nobody"


def read(text: str, game_named: Callable[[str], Game]) -> tuple[Record, Game]:
    """Read a record; the line that is wrong is named."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != TITLE:
        raise Unreadable("this is not a Dawnbreach record: the first line is missing", "record-foreign")
    header: dict[str, str] = {}
    at = 1
    while at < len(lines) and lines[at].strip():
        name, colon, value = lines[at].partition(":")
        if not colon or name.strip() in header:
            raise _bad(at, lines[at])
        header[name.strip()] = value.strip()
        at += 1
    game = game_named(header.get("game", ""))
    _check_header(header, game)
    return read_body(lines, at, header, game), game


def _check_header(header: dict[str, str], game: Game) -> None:
    for name, ours in (("rules", str(game.rules)), ("pack", game.pack)):
        theirs = header.get(name, "")
        if theirs != ours:
            raise Unreadable(
                f"the record was made with {name} {theirs!r}, this is {ours!r}",
                "record-version",
                what=Name(f"what-{name}"),
                theirs=theirs,
                ours=ours,
            )


def read_body(lines: list[str], at: int, header: dict[str, str], game: Game) -> Record:
    decisions: list[Decision] = []
    answers: list[list[Outcome]] = [[]]
    """Of the opening, then of each decision."""
    agains: list[tuple[int, int]] = []
    seed, forked, abandoned = None, NO_FORK, False
    for number in range(at, len(lines)):
        line = lines[number].strip()
        first, _, rest = line.partition(" ")
        if seed is not None and line:
            raise _bad(number, line)  # nothing follows the seed
        if first == "=":
            answers[-1].append(_read_outcome(number, line, game))
        elif first == "!" and decisions:
            decisions[-1] = decisions[-1]._replace(revealed=True)
        elif line == "fork":
            forked = len(decisions)
        elif first == "seed" and rest:
            seed = rest
        elif line == "abandoned":
            abandoned = True
        elif first == "again" and rest.isdecimal() and len(rest) < 7:
            agains.append((len(decisions) + 1, int(rest)))
        elif first.isdecimal() and rest:
            decisions.append(Decision(int(first) - 1, rest))
            answers.append([])
        elif line:
            raise _bad(number, line)
    whole = [d._replace(outcomes=tuple(a)) for d, a in zip(decisions, answers[1:], strict=True)]
    return Record(header, tuple(answers[0]), tuple(whole), seed, tuple(agains), forked, abandoned)


def _read_outcome(number: int, line: str, game: Game) -> Outcome:
    parts = line.split(" ", 3)
    if len(parts) != 4 or not parts[1].isdecimal():
        raise _bad(number, line)
    try:
        return int(parts[1]), parts[2], game.read_outcome(parts[2], parts[3])
    except (ValueError, KeyError):
        raise _bad(number, line) from None


def _bad(number: int, line: str) -> Unreadable:
    shown = line.strip()[:60]
    return Unreadable(
        f"line {number + 1} of the record is unreadable: {shown!r}", "record-line", line=number + 1, text=shown
    )


# Playing again


def start_of(record: Record, game: Game) -> Position:
    """The position before the first decision of a record, with its recorded outcomes."""
    if "position" in record.header:
        return _middle(record, game, Recorded(record.outcomes))
    seats_text = record.header.get("seats", "")
    if not seats_text.isdecimal():
        raise Unreadable("the record does not say how many seats there are", "record-header", what=Name("what-seats"))
    extra = {
        name: tuple(value.split()) if " " in value else value
        for name, value in record.header.items()
        if name not in NO_OPTIONS
    }
    seats = int(seats_text)
    if not game.min_seats <= seats <= game.max_seats:
        raise Unreadable(f"the record has {seats} seats", "record-header", what=Name("what-seats"))
    options = game.settle_options(seats, extra)
    return game.begin(seats, Recorded(record.outcomes), options)


def _middle(record: Record, game: Game, source: Recorded | Seeded) -> Position:
    """The position from which a record goes on that does not begin at the beginning."""
    from dawnbreach.kernel.saving import unpack

    try:
        text = zlib.decompressobj().decompress(base64.b64decode(record.header["position"], validate=True), LARGEST)
        data = json.loads(text)
        position = unpack(game, data, Seeded(""))
        position.asked = [int(count) for count in data["state"]["asked"]]
    except (zlib.error, ValueError, LookupError, TypeError, AttributeError, AssertionError):
        raise Unreadable("the position in the record is damaged", "record-damaged") from None
    position.source = Recorded(record.outcomes, tuple(position.asked)) if isinstance(source, Recorded) else source
    position.plant()
    position.check()
    return position


def steps(record: Record, game: Game) -> Iterator[Position]:
    """Every position of a record; each is the same object, moved on."""
    position = start_of(record, game)
    position.agains, position.forked = record.agains, record.forked
    _compare(position.opening, record.opening, 0)
    yield position
    for number, (seat, text, answers, _) in enumerate(record.decisions, 1):
        try:
            position.play(game.read(text), seat)
        except DawnbreachError as error:
            raise Unreadable(
                f"decision {number} of the record, {text!r}: {error}", "record-decision", number=number, text=text
            ) from None
        assert position.past is not None
        _compare(position.past.outcomes, answers, number)
        yield position


def _compare(made: tuple[Outcome, ...], told: tuple[Outcome, ...], number: int) -> None:
    if made != told:
        raise Unreadable(
            f"after decision {number} the record has other outcomes than the rules ask for",
            "record-outcomes",
            number=number,
        )


def replay(text: str, game_named: Callable[[str], Game]) -> Position:
    """Play a record again, to its end."""
    record, game = read(text, game_named)
    position = None
    for position in steps(record, game):  # noqa: B007
        pass
    assert position is not None
    if record.seed is not None:
        position.source = Seeded(record.seed, record.again)
    return position


def fork(record: Record, game: Game, at: int, seed: str) -> Position:
    """The position of a record after so many decisions, to be played on from with other dice."""
    agains = tuple([again for again in record.agains if again[0] <= at])
    before = replace(record, decisions=record.decisions[:at], agains=agains, seed=None, forked=at)
    *_, position = steps(before, game)
    position.source = Seeded(seed)
    return position


def verify(text: str, game_named: Callable[[str], Game]) -> int:
    """Check the record of a game that has ended against its seed; how many outcomes were checked, of a fork its own."""
    record, game = read(text, game_named)
    if record.seed is None:
        raise Unreadable("the record has no seed yet: the game is not over", "record-no-seed")
    if record.header.get("commit") not in commitments(record):
        raise Unreadable("the seed is not the one that was committed to", "record-commit")
    shares = share_commitments(record.seed)
    if shares != record.header.get("shares", "") or len(shares.split()) not in (0, played_by(record)):
        raise Unreadable("a share is not the one that was committed to", "record-share")
    played = replay(text, game_named)
    if not played.over and not record.abandoned:
        raise Unreadable("the record ends before the game does", "record-cut")
    made = outcomes_of(record, game, dict(played.how))
    for number, (ours, told) in enumerate(zip_longest(made, record.outcomes), 1):
        if ours != told:
            raise Unreadable(f"outcome {number} is not the one the seed gives", "record-dice", number=number)
    return len(made) - len(foreign(record))


def commitments(record: Record) -> tuple[str, ...]:
    """What a record may have been committed to with; earlier ones of open dice have the commitment of any other."""
    seed = record.seed or ""
    plain = commitment(seed)
    return (open_commitment(seed), plain) if record.header.get("dice") == "open" else (plain,)


def played_by(record: Record) -> int:
    """How many seats there are, as the header says."""
    return int(seats) if (seats := record.header.get("seats", "")).isdecimal() else 0


def foreign(record: Record) -> list[Outcome]:
    """The outcomes that come from another game."""
    if record.forked == NO_FORK:
        return []
    return [*record.opening, *(o for decision in record.decisions[: record.forked] for o in decision.outcomes)]


def outcomes_of(record: Record, game: Game, how: dict[str, Any]) -> list[Outcome]:
    """What the published seed gives for the decisions of a record, as far as they can be played."""
    seeded, theirs = Seeded(record.seed or ""), foreign(record)
    source = Recorded(theirs) if theirs else seeded
    middle = "position" in record.header
    position = _middle(record, game, seeded) if middle else game.begin(how.pop("seats"), source, how)
    made, agains = list(position.opening), dict(record.agains)
    for number, decision in enumerate(record.decisions, 1):
        if number == record.forked + 1:
            position.source = seeded
        if number in agains and number > record.forked:
            position.answer_anew(agains[number])
        try:
            position.play(game.read(decision.text), decision.seat)
        except DawnbreachError:
            break
        assert position.past is not None
        made += position.past.outcomes
    return made
