"""Choices: kept before they are acknowledged, never played twice, taken back, explained."""

import pytest

import dawnbreach
from dawnbreach import bots
from tests.server.people import guest, made, player, run


@pytest.fixture
def server(each_server):
    return each_server


def test_a_repeated_message_is_answered_again_and_not_played_twice(server):
    async def play():
        table = made(server, "me", "novice", start=True)
        async with player(server, table["id"], table["seats"]["0"]) as ann:
            position = await ann.when(lambda p: p["decision"])
            offer = position["decision"]["offers"][0]["text"]
            message = {"kind": "choose", "key": "the same", "seat": 0, "ply": position["ply"], "text": offer}
            for _ in range(3):
                await ann.say(**message)
            answers = [await ann.until(key="the same") for _ in range(3)]
            assert {answer["kind"] for answer in answers} == {"accepted"}
        for _ in range(2):
            async with player(server, table["id"], table["seats"]["0"]) as ann:
                own = [line for line in ann.position["log"] if line["seat"] == 0 and line["ply"]]
                assert len(own) == 1
                await ann.say(**message)
                assert (await ann.until(key="the same"))["kind"] == "accepted"

    run(play())


def test_what_is_not_allowed_says_why_with_its_clause(server):
    async def play():
        table = made(server, "me", "me", start=True)
        async with player(server, table["id"], *table["seats"].values(), language="pl") as both:
            position = await both.when(lambda p: p["decision"])
            seat, other = position["decision"]["seat"], 1 - position["decision"]["seat"]
            illegal = await both.ask(kind="choose", seat=seat, ply=0, text="hit d2 a.1")
            assert illegal["code"] == "illegal" and illegal["clause"].startswith("SAN-") and illegal["remedy"]
            assert (await both.ask(kind="choose", seat=other, ply=0, text="rest"))["code"] == "illegal"
            assert (await both.ask(kind="choose", seat=seat, ply=0, text="castle"))["code"] == "unreadable"
            assert (await both.ask(kind="choose", seat=seat, ply=0, text="odpocznij"))["code"] == "illegal"
            meant = await both.ask(kind="choose", seat=seat, ply=0, text="ruch")
            assert meant["code"] == "unreadable" and "Rusz na czoło pochodu" in meant["reason"]
            because = await both.ask(kind="why", seat=seat, text="odpocznij")
            assert because["kind"] == "because" and not because["answers"][0]["allowed"]
            assert because["answers"][0]["text"] == "rest"
            assert because["answers"][0]["reason"] and because["answers"][0]["clause"]
            thing = position["decision"]["offers"][0]["text"]
            explained = await both.ask(kind="explain", seat=seat, about=thing)
            assert any(answer["allowed"] for answer in explained["answers"])

    run(play())


def test_an_abbreviation_that_fits_several_choices_lists_them(server):
    async def play():
        table = made(server, "me", "me", start=True)
        async with player(server, table["id"], *table["seats"].values()) as both:
            for _ in range(60):
                position = await both.when(lambda p: p["decision"])
                offers = [offer["text"] for offer in position["decision"]["offers"]]
                if len([text for text in offers if text.startswith("take ")]) > 1:
                    break
                await both.choose()
            answer = await both.ask(kind="choose", seat=position["seat"], ply=position["ply"], text="take")
            assert answer["code"] == "ambiguous"
            assert set(answer["candidates"]) <= set(offers)

    run(play())


def test_a_decision_that_showed_nothing_is_taken_back_and_played_again(server):
    async def play():
        table = made(server, "me", "me", start=True, seed="7")
        async with player(server, table["id"], *table["seats"].values()) as both:
            for _ in range(60):
                position = await both.when(lambda p: p["decision"])
                free = [offer for offer in position["decision"]["offers"] if not offer["final"]]
                seat, ply = position["decision"]["seat"], position["ply"]
                await both.choose(free[0]["text"] if free else None)
                if free:
                    break
            assert both.position["ply"] == ply + 1
            assert (await both.ask(kind="take-back", seat=seat, ply=ply + 1))["kind"] == "accepted"
            again = await both.when(lambda p: p["ply"] == ply)
            assert again["restart"] and again["decision"]["offers"] == position["decision"]["offers"]
            assert (await both.choose(free[0]["text"]))["kind"] == "accepted"

    run(play())


def test_a_decision_is_taken_back_past_what_a_neighbour_decided_beside_it(server):
    """SAN-13.1: both rest at the same time; the neighbour's decision stays."""

    async def play():
        table = made(server, "me", "open", seed="7")
        async with player(server, table["id"], table["seats"]["0"]) as ann, guest(server, table["id"], 1, "Bob") as bob:
            await ann.ask(kind="start")
            people = (ann, bob)
            rested: list[int] = []
            while len(rested) < 2:
                position = await ann.when(lambda p: True)
                seat = position["waiting"][-1]
                decision = (await people[seat].when(lambda p, ply=position["ply"]: p["ply"] >= ply))["decision"]
                offers = [offer["text"] for offer in decision["offers"]]
                text = "rest" if "rest" in offers else offers[0]
                answer = await people[seat].choose(text)
                rested += [seat] * (text == "rest")
                await ann.when(lambda p, ply=answer["ply"]: p["ply"] >= ply)
            first, second = (people[seat] for seat in rested)
            mine = await first.choose("end equip")
            other = await second.choose("end equip")
            seen = await first.when(lambda p: p["ply"] == other["ply"])
            assert seen["canTakeBack"] and "end rest" in [o["text"] for o in seen["decision"]["offers"]]
            back = await first.ask(kind="take-back", seat=rested[0], ply=mine["ply"])
            assert back["kind"] == "accepted", "it was sent before the neighbour's decision was heard of"
            again = await first.when(lambda p: p["restart"] and p["ply"] == mine["ply"])
            assert "end equip" in [offer["text"] for offer in again["decision"]["offers"]]
            theirs = await second.when(lambda p: p["restart"] and p["ply"] == mine["ply"])
            assert "end rest" in [offer["text"] for offer in theirs["decision"]["offers"]]

    run(play())


