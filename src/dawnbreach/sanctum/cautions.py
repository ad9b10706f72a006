"""What is easily overlooked before a choice is made, and what is no choice at all."""

from __future__ import annotations

from collections.abc import Sequence

from dawnbreach.kernel import Choice
from dawnbreach.kernel.words import Phrase
from dawnbreach.sanctum.fight import Attack, EndAttack, EndBlock
from dawnbreach.sanctum.forecast import stop
from dawnbreach.sanctum.prospects import coming
from dawnbreach.sanctum.state import Table


def cautions(table: Table, seat: int, choices: Sequence[Choice]) -> dict[Choice, Phrase]:
    """To end a block that kills, or an attack after which no block saves. SAN-4.10, SAN-4.11"""
    now = coming(table, table.heroes[seat])
    if now is None or not now["lethal"]:
        return {}
    if isinstance(table.frame(seat), Attack) and stop(table, seat)["survive"]:
        return {}
    words = Phrase("caution-lethal", (("n", now["wounds"]),))
    return {choice: words for choice in choices if isinstance(choice, (EndAttack, EndBlock))}


def idle(table: Table, seat: int, choices: Sequence[Choice]) -> Choice | None:
    """To end a block in which nothing comes through. SAN-4.10"""
    now = coming(table, table.heroes[seat])
    if now is None or now["wounds"]:
        return None
    return next((choice for choice in choices if isinstance(choice, EndBlock)), None)
