"""A hint in words: what a choice leads to, and why it is thought of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from dawnbreach.bots.hint import Advice
from dawnbreach.kernel.words import Arg

LEAST = {"victory": 0.015, "defeat": 0.015, "survive": 0.015}
"""Chances, and how small a difference of them is not told."""
BECAUSE = {
    "sanctum": {
        "solver": "hit use turn pay rage reroll strike end-attack end-block",
        "gem": "gem white",
        "equip": "equip wield fill",
        "penalty": "accept corrupt spend sacrifice lose forfeit",
        "enough": "end-equip end-rest decline",
        **{kind: kind for kind in ("take", "loot", "claim", "move", "fight", "rest", "brew", "drink", "roll")},
        **{kind: kind for kind in ("breach", "answer")},
    },
    "darkest-doom": {
        "test": "fate settle aid",
        **{kind: kind for kind in ("draw", "discard", "mark", "seek", "coin")},
    },
}
"""By game, what rules of thumb can say of why, and of which kinds of choices."""


class Say(Protocol):
    """Says something in the reader's language."""

    def __call__(self, key: str, **args: Arg) -> str: ...


def reasons(say: Say, game: str, found: Sequence[Advice], number: int) -> list[str]:
    """Why one of several choices is thought of, the numbers first."""
    advice = found[number]
    if not advice.worlds:
        ends = [say("hint-solved", ends=listed(say, advice.ends))] if advice.ends else []
        return [*ends, thumb(say, game, advice.choice.kind())]
    gap = beside(say, advice.ends, found[1 if number == 0 else 0].ends, number == 0) if len(found) > 1 else ""
    if number and gap == say("hint-even"):
        return [gap]
    seen = {name: value for name, value in advice.ends.items() if any(matters(name, one.ends[name]) for one in found)}
    lines = [say("hint-ends", worlds=advice.worlds, ends=listed(say, seen or advice.ends))]
    return [*lines, gap] if gap else lines


def readiness(say: Say, found: Mapping[str, float]) -> list[str]:
    """How ready one is for the end of the game, and that this is an estimate."""
    if not found:
        return []
    key = "hint-ready" if found["survive"] else "hint-not-ready"
    survive, battles = amount(say, "survive", found["survive"]), round(found["battles"])
    health, defeated = amount(say, "health", found["health"]), amount(say, "defeated", found["defeated"])
    return [say(key, battles=battles, survive=survive, health=health, defeated=defeated), say("hint-ready-estimate")]


def thumb(say: Say, game: str, kind: str) -> str:
    found = [why for why, kinds in BECAUSE.get(game, {}).items() if kind in kinds.split()]
    return say(f"hint-why-{game}-{found[0]}") if found else say("hint-plan")


def beside(say: Say, ends: Mapping[str, float], others: Mapping[str, float], first: bool) -> str:
    """What is more and what is less than with the next choice, or than with the first one."""
    gaps = {name: value - others.get(name, value) for name, value in ends.items()}
    told = {name: gap for name, gap in gaps.items() if matters(name, gap)}
    if not told:
        return say("hint-even")
    return say("hint-than-next" if first else "hint-than-first", ends=listed(say, told, signed=True))


def matters(name: str, value: float) -> bool:
    """Is it more than nothing, as it is written?"""
    return abs(value) >= LEAST.get(name, 0.05)


def listed(say: Say, ends: Mapping[str, float], signed: bool = False) -> str:
    return ", ".join([say(f"hint-{name}", value=amount(say, name, value, signed)) for name, value in ends.items()])


def amount(say: Say, name: str, value: float, signed: bool = False) -> str:
    """A chance in percent, any other mean with one decimal, a number as it is; a difference with its sign."""
    exact = isinstance(value, int)
    text = f"{round(100 * abs(value))} %" if name in LEAST else f"{abs(value)}" if exact else decimal(say, value)
    return (("+" if value > 0 else "−") + text) if signed else text


def decimal(say: Say, value: float) -> str:
    """With one decimal, without its sign."""
    whole, tenths = divmod(round(10 * abs(value)), 10)
    return say("hint-decimal", n=whole, tenths=tenths)
