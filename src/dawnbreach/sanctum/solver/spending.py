"""What a fight takes, as one number: stamina, focus, tokens in all, rage, what there is only once, and the tools used.

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
TOOLS = ONCE + 2 * MOST_ONCE
"""From this bit on, how often each kind of ability is used, four bits each."""
MOST_TOOLS = 32
PRICE_GUARDS = sum(1 << WIDTH * part + WIDTH - 1 for part in range(4)) + sum(
    1 << ONCE + 2 * n + 1 for n in range(MOST_ONCE)
)
GUARDS = PRICE_GUARDS + sum(1 << TOOLS + 4 * n + 3 for n in range(MOST_TOOLS))


def once(number: int) -> int:
    """The spending of the thing with this number."""
    return 1 << ONCE + 2 * number


def tool(kind: int) -> int:
    """One use of an ability of this kind."""
    return 1 << TOOLS + 4 * kind


def uses(spent: int, kind: int) -> int:
    """How often an ability of this kind is used."""
    return spent >> TOOLS + 4 * kind & 7


def within(spent: int, limit: int) -> bool:
    """Is there enough of everything?"""
    return ((limit | GUARDS) - spent) & GUARDS == GUARDS


def is_dearer(spent: int, other: int) -> bool:
    """Does the other take no more of anything, whichever tools it uses?"""
    return ((spent | GUARDS) - other) & PRICE_GUARDS == PRICE_GUARDS


def parts(spent: int) -> tuple[int, int, int, int]:
    """Stamina and focus that must be paid so, tokens in all, and rage."""
    return spent & PART, spent >> WIDTH & PART, spent >> 2 * WIDTH & PART, spent >> 3 * WIDTH & PART


def price(spent: int) -> int:
    """The same without the tools."""
    return spent & (1 << TOOLS) - 1


def weight(spent: int) -> int:
    """Who takes no more of anything never weighs more."""
    return sum(parts(spent)) + (price(spent) >> ONCE).bit_count()
