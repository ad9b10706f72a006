"""A game from a package outside the tree moves in: a folder and one line that registers it."""

import shutil
import subprocess
import sys

import pytest

import dawnbreach
from tests.outside import lanterns
from tests.patience import PATIENCE
from tests.server.people import got, made, player, run
from tests.server.process import Server, with_packages


@pytest.fixture(scope="module")
def packages(tmp_path_factory):
    return lanterns(tmp_path_factory.mktemp("packages"))


def said(packages, home, *words, typed=""):
    """What the command line answers where that package is installed."""
    env = {**with_packages(packages), "HOME": str(home), "XDG_DATA_HOME": str(home), "LANG": "en"}
    command = [sys.executable, "-m", "dawnbreach", *words]
    done = subprocess.run(
        command, env=env, input=typed, capture_output=True, text=True, encoding="utf-8", timeout=PATIENCE
    )
    return done.returncode, done.stdout + done.stderr


def test_here_nobody_knows_it():
    assert "lanterns" not in dawnbreach.GAMES
    with pytest.raises(dawnbreach.Unreadable, match="lanterns"):
        dawnbreach.game("lanterns")


def test_a_program_may_make_a_game_known_to_itself():
    script = (
        "import dawnbreach; from dawnbreach.template.info import INFO; dawnbreach.register(INFO); "
        "position = dawnbreach.game('template').start(seats=2, seed=1); position.play('keep', 0); "
        "print(dawnbreach.GAMES, dawnbreach.replay(position.record()) == position)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=PATIENCE)
    assert done.stdout.strip() == "('sanctum', 'darkest-doom', 'template') True", done.stderr


def test_bots_play_it_in_the_terminal(packages, tmp_path):
    status, told = said(packages, tmp_path, "play", "lanterns", "--watch", "--seats", "3", "--seed", "1")
    assert status == 0 and "shows lighthouse" in told and "The game is over" in told, told


def test_a_person_plays_it_in_the_terminal_and_asks_for_its_rules(packages, tmp_path):
    typed = "rules TPL-1.4\nwhy swap\n?\nswap\nswap\n" + "keep\n" * 3
    status, told = said(packages, tmp_path, "play", "lanterns", "--terminal", "--seed", "1", typed=typed)
    assert status == 0 and "the brightest score a point" in told, told
    assert "You have swapped already tonight." in told and "lighthouse ******" in told
    assert "The game is over" in told


def test_it_is_simulated_and_its_pack_is_checked(packages, tmp_path):
    status, told = said(packages, tmp_path, "simulate", "lanterns", "--games", "9", "--seats", "2", "--workers", "1")
    assert status == 0 and "9 games, 2 seats" in told, told
    assert said(packages, tmp_path, "check", str(packages / "lanterns" / "pack"))[0] == 0
    bad = tmp_path / "pack"
    shutil.copytree(packages / "lanterns" / "pack", bad)
    (bad / "lanterns.toml").write_text('[[lantern]]\nid = "ember"\nbrightness = 0\nsource = "designed"\n', "utf-8")
    status, told = said(packages, tmp_path, "check", str(bad))
    assert status == 1 and "lanterns.toml:2" in told and "brightness" in told, told


def test_it_is_played_over_the_wire(packages, tmp_path):
    async def play(server, table):
        async with player(server, table["id"], *table["seats"].values(), language="pl") as both:
            while not (await both.when(lambda p: p["decision"] or p["view"]["over"]))["view"]["over"]:
                await both.choose()
            return both.position["view"]

    with Server(tmp_path, path=packages) as server:
        games = got(server, "/api/games")[1]
        assert [game["label"] for game in games if game["game"] == "lanterns"] == ["Lanterns"]
        assert got(server, "/api/rules/lanterns")[1]["chapters"][0]["title"] == "The game"
        assert got(server, "/api/book/lanterns")[1]["names"]["lantern-lighthouse"] == "lighthouse"
        assert got(server, "/api/schema/lanterns")[1]["$defs"]["Lantern"]["required"] == ["id", "brightness"]
        table = made(server, "me", "me", "novice", game="lanterns", start=True)
        assert run(play(server, table))["night"] == 3
        status, told, _ = got(server, "/api/tables", {"game": "chess", "seats": ["me", "me"], "name": "Ann"})
        assert status == 404 and "chess" in told["reason"]
