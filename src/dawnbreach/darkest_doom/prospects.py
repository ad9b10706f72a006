"""What a decision is about, before it is taken: who fights whom, what it comes to, which wounds come. DD-15.2"""

from __future__ import annotations

from collections.abc import Iterator

from dawnbreach.darkest_doom.ambush import AfterTest
from dawnbreach.darkest_doom.choosing import Pushing
from dawnbreach.darkest_doom.combat import (
    AfterCombat,
    Casting,
    Fallen,
    RollAll,
    Wounds,
    piercing,
    strength_of,
    wounds_of,
)
from dawnbreach.darkest_doom.content import COLOURS, ICONS, TIERS, Icon, Tier
from dawnbreach.darkest_doom.crimson_fate import parries
from dawnbreach.darkest_doom.death import Hurt, Hurting
from dawnbreach.darkest_doom.defence import Defending
from dawnbreach.darkest_doom.describe import Describer
from dawnbreach.darkest_doom.figures import is_person
from dawnbreach.darkest_doom.possession import spare
from dawnbreach.darkest_doom.retreat import Retreating, Sending
from dawnbreach.darkest_doom.stalking import Pointing, Roaming
from dawnbreach.darkest_doom.state import HEALTH, HIGH_PRIESTESS, MONSTER, NONE, Guardian, Land
from dawnbreach.darkest_doom.traps import Springing
from dawnbreach.darkest_doom.view_types import Combat, Side
from dawnbreach.darkest_doom.view_types import Hurt as HurtView
from dawnbreach.darkest_doom.virtual_guardians import SettingOn
from dawnbreach.kernel import Frame
from dawnbreach.kernel.words import Arg, Name, Phrase


def figure_word(table: Land, figure: int) -> str:
    """A figure as the notation has it."""
    if figure == HIGH_PRIESTESS:
        return "high-priestess"
    return f"m{figure - MONSTER + 1}" if figure >= MONSTER else COLOURS[table.guardians[figure].colour]


def tier_of(table: Land, figure: int) -> Tier | None:
    """How strong a figure that fights by attack card is; None for the High Priestess. DD-7.5, DD-14.4"""
    if figure in (NONE, HIGH_PRIESTESS):
        return None
    tier = table.monsters[figure - MONSTER].tier if figure >= MONSTER else table.guardians[figure].tier
    return TIERS[tier] if tier != NONE else None


def health_left(guardian: Guardian) -> int:
    return guardian.attributes[HEALTH] - guardian.wounds


# Combat


def combat(table: Land) -> Combat | None:
    """Both sides of a combat and the wounds that each would take as the dice lie now. DD-7.2"""
    frames = table.main.frames
    at = next((n for n in reversed(range(len(frames))) if isinstance(frames[n], Wounds)), NONE)
    if at == NONE or any(isinstance(frame, Defending) for frame in frames[at:]):
        return None
    frame = frames[at]
    assert isinstance(frame, Wounds)
    sides = frame.attacker, frame.defender
    if not table.foe and not all(is_person(table, figure) for figure in sides):
        return None
    return {
        "attacker": side(table, *sides),
        "defender": side(table, *reversed(sides)),
        "rolled": not any(isinstance(above, RollAll) for above in frames[at:]),
    }


def side(table: Land, figure: int, enemy: int) -> Side:
    """What a figure deals and parries, what it would take now, and whether it would die of that. DD-7.2, DD-12.1"""
    hits, parried = strength_of(table, figure)
    weaken = table.guardians[enemy].weaken if is_person(table, enemy) else 0
    wounds = wounds_of(table, figure, enemy)
    left = health_left(table.guardians[figure]) if is_person(table, figure) else table.foe[1] + spare(table, figure)
    return {
        "figure": figure_word(table, figure),
        "tier": None if is_person(table, figure) else tier_of(table, figure),
        "hits": max(0, hits - weaken),
        "pierces": piercing(table, figure),
        "parries": parried,
        "wounds": wounds,
        "left": left,
        "dies": wounds >= left,
    }


# Wounds that come


