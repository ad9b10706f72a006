"""Dice that nobody chooses: who plays promises a share in the seed, and reveals it when nothing can be changed."""

from functools import partial

import pytest

import dawnbreach
from dawnbreach.kernel import Unreadable
from dawnbreach.kernel import record as kernel_record
from dawnbreach.kernel.shares import commitment, fingerprint, joined, share_commitments
from dawnbreach.server.core import commands, create_table
from dawnbreach.server.core.state import REVEAL
from dawnbreach.server.narration.rendering import table_told
from dawnbreach.server.protocol import messages as p
from tests.server_core.people import Sitting

ANN, BOB = "a" * 64, "b" * 64
NONE: frozenset[int] = frozenset()


def promised(**more):
    """Ann and Bob at a table, with their promises."""
    sitting = Sitting("me", "open", commit=fingerprint(ANN), **more)
    sitting.sit("Bob", 1)
    sitting.say("Bob", p.Commit("key", 1, fingerprint(BOB)))
    return sitting


def seed_in(table):
    """With which the game was begun."""
    return table.position.source.seed


def test_the_game_begins_when_all_promised_shares_are_there_and_its_seed_has_them_all():
    sitting = promised()
    before = commitment(sitting.table.seed)
    assert sitting.say("Ann", p.Start("key")).status == "starting" and sitting.table.position is None
    assert sitting.say("Bob", p.Reveal("key", 1, BOB)).status == "starting"
    assert sitting.say("Ann", p.Reveal("key", 0, ANN)).status == "playing"
    seed = seed_in(sitting.table)
    assert seed == f"{sitting.table.seed} {ANN} {BOB}" and commitment(seed) == before
    assert seed_in(sitting.again()) == seed


def test_four_people_have_four_shares():
    names = ("Ann", "Bob", "Cy", "Dee")
    sitting = Sitting("me", "open", "open", "open", commit=fingerprint("a" * 64))
    for seat, name in enumerate(names[1:], 1):
        sitting.sit(name, seat)
        sitting.say(name, p.Commit("key", seat, fingerprint(name[0].lower() * 64)))
    sitting.say("Ann", p.Start("key"))
    for seat, name in enumerate(names):
        sitting.say(name, p.Reveal("key", seat, name[0].lower() * 64))
    assert sitting.table.status == "playing" and sitting.table.position is not None
    assert dawnbreach.verify(sitting.table.position.record(abandoned=True)) > 0
    assert seed_in(sitting.table).split()[1:] == [sign * 64 for sign in "abcd"]


def test_another_share_makes_other_dice():
    seeds = [joined("0" * 32, shares) for shares in ((ANN, BOB), (BOB, ANN), (ANN, None), (None, None))]
    games = [dawnbreach.game("sanctum").start(seats=2, seed=seed).record() for seed in seeds]
    assert len({text.partition("\n\n")[2] for text in games}) == len(games)


def test_a_share_that_was_not_promised_is_refused_and_one_counts_once():
    sitting = promised()
    assert sitting.refuses("Bob", p.Reveal("key", 1, BOB)) == "not-now", "nothing is revealed before the start"
    sitting.say("Ann", p.Start("key"))
    assert sitting.refuses("Bob", p.Reveal("key", 1, ANN)) == "not-now"
    assert sitting.refuses("Bob", p.Reveal("key", 0, ANN)) == "not-yours"
    assert sitting.refuses("Bob", p.Commit("key", 1, fingerprint(ANN))) == "not-now"
    assert sitting.refuses("Bob", p.Leave("key", 1)) == "not-now"
    sitting.say("Bob", p.Reveal("key", 1, BOB))
    assert sitting.refuses("Bob", p.Reveal("key", 1, BOB)) == "not-now"


def test_nobody_waits_long_for_an_absent_share_and_it_is_marked():
    sitting = promised()
    sitting.say("Ann", p.Start("key"))
    sitting.say("Ann", p.Reveal("key", 0, ANN))
    assert sitting.table.due(sitting.now) == sitting.now + REVEAL
    table = sitting.write(commands.begin(sitting.table, sitting.now + REVEAL))
    assert table.status == "playing" and seed_in(table) == f"{table.seed} {ANN} -"
    told = table_told(table, NONE, NONE, NONE, 0, sitting.now)
    assert [(one.commit, one.share) for one in told.people] == [(fingerprint(ANN), ANN), (fingerprint(BOB), None)]


def test_the_seed_is_told_only_when_the_game_has_ended():
    sitting = promised()
    for message in (p.Start("key"), p.Reveal("key", 0, ANN)):
        sitting.say("Ann", message)
    sitting.say("Bob", p.Reveal("key", 1, BOB))
    told = table_told(sitting.table, NONE, NONE, NONE, 0, sitting.now)
    assert told.seed is None and sitting.table.seed not in str(told)
    for name, seat in (("Ann", 0), ("Bob", 1)):
        sitting.say(name, p.Abandon("key", seat))
    assert sitting.table.status == "abandoned"
    assert table_told(sitting.table, NONE, NONE, NONE, 0, sitting.now).seed == f"{sitting.table.seed} {ANN} {BOB}"


