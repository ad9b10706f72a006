"""Names that last: ids of frames, choices and events, and saves and records made with earlier names."""

import json
from pathlib import Path
from typing import get_args

import pytest

import dawnbreach
from dawnbreach.kernel import Event, Frame
from dawnbreach.template.game import Template

HERE = Path(__file__).parent
NAMES = json.loads((HERE / "names.json").read_text())
GAMES = [*map(dawnbreach.game, dawnbreach.GAMES), Template()]


def below(cls):
    return {cls}.union(*map(below, cls.__subclasses__()))


def names_of(game):
    home = type(game).__module__.rpartition(".")[0]
    events = {event.id for event in below(Event) if event.__module__.startswith(home) and event.id}
    return {
        "frames": sorted(frame.id for frame in game.frames),
        "choices": sorted(kind.kind() for kind in game.notation.grids),
        "events": sorted(events),
    }


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_name_is_there_once(game):
    assert all(frame.id for frame in game.frames)
    assert len({frame.id for frame in game.frames}) == len(game.frames)
    assert len({kind.kind() for kind in game.notation.grids}) == len(game.notation.grids)
    home = type(game).__module__.rpartition(".")[0]
    told = [event for event in below(Event) if event.__module__.startswith(home) and not event.__subclasses__()]
    assert len({event.id for event in told}) == len(told)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_name_is_ever_changed(game):
    """names.json is written by tools/names.py; a name may be added to it, none may go while a rules version lives."""
    for sort, names in names_of(game).items():
        assert names == NAMES[game.name][sort]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_kind_of_choice_fits_the_frames_that_offer_it(game):
    """mypy cannot know which frame offers what: `kinds` of a frame and the F of `Choice[P, F]` are compared here."""
    seen = 0
    for frame in game.frames:
        for kind in (*frame.kinds, *(game.anytime if frame.kinds else ())):
            assert issubclass(frame, frames_meant(kind)), (frame, kind)
            seen += 1
    assert seen >= len(game.notation.grids)


def frames_meant(kind):
    """The classes of frames that F of a kind stands for."""
    for base in kind.__mro__:
        for written in getattr(base, "__orig_bases__", ()):
            for arg in get_args(written)[-1:]:
                if found := classes_in(arg, base):
                    return found
    raise AssertionError(kind)


def classes_in(arg, home):
    text = getattr(arg, "__forward_arg__", None)
    if text is not None:
        modules = [vars(__import__(home.__module__, fromlist=["x"]))]
        return tuple(modules[0][name.strip()] for name in text.split("|"))
    origin = getattr(arg, "__origin__", arg)
    return (origin,) if isinstance(origin, type) and issubclass(origin, Frame) else ()


@pytest.mark.parametrize("format", [1, 2])
@pytest.mark.parametrize("name", dawnbreach.GAMES)
def test_a_game_saved_in_an_earlier_format_goes_on(name, format):
    game = dawnbreach.game(name)
    old = json.loads((HERE / "saves" / f"{name}.format-{format}.json").read_text())
    assert old["format"] == format
    loaded = game.load(old)
    record = (HERE / "saves" / f"{name}.record").read_text()
    assert loaded.record() == record
    assert loaded == dawnbreach.replay(record)
    seat = loaded.waiting[0]
    loaded.play(loaded.choices(seat)[0], seat)
    again = game.load(loaded.save())
    assert again == loaded and loaded.save()["format"] == 3
