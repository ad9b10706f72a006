"""What is easily overlooked before a choice is made: it is asked about once more."""

from __future__ import annotations

from collections.abc import Sequence

from dawnbreach.darkest_doom.missions import Complete
from dawnbreach.darkest_doom.state import Land
from dawnbreach.darkest_doom.turn import EndTurn
from dawnbreach.kernel import Choice
from dawnbreach.kernel.words import Phrase


def cautions(table: Land, seat: int, choices: Sequence[Choice]) -> dict[Choice, Phrase]:
    """To end a turn with a mission that is ready, or with action points left. DD-3.1, DD-9.4"""
    left = table.guardians[seat].actions
    if any(isinstance(choice, Complete) for choice in choices):
        words = Phrase("caution-mission")
    elif left:
        words = Phrase("caution-actions", (("n", left),))
    else:
        return {}
    return {choice: words for choice in choices if isinstance(choice, EndTurn)}
