"""What a message asks for, as the entry it becomes, or a refusal. Pure: nothing is changed or written here."""

from __future__ import annotations

import base64
import hashlib
import hmac
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NoReturn

import msgspec

from dawnbreach import bots
from dawnbreach.kernel import Game, Illegal, Position
from dawnbreach.kernel.errors import no
from dawnbreach.kernel.shares import fingerprint
from dawnbreach.server.core import rated
from dawnbreach.server.core.entries import Chair, Entry, Kind, Snapshot
from dawnbreach.server.core.hosting import must_let_in
from dawnbreach.server.core.lessons import step_at
from dawnbreach.server.core.names import clean, skeleton
from dawnbreach.server.core.refusal import Refusal
from dawnbreach.server.core.state import Table
from dawnbreach.server.protocol import messages as p


@dataclass(frozen=True)
class Command:
    """A message, and who sends it when."""

    table: Table
    own: frozenset[int]
    """The seats the sender holds."""
    former: frozenset[int]
    """The seats the sender has left and may come back to."""
    now: float
    key: str = ""
    """Under which the entry is kept."""
    server_key: bytes = b""
    """What hashes and secrets of seats are made with, beside what the database knows."""
    person: str = ""
    """The id of the person who sends it, if a key said so."""
    rating: str = ""
    """Of that person, as it is shown."""

    def entry(self, kind: Kind, seat: int | None, **data: Any) -> Entry:
        return Entry(self.table.number + 1, self.key, self.now, kind, seat, data)

    def chair(self, seat: int) -> Chair:
        if seat >= len(self.table.chairs):
            raise Refusal("unknown", "refuse-no-seat", seats=len(self.table.chairs))
        return self.table.chairs[seat]

    def must_own(self, seat: int) -> Chair:
        chair = self.chair(seat)
        if seat not in self.own:
            raise Refusal("not-yours", "refuse-not-yours")
        return chair

    def must_be(self, *statuses: str) -> None:
        if self.table.status not in statuses:
            raise Refusal("not-now", f"refuse-table-{self.table.status}")

    def must_host(self) -> None:
        if self.own.isdisjoint(self.table.hosts):
            raise Refusal("not-yours", "refuse-not-host")


def kept_key(message: Any, held: Mapping[int, str]) -> str:
    """The key under which a message is kept: those of different people never meet."""
    if isinstance(message, p.Sit):
        return f"sit/{message.seat}/{message.key}"
    seat = getattr(message, "seat", min(held, default=-1))
    return f"{seat}/{held.get(seat, '')[:12]}/{message.key}"


def hashed(secret: str, server_key: bytes = b"") -> str:
    """What is kept of a secret: of no use to one who does not know the server's key."""
    return keyed(hashlib.sha256(secret.encode()).hexdigest(), server_key)


def keyed(plain: str, server_key: bytes) -> str:
    return hmac.new(server_key, plain.encode(), "sha256").hexdigest()


def seat_secret(table: Table, seat: int, key: str, server_key: bytes = b"") -> str:
    """The secret of a seat taken by a message; the same message again gives the same one."""
    salt = server_key + table.salt.encode()
    made = hmac.new(salt, f"seat/{table.id}/{seat}/{key}".encode(), "sha256").digest()
    return base64.urlsafe_b64encode(made[:24]).decode()


# Seats


def sit(command: Command, message: p.Sit) -> Entry:
    command.must_be("open")
    if not command.chair(message.seat).is_free:
        raise Refusal("taken", "refuse-taken")
    must_let_in(command.table, command.person)
    rated.must_sit_once(command.table, command.person)
    name = clean(message.name)
    must_be_new(command.table, name)
    secret = seat_secret(command.table, message.seat, message.key, command.server_key)
    holder = command.person or hashed(secret, command.server_key)
    shown = {"rating": command.rating} if command.table.rated else {}
    return command.entry("sit", message.seat, name=name, hash=holder, **shown)


def must_be_new(table: Table, name: str) -> None:
    """Nobody else at the table may have this name, or one that looks like it."""
    if skeleton(name) in {skeleton(chair.name) for chair in table.chairs if chair.name}:
        raise Refusal("taken", "refuse-name-taken", name=name)


def claim(command: Command, message: p.Claim) -> Entry:
    """A seat that was held with a secret becomes its person's, and the secret is worth nothing."""
    command.must_own(message.seat)
    if not command.person:
        raise Refusal("not-yours", "refuse-no-person")
    rated.must_be_unrated(command.table, "refuse-rated-twice")
    return command.entry("claim", message.seat, hash=command.person)


