"""`dawnbreach simulate` and `dawnbreach bench`, run as a person would."""

import json
import subprocess
import sys

import pytest

from dawnbreach.cli.main import main
from dawnbreach.lab import bench, simulate

COMMAND = ["simulate", "sanctum", "--games", "6", "--seats", "3", "--bots", "random,novice,novice", "--seed", "1"]


def output(capsys, *arguments):
    code = main([*COMMAND, *arguments])
    assert code == 0
    return capsys.readouterr().out


def test_the_same_seed_gives_the_same_results_on_any_number_of_workers(capsys):
    one = output(capsys, "--workers", "1", "--json")
    assert output(capsys, "--workers", "3", "--json") == one
    other = main([*COMMAND[:-1], "2", "--workers", "1", "--json"])
    assert other == 0
    assert capsys.readouterr().out != one


def test_the_summary_has_wins_survival_length_and_scores(capsys):
    summary = json.loads(output(capsys, "--workers", "1", "--json"))
    assert summary["games"] == 6
    assert sum(value["of"] for value in summary["wins"]["by_hero"].values()) == 18
    assert [value["of"] for value in summary["wins"]["by_seat"].values()] == [6, 6, 6]
    assert sum(value["count"] for value in summary["wins"]["by_seat"].values()) >= 6
    assert summary["wins"]["by_bot"]["novice"]["of"] == 12
    assert summary["survival"]["all"]["of"] == 18
    assert summary["length"]["decisions"]["min"] > 50
    assert sum(summary["ended"].values()) == 6
    for value in summary["wins"]["by_turn_order"].values():
        assert value["low"] <= value["share"] <= value["high"]


def test_the_summary_can_be_read(capsys):
    text = output(capsys, "--workers", "1")
    assert "wins by hero" in text
    assert "survival" in text
    assert "final battle: health on entering it" in text


@pytest.mark.parametrize(
    "arguments",
    [
        ["--bots", "novice,novice"],
        ["--bots", "wizard"],
        ["--games", "0"],
        ["--workers", "0"],
        ["--seats", "9"],
        ["--difficulty", "easy"],
        ["--heroes", "monk"],
        ["--pack", "/no/such/folder"],
    ],
)
def test_what_cannot_be_simulated_is_one_clear_sentence(capsys, arguments):
    assert main([*COMMAND, *arguments]) == 2
    told = capsys.readouterr()
    assert len((told.err + told.out).strip().splitlines()) == 1


def test_novices_reach_the_demon_lord_and_the_way_costs_them_health_but_seldom_their_lives():
    plan = simulate.Plan("sanctum", 20, 4, ("novice",) * 4, "wounds")
    games = list(simulate.results(plan, 2))
    assert sum(game["end"] == "act 6" for game in games) >= 18
    assert all(game["finished"] for game in games)
    final = simulate.summarize(plan, games)["final"]
    assert 5 <= final["health"]["median"] <= 9
    assert final["health"]["quartile_1"] <= 8
    assert final["dead_before"]["share"] <= 0.06
    assert 0.5 <= final["survived"]["share"] <= 0.95


def test_novices_beat_random_players():
    plan = simulate.Plan("sanctum", 12, 2, ("novice", "random"), "beat")
    games = list(simulate.results(plan, 2))
    assert sum(game["ranks"][0] == 1 and game["ranks"][1] > 1 for game in games) >= 10


def test_the_share_of_nothing_is_unknown():
    assert simulate.share(0, 0)["share"] is None
    assert simulate.share(5, 10)["low"] < 0.5 < simulate.share(5, 10)["high"]


def test_bench_prints_json():
    command = [sys.executable, "-m", "dawnbreach", "bench", "sanctum", "--seconds", "0.4"]
    figures = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    wanted = {"decisions_per_second", "games_per_second", "copies_per_second", "views_per_second", "bytes_per_position"}
    assert wanted <= figures.keys()
    assert all(figures[name] > 0 for name in wanted)


def test_a_position_is_small():
    assert bench.measure("sanctum", 4, 0.2)["bytes_per_position"] < 8000
