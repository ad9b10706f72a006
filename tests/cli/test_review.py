"""`dawnbreach review`: what a coach says of a record, and playing on from one of its decisions."""

from __future__ import annotations

from pathlib import Path

import pytest

import dawnbreach
from dawnbreach import bots
from dawnbreach.bots import review
from dawnbreach.cli.session import load
from tests.cli.conftest import Run, only


def written(path: Path, most: int) -> Path:
    """A record of two who play Darkest Doom at random, to its end or to a decision."""
    position = dawnbreach.game("darkest-doom").start(seats=2, seed="reviewed")
    players = [bots.make("random", "darkest-doom", str(seat)) for seat in range(2)]
    while not position.over and (position.past is None or position.past.number < most):
        seat = bots.Seat(position, position.waiting[0])
        position.play(bots.ask(players[seat.number], seat), seat.number)
    path.write_text(position.record(), encoding="utf-8")
    return path


@pytest.mark.parametrize(("language", "words"), [("en", "Better:"), ("pl", "Lepiej:"), ("ru", "Лучше:")])
def test_a_review_tells_turning_points_chances_and_luck(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, words: str
) -> None:
    monkeypatch.setattr(review, "POINTS", 2)
    record = written(tmp_path / "some.record", 40)
    ran = run("review", str(record), "--tries", "8", "--seat", "1", "--language", language)
    assert ran.code == 0, ran.err
    assert words in ran.out and ran.out.count("[") == 2 and "review-" not in ran.out and "guardian-" not in ran.out


def test_what_is_no_number_and_no_seat_is_refused(run: Run, tmp_path: Path) -> None:
    record = str(written(tmp_path / "some.record", 3))
    for wrong in (["--tries", "0"], ["--jobs", "x"], ["--seat", "3"], ["--again", "99999"]):
        ran = run("review", record, *wrong)
        assert ran.code == 2 and wrong[0] in ran.err, wrong
    ran = run("review", record, "--again", "2")
    assert ran.code == 2 and "seed" in ran.err, "without a seed nobody knows how chance would go on"


def test_a_decision_can_be_tried_again_as_a_practice_game(run: Run, tmp_path: Path, home: Path) -> None:
    record = written(tmp_path / "whole.record", 100_000)
    ran = run("review", str(record), "--again", "30", lines=["quit"])
    assert ran.code == 0 and "Your decision" in ran.out
    session = load(only(home, "*.json"))
    assert session.position.past is not None and session.position.past.number >= 29
    person = session.players.index(None)
    assert session.players.count(None) == 1 and session.players[1 - person] == "novice"
    told = [line.split(" ", 1) for line in record.read_text(encoding="utf-8").splitlines() if line[:2] in ("1 ", "2 ")]
    plies = [(str(ply.seat + 1), ply.choice.text) for ply in session.position.plies()[:29]]
    assert plies == [(seat, text) for seat, text in told[:29]]
    assert session.position.agains, "from here on nobody knows what will fall"
