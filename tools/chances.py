"""How likely bots of Sanctum win, more surely than by who did: `python tools/chances.py --bots master:24,adept`.

The games are those of `dawnbreach arena` with the same bots and seed, up to the end of the last Rest. There each board
fights some final battles by rules of thumb, and all their ends are compared. What the bots would do better or worse in
the battle itself is left aside.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from statistics import fmean, stdev

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

import dawnbreach
from dawnbreach import bots as opponents
from dawnbreach.bots.rng import Fancy, Rng
from dawnbreach.bots.sanctum_fighter import Follower
from dawnbreach.bots.sanctum_finale import LONGEST, in_respite, leave_alone
from dawnbreach.lab.arena import Match, seated
from dawnbreach.sanctum.state import Table

BATTLES = 8
"""So many final battles each board fights."""

End = tuple[bool, int, int]
"""Is the hero victorious, with how much health or how many cards defeated, and how many achievements? SAN-9.12"""
FALLEN: End = (False, -1, 0)


def battle(table: Table, seat: int, number: int) -> End:
    """One final battle of a hero in the last Rest, by rules of thumb."""
    world = table.game.imagine(table, seat, Fancy(number))
    assert isinstance(world, Table)
    world.forget()
    leave_alone(world, seat)
    fighter = Follower(Rng(str(number)))
    for _ in range(LONGEST):
        if world.over or seat not in world.waiting:
            break
        world.play(fighter.decide(world, seat, world.choices(seat)), seat)
    hero = world.heroes[seat]
    return hero.victorious, hero.health if hero.victorious else world.cards_defeated(hero), len(hero.tiles)


def battles(table: Table, seat: int, count: int = BATTLES) -> list[End]:
    return [battle(table, seat, len(table.heroes) * number + seat) for number in range(count)]


def chance(ends: Sequence[Sequence[End]], seat: int) -> float:
    """How likely a seat wins, by all ways in which the battles of all may go together."""
    total = count = 0.0
    for together in product(*ends):
        best = max(together)
        total += (together[seat] == best) / together.count(best)
        count += 1
    return total / count


def play(match: Match, number: int) -> tuple[float, float]:
    """One game to the last Rest: the chance of the first bot, and by how much more health it ends than the others."""
    seed, names = seated(match, number)
    table = dawnbreach.game("sanctum").start(seats=len(names), seed=seed)
    assert isinstance(table, Table)
    players = [opponents.make(name, "sanctum", f"{seed}/{seat}") for seat, name in enumerate(names)]
    ends: list[list[End]] = [[FALLEN] for _ in names]
    while not table.over and not table.unveiled:
        seat = table.waiting[0]
        choice = opponents.ask(players[seat], opponents.Seat(table, seat))
        if choice.text == "end rest" and in_respite(table):
            ends[seat] = battles(table, seat)
        table.play(choice, seat)
    first = names.index(match.bots[0])
    left = [fmean(health * lived for lived, health, _ in board) for board in ends]
    return chance(ends, first), left[first] - (sum(left) - left[first]) / (len(left) - 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default="master:24,adept")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--from", dest="start", type=int, default=0)
    parser.add_argument("--seed", default="1")
    args = parser.parse_args()
    match = Match("sanctum", tuple(args.bots.split(",")), args.games, args.seed)
    found: list[tuple[float, float]] = []
    for number in range(args.start, args.games):
        found.append(play(match, number))
        for name, values in zip(("chance", "health"), zip(*found, strict=True), strict=True):
            error = stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
            sys.stdout.write(f"{name} {values[-1]:+.3f}, {len(values)} games {fmean(values):+.3f} +- {error:.3f}  ")
        sys.stdout.write("\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
