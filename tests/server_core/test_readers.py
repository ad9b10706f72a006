"""What readers are told, made from the state of a table without a connection."""

import msgspec
import pytest

import dawnbreach
from dawnbreach.kernel.conformance import playthrough, random_policy
from dawnbreach.server.core import create_table
from dawnbreach.server.narration import rendering
from dawnbreach.server.narration.views import views
from dawnbreach.server.protocol.http_schema import NewTable
from tests.server_core.people import Sitting

NOBODY: frozenset[int] = frozenset()


@pytest.mark.parametrize("game", dawnbreach.GAMES)
def test_views_that_share_what_is_equal_are_those_that_the_rules_give(game):
    position = dawnbreach.game(game).start(seats=3, seed="views")
    for ply, (now, _, _) in enumerate(playthrough(position, random_policy("views"), "views")):
        if ply % 10 == 0:
            for reader, told in views(now, range(3)).items():
                assert msgspec.json.decode(told) == now.view(reader)


@pytest.mark.parametrize("game", dawnbreach.GAMES)
def test_only_the_deciding_seat_is_offered_choices_and_they_say_whether_they_are_final(game):
    table, _, _ = create_table.create(NewTable(game, ("me", "me", "me"), "Ann", start=True, seed="told"), 0.0)
    assert table.position is not None
    for reader in (NOBODY, frozenset({0}), frozenset({1}), frozenset({2})):
        told = rendering.position_told(table, reader, "en", (), False)
        seat = next((seat for seat in reader if seat in table.waiting), None)
        assert (told.decision is not None) == (seat is not None)
        if told.decision is not None and seat is not None:
            final = {
                choice.text: not table.position.is_reversible(choice, seat) for choice in table.position.choices(seat)
            }
            assert {offer.text: offer.final for offer in told.decision.offers} == final


def test_each_reader_hears_the_own_language_and_only_the_chooser_hears_the_choice():
    play = Sitting("me", "me", start=True, seed="7")
    seat = play.table.waiting[0]
    play.choose(seat=seat)
    news = list(play.table.tale)[-1:]
    own = rendering.position_told(play.table, frozenset({seat}), "en", news, False).log[0]
    other = rendering.position_told(play.table, frozenset({1 - seat}), "en", news, False).log[0]
    russian = rendering.position_told(play.table, frozenset({seat}), "ru", news, False).log[0]
    assert own.choice and not other.choice
    assert russian.choice and russian.choice != own.choice
    assert len({line.lines for line in (own, russian)}) == 2


def test_a_bot_is_offered_nothing_and_a_finished_table_too():
    play = Sitting("me", "novice", start=True)
    for seat, chair in enumerate(play.table.chairs):
        told = rendering.decision(play.table, seat, "en")
        assert (told is not None) == (chair.bot is None and seat in play.table.waiting)