def leave(command: Command, message: p.Leave) -> Entry:
    command.must_own(message.seat)
    command.must_be("open", "playing")
    return command.entry("leave", message.seat)


def come_back(command: Command, message: p.Return) -> Entry:
    """To a seat that was left, as long as nobody sits there or has decided for it."""
    command.must_be("open", "playing")
    was = command.chair(message.seat).gone
    if message.seat not in command.former or was is None:
        raise Refusal("not-yours", "refuse-no-return")
    must_let_in(command.table, was.hash or "")
    must_be_new(command.table, was.name or "")
    return command.entry("return", message.seat)


def lock(command: Command, message: p.Lock) -> Entry:
    command.must_be("open")
    command.must_host()
    return command.entry("lock", None, locked=message.locked)


def remove(command: Command, message: p.Remove) -> Entry:
    """Somebody else, before the game begins."""
    command.must_be("open")
    command.must_host()
    if command.chair(message.whom).name is None or message.whom in command.own:
        raise Refusal("unknown", "refuse-nobody-there")
    return command.entry("remove", message.whom)


def hand_over(command: Command, message: p.HandOver) -> Entry:
    command.must_be("open", "playing")
    chair = command.chair(message.seat)
    nobodys = command.table.status == "open" and chair.name is None and bool(command.own)
    late = message.bot is not None and bool(command.own) and command.table.is_late(message.seat, command.now)
    if not nobodys and not late:
        command.must_own(message.seat)
    if message.bot is not None and not late:
        rated.must_be_unrated(command.table, "refuse-rated-bot")
    game = command.table.game.name
    if message.bot is not None and not bots.is_offered(message.bot, game):
        raise Refusal("unknown", "input-bot", bot=message.bot, bots=", ".join(bots.names(game)))
    return command.entry("hand-over", message.seat, bot=message.bot)


def start(command: Command, message: p.Start) -> Entry:
    if not command.own:
        raise Refusal("not-yours", "refuse-not-yours")
    command.must_be("open")
    rated.must_be_complete(command.table)
    return command.entry("start", None, **known_as(command.table.game))


def commit(command: Command, message: p.Commit) -> Entry:
    """Nothing is revealed before the start, so that a promise may be made anew until then."""
    command.must_own(message.seat)
    command.must_be("open")
    return command.entry("commit", message.seat, commit=message.commit)


def reveal(command: Command, message: p.Reveal) -> Entry:
    chair = command.must_own(message.seat)
    command.must_be("starting")
    if chair.commit != fingerprint(message.share) or chair.share is not None:
        raise Refusal("not-now", "refuse-share")
    return command.entry("reveal", message.seat, share=message.share)


def begin(table: Table, now: float) -> Entry:
    """The entry with which a game begins that has waited for shares long enough."""
    return Entry(table.number + 1, f"begin/{table.number + 1}", now, "begin", None, {})


def known_as(game: Game) -> dict[str, Any]:
    """The rules and the pack with which a game begins."""
    return {"rules": str(game.rules), "pack": game.pack}


# The game


def choose(command: Command, message: p.Choose) -> Entry:
    chair = command.must_own(message.seat)
    command.must_be("playing")
    if chair.bot is not None:
        raise Refusal("not-now", "refuse-bot-decides", "refuse-bot-decides-remedy")
    if not command.table.offered.get(message.seat, command.table.ply) <= message.ply <= command.table.ply:
        raise Refusal("stale", "refuse-stale")
    assert command.table.position is not None
    choice = command.table.position.understand(message.text, message.seat)
    taught(command.table, message.seat, choice.text)
    return command.entry("choose", message.seat, text=choice.text)  # Whether it is legal is asked when it is played.


def taught(table: Table, seat: int, text: str) -> None:
    """A lesson keeps to its script."""
    script = table.script
    if script is None or seat != script.seat or table.position is None:
        return
    step = step_at(script, table.lesson_at, table.position)
    if step is not None and step.expects and text not in step.expects:
        raise Refusal("lesson", "refuse-lesson", "refuse-lesson-remedy", choice=step.expects[0])


def take_back(command: Command, message: p.TakeBack) -> Entry:
    command.must_own(message.seat)
    command.must_be("playing")
    position = command.table.position
    assert position is not None
    if not last_decision(position, message.seat) <= message.ply <= command.table.ply:
        raise Refusal("stale", "refuse-stale")
    if not position.can_take_back(message.seat):
        refusal = no(position.game.take_back_clause, "take-back")
        raise Illegal("back", refusal.said_by(position.game.catalogue))
    return command.entry("take-back", message.seat)


