"""Rated games: only people and hidden dice, who leaves is last, and ratings that agree with published figures."""

import math
from random import Random

import pytest

from dawnbreach.kernel.shares import fingerprint
from dawnbreach.server.core import commands, create_table, personal, rated, snapshots
from dawnbreach.server.core.rated import Rating
from dawnbreach.server.core.refusal import Refusal
from dawnbreach.server.core.state import REVEAL
from dawnbreach.server.protocol import messages as p
from dawnbreach.server.protocol.http_schema import NewTable
from dawnbreach.server.protocol.parts import Clock, Fork
from tests.server_core.people import Sitting

SHARES = {"Ann": "a" * 64, "Bob": "b" * 64, "Cy": "c" * 64}


class Rated(Sitting):
    """A rated table at which people are known by their keys."""

    def __init__(self, *names, game="sanctum", **more):
        names = names or ("Ann", "Bob")
        wanted = NewTable(game, ("me", *("open" for _ in names[1:])), "Ann", rated=True, **more)
        super().__init__(rated=False)
        made = create_table.create(wanted, self.now, person="pAnn", rating="1500?")
        self.table, self.entries, _ = made
        self.table.seed, self.dice = "0" * 32, Random(1)
        self.people = {name: {f"p{name}"} for name in names}
        self.promise("Ann", 0)
        for seat, name in enumerate(names[1:], 1):
            self.sit(name, seat)
            self.promise(name, seat)

    def by(self, name):
        command = super().by(name)
        return commands.Command(
            self.table, command.own, command.former, self.now, command.key, b"", f"p{name}", "1500?"
        )

    def sit(self, name, seat):
        self.say(name, p.Sit("key", seat, name))

    def promise(self, name, seat):
        self.say(name, p.Commit("key", seat, fingerprint(SHARES[name])))

    def begin(self):
        self.say("Ann", p.Start("key"))
        for seat, name in enumerate(self.people):
            self.say(name, p.Reveal("key", seat, SHARES[name]))
        assert self.table.status == "playing" and len(self.table.players) == len(self.people)
        return self

    def play_on(self):
        """To the end, with anything that is offered."""
        while self.table.status == "playing":
            self.play_once()
        return self

    def play_once(self):
        seat = self.table.waiting[0]
        text = self.dice.choice(self.offered(seat))
        if self.table.chairs[seat].bot is None:
            self.choose(text, seat)
        else:
            self.write(commands.bot_choice(self.table, seat, text, self.now))

    def counted(self, **known):
        entry = rated.count(self.table, known, self.now)
        self.write(entry)
        return rated.changes(entry)


@pytest.fixture(scope="module")
def over():
    """A game that was played to its end, not counted yet."""
    return Rated(game="darkest-doom").begin().play_on()


def test_ratings_change_as_published():
    """Figures of openskill's Plackett-Luce for games of one against all, on its scale of 25 and 25/3."""
    published = {
        2: [(27.63523138347365, 8.065506316323548), (22.36476861652635, 8.065506316323548)],
        3: [
            (27.868876552746237, 8.204837030780652),
            (25.717219138186557, 8.057829747583874),
            (21.413904309067206, 8.057829747583874),
        ],
        4: [
            (27.795084971874736, 8.263160757613477),
            (26.552824984374855, 8.179213704945203),
            (24.68943500312503, 8.083731307186588),
            (20.96265504062538, 8.083731307186588),
        ],
    }
    for players, expected in published.items():
        found = rated.after([Rating()] * players, range(1, players + 1), drift=0.0)
        for rating, (mean, spread) in zip(found, expected, strict=True):
            assert math.isclose((rating.mean - 1500) / 60 + 25, mean, rel_tol=1e-12)
            assert math.isclose(rating.spread / 60, spread, rel_tol=1e-12) and rating.games == 1


