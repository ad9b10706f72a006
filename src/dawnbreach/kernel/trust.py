"""How far an answer can be trusted; whoever shows it says so."""

from __future__ import annotations

from enum import StrEnum

from dawnbreach.kernel.words import Arg, Phrase

ALIKE = 1e-9
"""Sums of chances differ by less only because they are sums."""


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


def rounded(number: float) -> float:
    """A chance or an average as it is told; what is not sure is never rounded to what is."""
    # In which order it was added up may come from what a seat does not know.
    alike = round(number, 12)
    near = float(round(alike, 3))
    is_unsure = near in (0.0, 1.0) and abs(alike - near) > ALIKE
    return near + float(f"{alike - near:.1e}") if is_unsure else near


# In words


def percent(chance: float) -> Phrase:
    """A chance; what is possible is never 0%, what is not sure never 100%."""
    near = round(100 * chance)
    if near in (0, 100) and chance not in (0.0, 1.0):
        return Phrase("percent-above" if near else "percent-below")
    return Phrase("percent", (("n", near),))


def decimal(number: float) -> Arg:
    """An average, to a tenth where it is no whole number."""
    whole, tenths = divmod(round(10 * number), 10)
    return Phrase("decimal", (("n", whole), ("tenths", tenths))) if number % 1 else int(number)


def reserve(trust: str) -> list[Phrase]:
    """What has to be said beside an answer that is not exact."""
    return [] if trust == Trust.EXACT else [Phrase(f"forecast-{trust}")]