def last_decision(position: Position, seat: int) -> int:
    """The number of a seat's last decision: who has seen it knows what would be taken back."""
    ply = position.past
    while ply is not None and ply.seat != seat:
        ply = ply.before
    return 0 if ply is None else ply.number


def ask_back(command: Command, message: p.AskBack) -> Entry:
    command.must_own(message.seat)
    command.must_be("playing", "over")
    rated.must_be_unrated(command.table, "refuse-rated-back")
    if message.ply != command.table.ply:
        raise Refusal("stale", "refuse-stale")
    if command.table.status == "over":
        raise Refusal("not-now", "refuse-table-over")
    kept = max(0, command.table.position.forked) if command.table.position else 0
    if not kept < message.to <= command.table.ply:
        raise Refusal("unknown", "refuse-no-decision", last=command.table.ply)
    return command.entry("ask-back", message.seat, to=message.to, all=True)


def consent(command: Command, message: p.Consent) -> Entry:
    command.must_own(message.seat)
    back = command.table.back
    asked = back is not None and (message.seat in back.waiting or (message.seat == back.seat and not message.yes))
    if back is None or not asked or back.to != message.to:
        raise Refusal("not-now", "refuse-nothing-asked")
    return command.entry("consent", message.seat, yes=message.yes)


def chat(command: Command, message: p.Chat) -> Entry:
    command.must_own(message.seat)
    name = command.table.chairs[message.seat].name
    return command.entry("chat", message.seat, text=clean(message.text), name=name)


def abandon(command: Command, message: p.Abandon) -> Entry:
    command.must_own(message.seat)
    command.must_be("open", "playing")
    return command.entry("abandon", message.seat)


def rematch(command: Command, message: p.Rematch, id: str) -> Entry:
    command.must_own(message.seat)
    command.must_be("over", "abandoned")
    if command.table.next is not None:
        raise Refusal("taken", "refuse-rematch")
    return command.entry("rematch", message.seat, id=id)


def timeout(table: Table, seat: int, now: float) -> Entry:
    """The entry that hands a seat over whose time is up."""
    return Entry(table.number + 1, f"timeout/{table.number + 1}", now, "timeout", seat, {})


def close(table: Table, now: float, **why: Any) -> Entry:
    """The entry with which a keeper ends a game."""
    if table.has_ended:
        raise Refusal("not-now", f"refuse-table-{table.status}")
    return Entry(table.number + 1, f"close/{table.number + 1}", now, "close", None, why)


def carried(table: Table, kept: Snapshot, now: float) -> Entry:
    """The entry with which a game goes on under the rules of today."""
    number, data = table.number + 1, {"was": kept.rules, **known_as(table.game), "sealed": msgspec.to_builtins(kept)}
    return Entry(number, f"carried/{number}", now, "carried", None, data)


def closed_by_rules(table: Table, kept: Snapshot, now: float) -> Entry:
    """The entry that ends a game from whose position the rules of today cannot go on."""
    args = {"was": kept.rules, "rules": str(table.game.rules)}
    return close(table, now, why="notice-closed-by-rules", args=args)


def away(table: Table, seconds: float, now: float) -> Entry:
    """The entry that gives back the time in which nobody served."""
    return Entry(table.number + 1, f"away/{table.number + 1}", now, "away", None, {"seconds": round(seconds, 3)})


def bot_choice(table: Table, seat: int, text: str, now: float) -> Entry:
    return Entry(table.number + 1, f"bot/{table.number + 1}", now, "choose", seat, {"text": text})


def _nothing(command: Command, message: Any) -> NoReturn:
    raise Refusal("malformed", "refuse-malformed")


DECIDE: dict[type, Callable[[Command, Any], Entry]] = {
    p.Sit: sit,
    p.Claim: claim,
    p.Leave: leave,
    p.Return: come_back,
    p.Lock: lock,
    p.Remove: remove,
    p.HandOver: hand_over,
    p.Commit: commit,
    p.Start: start,
    p.Reveal: reveal,
    p.Choose: choose,
    p.TakeBack: take_back,
    p.AskBack: ask_back,
    p.Consent: consent,
    p.Chat: chat,
    p.Abandon: abandon,
}


MOST_ENTRIES = 20_000
"""Then only the game goes on at a table, which the rules end; nothing else fills the database without end."""


def decide(command: Command, message: Any) -> Entry:
    """The entry a message becomes."""
    if command.table.number >= MOST_ENTRIES and not isinstance(message, p.Choose | p.Abandon):
        raise Refusal("not-now", "refuse-book-full")
    return DECIDE.get(type(message), _nothing)(command, message)
