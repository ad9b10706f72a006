"""What the forecast of a decision says, beside what the rules make of it."""

from collections import Counter
from random import Random
from typing import Any

from dawnbreach.darkest_doom import forecast as foresight
from dawnbreach.darkest_doom import forecast_types
from dawnbreach.darkest_doom.ambush import AfterTest
from dawnbreach.darkest_doom.combat import Casting
from dawnbreach.darkest_doom.figures import is_person
from dawnbreach.darkest_doom.info import INFO
from dawnbreach.darkest_doom.odds.travel import is_peril, reach
from dawnbreach.darkest_doom.state import NONE
from dawnbreach.darkest_doom.turn import Turn
from dawnbreach.kernel import Seeded, shapes
from tests.land import doom
from tests.rich import TABLES, rich


def forecast(land: Any, seat: int, deep: bool) -> Any:
    """The forecast, without asking whether what is looked for can be there."""
    return foresight.forecast(land, seat, deep)


def decisions(seeds, wanted):
    """Decisions of these kinds and their seats, in rich lands played on at random."""
    for seed in seeds:
        seats, virtual = TABLES[seed % len(TABLES)]
        land, random = rich(seats, virtual, seed), Random(f"forecast/{seed}")
        for _ in range(60):
            if land.over:
                break
            seat = land.waiting[0]
            frame = land.frame(seat)
            if frame is not None and frame.id in wanted:
                yield land, seat
            land.play(random.choice(list(land.choices(seat))), seat)


def test_dd_15_2_who_knows_the_same_is_told_the_same():
    """A position that a seat cannot tell from this one has the same forecast, of the type that was promised."""
    count = 0
    for land, seat in decisions(range(12), INFO.foreseen - {"turn", "walking"}):
        said = forecast(land, seat, deep=False)
        assert said is not None and not list(shapes.misfits(said, forecast_types.Forecast))
        assert forecast(doom().imagine(land, seat, Seeded(f"{count}")), seat, deep=False) == said
        count += 1
    assert count >= 30


def test_dd_3_3_on_a_turn_what_waits_where_one_can_go_is_told():
    """All that is beside and all that can still be reached, and to who knows the same the same."""
    kinds = Counter[str]()
    for land, seat in decisions(range(8), {"turn", "walking"}):
        said = forecast(land, seat, deep=True)
        waits = {land.content.areas[area].id: area for area in reachable(land, seat) if is_peril(land, seat, area)}
        told = {peril["area"]: peril for peril in (said or foresight.NOTHING)["perils"]}
        assert set(told) == set(waits)
        if said is None:
            continue
        assert not list(shapes.misfits(said, forecast_types.Forecast))
        assert forecast(doom().imagine(land, seat, Seeded("other")), seat, deep=True) == said
        for name, peril in told.items():
            figure = land.figure_at(waits[name], but=seat)
            assert (peril["fight"] is not None) == (figure != NONE or waits[name] == land.content.summit)
            assert (peril["test"] is not None) == (waits[name] in land.abysses)
            kinds.update([kind for kind in ("fight", "test", "trap") if peril[kind]])
            kinds["duel"] += peril["fight"] is not None and figure != NONE and is_person(land, figure)
    assert min(kinds[kind] for kind in ("fight", "test", "trap", "duel")) >= 2


def reachable(land, seat):
    """Where a Guardian can go on this turn, on ways on which nothing else waits."""
    guardian = land.guardians[seat]
    beside = set(land.content.areas[guardian.area].next)
    if not isinstance(land.frame(seat), Turn) or len(guardian.supplies) > foresight.MANY_CARDS:
        return beside
    return beside | {
        area for area, ways in reach(land, seat).items() if not ways[0].coins and ways[0].actions <= guardian.actions
    }


def test_dd_7_2_what_is_said_of_another_guardian_says_that_its_hand_is_not_counted():
    land, seat = next(
        (land, seat)
        for land, seat in decisions(range(8), {"turn"})
        if any(is_person(land, n) and land.guardians[n].hand for n in range(len(land.guardians)) if n != seat)
    )
    enemy = next(n for n in range(len(land.guardians)) if n != seat and is_person(land, n) and land.guardians[n].hand)
    odds = foresight.fight_odds(land, seat, enemy)
    assert (odds["cards"], odds["fame"], odds["trust"]) == (len(land.guardians[enemy].hand), 3, "estimated")
    near, far = land.content.areas[land.guardians[seat].area].next[0], land.guardians[seat].area
    peril: Any = {"area": land.content.areas[near].id, "fight": odds, "test": None, "trap": None}
    farther: Any = {**peril, "area": land.content.areas[far].id}
    (said,) = foresight.sentences(land, seat, {**foresight.NOTHING, "perils": [peril, farther]})
    assert "cards in hand not counted" in doom().catalogue.arg("en", said)


def test_dd_6_9_monsters_that_are_as_likely_to_come_share_a_sentence():
    land = rich(4, 0, 2)
    chances: list[Any] = [
        {"monster": f"m{n}", "least": 0.25, "most": most} for n, most in ((1, 0.25), (2, 0.5), (3, 0.25))
    ]
    said = foresight.sentences(land, land.waiting[0], {**foresight.NOTHING, "threats": chances})
    told = [doom().catalogue.arg("en", phrase) for phrase in said]
    assert [line.count(" m") for line in told] == [2, 1]


def test_dd_4_4_a_test_that_is_told_to_be_passed_as_it_lies_is_passed():
    """Without cards and tools: one who lets the dice stand fails exactly if no help was said to do without."""
    sure = 0
    for land, seat in decisions(range(40), {"after-test"}):
        said = forecast(land, seat, deep=False)["test"]
        assert isinstance(land.frame(seat), AfterTest)
        after = land.copy()
        after.play("settle", seat)
        assert said["chance"] == 1 or after.outcome, "who cannot pass does not"
        assert after.outcome == 0 or land.guardians[seat].free >= 0 or said["bare"] < 1
        sure += 1
    assert sure >= 5


def test_dd_7_2_no_death_is_told_that_need_not_be_and_none_is_missed():
    """Before the roll chances; once the dice lie all is sure, and only who would die as it stands is said to die."""
    seen = {False: 0, True: 0}
    for land, seat in decisions(range(30), {"casting"}):
        frame, said = land.frame(seat), forecast(land, seat, deep=False)["fight"]
        assert isinstance(frame, Casting)
        assert 0 <= said["kill"] <= 1 and 0 <= said["death"] <= 1
        if frame.rolled and said["trust"] != "estimated":
            assert {said["kill"], said["death"]} <= {0.0, 1.0}
            mine, foe = sides(land, seat, said["foe"])
            assert said["kill"] or not foe["dies"] or mine["dies"], "what dies as it stands can be killed"
            assert not said["death"] or mine["dies"], "nobody dies who would live as it stands"
        seen[frame.rolled] += 1
    assert min(seen.values()) >= 3


def sides(land, seat, foe):
    """The own side of a combat, and the foe's."""
    stands = land.view(seat)["combat"]
    both = stands["attacker"], stands["defender"]
    return both if both[1]["figure"] == foe else both[::-1]
