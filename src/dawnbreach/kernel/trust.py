"""How far an answer can be trusted; whoever shows it says so."""

from __future__ import annotations

from enum import StrEnum


class Trust(StrEnum):
    """Every answer that was worked out has one of these."""

    EXACT = "exact"
    BOUNDED = "bounded"
    """The truth lies between two values that are exact."""
    ESTIMATED = "estimated"


def least(*trusts: Trust) -> Trust:
    """An answer made from others is as good as the worst of them."""
    order = list(Trust)
    return order[max(map(order.index, trusts), default=0)]
