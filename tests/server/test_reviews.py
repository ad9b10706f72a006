"""A coach looks at a finished game: asked for once, beside everything else, and kept with the record."""

import asyncio

import dawnbreach
from dawnbreach import bots
from dawnbreach.bots import review
from dawnbreach.kernel.film import film
from dawnbreach.server.narration.reviews import rendered
from tests.server.people import got, run
from tests.server.process import Place
from tests.server.wire import inside


def short_record():
    """The last decisions of a game cost a coach little; a record that was broken off has few."""
    position = dawnbreach.game("darkest-doom").start(seats=2, seed="coached")
    players = [bots.make("random", "darkest-doom", str(seat)) for seat in range(2)]
    while position.past is None or position.past.number < 3:
        seat = bots.Seat(position, position.waiting[0])
        position.play(bots.ask(players[seat.number], seat), seat.number)
    return position.record()


def test_a_review_is_begun_worked_at_and_told_in_every_language(tmp_path):
    async def work():
        async with inside(tmp_path) as (address, worker):
            server, worker.coach.tries = Place(address), 2
            text = short_record()
            status, sent, _ = await asyncio.to_thread(got, server, "/api/replays", text.encode())
            assert status == 201, sent
            path = f"/api/replays/{sent['id']}/review"
            assert (await asyncio.to_thread(got, server, path))[1]["all"] == 0, "nobody has asked yet"
            assert (await asyncio.to_thread(got, server, path, b""))[0] == 202
            while not (told := (await asyncio.to_thread(got, server, path))[1])["curve"]:
                assert told["done"] <= told["all"]
            assert len(told["curve"]["lines"]) == 2 and told["curve"]["lines"][0]
            polish = (await asyncio.to_thread(got, server, f"{path}?language=pl"))[1]
            assert polish["curve"]["title"] != told["curve"]["title"]
            assert [p["ply"] for p in polish["points"]] == [p["ply"] for p in told["points"]]
            assert worker.coach.begin(text, "another", worker.thoughts.of("another")) is None, "it is kept"

    run(work())


def test_a_point_and_luck_are_told_in_words():
    shown = film(short_record(), dawnbreach.game)
    at = next(n for n, d in enumerate(shown.record.decisions, 1) if len(shown.positions[n - 1].choices(d.seat)) > 1)
    decision = shown.record.decisions[at - 1]
    other = next(c.text for c in shown.positions[at - 1].choices(decision.seat) if c.text != decision.text)
    ends, better = {"fame": 1.0}, {"fame": 3.0}
    point = review.Point(at, decision.seat, decision.text, (other,), 2.0, ends, better, {"fame": 0.0}, 12)
    found = review.Review([point], [(0, (0.5, 0.25))], [{"tests": (1.0, 1.75)}, {}])
    told = rendered(shown, found, "en")
    assert told.points[0].lines[0].endswith("Daily Fame +2.0") and "no measurable difference" in told.points[0].lines[1]
    assert told.curve and told.curve.lines == ((50,), (25,))
    assert told.luck and told.luck.rows[0].values == (0.8, None)


def test_the_better_way_through_a_fight_is_told_choice_by_choice():
    position = dawnbreach.game("sanctum").start(seats=2, seed="coached")
    players = [bots.make("novice", "sanctum", str(seat)) for seat in range(2)]
    while position.view(position.waiting[0])["step"] != "attack":
        asked = bots.Seat(position, position.waiting[0])
        position.play(bots.ask(players[asked.number], asked), asked.number)
    seat = position.waiting[0]
    position.play(position.game.read("end attack"), seat)
    shown = film(position.record(), dawnbreach.game)
    ends = {"kills": 0.0}
    plan = ("end attack", "end block")
    point = review.Point(shown.last, seat, "end attack", plan, 1.0, ends, {"kills": 1.0}, {}, 0)
    told = rendered(shown, review.Review([point], [(0, (0.5, 0.5))], [{}, {}]), "en").points[0]
    assert told.plan == ("End the attack", "End the block")
    assert len(told.lines) == 1 and "end attack" not in told.lines[0], "the page shows no notation"
