"""Whatever people say, in whatever order: the entries make the very same table again."""

import random

import pytest

from dawnbreach.kernel import DawnbreachError
from dawnbreach.kernel.shares import fingerprint
from dawnbreach.server.core import commands
from dawnbreach.server.core.refusal import Refusal
from dawnbreach.server.protocol import messages as p
from dawnbreach.server.protocol.parts import Clock
from tests.server_core.people import Sitting

SHARE = "a" * 64


def anything(dice, table, seat):
    """Something that fits now and then."""
    texts = [c.text for c in table.position.choices(seat)] if table.position and seat in table.waiting else ["move"]
    return dice.choice((
        p.Leave("k", seat), p.Return("k", seat), p.HandOver("k", seat, dice.choice((None, "novice"))), p.Start("k"),
        p.Commit("k", seat, fingerprint(SHARE)), p.Reveal("k", seat, SHARE), p.Claim("k", seat),
        p.Sit("k", seat, f"P{seat}"), p.Abandon("k", seat) if dice.random() < 0.03 else p.Start("k"),
        p.TakeBack("k", seat, table.ply), p.AskBack("k", seat, table.ply, dice.randrange(max(1, table.ply) + 1)),
        p.Consent("k", seat, dice.random() < 0.8, table.back.to if table.back else 1), p.Chat("k", seat, "hi"),
        *[p.Choose("k", seat, table.ply, dice.choice(texts))] * 12,
    ))  # fmt: skip


def moved(dice, sitting):
    """One thing that somebody says, or that happens by itself."""
    seat, sitting.now = dice.randrange(2), sitting.now + dice.random() * 20
    table = sitting.table
    if table.status == "starting" and table.begins < sitting.now:
        return sitting.write(commands.begin(table, sitting.now))
    if (late := table.clocks.late(sitting.now, table.waiting)) and table.status == "playing":
        return sitting.write(commands.timeout(table, late[0], sitting.now))
    if (bot := table.bot_waited_for(sitting.now)) is not None:
        text = dice.choice([choice.text for choice in table.position.choices(bot)])
        return sitting.write(commands.bot_choice(table, bot, text, sitting.now))
    name = dice.choice(("Ann", "Bob"))
    message = anything(dice, table, seat)
    entry = commands.decide(sitting.by(name), message)
    sitting.write(entry)
    if isinstance(message, p.Sit):
        sitting.people[name].add(entry.data["hash"])
    return None


@pytest.mark.parametrize("seed", range(4))
def test_the_entries_make_the_same_table_again(seed):
    dice = random.Random(seed)
    clock = Clock(60, 5) if seed % 2 else None
    sitting = Sitting("me", "open", clock=clock, commit=fingerprint(SHARE) if seed > 1 else None)
    for _ in range(250):
        try:
            moved(dice, sitting)
        except (Refusal, DawnbreachError):
            continue
    again, table = sitting.again(), sitting.table
    assert len(sitting.entries) > 5
    assert again.row(sitting.now) == table.row(sitting.now) and again.chairs == table.chairs
    assert (again.position and again.position.record()) == (table.position and table.position.record())
