"""Games that go on from a kept position: their record holds it, replays from there and verifies."""

import pytest

import dawnbreach
from dawnbreach.kernel import Unreadable
from dawnbreach.kernel.chance import Seeded
from dawnbreach.kernel.record import write
from dawnbreach.kernel.saving import pack, unpack
from tests.kernel.test_forks import play_on


def carried(name):
    """The end of a game that was kept after twenty decisions, and what was kept."""
    game = dawnbreach.game(name)
    kept = pack(play_on(game.start(seats=2, seed="kept"), most=20))
    position = unpack(game, kept, Seeded("kept"))
    position.asked = list(kept["state"]["asked"])
    position.plant()
    return play_on(position), kept


@pytest.mark.parametrize("name", dawnbreach.GAMES)
def test_a_game_from_a_kept_position_replays_and_verifies(name):
    position, kept = carried(name)
    text = write(position, begins=kept)
    assert dawnbreach.replay(text) == position
    assert dawnbreach.verify(text) > 0


def test_a_damaged_position_in_a_record_is_refused():
    position, kept = carried("sanctum")
    text = write(position, begins=kept)
    line = next(line for line in text.split("\n") if line.startswith("position: "))
    for wrong in ("position: ", "position: !", f"{line[:60]}{line[64:]}", "position: eJyrrgUAAXUA+Q=="):
        with pytest.raises(Unreadable):
            dawnbreach.replay(text.replace(line, wrong))
