"""A bot never fails a game: whatever it raises or answers, its seat plays a legal choice, and what it did is told."""

import pytest

import dawnbreach
from dawnbreach import bots
from dawnbreach.cli.session import Session, load
from dawnbreach.darkest_doom.common import Discarding
from dawnbreach.kernel import conformance
from dawnbreach.lab.simulate import Plan, play_one
from tests.land import land


def raises(view, choices):
    raise IndexError(len(choices))


def answers_what_is_not_offered(view, choices):
    return next(choice for choice in dawnbreach.game(view["game"]).notation.all if choice not in choices)


def answers_nonsense(view, choices):
    return "end turn"


def empties_its_view(view, choices):
    view.clear()
    return view["step"]


BROKEN = [raises, answers_what_is_not_offered, answers_nonsense, empties_its_view]


@pytest.mark.parametrize("bot", BROKEN)
@pytest.mark.parametrize("name", dawnbreach.GAMES)
def test_for_a_bot_that_fails_a_legal_choice_is_made_and_the_game_goes_on(name, bot):
    position = dawnbreach.game(name).start(seats=2, seed=3)
    failures: list[Exception] = []
    for ply in range(40):
        seat = position.waiting[0]
        choice = bots.decide(bot, bots.Seat(position, seat), str(ply), failures.append)
        assert choice in position.choices(seat)
        position.play(choice, seat)
    assert len(failures) == 40
    expected = {raises: "IndexError", empties_its_view: "KeyError"}.get(bot, "Misplay")
    assert all(bots.trouble(error).startswith(f"{expected} ") for error in failures)


def test_what_a_bot_chooses_is_played_and_nothing_is_told():
    position = dawnbreach.game("sanctum").start(seats=2, seed=3)
    seat, failures = bots.Seat(position, position.waiting[0]), list[Exception]()
    assert bots.decide(lambda view, legal: legal[-1], seat, "1", failures.append) is seat.choices[-1]
    assert failures == []


@pytest.mark.parametrize("count", [1, 2])
def test_the_novice_discards_with_the_lake_spectre_beside_it(count):
    country = land().holds("reaper", "matins", "honey-and-wormwood")
    country.guardian.attributes, country.guardian.spectre = (3, 3, 3 - count, 3), 3
    country.land.push(Discarding(0, count, True))
    country.ready()
    novice = bots.make("novice", "darkest-doom")
    choice = novice(country.land.view(0), country.land.choices(0))
    assert choice.text.startswith("discard "), "and it never lets the Spectre go"


# Where bots are asked


@pytest.fixture(params=BROKEN[:2], ids=lambda bot: bot.__name__)
def broken(request, monkeypatch):
    """Every novice is broken."""
    monkeypatch.setattr(bots, "make", lambda name, game, seed="bot": request.param)


def told(text):
    """The first line of a report, and the position its record leads to."""
    first, _, record = text.partition("\n\n")
    return first, dawnbreach.replay(record)


@pytest.mark.parametrize("name", dawnbreach.GAMES)
def test_a_simulation_goes_on_counts_failures_and_logs_the_record(name, broken, caplog):
    result = play_one(Plan(name, 1, 2, ("novice", "novice"), "broken"), 0)
    assert result["finished"] and result["failed"] == result["decisions"]
    (line,) = [record.getMessage() for record in caplog.records if record.name == "dawnbreach.lab"]
    first, position = told(line)
    assert first.startswith("game 0: bot novice at seat ") and not position.plies()


def test_a_simulation_without_failures_counts_none(caplog):
    assert play_one(Plan("sanctum", 1, 2, ("random", "novice"), "sound"), 0)["failed"] == 0
    assert not caplog.records


def test_at_the_terminal_the_first_failure_is_kept_with_the_record(broken, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    game = dawnbreach.game("darkest-doom")
    session = Session.new(game, game.start(seats=2, seed=5), ["novice", "novice"], "en", None)
    for _ in range(30):
        assert session.bot_decides() is not None
    (file,) = (tmp_path / "dawnbreach" / "games").glob("*.failed.txt")
    first, position = told(file.read_text(encoding="utf-8"))
    assert first.startswith("bot novice:") and not position.plies()
    assert load(session.save()).position == session.position
    conformance.check_deciders(session.position, 0)
