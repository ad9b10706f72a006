"""A person is taken out of the entries of a table; what others said and did stays, and the game with it."""

from dataclasses import replace

from dawnbreach.server.core import commands, personal
from dawnbreach.server.core.state import replayed
from dawnbreach.server.protocol import messages as p
from tests.server_core.people import Sitting, shown

BOB = "pbob"


def played():
    """Ann and Bob talk and play; Bob's seat becomes his person's in the middle."""
    sitting = Sitting("me", "open")
    sitting.sit("Bob", 1)
    sitting.say("Bob", p.Chat("key", 1, "before"))
    sitting.write(commands.claim(replace(sitting.by("Bob"), person=BOB), p.Claim("key", 1)))
    sitting.people["Bob"].add(BOB)
    sitting.say("Bob", p.Chat("key", 1, "after"))
    sitting.say("Ann", p.Chat("key", 0, "I am Ann"))
    sitting.say("Ann", p.Start("key"))
    for _ in range(6):
        sitting.choose()
    return sitting


def test_names_and_words_go_and_the_game_stays():
    sitting = played()
    changed = {entry.number: entry for entry in personal.without(BOB, sitting.entries)}
    assert {entry.kind for entry in changed.values()} == {"sit", "claim", "chat"} and len(changed) == 4
    entries = [changed.get(entry.number, entry) for entry in sitting.entries]
    assert "Bob" not in str(entries) and BOB not in str(entries) and "before" not in str(entries)
    table = replayed(sitting.table.id, "sanctum", sitting.table.seed, entries)
    assert table.position is not None and sitting.table.position is not None
    assert table.position.record() == sitting.table.position.record()
    assert shown(table) == [("Ann", None), (personal.GONE, None)] and table.chairs[1].hash is None
    assert [remark.text for remark in table.chat] == [personal.GONE, personal.GONE, "I am Ann"]
    assert personal.without(BOB, entries) == []


def test_what_a_person_did_is_theirs_and_nobody_elses():
    sitting = played()
    own = personal.own_entries(BOB, sitting.entries)
    assert own and {entry.seat for entry in own} == {1}
    assert {entry.kind for entry in own} >= {"sit", "claim", "chat"}
    assert personal.own_entries("pnobody", sitting.entries) == []


def test_a_table_named_after_its_maker_loses_that_name():
    sitting = Sitting("me", "novice")
    ann = next(iter(sitting.people["Ann"]))
    (made,) = personal.without(ann, sitting.entries)
    assert made.data["title"] == personal.GONE and made.data["maker"] == "" and "Ann" not in str(made.data)
