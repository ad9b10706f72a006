"""The Dusk as the table tells it: every event in order, with the land of that moment, and whose doing it was."""

from collections import Counter
from typing import Any

import pytest

import dawnbreach
from dawnbreach import bots
from dawnbreach.darkest_doom.events import PhaseBegan
from dawnbreach.darkest_doom.rounds import Turns
from dawnbreach.darkest_doom.scenes import DARKNESS, land
from dawnbreach.server.core.tale import play
from dawnbreach.server.narration.log import log_line
from tests.land import doom

GAMES = [(seats, seed) for seats in (1, 2, 3, 4) for seed in range(3)]
PLACED = ("area", "place", "alive", "consumed")


def decisions(seats, seed, most=400):
    """A game of novices: each decision with the position before and after it, and what was told of it."""
    position = dawnbreach.game("darkest-doom").start(seats=seats, seed=seed)
    players = [bots.make("novice", "darkest-doom", seed=f"story/{seat}") for seat in range(seats)]
    for _ in range(most):
        if position.over:
            return
        seat = position.waiting[0]
        choice = players[seat](position.view(seat), position.choices(seat))
        before = position.copy()
        yield before, choice, seat, position, play(position, choice, seat)


def is_at_nightfall(table, event):
    """Is nobody's turn of this Dusk begun?"""
    begun = isinstance(event, PhaseBegan) and event.dusk
    return begun or (table.dusk and any(isinstance(f, Turns) and f.left == table.order for f in table.main.frames))


def events_at_nightfall(before, choice, seat):
    """The events of a decision that belong to the Dusk before the turns, by number, with everybody's view then."""
    trial, seen = before.copy(), {}
    count: Counter[str] = Counter()

    def look(event):
        if is_at_nightfall(trial, event):
            seen[count["events"]] = event, trial.view(None)
        count["events"] += 1

    trial.watch = look
    trial.play(choice, seat)
    return seen


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_every_event_of_the_dusk_has_a_scene_with_the_land_of_that_moment(seats, seed):
    kinds: Counter[str] = Counter()
    for before, choice, seat, _, told in decisions(seats, seed):
        expected = events_at_nightfall(before, choice, seat)
        noted = {n: one for n, one in enumerate(told.events) if one.note.scene is not None}
        assert noted.keys() == expected.keys()
        for number, (event, view) in expected.items():
            scene = dict(noted[number].note.scene)
            people = scene.pop("guardians")
            assert noted[number].key == event.key()
            assert scene == {name: view[name] for name in scene}
            assert people == [{name: g[name] for name in PLACED} for g in view["guardians"]]
            kinds[type(event).__name__] += 1
    assert {"PhaseBegan", "EventDrawn", "TokenDrawn", "Moved", "TendrilsChanged"} <= kinds.keys()


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_reader_is_told_every_scene_of_what_may_be_known_and_can_put_the_land_together(viewer):
    for _, _, _, position, told in decisions(3, 5):
        line = log_line(position, told, viewer, "en")
        known = [one for one in told.events if one.only in (None, viewer)]
        wanted = [(n, one) for n, one in enumerate(known) if one.note.scene is not None]
        assert [scene.line for scene in line.scenes] == [n for n, _ in wanted]
        shown: dict[str, Any] = {}
        for scene, (_, one) in zip(line.scenes, wanted, strict=True):
            shown |= scene.shown
            assert shown == one.note.scene
            assert one.key == f"event-{scene.event}"


def test_a_scene_says_where_it_happened():
    areas = {area.id for area in doom().content.areas}
    for _, _, _, _, told in decisions(2, 1):
        for one in told.events:
            assert set(one.note.areas) <= areas
            if one.note.scene and one.key in ("event-moved", "event-monster-came", "event-tendrils-changed"):
                assert len(one.note.areas) == 1


def test_the_darkness_has_its_own_lines_and_so_have_virtual_guardians():
    doers: Counter[int | None] = Counter()
    for before, _, seat, position, told in decisions(1, 2):
        line = log_line(position, told, seat, "en")
        assert len(line.by) in (0, len(line.lines))
        doers.update(line.by)
        if not before.dusk and position.dusk:
            assert DARKNESS in line.by
    assert doers[DARKNESS] > 10 and all(doers[number] for number in (1, 2, 3))


def test_what_somebody_does_when_the_darkness_asks_is_their_own():
    asked = 0
    for before, _, seat, position, told in decisions(3, 7):
        prowling = any(type(frame).__name__ == "Prowl" for frame in before.main.frames)
        for one in told.events if prowling else ():
            if one.key == "event-dice-rolled" and dict(one.args)["guardian"] == seat_name(position, seat):
                assert one.note.by is None
                asked += 1
    assert asked


def seat_name(position, seat):
    return position.game.describer.guardian(position)(seat)


def test_sanctum_has_no_scenes_and_every_line_is_the_seats():
    position = dawnbreach.game("sanctum").start(seats=2, seed=3)
    players = [bots.make("novice", "sanctum", seed=str(seat)) for seat in range(2)]
    for _ in range(60):
        seat = position.waiting[0]
        choice = players[seat](position.view(seat), position.choices(seat))
        line = log_line(position, play(position, choice, seat), None, "en")
        assert line.by == () and line.scenes == ()


def test_the_land_is_part_of_every_view():
    for _, _, _, position, _ in decisions(2, 4, most=60):
        for viewer in (None, 0, 1):
            view = position.view(viewer)
            assert land(position) == {name: view[name] for name in land(position)}
