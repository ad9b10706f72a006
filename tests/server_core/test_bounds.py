"""No game fills a database without end: at a bound far above any game the table closes it."""

import pytest

import dawnbreach
from dawnbreach.kernel.film import film
from dawnbreach.kernel.words import LANGUAGES
from dawnbreach.server.core import bounds
from dawnbreach.server.core.bounds import MOST_DECISIONS
from dawnbreach.server.core.snapshots import record_of
from dawnbreach.server.core.state import replayed
from dawnbreach.server.narration.rendering import table_told
from dawnbreach.server.protocol import messages
from tests.server_core.people import Sitting

NONE: frozenset[int] = frozenset()


@pytest.mark.parametrize("game", dawnbreach.GAMES)
def test_a_game_of_too_many_decisions_is_closed_whatever_step_it_is_in(game, monkeypatch):
    """The bound holds for every step: nothing that is decided is outside it."""
    for most in range(1, 25):
        monkeypatch.setattr(bounds, "MOST_DECISIONS", most)
        sitting = Sitting("me", "me", game=game, start=True)
        while sitting.table.status == "playing":
            sitting.choose()
        assert (sitting.table.status, sitting.table.ply) == ("abandoned", most)
        assert sitting.table.waiting == () and sitting.table.due(sitting.now) is None, "nothing happens by itself"


def test_it_says_so_in_every_language_and_keeps_what_happened(monkeypatch):
    monkeypatch.setattr(bounds, "MOST_DECISIONS", 6)
    sitting = Sitting("me", "me", start=True)
    for _ in range(6):
        sitting.choose()
    table = sitting.table
    assert sitting.refuses("Ann", messages.Choose("key", 0, 6, "move")) == "not-now"
    for language in LANGUAGES:
        assert "6" in table_told(table, NONE, NONE, NONE, 0, sitting.now, language).notices[0]
    again = replayed(table.id, table.game.name, table.seed, sitting.entries)
    assert (again.status, again.notices) == (table.status, table.notices)
    assert film(record_of(table), dawnbreach.game, MOST_DECISIONS).last == 6, "it can be looked at"
