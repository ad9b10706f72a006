"""Seeds that several people made together: what the server drew, then the share of each seat.

A seat for which nobody gave a share has "-" in its place: what the server drew stands for it.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence

NOBODYS = "-"
SHARED = re.compile(r"[0-9a-f]{32}( ([0-9a-f]{64}|-))+")
"""A seed with shares; any other is one person's, or the server's alone."""


def fingerprint(text: str) -> str:
    """What is published of a secret before the game."""
    return hashlib.sha256(text.encode()).hexdigest()


def joined(own: str, shares: Sequence[str | None]) -> str:
    """The seed of a game; without any share it is the server's own."""
    return " ".join([own, *(share or NOBODYS for share in shares)]) if any(shares) else own


def commitment(seed: str) -> str:
    """What is published of a seed before the game: the fingerprint of what the server drew."""
    return fingerprint(parts(seed)[0])


def open_commitment(seed: str) -> str:
    """What a record has in its place if somebody chose the seed: it fits only a record that says so."""
    return fingerprint(f"dice: open {seed}")


def share_commitments(seed: str) -> str:
    """The fingerprints of the shares in a seed, by seat; nothing where there are none."""
    return " ".join(share if share == NOBODYS else fingerprint(share) for share in parts(seed)[1:])


def holders(seed: str) -> tuple[int, ...]:
    """The seats that have a share in a seed."""
    return tuple([seat for seat, share in enumerate(parts(seed)[1:]) if share != NOBODYS])


def parts(seed: str) -> list[str]:
    return seed.split(" ") if SHARED.fullmatch(seed) else [seed]