def test_equals_who_share_a_place_stay_equal_and_the_surer_a_rating_the_less_it_moves():
    tied = rated.after([Rating()] * 3, [1, 1, 3])
    assert tied[0] == tied[1] and tied[0].mean > 1500 > tied[2].mean
    sure, new = rated.after([Rating(1500, 100, 50), Rating()], [1, 2])
    assert sure.mean - 1500 < (1500 - new.mean) / 10 and sure.shown == f"{round(sure.mean)}" and new.shown.endswith("?")
    favourite, upset = rated.after([Rating(1800, 200, 9), Rating(1500, 200, 9)], [1, 2])[0], None
    upset = rated.after([Rating(1500, 200, 9), Rating(1800, 200, 9)], [1, 2])[0]
    assert upset.mean - 1500 > favourite.mean - 1800 > 0


@pytest.mark.parametrize(
    "wanted",
    [
        {"seed": "7"},
        {"lesson": True},
        {"fork": Fork("abc", 3)},
        {"seats": ("me", "novice")},
        {"seats": ("me", "me")},
        {"seats": ("open", "open")},
        {"seats": ("me",), "game": "darkest-doom"},
        {"start": True},
    ],
)
def test_only_people_and_hidden_dice_are_rated(wanted):
    table = NewTable(**{"game": "sanctum", "seats": ("me", "open"), "name": "Ann", "rated": True} | wanted)
    with pytest.raises(Refusal) as refused:
        create_table.create(table, 0.0, person="pAnn")
    assert refused.value.key.startswith("refuse-rated-")


def test_who_has_no_key_cannot_be_rated_and_nobody_sits_twice():
    with pytest.raises(Refusal) as refused:
        create_table.create(NewTable("sanctum", ("me", "open"), "Ann", rated=True), 0.0)
    assert refused.value.key == "refuse-no-person"
    sitting = Rated()
    sitting.say("Bob", p.Leave("key", 1))
    assert sitting.refuses("Ann", p.Sit("key", 1, "Ann the second")) == "taken"
    nobody = commands.Command(sitting.table, frozenset(), frozenset(), 0.0, "key")
    with pytest.raises(Refusal) as refused:
        commands.decide(nobody, p.Sit("key", 1, "Eve"))
    assert refused.value.key == "refuse-no-person"


def test_no_bots_no_hints_and_no_going_back():
    sitting = Rated()
    assert not sitting.table.hints and sitting.table.row(0.0).rated
    assert sitting.refuses("Ann", p.HandOver("key", 0, "novice")) == "not-now"
    sitting.begin()
    sitting.choose()
    assert sitting.refuses("Ann", p.HandOver("key", 0, "novice")) == "not-now"
    assert sitting.refuses("Ann", p.AskBack("key", 0, sitting.table.ply, 1)) == "not-now"
    assert sitting.refuses("Ann", p.Claim("key", 0)) == "not-now"


def test_it_begins_when_all_are_there_and_who_is_not_loses_the_seat_and_nothing_else():
    sitting = Rated("Ann", "Bob", "Cy")
    sitting.say("Cy", p.Leave("key", 2))
    assert sitting.refuses("Ann", p.Start("key")) == "not-now", "a seat is free"
    sitting.sit("Cy", 2)
    assert sitting.refuses("Ann", p.Start("key")) == "not-now", "without a promise"
    sitting.promise("Cy", 2)
    sitting.say("Ann", p.Start("key"))
    for seat, name in ((0, "Ann"), (1, "Bob")):
        sitting.say(name, p.Reveal("key", seat, SHARES[name]))
    sitting.now += REVEAL
    table = sitting.write(commands.begin(sitting.table, sitting.now))
    assert table.status == "open" and table.position is None and table.due(sitting.now) is None
    assert [(chair.name, chair.commit, chair.share) for chair in table.chairs] == [
        ("Ann", None, None), ("Bob", None, None), (None, None, None),
    ]  # fmt: skip
    assert table.hosts == {0} and sitting.again().chairs == table.chairs


