"""What is true of every position: nothing is lost, nothing is there twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from dawnbreach.darkest_doom.cards import markers_left
from dawnbreach.darkest_doom.stalking import Roaming, Stalk
from dawnbreach.darkest_doom.state import CORRUPTION, CRIMSON_DICE, NONE, Guardian, Land
from dawnbreach.kernel import Unreadable


def check(table: Land) -> None:
    """Raise Unreadable with the first thing that cannot be."""
    for problem in problems(table):
        raise Unreadable(f"not a position of Darkest Doom: {problem}", "save-damaged")


def problems(table: Land) -> Iterable[str]:
    """Everything that is wrong with a position. DD-1.2"""
    content = table.content
    people = [g for g in table.guardians if not g.virtual]
    if len(people) != table.seats or len(table.asked) != table.seats + 1 or len(table.monsters) != 3:
        yield "a board for each seat"
        return
    yield from each_once("supplies card", supplies(table), content.in_play(table.seats))
    yield from each_once("corruption card", taints(table), range(len(content.corruptions)))
    missions = [*table.missions, *table.mission_pile, *(g.mission for g in people if g.mission != NONE)]
    yield from each_once("mission", missions, range(len(content.missions)))
    orders = [*table.orders, *table.order_pile, *(card for g in people for card in g.orders)]
    yield from each_once("achievement", orders, range(len(content.achievement_cards)))
    yield from each_once("attack card", [*table.attacks, *table.attack_pile], range(len(content.attacks)))
    if any(not 0 <= n <= 3 for n in table.tendrils) or len(set(table.bag)) != len(table.bag):
        yield "tendrils and tokens"
    passing = [frame.monster for frame in table.main.frames if isinstance(frame, (Stalk, Roaming))]
    areas = [m.area for n, m in enumerate(table.monsters) if m.tier != NONE and n not in passing]
    if len(set(areas)) < len(areas):
        yield "no two monsters in one area, but for one that is passing"
    if markers_left(table) < 0:
        yield "no more damage markers than there are"
    for guardian in people:
        yield from board_problems(table, guardian)


def supplies(table: Land) -> list[int]:
    found = [card for pile in (*table.decks, *table.piles) for card in pile]
    for guardian in table.guardians:
        found += guardian.supplies + [card for card, _ in guardian.equipment]
    return found


def taints(table: Land) -> list[int]:
    held = [card - CORRUPTION for guardian in table.guardians for card in guardian.corruption]
    return [*table.taints, *table.taint_pile, *held]


def each_once(what: str, places: Iterable[int], all_there_are: Iterable[int]) -> Iterable[str]:
    found = Counter(places)
    if sorted(found) != list(all_there_are) or max(found.values()) > 1:
        yield f"every {what} is in exactly one place"


def board_problems(table: Land, guardian: Guardian) -> Iterable[str]:
    numbers = table.content.numbers
    name = table.content.characters[guardian.who].id
    if not 0 <= guardian.coins <= numbers.coins_max:
        yield f"{name} has at most {numbers.coins_max} coins"
    if sum(guardian.relics) + guardian.spectre > numbers.relics_max or min(guardian.relics) < 0:
        yield f"{name} has at most {numbers.relics_max} relics"
    if len(guardian.equipment) + (guardian.spectre > 0) > 2:
        yield f"{name} has two equipment slots"
    if guardian.acolytes + guardian.moths > 3 or min(guardian.acolytes, guardian.moths) < 0:
        yield f"{name} has three places for Acolytes and Moths"
    if len(guardian.dice) > CRIMSON_DICE:
        yield f"{name} has rolled at most {CRIMSON_DICE} dice"
    if len(guardian.shaken) not in (0, 3):
        yield f"{name} shoots at one target, with one attack card and some wounds"
    if guardian.mana < 0 or guardian.actions < 0 or guardian.wounds < 0:
        yield f"{name} has paid what was not there"
