"""A bot never fails a game: whatever it raises or answers, its seat plays a legal choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from dawnbreach.bots.rng import Rng
from dawnbreach.bots.seat import Seat
from dawnbreach.kernel import Choice

Bot = Callable[[Any, Sequence[Choice]], Choice]
"""From a view of its game and the choices to one of them. With a method `choose` it is asked by its seat instead,
which tells the same, and lends worlds to try choices in."""
T = TypeVar("T")


class Misplay(Exception):
    """A bot answered with something it was not offered."""


def ask(bot: Bot, seat: Seat) -> Choice:
    """What a bot answers."""
    choose: Callable[[Seat], Choice] | None = getattr(bot, "choose", None)
    return bot(seat.view, seat.choices) if choose is None else choose(seat)


def decide(bot: Bot, seat: Seat, seed: str, failed: Callable[[Exception], None]) -> Choice:
    """What a bot chooses; if it fails, `failed` is told why, and another choice is made in its place."""
    try:
        answer = ask(bot, seat)
        if answer in seat.choices:
            return answer
        raise Misplay(f"{answer!r} was not offered")
    except Exception as error:
        failed(error)
        return stand_in(seat.choices, seed)


def stand_in(choices: Sequence[T], seed: str) -> T:
    """Any choice, for a bot that has none."""
    return Rng(f"{seed}/stand-in").choice(choices)


def trouble(error: BaseException) -> str:
    """What went wrong, and the file and line where; the message may contain what is nobody's business."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = f" {trace.tb_frame.f_code.co_filename.rpartition('/')[2]}:{trace.tb_lineno}" if trace else ""
    return type(error).__name__ + where


def report(bot: str, seat: int, error: BaseException, record: str) -> str:
    """What a bot did wrong, with the record that leads there."""
    return f"bot {bot} at seat {seat + 1} failed: {trouble(error)}: {error}\n\n{record}"
