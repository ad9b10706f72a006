"""Blocking: how much, for how much. SAN-4.10"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from dawnbreach.sanctum.solver.means import Tool
from dawnbreach.sanctum.solver.spending import is_dearer, weight, within


class Blocked(NamedTuple):
    shields: int
    spent: int
    tools: tuple[Tool, ...]


def blockings(tools: Sequence[Tool], purse: int, most: int, each: bool) -> list[Blocked]:
    """The sums of shields, up to the most of use, that are not had for less; with `each` lower ones count as such."""
    found = [Blocked(0, 0, ())]
    for tool in tools:
        found += [
            Blocked(min(most, known.shields + tool.verb.amount), known.spent + tool.price, (*known.tools, tool))
            for known in found
            if known.shields < most and within(known.spent + tool.price, purse)
        ]
        found = best_of(found, each)
    return found


def best_of(found: list[Blocked], each: bool) -> list[Blocked]:
    kept: list[Blocked] = []
    for blocked in sorted(found, key=lambda b: (-b.shields, weight(b.spent))):
        rivals = [other for other in kept if not each or other.shields == blocked.shields]
        if not any(is_dearer(blocked.spent, other.spent) for other in rivals):
            kept.append(blocked)
    return kept
