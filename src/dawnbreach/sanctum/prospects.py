"""What a decision is about, before it is taken: what comes through, and whether it kills. SAN-13.2"""

from __future__ import annotations

from dawnbreach.kernel import Frame
from dawnbreach.kernel.words import Arg, Name, Phrase
from dawnbreach.sanctum.abilities import FightStep
from dawnbreach.sanctum.common import death_space
from dawnbreach.sanctum.fight import Attack, Block, damage_faced
from dawnbreach.sanctum.penalties import Penalty
from dawnbreach.sanctum.state import Hero, Table
from dawnbreach.sanctum.view_types import Coming


def coming(table: Table, hero: Hero) -> Coming | None:
    """The wounds that a fight or a penalty deals as things stand, and whether they kill. SAN-4.11, SAN-10.1"""
    found = dealt(table, hero)
    if found is None:
        return None
    damage, blocked = found
    wounds = max(0, damage - blocked)
    lethal = wounds > 0 and hero.health - wounds <= death_space(hero)
    return {"damage": damage, "blocked": blocked, "wounds": wounds, "lethal": lethal}


def dealt(table: Table, hero: Hero) -> tuple[int, int] | None:
    """Damage and what is blocked of it; what blocks in every fight counts before the block begins. SAN-4.10"""
    frame = table.frame(hero.seat)
    if isinstance(frame, Penalty):
        return frame.curse(table).wounds, 0
    step = fight_step(table, hero.seat) if frame is not None else None
    if step is None:
        return None
    return damage_faced(table, hero), hero.shields if step.blocks else hero.shield


def fight_step(table: Table, seat: int) -> FightStep | None:
    """The attack or the block a seat is in, perhaps in the middle of an ability."""
    for strand in (*table.side, table.main):
        for frame in reversed(strand.frames):
            if isinstance(frame, FightStep) and frame.seat == seat:
                return frame
    return None


def doing(table: Table, frame: Frame) -> Arg:
    """What a seat has to decide, with the wounds it is about. Everybody may know them."""
    found = coming(table, table.heroes[frame.seat]) if isinstance(frame, (Attack, Block, Penalty)) else None
    name = frame.id
    if found is None or not (found["lethal"] or isinstance(frame, Block)):
        return Name(f"step-{name}")
    return Phrase(f"doing-{name}{'-lethal' if found['lethal'] else ''}", (("n", found["wounds"]),))
