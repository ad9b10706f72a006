"""What is asked over HTTP: the lobby, books, rules, records, replays, health, and strict headers."""

import gzip
from urllib.request import Request, urlopen

import pytest
from prometheus_client.parser import text_string_to_metric_families

import dawnbreach
from dawnbreach import bots
from dawnbreach.bots import puzzles
from dawnbreach.kernel.words import LANGUAGES
from dawnbreach.server.operations.metrics import Metrics
from tests.server.people import got, made, player, run


@pytest.fixture(scope="module")
def finished(server):
    """The id of a game that bots have played."""
    table = made(server, "novice", "novice", start=True, seed="film")

    async def watch():
        async with player(server, table["id"]) as someone:
            await someone.when_table(lambda t: t["status"] == "over")

    run(watch())
    return table["id"]


def record_of(seed):
    game = dawnbreach.game("sanctum")
    position = game.start(seats=2, seed=seed)
    players = [bots.make("novice", "sanctum", seed=str(seat)) for seat in range(2)]
    while not position.over:
        seat = position.waiting[0]
        position.play(players[seat](position.view(seat), position.choices(seat)), seat)
    return position.record()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_games_with_their_options_heroes_and_bots(server, language):
    _, games, _ = got(server, f"/api/games?language={language}")
    assert [game["game"] for game in games] == list(dawnbreach.GAMES)
    for game in games:
        assert len(game["heroes"]) == 4 and "novice" in dict(game["bots"])
        assert game["tempers"] == ["bold", "careful", "thief"]
        labels = [label for option in game["options"] for _, label in option["values"]]
        assert labels and not any("-" in label for label in labels)


