"""What a fight takes, as one number: stamina, focus, tokens in all, rage, and what there is only once.

A red space takes stamina and a blue one focus; a purple one takes either, so it counts as a token only. Such numbers
add up, and above each part is a guard bit that tells in one subtraction whether every part is within another's.
"""

from __future__ import annotations

WIDTH = 8
PART = (1 << WIDTH - 1) - 1
"""As many as there can be of anything."""
STAMINA = 1
FOCUS = 1 << WIDTH
TOKEN = 1 << 2 * WIDTH
RAGE = 1 << 3 * WIDTH
MOST_ONCE = 24
ONCE = 4 * WIDTH
"""From this bit on every other bit stands for a thing that can be used once."""
ALL = ONCE + 2 * MOST_ONCE
"""So many bits a spending has."""
ONLY_ONCE = (1 << ALL) - (1 << ONCE)
GUARDS = sum(1 << WIDTH * part + WIDTH - 1 for part in range(4)) + sum(1 << ONCE + 2 * n + 1 for n in range(MOST_ONCE))


def once(number: int) -> int:
    """The spending of the thing with this number."""
    return 1 << ONCE + 2 * number


def within(spent: int, limit: int) -> bool:
    """Is there enough of everything?"""
    return ((limit | GUARDS) - spent) & GUARDS == GUARDS


def is_dearer(spent: int, other: int) -> bool:
    """Does the other take no more of anything?"""
    return ((spent | GUARDS) - other) & GUARDS == GUARDS


def parts(spent: int) -> tuple[int, int, int, int]:
    """Stamina and focus that must be paid so, tokens in all, and rage."""
    return spent & PART, spent >> WIDTH & PART, spent >> 2 * WIDTH & PART, spent >> 3 * WIDTH & PART


def weight(spent: int) -> int:
    """Who takes no more of anything never weighs more."""
    return sum(parts(spent)) + (spent >> ONCE).bit_count()