def test_what_chance_has_decided_is_not_taken_back_by_one_alone(server):
    async def play():
        table = made(server, "me", "me", start=True, seed="7")
        async with player(server, table["id"], *table["seats"].values()) as both:
            for _ in range(60):
                position = await both.when(lambda p: p["decision"])
                final = [offer for offer in position["decision"]["offers"] if offer["final"]]
                seat = position["decision"]["seat"]
                await both.choose(final[0]["text"] if final else None)
                if final:
                    break
            answer = await both.ask(kind="take-back", seat=seat, ply=both.position["ply"])
            assert answer["code"] == "illegal" and answer["clause"] == "SAN-13.1"

    run(play())


def test_whoever_connects_again_sees_the_exact_position(server):
    async def play():
        table = made(server, "me", "me", start=True)
        secrets = table["seats"].values()
        async with player(server, table["id"], *secrets) as both:
            for _ in range(8):
                await both.choose()
            before = await both.when(lambda p: p["ply"] == 8)
        async with player(server, table["id"], *secrets) as again:
            after = await again.when(lambda p: True)
            same = ("ply", "view", "waiting", "decision", "seat", "canTakeBack", "now")
            assert {name: after[name] for name in same} == {name: before[name] for name in same}
            assert [line["ply"] for line in after["log"]] == list(range(9))

    run(play())


def test_the_language_changes_at_any_time_also_in_the_log(server):
    async def play():
        table = made(server, "me", "me", start=True)
        async with player(server, table["id"], *table["seats"].values()) as both:
            for _ in range(3):
                await both.choose()
            english = await both.when(lambda p: p["ply"] == 3)
            await both.say(kind="speak", language="ru")
            await both.until(kind="table")
            russian = await both.until(kind="position")
            assert russian["restart"] and russian["view"] == english["view"]
            assert russian["now"] != english["now"]
            assert [line["ply"] for line in russian["log"]] == [0, 1, 2, 3]
            shown = russian["decision"]["offers"][0]["label"]
            assert any("а" <= sign <= "я" for sign in shown.lower())

    run(play())


def test_the_older_log_comes_on_request(server):
    async def play():
        table = made(server, "me", "me", start=True)
        async with player(server, table["id"], *table["seats"].values()) as both:
            for _ in range(50):
                await both.choose()
            first = await both.ask(kind="older", before=20)
            assert [line["ply"] for line in first["lines"]] == list(range(20)) and not first["more"]
            last = await both.ask(kind="older", before=51)
            assert [line["ply"] for line in last["lines"]] == list(range(11, 51)) and last["more"]

    run(play())


def test_what_happened_since_a_decision_is_shown_once_more(server):
    async def play():
        table = made(server, "me", "me", start=True)
        async with player(server, table["id"], *table["seats"].values()) as both:
            for _ in range(6):
                await both.choose()
            now = await both.when(lambda p: p["ply"] == 6)
            film = await both.ask(kind="watch", after=4)
            assert [shot["ply"] for shot in film["shots"]] == [4, 5, 6]
            assert film["shots"][-1]["view"] == now["view"] and film["shots"][-1]["log"] == now["log"][-1]
            whole = await both.ask(kind="watch", after=0)
            assert [shot["ply"] for shot in whole["shots"]] == list(range(7))

    run(play())


def test_a_choice_stands_while_others_decide_beside(server):
    """In Sanctum seats decide at the same time: what the others do in between is no reason to refuse."""

    async def play():
        table = made(server, "me", "me", "me", start=True, seed="beside")
        game, novice = dawnbreach.game("sanctum"), bots.make("novice", "sanctum")
        async with player(server, table["id"], *table["seats"].values()) as all_three:
            for _ in range(100):
                position = await all_three.when(lambda p: p["decision"])
                if len(position["waiting"]) > 1:
                    break
                offers = [game.read(offer["text"]) for offer in position["decision"]["offers"]]
                await all_three.choose(novice(position["view"], offers).text)
            ply, (first, second) = position["ply"], position["waiting"][:2]
            async with player(server, table["id"], table["seats"][str(second)]) as other:
                own = (await other.when(lambda p: p["decision"]))["decision"]
                await all_three.choose()
                answer = await other.ask(kind="choose", seat=second, ply=ply, text=own["offers"][0]["text"])
                assert answer["kind"] == "accepted"
                assert first != second

    run(play())


def test_positions_are_compressed_with_a_window_that_reaches_back_to_the_one_before(server):
    async def play():
        table = made(server, "me", "me", start=True)
        async with player(server, table["id"], *table["seats"].values()) as both:
            (deflate,) = both.socket.protocol.extensions
            assert deflate.remote_max_window_bits == 15
            assert not deflate.remote_no_context_takeover

    run(play())
