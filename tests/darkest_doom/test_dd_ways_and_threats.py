"""Ways and threats beside the rules themselves: every step walked, every move of a monster made."""

import contextlib

import pytest

from dawnbreach.darkest_doom import events
from dawnbreach.darkest_doom.hunting import stride
from dawnbreach.darkest_doom.movement import Walking
from dawnbreach.darkest_doom.odds.threats import coming, danger, in_range
from dawnbreach.darkest_doom.odds.travel import is_peril, reach
from dawnbreach.darkest_doom.stalking import Clash, Pointing, Roaming, Stalk
from dawnbreach.darkest_doom.state import NONE
from dawnbreach.darkest_doom.turn import Turn
from dawnbreach.kernel import NOBODY
from tests.darkest_doom.test_dd_odds import rich_turn
from tests.forks import Fork, Laid


def walked(land, seat):
    """The fewest action points to every area, by coins spent, found by walking where nothing waits."""
    guardian = land.guardians[seat]
    coins, actions = guardian.coins, guardian.actions
    found: dict[int, set[tuple[int, int]]] = {}
    waiting, seen = [land], set()
    while waiting:
        here = waiting.pop(0)
        mine = here.guardians[seat]
        key = mine.area, mine.coins, mine.actions, type(here.frame(seat)), here.main.frames[-1]
        if key in seen:
            continue
        seen.add(key)
        if isinstance(here.frame(seat), Turn) and mine.area != guardian.area:
            spent = actions - mine.actions, coins - mine.coins
            found.setdefault(mine.area, set()).add(spent)
        for choice in here.choices(seat):
            if choice.text.startswith(("go ", "lodge ", "road", "walk ", "stop")):
                waiting += stepped(here, choice, seat)
    return found


def stepped(land, choice, seat):
    """Where a step leads, if nothing waits there."""
    after = land.copy()
    after.source = Laid(())
    try:
        after.play(choice, seat)
    except Fork:
        return []
    mine = after.guardians[seat]
    calm = isinstance(after.frame(seat), (Turn, Walking)) and not is_peril(land, seat, mine.area)
    return [after] if calm else []


@pytest.mark.parametrize("seed", range(40))
def test_dd_3_2_the_shortest_ways_are_those_that_can_be_walked(seed):
    land, seat, random = rich_turn(seed)
    guardian = land.guardians[seat]
    guardian.halted, guardian.actions, guardian.coins = False, 4, random.randint(0, 1)
    real = walked(land, seat)
    mine = {
        area: {(way.actions, way.coins) for way in ways if way.actions <= 4}
        for area, ways in reach(land, seat).items()
        if not is_peril(land, seat, area)
    }
    for area in range(len(land.content.areas)):
        best = {way for way in real.get(area, ()) if not any(o != way and beats(o, way) for o in real[area])}
        assert mine.get(area, set()) == best, (seed, land.content.areas[area].id)


def beats(one, other):
    return one[0] <= other[0] and one[1] <= other[1]


def test_dd_3_3_a_bold_guardian_goes_through_everything():
    land, seat, _ = rich_turn(2)
    land.guardians[seat].halted = False
    careful, bold = reach(land, seat), reach(land, seat, bold=True)
    assert careful.keys() <= bold.keys()
    assert all(bold[area][0].actions <= careful[area][0].actions for area in careful)
    way = bold[land.content.summit][0]
    assert way.goal == land.content.summit and way.areas[-2] == land.content.path


def fights(land, number):
    """Whether a Guardian is fought first, later or never: everything that the move of a monster can come to."""
    results, waiting = set(), [land]
    while waiting:
        here = waiting.pop()
        begun = [e.enemy for e in here.told if isinstance(e, events.CombatBegan)]
        later = [foe for frame in here.main.frames if isinstance(frame, Clash) for foe in frame.foes]
        if begun or not isinstance(here.frame(here.waiting[0]), (Roaming, Pointing)):
            results.add("first" if begun[:1] == [number] else "later" if begun and number in later else "never")
            continue
        for choice in here.choices(here.waiting[0]):
            waiting.append(going(here, lambda after, choice=choice: after.play(choice, after.waiting[0])))
    return results


def going(land, act):
    """Until chance is asked: then a combat has begun."""
    after = land.copy()
    after.source = Laid(())
    with contextlib.suppress(Fork):
        act(after)
    return after


@pytest.mark.parametrize("seed", range(40))
def test_dd_6_9_whom_a_monster_fights_is_told_before_it_moves(seed):
    land, _, random = rich_turn(seed)
    land.traps, land.struck, land.event = (), (), NONE
    land.tendrils = tuple(random.choice((0, 2, 3)) if n else 0 for n in range(8))
    index = random.randrange(3)
    for other, monster in enumerate(land.monsters):
        monster.rider = monster.token = NONE
        if other != index:
            monster.tier = monster.area = NONE
    spots = [a for a in range(len(land.content.areas) - 2) if land.figure_at(a) == NONE]
    land.monsters[index].tier, land.monsters[index].area = 0, random.choice(spots)
    number = random.choice([g.number for g in land.guardians if not g.consumed])
    land.dusk = False
    then = coming(land)
    assert then is not None
    sure = possible = 0
    for token in then.bag:
        moving = then.copy()
        moving.monsters[index].token = token
        moving.main.frames.append(Stalk(NOBODY, index, stride(moving), NONE))
        found = fights(going(moving, lambda after: after.settle()), number)
        sure += found == {"first"}
        possible += found != {"never"}
    told = danger(land, index, number)
    assert told == pytest.approx((sure / len(then.bag), possible / len(then.bag)))
    assert land.guardians[number].area in in_range(land, index) or not told.most


def test_dd_6_4_a_monster_that_is_gone_is_no_danger():
    land, seat, _ = rich_turn(0)
    land.monsters[0].tier = land.monsters[0].area = NONE
    assert danger(land, 0, seat) == (0, 0)
    assert in_range(land, 0) == frozenset()
