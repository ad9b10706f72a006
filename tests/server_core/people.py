"""People at a table that is nothing but its entries: no socket, no database, a clock that the test sets."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from dawnbreach.server.core import commands, create_table
from dawnbreach.server.core.entries import Entry
from dawnbreach.server.core.refusal import Refusal
from dawnbreach.server.core.state import Table, replayed
from dawnbreach.server.protocol import messages
from dawnbreach.server.protocol.http_schema import NewTable


class Sitting:
    """A table, who holds which seat, and what time it is."""

    def __init__(self, *seats: str, **more: Any) -> None:
        wanted = NewTable(more.pop("game", "sanctum"), seats or ("me", "open"), "Ann", **more)
        self.now = 1000.0
        self.table, self.entries, given = create_table.create(wanted, self.now)
        self.people: dict[str, set[str]] = {"Ann": {commands.hashed(secret) for secret in given.values()}}
        self.keys = itertools.count()

    def by(self, name: str) -> commands.Command:
        """What a person may do now."""
        hashes = self.people.setdefault(name, set())
        own = frozenset(seat for seat, chair in enumerate(self.table.chairs) if chair.hash in hashes)
        return commands.Command(self.table, own, self.table.left_by(hashes), self.now, f"key {next(self.keys)}")

    def say(self, name: str, message: messages.Message) -> Table:
        """A person says something, and it is done."""
        return self.write(commands.decide(self.by(name), message))

    def write(self, entry: Entry) -> Table:
        self.table = self.table.after(entry)
        self.entries.append(entry)
        return self.table

    def sit(self, name: str, seat: int) -> None:
        self.say(name, messages.Sit("key", seat, name))
        self.people[name].add(commands.hashed(commands.seat_secret(self.table, seat, "key")))

    def choose(self, text: str | None = None, seat: int | None = None) -> Table:
        """The owner of a waiting seat takes what is offered first, or something else."""
        seat = self.table.waiting[0] if seat is None else seat
        owner = next(name for name, hashes in self.people.items() if self.table.chairs[seat].hash in hashes)
        return self.say(owner, messages.Choose("key", seat, self.table.ply, text or self.offered(seat)[0]))

    def offered(self, seat: int) -> list[str]:
        assert self.table.position is not None
        return [choice.text for choice in self.table.position.choices(seat)]

    def refuses(self, name: str, message: messages.Message) -> str:
        """The code with which a message is refused; nothing has changed then."""
        number = self.table.number
        with pytest.raises(Refusal) as refused:
            self.say(name, message)
        assert self.table.number == number
        return refused.value.code

    def again(self) -> Table:
        """The same table, made from its entries."""
        return replayed(self.table.id, self.table.game.name, self.table.seed, self.entries)


def shown(table: Table) -> list[tuple[str | None, str | None]]:
    """Name and bot of each seat."""
    return [(chair.name, chair.bot) for chair in table.chairs]