@pytest.mark.parametrize("game", dawnbreach.GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_has_words_for_everything_that_is_printed(server, game, language):
    status, book, _ = got(server, f"/api/book/{game}?language={language}")
    assert status == 200 and len(book["names"]) > 250 and len(book["texts"]) > 180
    assert not [text for text in [*book["names"].values(), *book["texts"].values()] if "{" in text or not text]


def what_a_novice_does(found):
    """Choices that miss the best end, whatever day it is."""
    made, novice, choices = puzzles.tried(found, ()), bots.make(puzzles.MISSES, "darkest-doom", "puzzle"), []
    while made.is_on:
        choice = bots.ask(novice, bots.Seat(made.position, found.seat))
        choices.append(choice.text)
        made.play(choice)
    return choices


def test_the_puzzle_of_the_day_is_shown_judged_and_counted_once(server):
    status, told, _ = got(server, "/api/puzzles/darkest-doom/today")
    day, found = told["day"], puzzles.puzzle(puzzles.daily(told["day"]), "darkest-doom")
    plan, missed = found.plan, what_a_novice_does(found)
    assert status == 200 and (told["tries"], told["solved"]) == (0, 0) and told["decision"]["offers"]
    address = f"/api/puzzles/darkest-doom/{day}"
    assert got(server, address, {"choices": []})[0] == 409, "it is not over"
    for choices in (missed, plan):
        status, judged, _ = got(server, address, {"choices": choices})
        assert status == 200 and judged["solved"] == (choices == plan) and judged["plan"]
    assert (judged["tries"], judged["right"]) == (1, 0), "the first answer of an address counts"
    assert got(server, "/api/puzzles/chess/today")[0] == got(server, "/api/puzzles/sanctum/2020-01-01")[0] == 404


def test_what_a_finished_game_came_to_in_the_language_of_the_reader(server, finished):
    _, told, _ = got(server, f"/api/replays/{finished}/aftermath?language=pl")
    assert len(told["who"]) == 2 and sorted(told["ranks"])[0] == 1
    assert told["curve"]["title"] == "Punkty życia runda po rundzie" and len(told["curve"]["lines"]) == 2
    assert all(len(row["values"]) == 2 for section in told["sections"] for row in section["rows"])
    _, contents, _ = got(server, f"/api/replays/{finished}/contents?language=en")
    _, replay, _ = got(server, f"/api/replays/{finished}")
    assert [move["ply"] for move in contents["moves"]] == list(range(1, replay["plies"] + 1))
    assert {mark["level"] for mark in contents["marks"]} == {"part", "turn", "fight"}


def test_a_finished_game_is_played_on_from_its_middle(server, finished):
    fork = {"game": "sanctum", "seats": ["me", "novice"], "name": "Ann", "fork": {"of": finished, "ply": 30}}
    status, table, _ = got(server, "/api/tables", fork)
    assert status == 201

    async def look():
        async with player(server, table["id"], *table["seats"].values()) as someone:
            return someone.table["fork"], someone.position["ply"]

    told, ply = run(look())
    assert told == {"of": finished, "ply": 30} and ply >= 30
    [listed] = got(server, f"/api/tables?ids={table['id']}")[1]
    assert listed["fork"] and listed["openDice"]
    for wrong in ({"of": finished, "ply": 10_000}, {"of": table["id"], "ply": 3}):
        assert got(server, "/api/tables", {**fork, "fork": wrong})[0] == 409


def test_the_rules_by_chapter(server):
    _, rules, _ = got(server, "/api/rules/darkest-doom?language=ru")
    assert rules["chapters"][2]["chapter"] == "DD-3"
    assert rules["chapters"][2]["clauses"][0]["clause"] == "DD-3.1"
    assert got(server, "/api/rules/chess")[0] == 404


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"", "malformed"),
        (b"\xff", "malformed"),
        ({"game": "chess", "seats": ["me"], "name": "Ann"}, "unknown"),
        ({"game": "sanctum", "seats": ["me"], "name": "Ann"}, "malformed"),
        ({"game": "sanctum", "seats": ["me", "hal"], "name": "Ann"}, "unknown"),
        ({"game": "sanctum", "seats": ["me", "open"], "name": ""}, "malformed"),
        ({"game": "sanctum", "seats": ["me", "open"], "name": " "}, "malformed"),
        ({"game": "sanctum", "seats": ["me", "open"], "name": "Ann", "options": {"x": 1}}, "unreadable"),
        ({"game": "sanctum", "seats": ["me", "open"], "name": "Ann", "options": {"heroes": [{}, {}]}}, "unreadable"),
        ({"game": "sanctum", "seats": ["me", "open"], "name": "Ann", "options": {"difficulty": []}}, "unreadable"),
        ({"game": "sanctum", "seats": ["me", "open"], "name": "Ann", "seed": "a\nb"}, "malformed"),
        ({"game": "sanctum", "seats": ["me", "open"], "name": "Ann", "more": 1}, "malformed"),
        (b"x" * 70_000, "too-large"),
    ],
)
def test_bad_requests_are_refused_in_the_readers_language(server, body, code):
    status, answer, _ = got(server, "/api/tables?language=pl", body)
    assert status >= 400 and answer["code"] == code
    assert answer["reason"] and not answer["reason"].startswith("heroes are")


def test_options_are_those_of_the_game(server):
    made(server, "me", "open", options={"difficulty": "hard", "heroes": ["huntress", "random"]})
    made(server, "me", game="darkest-doom", options={"virtual": "2"}, start=True)


def test_a_record_is_given_when_the_game_is_over_and_not_before(server, finished):
    running = made(server, "me", "me", start=True)
    status, answer, _ = got(server, f"/api/tables/{running['id']}/record")
    assert (status, answer["code"]) == (409, "not-now")
    _, text, _ = got(server, f"/api/tables/{finished}/record")
    assert dawnbreach.replay(text).over and "seed film" in text


def test_a_replay_from_any_eyes_in_any_language(server, finished):
    path = f"/api/replays/{finished}?from=5&count=3"
    _, shown, _ = got(server, f"{path}&eyes=open&language=ru")
    assert [step["ply"] for step in shown["steps"]] == [5, 6, 7]
    assert shown["seed"] == "film" and shown["commit"]
    assert all(step["log"]["choice"] for step in shown["steps"])
    _, narrow, _ = got(server, f"{path}&eyes=1&language=pl")
    assert narrow["steps"][0]["view"]["seat"] == 1
    _, spectator, _ = got(server, path)
    assert spectator["eyes"] == "spectator" and spectator["steps"][0]["view"]["seat"] is None
    assert got(server, f"/api/replays/{finished}?from=x")[0] == 400
    assert got(server, f"/api/replays/{finished}?eyes=7")[0] == 404
    last = got(server, f"/api/replays/{finished}?from={shown['plies']}")[1]["steps"]
    assert len(last) == 1 and last[0]["view"]["over"]


