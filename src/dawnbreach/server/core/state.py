"""A table as its entries make it: a function of them, and of nothing else."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Sequence
from copy import copy
from typing import Any

import msgspec

import dawnbreach
from dawnbreach import bots
from dawnbreach.kernel import Choice, Game, Position, record
from dawnbreach.kernel.shares import joined
from dawnbreach.server.core import bounds, going_back, hosting, rated, snapshots, tale
from dawnbreach.server.core.clocks import Clocks
from dawnbreach.server.core.entries import Chair, Entry, Notice, Row, Snapshot, is_person, version_of
from dawnbreach.server.core.lessons import Script, lesson_of, play_before, step_after
from dawnbreach.server.core.refusal import Refusal
from dawnbreach.server.core.tale import Told
from dawnbreach.server.protocol.parts import BackAsked, Clock, Fork, Rated, Remark, Rewound

SUBSTITUTE = "novice"
"""Who decides for those who left, or whose time is up."""
CHAT = 100
"""So many remarks are kept at hand."""
TALE = 40
"""So many decisions are kept ready to be told."""
LATE = 86_400.0
"""When somebody has been waited for so many seconds, others may let a bot decide."""
REGRET = 10.0
"""So many seconds a bot waits before it decides for somebody who has just left."""
REVEAL = 6.0
"""So many seconds the game waits for shares in its seed that were promised."""
BOT_GRACE = 5.0
"""After so many seconds another worker may decide for a bot."""


class Table:
    """One table. `apply` is the only thing that changes it."""

    def __init__(self, id: str, game: str, seed: str, pack: str | None = None) -> None:
        """`pack` is the folder of the pack, where it is not the game's own."""
        self.id, self.seed = id, seed
        self.game: Game = dawnbreach.game(game, pack)
        self.number = 0
        self.status = "open"
        self.public = False
        self.title = ""
        self.made = self.moved = self.decided = 0.0
        self.open_seed, self.maker = False, ""
        self.hints, self.rated = True, False
        self.players: tuple[str, ...] = ()
        self.player_names: tuple[str, ...] = ()
        """Of a rated game that has begun: who had the seats."""
        self.deserted: frozenset[int] = frozenset()
        """The seats for which bots have decided in it."""
        self.counted = False
        self.ratings: tuple[Rated, ...] = ()
        """What it made of them."""
        self.hosts: frozenset[int] = frozenset()
        """The seats of who made it, or of who is host since."""
        self.locked = False
        """Nobody may join."""
        self.removed: frozenset[str] = frozenset()
        """Who may not join: hashes, as in chairs."""
        self.salt = ""
        """What the secrets of seats are made from; unlike the seed it is never published."""
        self.begins = 0.0
        """When the game begins, whoever has not revealed a share."""
        self.chairs: list[Chair] = []
        self.options: dict[str, Any] = {}
        self.clocks = Clocks(None, self.chairs)
        self.chat: deque[Remark] = deque(maxlen=CHAT)
        self.back: BackAsked | None = None
        self.next: str | None = None
        self.keys: set[str] = set()
        self.position: Position | None = None
        self.tale: deque[Told] = deque(maxlen=TALE)
        self.rewinds = 0
        """How often the history was shortened: who has heard more must be told anew."""
        self.asks_all = True
        """The wish asks everybody who has a seat, and dice fall anew; not so in tables of the first version."""
        self.rewound: tuple[Rewound, ...] = ()
        """When people went back by consent."""
        self.rewound_before = 0  # How often before that.
        self.offered: dict[int, int] = {}
        """For each seat that is waited for: since which ply its decision is the same."""
        self.fork: Fork | None = None
        self.forked_record = ""
        """What was decided in the game it is a fork of."""
        self.script: Script | None = None
        self.lesson_at = 0
        self.notices: tuple[Notice, ...] = ()
        """What everybody reads for ever: other rules since a decision, why the game was closed."""
        self.went_over: dict[str, Any] | None = None
        """The position, as data, at which it went over to the rules it is played with."""
        self.record = ""
        """Of a finished game, where today's rules cannot tell it."""
        self.kept: Snapshot | None = None
        """Of a game of other rules that does not go on: what there is of it."""
        self.news = 0
        """Counts what everybody has to be told of the table itself, beside the game."""
        self.drawn: dict[Any, Any] = {}
        """What has been made from this very state, kept for the next reader."""

    # What it says

    @property
    def ply(self) -> int:
        past = self.position.past if self.position else None
        return past.number if past else 0

    @property
    def waiting(self) -> tuple[int, ...]:
        return self.position.waiting if self.position is not None and self.status == "playing" else ()

    @property
    def is_listed(self) -> bool:
        """Is it in the lobby? Nobody is sent to where nobody is let in."""
        return self.public and not (self.locked and self.status == "open")

    @property
    def has_ended(self) -> bool:
        return self.status in ("over", "abandoned")

    @property
    def clock(self) -> Clock | None:
        return self.clocks.clock

    @property
    def names(self) -> list[str]:
        """Who plays each seat, for sentences; bots by their own name."""
        return [chair.name or "" for chair in self.chairs]

    def bot_waited_for(self, now: float) -> int | None:
        return next((seat for seat in self.bots_waited_for() if self.chairs[seat].rests <= now), None)

    def bots_waited_for(self) -> list[int]:
        return [seat for seat in self.waiting if self.chairs[seat].bot is not None]

    def left_by(self, hashes: Collection[str]) -> frozenset[int]:
        """The seats that these people have left and may come back to."""
        chairs = enumerate(self.chairs)
        return frozenset(seat for seat, chair in chairs if chair.gone is not None and chair.gone.hash in hashes)

    def is_late(self, seat: int, now: float) -> bool:
        """Has a person been waited for all too long?"""
        return seat in self.waiting and self.chairs[seat].decides and now - self.decided >= LATE

    def due(self, now: float) -> float | None:
        """The moment something must happen by itself."""
        if self.status == "starting":
            return self.begins
        if rated.is_uncounted(self):
            return self.moved
        if self.status != "playing":
            return None
        if self.bot_waited_for(now) is not None:
            return now + BOT_GRACE
        rests = [self.chairs[seat].rests for seat in self.bots_waited_for()]
        clock = self.clocks.due(self.waiting)
        return min(rests if clock is None else [*rests, clock], default=None)

    def people(self) -> list[int]:
        """The seats for which people decide."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.decides]

    def held(self) -> list[tuple[str, str, int]]:
        """The seats that belong to people: whose, of this table, which."""
        holders = [(chair.hash or "", self.id, seat) for seat, chair in enumerate(self.chairs)]
        return [held for held in holders if is_person(held[0])]

    def row(self, now: float) -> Row:
        people = msgspec.json.encode([[chair.name, chair.bot, chair.rating] for chair in self.chairs]).decode()
        return Row(
            self.id, self.game.name, self.seed, self.status, self.is_listed, self.title, self.made, self.moved,
            self.number, self.ply, people, self.due(now), self.maker, self.open_seed or self.fork is not None,
            *self.played_with(), self.rated,
        )  # fmt: skip

    def played_with(self) -> tuple[str, str]:
        """Which workers may play it, and the pack."""
        if self.kept is not None:
            return version_of(self.game.name, self.kept.rules), self.kept.pack
        return version_of(self.game.name, str(self.game.rules)), self.game.pack if self.position is not None else ""

    # How it comes about

    def after(self, entry: Entry) -> Table:
        """The table with one more entry; this one stays as it is."""
        other = copy(self)
        other.chairs = [copy(chair) for chair in self.chairs]
        other.clocks = copy(self.clocks)
        other.clocks.chairs = other.chairs
        other.chat, other.keys, other.tale = self.chat.copy(), self.keys.copy(), self.tale.copy()
        other.position = self.position.copy() if self.position else None
        other.offered = dict(self.offered)
        other.drawn = {}
        other.apply(entry)
        return other

    def remember(self, entry: Entry) -> None:
        """Let happen of an entry what does not depend on the rules: the rest is in a snapshot after it."""
        if entry.kind in ("made", "chat"):
            self._deeds[entry.kind](self, entry)
        self.number, self.moved = entry.number, entry.time
        self.keys.add(entry.key)

    def apply(self, entry: Entry) -> None:
        """Let an entry happen."""
        assert entry.number == self.number + 1, f"entry {entry.number} after {self.number}"
        had_wish = self.back is not None
        self.clocks.run(entry.time, self.waiting)
        status = self.status
        self._deeds[entry.kind](self, entry)
        self.news += entry.kind != "choose" or self.status != status or self.clock is not None or had_wish
        self.number, self.moved = entry.number, entry.time
        self.keys.add(entry.key)

    def _made(self, entry: Entry) -> None:
        data = entry.data
        self.chairs[:] = [msgspec.convert(chair, Chair) for chair in data["chairs"]]
        self.title, self.public, self.options = data["title"], data["public"], data["options"]
        self.open_seed, self.salt = bool(data.get("open_seed")), data["salt"]
        self.hints, self.rated = bool(data.get("hints", True)), bool(data.get("rated"))
        self.made, self.maker = entry.time, data.get("maker", "")
        named = [seat for seat, chair in enumerate(self.chairs) if chair.name is not None]
        self.hosts = frozenset(data.get("hosts", named))
        clock = data.get("clock")
        self.clocks = Clocks(msgspec.convert(clock, Clock) if clock else None, self.chairs)
        self.script = lesson_of(self.game.name, data.get("chapter", 1)) if data.get("lesson") else None
        fork = data.get("fork")
        self.fork = msgspec.convert(fork, Fork) if fork else None
        self.forked_record = data.get("record", "")

    def _sit(self, entry: Entry) -> None:
        self.chairs[_seat(entry)] = Chair(entry.data["name"], entry.data["hash"], rating=entry.data.get("rating", ""))
        hosting.came(self, _seat(entry))

    def _claim(self, entry: Entry) -> None:
        self.chairs[_seat(entry)].hash = entry.data["hash"]

    def _leave(self, entry: Entry) -> None:
        bot = None if self.status == "open" else SUBSTITUTE
        was = self.chairs[_seat(entry)]
        self.chairs[_seat(entry)] = Chair(bot=bot, left=was.left, gone=was, rests=entry.time + REGRET)
        hosting.went(self, _seat(entry))
        going_back.forget_wish(self, _seat(entry))
        self._end_if_wanted()

    def _return(self, entry: Entry) -> None:
        was = self.chairs[_seat(entry)].gone
        assert was is not None
        self.chairs[_seat(entry)] = copy(was)
        hosting.came(self, _seat(entry))

    def _hand_over(self, entry: Entry) -> None:
        chair = self.chairs[_seat(entry)]
        chair.bot, chair.gone = entry.data["bot"], None
        if chair.bot is None:
            self.clocks.came_back(_seat(entry))
        going_back.forget_absent(self, _seat(entry))
        self._end_if_wanted()

    def _commit(self, entry: Entry) -> None:
        self.chairs[_seat(entry)].commit = entry.data["commit"]

    def _start(self, entry: Entry) -> None:
        """The game begins when all shares in its seed that were promised are there; nobody waits for them for long."""
        for chair in [chair for chair in self.chairs if chair.is_free]:
            chair.bot = SUBSTITUTE
        if self.script is None:
            self._deal_tempers()
        self.must_be_known(entry.data)
        self.status, self.begins = "starting", entry.time + REVEAL
        self._begin_if_revealed(entry)

    def _deal_tempers(self) -> None:
        """So that the bots of a table differ."""
        players = [chair.bot if chair.name is None else None for chair in self.chairs]
        for chair, bot in zip(self.chairs, bots.dealt(players, self.game.name, self.seed), strict=True):
            chair.bot = bot or chair.bot

    def _reveal(self, entry: Entry) -> None:
        self.chairs[_seat(entry)].share = entry.data["share"]
        self._begin_if_revealed(entry)

    def _begin_if_revealed(self, entry: Entry) -> None:
        if self.open_seed or all(chair.commit is None or chair.share is not None for chair in self.chairs):
            self._begin(entry)

    def _begin(self, entry: Entry) -> None:
        if rated.is_called_off(self):
            return rated.call_off(self)
        options = {name: tuple(v) if isinstance(v, list) else v for name, v in self.options.items()}
        seed = joined(self.seed, [chair.share for chair in self.chairs])
        if self.fork is not None:
            told, _ = record.read(self.forked_record, dawnbreach.game)
            self.position = record.fork(told, self.game, self.fork.ply, seed)
        else:
            self.position = self.game.start(seats=len(self.chairs), seed=seed, **options)
        if self.script is not None:
            play_before(self.script, self.position)
        self.status = "playing"
        self.clocks.start(entry.time)
        self.decided = entry.time
        return rated.begin(self)

    def _away(self, entry: Entry) -> None:
        self.clocks.give_back(entry.data["seconds"], self.waiting)

    def must_be_known(self, begun: dict[str, Any]) -> None:
        """A game goes on with the rules and the pack it was begun with, or not at all: never silently otherwise."""
        for what, ours in (("rules", str(self.game.rules)), ("pack", self.game.pack)):
            theirs = str(begun.get(what, ours))
            if theirs != ours:
                raise Refusal("not-now", "refuse-other-rules", theirs=theirs, ours=ours)

    def _choose(self, entry: Entry) -> None:
        assert self.position is not None
        seat = _seat(entry)
        choice = self.game.read(entry.data["text"])
        before = {other: self._decision(other) for other in self.waiting if other != seat}
        if self.tale or self.ply == 0:
            self.tale.append(tale.play(self.position, choice, seat))
        else:
            self.position.play(choice, seat)
        unchanged = [other for other, was in before.items() if self._decision(other) == was]
        self.offered = {other: self.offered.get(other, 0) if other in unchanged else self.ply for other in self.waiting}
        self.clocks.decided(seat)
        rated.decided(self, seat)
        self.chairs[seat].gone = None
        if self.script is not None:
            self.lesson_at = step_after(self.script, self.lesson_at, seat, self.position)
        self.back, self.decided = None, entry.time
        self.status = "over" if self.position.over else "playing"
        bounds.end_if_endless(self, entry.time)

    def _decision(self, seat: int) -> tuple[Any, list[Choice]]:
        """What a seat decides on, to see whether others have changed it."""
        assert self.position is not None
        return self.position.frame(seat), self.position.choices(seat)

    def _chat(self, entry: Entry) -> None:
        seat = _seat(entry)
        name = self.chairs[seat].name or ""
        self.chat.append(Remark(entry.number, seat, entry.data.get("name", name), entry.data["text"], entry.time))

    def _rematch(self, entry: Entry) -> None:
        self.next = entry.data["id"]

    def _abandon(self, entry: Entry) -> None:
        self.chairs[_seat(entry)].wants_end = True
        self._end_if_wanted()

    def _end_if_wanted(self) -> None:
        people = self.people()
        if self.status in ("open", "playing") and people and all(self.chairs[s].wants_end for s in people):
            self.status = "abandoned"

    def _close(self, entry: Entry) -> None:
        self.status, self.players = "abandoned", ()
        if "why" in entry.data:
            self.notices = (*self.notices, Notice(entry.data["why"], entry.data["args"], entry.time))

    def _timeout(self, entry: Entry) -> None:
        self.chairs[_seat(entry)].bot = SUBSTITUTE
        going_back.forget_absent(self, _seat(entry))
        self._end_if_wanted()

    _deeds: dict[str, Callable[[Table, Entry], None]] = {
        "made": _made,
        "sit": _sit,
        "claim": _claim,
        "leave": _leave,
        "return": _return,
        "lock": hosting.lock,
        "remove": hosting.remove,
        "hand-over": _hand_over,
        "commit": _commit,
        "start": _start,
        "reveal": _reveal,
        "begin": _begin,
        "choose": _choose,
        "take-back": going_back.take_back,
        "ask-back": going_back.ask_back,
        "consent": going_back.consent,
        "chat": _chat,
        "rematch": _rematch,
        "abandon": _abandon,
        "timeout": _timeout,
        "close": _close,
        "carried": snapshots.carry_over,
        "away": _away,
        "rated": rated.counted,
    }


def _seat(entry: Entry) -> int:
    assert entry.seat is not None
    return entry.seat


def replayed(id: str, game: str, seed: str, entries: Sequence[Entry], pack: str | None = None) -> Table:
    """The table that these entries make. What came before it went over to other rules is not played again."""
    table = Table(id, game, seed, pack)
    carried = max((entry.number for entry in entries if entry.kind == "carried"), default=0)
    for entry in entries:
        if entry.number < carried:
            table.remember(entry)
            continue
        table.apply(entry)
        if entry.kind == "choose":
            table.tale.clear()
    return table
