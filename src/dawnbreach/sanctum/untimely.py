"""Choices that are not merely out of step: why nobody can make them any more, or yet."""

from __future__ import annotations

from dawnbreach.kernel import Choice, Refusal
from dawnbreach.kernel.errors import no
from dawnbreach.sanctum import move, rest, skills, turn, walls
from dawnbreach.sanctum.blessings import Bless
from dawnbreach.sanctum.state import Table

BEFORE_THE_ANSWER = (
    *(turn.Move, turn.Fight, turn.Rest, walls.Breach, walls.Answer),
    *(move.Take, move.Loot, skills.Claim, skills.MoveGem),
    *(rest.Equip, rest.Wield, rest.Remove, rest.EndEquip, rest.Brew, rest.EndRest),
)
"""What belongs to turns and to the respite; both are over when the Demon Lord answers. SAN-9.2"""


def untimely(table: Table, choice: Choice) -> Refusal | None:
    """Blessings wait for the Demon Lord's answer, and then nobody rests any more. SAN-9.2, SAN-12.1"""
    if isinstance(choice, Bless) and not table.unveiled:
        return no("SAN-12.1", "blessing-too-early")
    if isinstance(choice, BEFORE_THE_ANSWER) and table.unveiled:
        return no("SAN-9.2", "only-fights")
    return None


def nothing_to_decide(table: Table, seat: int) -> Refusal | None:
    """The dead and the victorious decide nothing any more, who is in the city nothing yet. SAN-2.5, SAN-8.7, SAN-9.9"""
    hero = table.heroes[seat]
    if hero.victorious:
        return no("SAN-9.9", "hero-victorious")
    if not hero.alive:
        return no("SAN-2.5", "hero-dead")
    others_march = hero.answered and not all(other.answered for other in table.living())
    return no("SAN-8.7", "in-the-city") if others_march else None