def test_the_dice_are_verified(server, finished):
    _, verified, _ = got(server, f"/api/replays/{finished}/verify?language=pl")
    assert verified["follows"] and verified["outcomes"] > 20 and "Gra z jawnymi kośćmi" in verified["words"]
    assert not verified["fair"] and verified["dice"] == "open"


def test_a_record_can_be_sent_and_seen(each_server):
    server = each_server
    text = record_of("sent")
    status, kept, _ = got(server, "/api/replays", text.encode())
    assert status == 201
    assert got(server, "/api/replays", text.encode())[1] == kept
    _, shown, _ = got(server, f"/api/replays/{kept['id']}?eyes=open")
    assert shown["plies"] == len(dawnbreach.replay(text).plies())
    forged = text.replace("seed sent", "seed other")
    _, other, _ = got(server, "/api/replays", forged.encode())
    _, verified, _ = got(server, f"/api/replays/{other['id']}/verify")
    assert not verified["fair"] and not verified["follows"] and verified["words"]
    for junk in (b"", b"junk", b"\xff\xfe", text[:-40].encode() + b"\n1 castle\n"):
        status, answer, _ = got(server, "/api/replays", junk)
        assert status == 400 and answer["reason"]


def test_health_and_metrics(server):
    assert got(server, "/health")[1]["status"] == "ok"
    _, text, _ = got(server, "/metrics")
    assert "dawnbreach_tables_total" in text and "dawnbreach_ack_seconds_bucket" in text


def test_metrics_are_read_as_prometheus_reads_them(server):
    def read(sample, **labels):
        _, text, headers = got(server, "/metrics")
        assert headers["content-type"].startswith("text/plain; version=")
        families = {family.name: family for family in text_string_to_metric_families(text)}
        assert families["dawnbreach_open_tables"].type == "gauge" and families["dawnbreach_ack_seconds"].documentation
        found = [one for family in families.values() for one in family.samples]
        return sum(one.value for one in found if one.name == sample and labels.items() <= one.labels.items())

    before = read("dawnbreach_tables_total", kind="sanctum")
    made(server)
    assert read("dawnbreach_tables_total", kind="sanctum") == before + 1


def test_two_workers_count_apart():
    one, other = (Metrics(lambda: 0, lambda: 0) for _ in range(2))
    one.choices.labels("bot").inc()
    assert 'dawnbreach_choices_total{kind="bot"} 1.0' in one.text()
    assert 'dawnbreach_choices_total{kind="bot"}' not in other.text()


def test_what_may_be_kept_by_a_proxy_is_kept_for_each_language(server):
    told = [got(server, "/api/games", None, {"accept-language": language}) for language in ("pl", "de")]
    assert told[0][1] != told[1][1] and all("accept-language" in headers["vary"] for _, _, headers in told)


@pytest.mark.parametrize("path", ["/", "/table/x", "/api/games", "/api/nothing", "/health", "/assets/none.js"])
def test_every_answer_has_strict_headers_and_no_cookie(server, path):
    _, _, headers = got(server, path)
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy
    assert "unsafe-eval" not in policy and "script-src 'self';" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "set-cookie" not in headers and "server" not in headers


def test_nothing_outside_the_built_page_is_served(server):
    for path in ("/assets/../__init__.py", "/assets/%2e%2e/app.py", "/..%2fapp.py", "/app.py"):
        _, text, _ = got(server, path)
        assert "from __future__" not in str(text)


def test_large_answers_are_compressed(server):
    request = Request(server.address + "/api/book/sanctum", headers={"accept-encoding": "gzip"})
    with urlopen(request) as answer:
        packed = answer.read()
        assert answer.headers["content-encoding"] == "gzip"
    assert len(packed) < 25_000 and b"names" in gzip.decompress(packed)