def test_without_promises_or_with_open_dice_a_game_begins_at_once():
    assert Sitting("me", "novice", start=True).table.status == "playing"
    assert seed_in(Sitting("me", "novice", start=True, seed="7", commit=fingerprint(ANN)).table) == "7"
    assert Sitting("me", "novice", start=True, commit=fingerprint(ANN)).table.status == "starting"


def test_a_rematch_has_new_shares():
    sitting = promised()
    for name, seat in (("Ann", 0), ("Bob", 1)):
        sitting.say(name, p.Abandon("key", seat))
    new, _ = create_table.rematch(sitting.table, sitting.now, 0, fingerprint("c"))
    assert [chair.commit for chair in new.chairs] == [fingerprint("c"), None]
    assert all(chair.share is None for chair in new.chairs)


@pytest.fixture(scope="module")
def record():
    sitting = Sitting("me", "novice", start=True, commit=fingerprint(ANN))
    sitting.say("Ann", p.Reveal("key", 0, ANN))
    position = sitting.table.position
    assert position is not None
    while not position.over:
        seat = position.waiting[0]
        position.play(position.choices(seat)[0], seat)
    return position.record()


def refusal(text):
    with pytest.raises(Unreadable) as refused:
        dawnbreach.verify(text)
    return refused.value.key


def test_a_record_says_whose_shares_its_seed_has_and_verifies(record):
    assert f"\nshares: {fingerprint(ANN)} -\n" in record and dawnbreach.verify(record) > 20
    assert dawnbreach.replay(record).record() == record


def test_a_record_with_another_share_does_not_verify(record):
    assert refusal(record.replace(ANN, BOB)) == "record-share"
    assert refusal(record.replace(f" {ANN} -\n", "\n")) == "record-share"
    both = record.replace(ANN, BOB).replace(fingerprint(ANN), fingerprint(BOB))
    assert refusal(both) == "record-dice"


def test_a_record_with_fewer_shares_than_seats_or_with_two_seeds_does_not_verify(record):
    for shares in (f"{fingerprint(ANN)}", f"{fingerprint(ANN)} - -"):
        seed = shares.replace(fingerprint(ANN), ANN)
        forged = record.replace(f"shares: {fingerprint(ANN)} -", f"shares: {shares}").replace(f"{ANN} -\n", f"{seed}\n")
        assert forged != record and refusal(forged) == "record-share"
    assert refusal(record + "seed 7\n") == refusal(record.replace("\nseats:", "\nseats: 2\nseats:")) == "record-line"


def test_who_vouches_for_the_dice_of_a_record(record):
    read = partial(kernel_record.read, game_named=dawnbreach.game)
    chosen = dawnbreach.game("sanctum").start(seats=2, seed="7").record(abandoned=True)
    forked = record.replace("\nseed ", "\nfork\nseed ")
    assert dawnbreach.verify(forked) == 0, "whoever writes `fork` at the end has no outcome verified"
    opened = chosen.replace("\n\n", "\ndice: open\n\n", 1)
    vouched = [read(text)[0].dice for text in (record, chosen, opened, forked)]
    assert vouched == ["shared", "nobody", "open", "fork"] and read(record)[0].shared_by == (0,)


def test_a_record_of_open_dice_does_not_verify_without_saying_so():
    plain = dawnbreach.game("sanctum").start(seats=2, seed="7").record(abandoned=True)
    opened = kernel_record.say_open(plain, "7")
    assert "\ndice: open\n\n" in opened and dawnbreach.verify(opened) > 0
    assert refusal(opened.replace("dice: open\n", "")) == "record-commit"
    assert refusal(opened.replace("seed 7", "seed 8")) == "record-commit"
    assert dawnbreach.verify(plain.replace("\n\n", "\ndice: open\n\n", 1)) > 0, "as records said it before"


def test_a_truncated_record_does_not_verify_as_a_whole_game(record):
    lines = record.splitlines()
    decisions = [number for number, line in enumerate(lines) if line[:2] in ("1 ", "2 ")]
    cut = [*lines[: decisions[-5]], lines[-1], ""]
    assert refusal("\n".join(cut)) == "record-cut"
    assert refusal("\n".join(lines[:-1])) == "record-no-seed"


def test_an_abandoned_game_publishes_its_seed_and_verifies_as_abandoned():
    position = dawnbreach.game("sanctum").start(seats=2, seed=joined("0" * 32, (ANN, None)))
    for _ in range(10):
        position.play(position.choices(position.waiting[0])[0], position.waiting[0])
    text = position.record(abandoned=True)
    assert "\nabandoned\nseed " in text and dawnbreach.verify(text) > 0
    assert refusal(text.replace("\nabandoned\n", "\n")) == "record-cut"
    assert "seed" not in position.record().splitlines()[-1], "a game that goes on keeps its secret"
    assert share_commitments("7") == ""