def test_a_game_that_is_over_is_counted_once(over):
    sitting = Rated()
    sitting.table, sitting.entries = over.table, list(over.entries)
    assert rated.is_uncounted(sitting.table) and sitting.table.due(0.0) is not None
    changed = sitting.counted(pAnn=Rating(1600, 200, 9))
    ranks = {one.seat: one.rank for one in over.table.position.standings()}
    winner = min(ranks, key=ranks.__getitem__)
    assert ranks[0] != ranks[1] and changed[winner][1].mean > changed[winner][0].mean
    assert changed[0][0].mean == 1600 and changed[1][1].games == 1
    table = sitting.table
    assert not rated.is_uncounted(table) and table.due(0.0) is None and table.ratings[winner].gained > 0
    assert table.chairs[1].rating == changed[1][1].shown and sitting.again().chairs == table.chairs


def test_who_leaves_or_runs_out_of_time_is_last_whatever_the_bot_reaches():
    sitting = Rated("Ann", "Bob", "Cy", clock=Clock(600, 5)).begin()
    sitting.say("Bob", p.Leave("key", 1))
    sitting.write(commands.timeout(sitting.table, 2, sitting.now))
    while 2 not in sitting.table.deserted:
        sitting.play_once()
    sitting.say("Cy", p.HandOver("key", 2, None))
    sitting.play_on()
    assert rated.places(sitting.table)[1] == rated.places(sitting.table)[2] == rated.LAST
    changed = sitting.counted()
    assert changed[0][1].mean > 1500 > changed[1][1].mean == changed[2][1].mean
    assert [(one.name, one.rating, one.gained > 0) for one in sitting.table.ratings] == [
        ("Ann", changed[0][1].shown, True), ("Bob", changed[1][1].shown, False), ("Cy", changed[2][1].shown, False),
    ], "who left is told of, too"  # fmt: skip
    kept = snapshots.taken(sitting.table)
    assert kept is not None and kept.counted and kept.players == ("pAnn", "pBob", "pCy") and 2 in kept.deserted
    assert kept.ratings == sitting.table.ratings == sitting.again().ratings
    emptied = personal.snapshot_without("pBob", sitting.entries, kept)
    assert emptied.players == ("pAnn", "", "pCy") and "Bob" not in str(emptied.chairs)
    assert emptied.player_names == ("Ann", personal.GONE, "Cy") and [one.seat for one in emptied.ratings] == [0, 2]


def test_who_stays_need_not_play_on_alone_and_a_game_that_all_end_counts_for_nobody():
    sitting = Rated().begin()
    sitting.say("Bob", p.Leave("key", 1))
    sitting.say("Ann", p.Abandon("key", 0))
    assert sitting.table.status == "abandoned"
    changed = sitting.counted()
    assert changed[0][1].mean > 1500 > changed[1][1].mean
    both = Rated().begin()
    both.say("Ann", p.Abandon("key", 0))
    both.say("Bob", p.Abandon("key", 1))
    closed = Rated().begin()
    closed.say("Bob", p.Leave("key", 1))
    closed.write(commands.close(closed.table, closed.now))
    assert not rated.is_uncounted(both.table) and not rated.is_uncounted(closed.table)


def test_a_rematch_seats_only_who_asks_for_it(over):
    new, _ = create_table.rematch(over.table, 0.0, 1, fingerprint("x"))
    assert new.rated and not new.hints and new.status == "open" and new.hosts == {1}
    assert [(chair.name, chair.hash) for chair in new.chairs] == [(None, None), ("Bob", "pBob")]


def test_who_is_forgotten_has_no_rating_in_the_entries(over):
    sitting = Rated()
    sitting.table, sitting.entries = over.table, list(over.entries)
    sitting.counted()
    changed = {entry.number: entry for entry in personal.without("pBob", sitting.entries)}
    entries = [changed.get(entry.number, entry) for entry in sitting.entries]
    assert "pBob" not in str(entries) and entries[-1].data["seats"].keys() == {"0"}
    sitting.entries = entries[:-1]
    table = sitting.again()
    assert table.players == ("pAnn", "") and rated.count(table, {}, 0.0).data == {"seats": {}}
