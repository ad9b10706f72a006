"""What every game on this kernel must keep true. Each check plays a game and raises AssertionError where it breaks.

from dawnbreach.kernel import conformance
conformance.run(game, seats=3, seed="7")
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable, Iterator
from typing import Any

from dawnbreach.kernel import record
from dawnbreach.kernel.chance import Seeded, draw
from dawnbreach.kernel.choice import Choice
from dawnbreach.kernel.errors import Illegal, Unreadable
from dawnbreach.kernel.game import Game
from dawnbreach.kernel.position import Position
from dawnbreach.kernel.words import LANGUAGES

MOST = 5000
"""No game of random play takes more decisions than this."""

Check = Callable[[Position, int], None]
Policy = Callable[[Position, int, list[Choice]], Choice]


def random_policy(seed: str) -> Policy:
    """Uniform random play that depends only on the seed and the ply."""

    def pick(position: Position, seat: int, choices: list[Choice]) -> Choice:
        ply = position.past.number if position.past else 0
        return choices[draw(seed, f"{ply}/{seat}", len(choices))]

    return pick


def playthrough(position: Position, policy: Policy, seed: str) -> Iterator[tuple[Position, int, Choice]]:
    """Play to the end; yields the position before each decision with the seat and choice about to be played."""
    ply = 0
    while not position.over:
        assert ply < MOST, "the game does not end"
        waiting = position.waiting
        assert waiting, "nobody can decide, and the game is not over"
        seat = waiting[draw(seed, f"who/{ply}", len(waiting))]
        choices = position.choices(seat)
        assert choices, f"{position.frame(seat)} offers nothing"
        choice = policy(position, seat, choices)
        yield position, seat, choice
        position.play(choice, seat)
        ply += 1


# Checks of one position


def check_deciders(position: Position, ply: int) -> None:
    """Exactly the waiting seats have choices, and no choice is offered twice."""
    assert len(set(position.waiting)) == len(position.waiting)
    for seat in range(position.seats):
        choices = position.choices(seat)
        assert bool(choices) == (seat in position.waiting), seat
        assert len(set(choices)) == len(choices), [str(c) for c in choices]


def check_notation(position: Position, ply: int) -> None:
    """Text and number are inverses for every choice met."""
    game = position.game
    for seat in position.waiting:
        for choice in position.choices(seat):
            assert game.read(str(choice)) == choice
            assert game.choice(game.index(choice)) == choice
            assert 0 <= game.index(choice) < game.size


def check_one_truth(position: Position, ply: int) -> None:
    """What is listed is allowed, and everything else is refused with a clause and words, changing nothing."""
    game = position.game
    step = max(1, game.size // 200)
    sample = game.notation.all[ply % step :: step]
    for seat in range(position.seats):
        legal = set(position.choices(seat))
        for choice in (*legal, *sample):
            refusal = position.why_not(choice, seat)
            assert (refusal is None) == (choice in legal), f"{choice} for seat {seat}: {refusal}"
            if refusal is not None:
                assert refusal.clause, choice
                for language in LANGUAGES:
                    said = refusal.words(language)
                    assert f"no-{refusal.key}" not in said and "{" not in said, said
    refused = next((c for c in sample if position.why_not(c, 0) is not None), None)
    if refused is not None:
        before = position.copy()
        try:
            position.play(refused, 0)
        except Illegal:
            assert position == before
        else:
            raise AssertionError(f"{refused} was refused and played")


def check_copy(position: Position, ply: int) -> None:
    """A copy is equal, and nothing done to it shows in the original."""
    copy = position.copy()
    assert copy == position and hash(copy) == hash(position)
    before = position.state()
    for seat in copy.waiting[:1]:
        for choice in copy.choices(seat)[:3]:
            other = copy.copy()
            other.play(choice, seat)
    for _ in range(5):
        if copy.over:
            break
        seat = copy.waiting[0]
        copy.play(copy.choices(seat)[0], seat)
    assert position.state() == before


def check_save(position: Position, ply: int) -> None:
    """Saved as JSON and loaded, it is the same position with the same history."""
    loaded = position.game.load(json.loads(json.dumps(position.save())))
    assert loaded == position
    assert loaded.record() == position.record()
    assert [loaded.can_take_back(s) for s in range(loaded.seats)] == [
        position.can_take_back(s) for s in range(position.seats)
    ]


def check_pickle(position: Position, ply: int) -> None:
    """Sent to another process, it is the same position with the same history and the same dice to come."""
    other = pickle.loads(pickle.dumps(position))
    assert other == position and other.record() == position.record()
    for seat in position.waiting[:1]:
        here, choice = position.copy(), position.choices(seat)[-1]
        assert other.play(choice, seat) == here.play(choice, seat) and other == here


def check_reading(position: Position, ply: int) -> None:
    """Looking changes nothing, and a view is plain data."""
    before = position.state()
    public = position.view(None)
    for viewer in (None, *range(position.seats)):
        shown = position.view(viewer)
        assert json.loads(json.dumps(shown)) == shown
        assert viewer is None or position.game.seen_by(position, viewer, public) == shown
    for seat in position.waiting:
        for choice in position.choices(seat):
            for language in LANGUAGES:
                said = position.words(choice, language, seat)
                assert said and "{" not in said and "choice-" not in said, said
    assert position.record()
    assert position.standings()
    assert position.state() == before


def check_invariants(position: Position, ply: int) -> None:
    """Cards, tokens and dice add up."""
    position.check()


def check_replay(position: Position, ply: int) -> None:
    """The record so far plays to the same position."""
    assert record.replay(position.record(), lambda _: position.game) == position


EVERY_PLY: tuple[Check, ...] = (check_deciders, check_notation, check_invariants)
SOMETIMES: tuple[Check, ...] = (check_one_truth, check_copy, check_save, check_pickle, check_reading, check_replay)


def check_step(before: Position, after: Position, seat: int, choice: Choice, events: list[Any]) -> None:
    """A decision: told to the right seats, in words; taken back exactly, or not at all."""
    for event in events:
        for language in LANGUAGES:
            said = after.words(event, language)
            assert said and "{" not in said and "event-" not in said, said
        if event.private:
            others = [v for v in (None, *range(after.seats)) if v != event.seat and event.reaches(v)]
            assert not others, event
    assert after.past is not None
    informed = bool(after.past.outcomes) or after.past.revealed
    assert after.can_take_back(seat) == (not informed) == before.is_reversible(choice, seat)
    if not informed:
        undone = after.copy()
        undone.take_back(seat)
        assert undone == before and undone.record() == before.record()
        again = undone.copy()
        again.play(choice, seat)
        assert again == after


def check_taking_back(position: Position) -> None:
    """Each seat takes back one by one, as far as it may, also past others; played again, all is as it was."""
    for seat in range(position.seats):
        back, taken = position.copy(), []
        while back.can_take_back(seat):
            taken.append(next(ply.choice for ply in reversed(back.plies()) if ply.seat == seat))
            back.take_back(seat)
        for choice in reversed(taken):
            back.play(choice, seat)
        assert back == position
        assert not taken or record.replay(back.record(), lambda _: position.game) == position


def run(game: Game, seats: int, seed: str, policy: Policy | None = None, every: int = 7, **options: Any) -> Position:
    """Play one game and check everything on the way; heavy checks at every `every`-th decision."""
    position = game.start(seats=seats, seed=seed, **options)
    position.beside = {}
    policy = policy or random_policy(seed)
    for ply, (now, seat, choice) in enumerate(playthrough(position, policy, seed)):
        for check in EVERY_PLY:
            check(now, ply)
        if ply % every == 0:
            for check in SOMETIMES:
                check(now, ply)
            trial = now.copy()
            events = trial.play(choice, seat)
            check_step(now, trial, seat, choice, events)
            check_taking_back(trial)
    check_end(position)
    return position


def check_end(position: Position) -> None:
    """A finished game ranks every seat, best first, publishes its seed and can be verified."""
    assert sorted(s.seat for s in position.standings()) == list(range(position.seats))
    ranks = [s.rank for s in position.standings()]
    assert ranks == sorted(ranks) and ranks[0] >= 1
    assert not position.waiting and not any(position.choices(s) for s in range(position.seats))
    text = position.record()
    assert record.replay(text, lambda _: position.game) == position
    outcomes = record.read(text, lambda _: position.game)[0].outcomes
    assert record.verify(text, lambda _: position.game) == len(outcomes)
    if outcomes:
        check_forgery(text, position.game)


def check_forgery(text: str, game: Game) -> None:
    """A record with another outcome does not verify, however well it plays."""
    found = next((one for one in forgeries(text) if plays(one, game)), None)
    assert found is not None, "no outcome of the record could have been another"
    try:
        record.verify(found, lambda _: game)
    except Unreadable:
        return
    raise AssertionError("a forged record was verified")


def forgeries(text: str) -> Iterator[str]:
    """The record with one outcome, the last ones first, made another that chance has given in the same game."""
    lines = text.splitlines()
    outcomes = [(number, line.split(" ", 3)) for number, line in enumerate(lines) if line.startswith("= ")]
    for number, (_, stream, what, value) in reversed(outcomes):
        other = next((o[3] for _, o in outcomes if o[2] == what and o[3] != value), None)
        if other is not None:
            yield "\n".join([*lines[:number], f"= {stream} {what} {other}", *lines[number + 1 :]])


def plays(text: str, game: Game) -> bool:
    try:
        record.replay(text, lambda _: game)
    except Unreadable:
        return False
    return True


# Laws over pairs of positions


def leaks(game: Game, seats: int, seed: str, policy: Policy | None = None, every: int = 5, **options: Any) -> int:
    """Two positions that differ only in what a seat may not know look the same to it. Returns pairs compared."""
    position = game.start(seats=seats, seed=seed, **options)
    policy = policy or random_policy(seed)
    pairs = 0
    for ply, (now, seat, choice) in enumerate(playthrough(position, policy, seed)):
        if ply % every:
            continue
        for viewer in (None, *range(seats)):
            other = game.imagine(now, viewer, Seeded(f"{seed}/other/{ply}/{viewer}"))
            compare(now, other, viewer, seat, choice)
            check_imagining(now, other, viewer, f"{seed}/third/{ply}")
            pairs += 1
    return pairs


def compare(ours: Position, theirs: Position, viewer: int | None, seat: int, choice: Choice) -> None:
    """Equal views, choices, refusals; and after the same decision with the same outcomes, equal events and views."""
    assert ours.view(viewer) == theirs.view(viewer)
    if viewer is not None:
        assert ours.choices(viewer) == theirs.choices(viewer)
        step = max(1, ours.game.size // 60)
        for refused in ours.game.notation.all[::step]:
            assert ours.why_not(refused, viewer) == theirs.why_not(refused, viewer), refused
        for own in ours.choices(viewer):
            assert ours.words(own, "en", viewer) == theirs.words(own, "en", viewer)
    if theirs.why_not(choice, seat) is not None or (viewer != seat and not public(ours, theirs)):
        return
    first, second = ours.copy(), theirs.copy()
    told = first.play(choice, seat)
    if first.past is None or first.past.outcomes or first.past.revealed:
        return
    told_too = second.play(choice, seat)
    assert [e for e in told if e.reaches(viewer)] == [e for e in told_too if e.reaches(viewer)]
    assert first.view(viewer) == second.view(viewer)


def check_imagining(ours: Position, theirs: Position, viewer: int | None, seed: str) -> None:
    """What a seat imagines follows from what it may know: of two such positions it imagines the same."""
    worlds = [position.game.imagine(position, viewer, Seeded(seed)) for position in (ours, theirs)]
    for world in worlds:
        world.forget()
    assert worlds[0] == worlds[1]


def public(ours: Position, theirs: Position) -> bool:
    """Do both positions wait for the same seats?"""
    return ours.waiting == theirs.waiting


def commutes(game: Game, seats: int, seed: str, policy: Policy | None = None, **options: Any) -> int:
    """Seats that decide at the same time may do so in any order. Returns pairs compared."""
    position = game.start(seats=seats, seed=seed, **options)
    position.beside = {}
    policy = policy or random_policy(seed)
    pairs = 0
    for now, _, _ in playthrough(position, policy, seed):
        waiting = now.waiting
        if len(waiting) < 2:
            continue
        one, two = waiting[0], waiting[-1]
        mine, yours = policy(now, one, now.choices(one)), policy(now, two, now.choices(two))
        first, second = now.copy(), now.copy()
        first.play(mine, one)
        second.play(yours, two)
        if two not in first.waiting or one not in second.waiting:
            continue
        if first.why_not(yours, two) is not None or second.why_not(mine, one) is not None:
            continue
        first.play(yours, two)
        second.play(mine, one)
        assert first == second, f"{mine} by {one} and {yours} by {two}"
        check_beside(now, first, one, yours, two)
        pairs += 1
    return pairs


def check_beside(now: Position, after: Position, one: int, yours: Choice, two: int) -> None:
    """After `one`, then `two` beside it: `one` may take back what has shown and brought about nothing."""
    alone = now.copy()
    alone.play(yours, two)
    assert after.past is not None and after.past.before is not None and alone.past is not None
    mine = after.past.before
    quiet = not mine.outcomes and not mine.revealed
    independent = alone.past.values()[2:5] == after.past.values()[2:5]
    assert after.can_take_back(one) == (quiet and independent), f"{mine.choice} by {one}, then {yours} by {two}"
    if quiet and independent:
        after.take_back(one)
        assert after == alone and after.record() == alone.record()
