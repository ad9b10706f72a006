"""What happens at tables by itself: bots decide, games begin, clocks run out."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import time
from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import SQLAlchemyError

from dawnbreach.server.core import commands
from dawnbreach.server.core.refusal import Full, Refusal, Unable
from dawnbreach.server.core.state import Table
from dawnbreach.server.operations.logs import log, logger
from dawnbreach.server.storage.group_commit import Conflict, Lost
from dawnbreach.server.worker import counting, hearing
from dawnbreach.server.worker.absence import SHORT
from dawnbreach.server.worker.bot_pool import question
from dawnbreach.server.worker.room import Passed, Room

if TYPE_CHECKING:
    from dawnbreach.server.worker.worker import Worker

FEW = 4
"""So many tables of bots play on unwatched at full speed."""
MOST_ALONE = 20
"""With more of them, games in which no person has a decision wait in the database."""
LATER = 1800.0
BROKEN = 3600.0
"""After so many seconds a table that cannot be played is looked at again."""
NOT_NOW: dict[type[Exception], str] = {Conflict: "busy", Lost: "lost", Unable: "put off", Full: "put off"}


class Caretaker:
    """Looks after the tables of a worker."""

    def __init__(self, worker: Worker) -> None:
        self.worker = worker

    def nudge(self, room: Room) -> None:
        """Let bots decide, if it is their turn; call it after writing."""
        busy = room.keeper is not None and not room.keeper.done()
        if not self.worker.draining and not busy and room.table.bot_waited_for(time.time()) is not None:
            room.keeper = self.worker.spawn(self._keep(room))

    async def _keep(self, room: Room) -> None:
        """Let bots decide until only people are waited for."""
        try:
            while await self._bot_decides(room):
                if not room.watchers and self._may_wait(room):
                    return await self.worker.store.postpone(room.table.id, time.time() + LATER)
                if not room.watchers:
                    await asyncio.sleep(self._pause_alone())
        except (Conflict, Lost, Unable) as error:  # the table is due, and is looked at again soon
            log(NOT_NOW[type(error)], table=room.table.id)
        except Exception:
            logger.exception("bot-failed", extra={"details": {"table": room.table.id}})

    def _pause_alone(self) -> float:
        """Tables of bots at which nobody looks share what a few of them would take, however many there are."""
        return self.worker.settings.alone_pause * max(1.0, self._alone() / FEW)

    def _may_wait(self, room: Room) -> bool:
        """Games of bots alone leave the memory when there are many of them, and go on later."""
        return not room.table.people() and self._alone() > MOST_ALONE

    def _alone(self) -> int:
        rooms = self.worker.rooms.values()
        return sum(not room.watchers and room.keeper is not None and not room.keeper.done() for room in rooms)

    async def _bot_decides(self, room: Room) -> bool:
        table = room.table
        seat = table.bot_waited_for(time.time())
        if seat is None:
            return False
        began = time.perf_counter()
        answer = await self.worker.bot_pool.answer(question(table, seat))
        self.worker.metrics.bot_seconds.observe(time.perf_counter() - began)
        if answer.trouble:
            await self._bot_failed(table, seat, answer.trouble)
        if room.watchers:
            await asyncio.sleep(self.worker.settings.pause)
        asked = (table.ply, table.rewinds)

        def decide(now: Table) -> Any:
            if (now.ply, now.rewinds) != asked or now.chairs[seat].bot is None or now.status != "playing":
                raise Passed
            return commands.bot_choice(now, seat, answer.text, time.time())

        with contextlib.suppress(Passed):
            await room.write(None, decide, alone=True)
            self.worker.metrics.choices.labels("bot").inc()
        return True

    async def _bot_failed(self, table: Table, seat: int, trouble: str) -> None:
        """Log what a bot did wrong; the record that leads there is kept, and named by its id, for it tells secrets."""
        assert table.position is not None
        text = await asyncio.to_thread(table.position.record)
        record, bot = hashlib.sha256(text.encode()).hexdigest(), table.chairs[seat].bot
        with contextlib.suppress(SQLAlchemyError):
            await self.worker.store.keep_record(record, text, time.time(), "server")
        error, _, where = trouble.partition(" ")
        details = {"table": table.id, "seat": seat, "ply": table.ply, "bot": bot, "error": error, "where": where}
        logger.warning("bot-failed", extra={"details": details | {"record": record}})

    async def poll(self) -> None:
        """Look after tables at which something is due, whoever left them so."""
        if self.worker.silent() > SHORT:  # clocks would seem to have run out: the absence is not known of yet
            return
        now = time.time()
        due = await self.worker.store.leases.due(now, self.worker.foreign, hearing.ALIVE)
        await asyncio.gather(*[self.look_at(id, now) for id in due])

    async def look_at(self, id: str, now: float) -> None:
        """Look after a table; if it cannot be, look again much later, and let others go on meanwhile."""
        try:
            await self._look_after(await self.worker.room(id), now)
        except (OSError, SQLAlchemyError, Unable):  # the database, not the table: the next look comes soon
            raise
        except (Conflict, Lost) as error:
            log(NOT_NOW[type(error)], table=id)
        except Exception as error:
            if not isinstance(error, Refusal):
                self.worker.breaks(id, error)
            await self.worker.store.postpone(id, now + BROKEN)

    async def _look_after(self, room: Room, now: float) -> None:
        if room.keeper is not None and not room.keeper.done():
            return
        await room.catch_up()
        await self._begin(room, now)
        await counting.count(self.worker, room)
        late = room.table.clocks.late(now, room.table.waiting)
        for seat in late:
            await self._time_is_up(room, seat, now)
        self.nudge(room)
        due = room.table.due(now)
        if not late and room.table.bot_waited_for(now) is None and (due is None or due > now):
            await self.worker.store.postpone(room.table.id, due)

    async def _begin(self, room: Room, now: float) -> None:
        """Begin a game that has waited for shares in its seed long enough."""

        def decide(table: Table) -> Any:
            if table.status != "starting" or table.begins > now:
                raise Passed
            return commands.begin(table, now)

        with contextlib.suppress(Passed):
            await room.write(None, decide, alone=True)
            log("begun", table=room.table.id)

    async def _time_is_up(self, room: Room, seat: int, now: float) -> None:
        def decide(table: Table) -> Any:
            if seat not in table.clocks.late(now, table.waiting):
                raise Passed
            return commands.timeout(table, seat, now)

        with contextlib.suppress(Passed):
            await room.write(None, decide, alone=True)
            log("timeout", table=room.table.id, seat=seat)