def hurt(table: Land) -> HurtView | None:
    """Wounds that somebody is about to take, what is parried of them so far, and who deals them. DD-12.1, DD-10.5"""
    frame = table.main.frames[-1] if table.main.frames else None
    if not isinstance(frame, (Hurting, Defending)):
        return None
    guardian = table.guardians[frame.seat]
    parried = min(frame.amount, parries(guardian.dice)) if isinstance(frame, Defending) else 0
    wounds, left = frame.amount - parried, health_left(guardian)
    return {
        "guardian": frame.seat,
        "amount": frame.amount,
        "parried": parried,
        "wounds": wounds,
        "left": left,
        "dies": wounds >= left,
        "by": dealer(table, frame.by if frame.by != NONE else fought(table, frame.seat)),
    }


def dealer(table: Land, figure: int) -> str | None:
    """Who deals wounds, if it is still there: one that died in the same combat is nobody to look at. DD-7.5"""
    gone = MONSTER <= figure < HIGH_PRIESTESS and table.monsters[figure - MONSTER].tier == NONE
    return None if gone or figure == NONE else figure_word(table, figure)


def fought(table: Land, seat: int) -> int:
    """Whom a Guardian has just fought with, while the wounds of that are taken; or NONE. DD-7.2"""
    below = next(rest(table), None)
    if not isinstance(below, AfterCombat) or seat not in (below.attacker, below.defender):
        return NONE
    return below.attacker if seat == below.defender else below.defender


def rest(table: Land) -> Iterator[Frame]:
    """What waits below the wounds that are being taken."""
    return (frame for frame in reversed(table.main.frames) if not isinstance(frame, (Hurt, Hurting, Fallen)))


# Tests


def missing(table: Land) -> list[Icon] | None:
    """The symbols of an ambush test that no die matches so far; None before the roll. DD-4.4"""
    frame = next((frame for frame in reversed(table.main.frames) if isinstance(frame, AfterTest)), None)
    if frame is None or not table.wants:
        return None
    dice = list(table.guardians[frame.seat].dice)
    return [ICONS[icon] for icon in table.wants if not matched(dice, icon)]


def matched(dice: list[int], icon: int) -> bool:
    """Take a die with this icon away, if there is one: each counts once. DD-4.4"""
    if icon not in dice:
        return False
    dice.remove(icon)
    return True


# In words


def doing(table: Land, frame: Frame, describer: Describer) -> Arg:
    """What a seat has to decide: whose figure, which enemy, how many wounds. Everybody may know it. DD-15.2"""
    said = told(table, frame, describer)
    if said is not None:
        return Phrase(f"doing-{frame.id}", tuple(said.items()))
    wounds = told_of_wounds(table, frame, describer)
    return Phrase(f"doing-{frame.id}{wounds[0]}", tuple(wounds[1].items())) if wounds else Name(f"step-{frame.id}")


def told(table: Land, frame: Frame, describer: Describer) -> dict[str, Arg] | None:
    """The arguments of its words: which figure, and where."""
    if isinstance(frame, (Sending, Pushing)) and not isinstance(frame, Retreating):
        return {"figure": describer.figure(table, frame.figure)}
    if isinstance(frame, Springing):
        return {"figure": describer.figure(table, frame.figure), "area": describer.area(frame.area)}
    if isinstance(frame, SettingOn):
        return {"figure": describer.figure(table, frame.number)}
    if isinstance(frame, (Pointing, Roaming)):
        area = table.monsters[frame.monster].area
        return {"figure": describer.figure(table, MONSTER + frame.monster), "area": describer.area(area)}
    if isinstance(frame, AfterTest):
        return {"n": len(missing(table) or ())}
    return None


def told_of_wounds(table: Land, frame: Frame, describer: Describer) -> tuple[str, dict[str, Arg]] | None:
    """How the key of its words ends, and their arguments."""
    if isinstance(frame, (Hurting, Defending)):
        found = hurt(table)
        assert found is not None
        victim = describer.guardian(table)(frame.seat)
        return "-dies" if found["dies"] else "", {"n": found["wounds"], "guardian": victim}
    fight = next((below for below in reversed(table.main.frames) if isinstance(below, Wounds)), None)
    if isinstance(frame, Casting) and fight is not None:
        enemy = fight.defender if frame.seat == fight.attacker else fight.attacker
        return "-rolled" if frame.rolled else "", {"figure": describer.figure(table, enemy)}
    return None
