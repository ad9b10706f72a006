"""Puzzles of whole turns of Darkest Doom: what a turn can make sure of, with nothing left to luck. DD-3.1, DD-13.1

Every line of play that asks nothing of chance is tried. Only the Destiny die for a relic may fall, and it falls as
badly as it can: a relic never hurts, and a die nearer to it takes fewer coins. What brings nothing is left aside: traps
and relics laid down are only given away, and a Forest rite draws cards. Equipment makes room for other equipment.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence

from dawnbreach.bots.puzzles import Answer, End, Kind, planted
from dawnbreach.bots.rng import Fancy
from dawnbreach.darkest_doom.areas import Rite
from dawnbreach.darkest_doom.content import DECKS, DEED_NUMBERS, Condition
from dawnbreach.darkest_doom.missions import DESTINY
from dawnbreach.darkest_doom.order_achievements import design_of
from dawnbreach.darkest_doom.relics import LayDown
from dawnbreach.darkest_doom.state import NONE, Guardian, Land
from dawnbreach.darkest_doom.turn import Drop, EndTurn, LiftTrap, Release, SetTrap, Turn
from dawnbreach.kernel import Choice, Event
from dawnbreach.kernel.chance import Asked, Chance, Unasked, stream_of
from dawnbreach.kernel.history import rewound

MOST = 2_500
"""A turn that can be played in more ways than this is no puzzle."""
SHORTEST, LEAST = 4, 3
"""The answer has so many choices, and brings so many points."""
EQUIPMENT = DECKS.index("equipment")
IN_VAIN = (SetTrap, LiftTrap, LayDown, Rite)
ROOM = (Drop, Release)
"""What makes room for equipment."""

Way = tuple[str, ...]
Key = tuple[object, ...]
Deeds = tuple[tuple[int, int], ...]
"""Deeds that achievements in hand ask for, and how often."""


class TooMany(Exception):
    """There are too many ways to play the turn."""


class Unlucky:
    """The first thing that a seat asks of the Destiny die turns out as badly as it can; the rest is for another."""

    def __init__(self, stream: int, count: int, worst: int, otherwise: Chance) -> None:
        self.stream, self.count, self.worst, self.otherwise = stream, count, worst, otherwise

    def pick(self, stream: int, count: int, what: str, options: Sequence[int]) -> int:
        if what == "destiny" and (stream, count) == (self.stream, self.count):
            return self.worst
        return self.otherwise.pick(stream, count, what, options)

    def shuffle(self, label: str, cards: Sequence[int]) -> tuple[int, ...] | None:
        return self.otherwise.shuffle(label, cards)

    def copy(self) -> Unlucky:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return Unlucky, (self.stream, self.count, self.worst, self.otherwise)


def unlucky(land: Land, seat: int, otherwise: Chance) -> Land:
    """A turn by itself, with the Destiny die against the seat. DD-9.4"""
    mission, stream = land.guardians[seat].mission, stream_of(seat)
    high = mission != NONE and land.content.missions[mission].high
    return planted(land, Unlucky(stream, land.asked[stream], DESTINY[0 if high else -1], otherwise))


def alone(land: Land, seat: int) -> Land:
    return unlucky(land, seat, Fancy(0))


def begins(land: Land, seat: int) -> bool:
    """Has a turn begun in which no point was spent yet?"""
    full = land.guardians[seat].actions >= land.content.numbers.actions
    return isinstance(land.frame(seat), Turn) and full and not asks_for_traps(land, land.guardians[seat])


def asks_for_traps(land: Land, guardian: Guardian) -> bool:
    """Does an achievement in hand ask for traps, of which there is one for every area?"""
    return any(condition.name in ("traps-set", "trap-set") for condition in conditions(land, guardian))


def conditions(land: Land, guardian: Guardian) -> Iterator[Condition]:
    for card in guardian.orders:
        yield from land.content.achievements[design_of(land, card)].conditions


def asked(land: Land, seat: int) -> Answer | None:
    """Such a turn, if it can bring much by more than a choice or two, whatever the seat cannot see."""
    try:
        found = ends(land, seat)
    except TooMany:
        return None
    best = max(found)
    if best < land.glory(seat) + LEAST or len(found[best]) < SHORTEST:
        return None
    return Answer({"points": best}, found[best])


def ends(land: Land, seat: int) -> dict[int, Way]:
    """Every number of points that the turn can surely end with, by the shortest way."""
    start, wanted = unlucky(land, seat, Unasked()), deeds(land, land.guardians[seat])
    found: dict[int, Way] = {}
    edge, seen = deque[tuple[Land, Way]]([(start, ())]), {key_of(start, seat, wanted)}
    while edge:
        here, way = edge.popleft()
        for choice in worth_trying(here, seat):
            after, further = surely(here, seat, choice), (*way, choice.text)
            if after is None:
                continue
            if isinstance(choice, EndTurn) or not is_turn(after, seat):
                found.setdefault(after.glory(seat), further)
            elif (key := key_of(after, seat, wanted)) not in seen:
                seen.add(key)
                edge.append((after, further))
        if len(seen) > MOST:
            raise TooMany
    return found


def worth_trying(land: Land, seat: int) -> Iterator[Choice]:
    """The choices that may bring something."""
    guardian = land.guardians[seat]
    full = any(land.content.designs[card].deck == EQUIPMENT for card in guardian.supplies)
    in_vain = IN_VAIN if full else (*IN_VAIN, *ROOM)
    for choice in land.choices(seat):
        if not isinstance(choice, in_vain):
            yield choice


def surely(land: Land, seat: int, choice: Choice) -> Land | None:
    """What a choice leads to, if neither chance nor anybody else has a word in it. DD-2.7, DD-7.2"""
    if isinstance(choice, EndTurn):
        return land
    after = land.copy()
    try:
        after.play(choice, seat)
    except Asked:
        return None
    return None if is_for_others(after, seat) else after


def deeds(land: Land, guardian: Guardian) -> Deeds:
    """The deeds that count in this turn. DD-8.2"""
    return tuple([(DEED_NUMBERS[c.name], c.amount) for c in conditions(land, guardian) if c.kind == "deed"])


def key_of(land: Land, seat: int, wanted: Deeds) -> Key:
    """What the rest of a turn may still depend on."""
    me = land.guardians[seat]
    means = (me.area, me.actions, me.coins, me.mana, me.fame, me.wounds, me.attributes, me.relics, me.spectre)
    cards = (tuple(sorted(me.hand)), me.equipment, me.orders, me.mission, me.declared, me.acolytes, me.moths)
    done = (me.stepped, me.served, me.halted, me.worn, me.weaken, me.bonus, me.more_dice, me.shaken)
    counted = tuple([min(me.deeds[deed], amount) for deed, amount in wanted])
    others = tuple(
        [(g.area, g.fame, g.wounds, g.coins, g.mana, g.moths, len(g.hand), g.equipment) for g in land.guardians]
    )
    monsters = tuple([(monster.tier, monster.area) for monster in land.monsters])
    board = (land.allies, land.bonds, land.tendrils, land.abysses, land.traps, land.foe)
    return (*land.main.frames, *means, *cards, *done, *counted, *others, *monsters, *board)


def is_turn(land: Land, seat: int) -> bool:
    return not land.over and land.active == seat and seat in land.waiting


def is_for_others(land: Land, seat: int) -> bool:
    """Does somebody else decide in the middle of the turn? DD-7.2"""
    return not land.over and land.active == seat and seat not in land.waiting


def is_on(land: Land, seat: int) -> bool:
    return is_turn(land, seat) and not risks(land)


def risks(land: Land) -> int:
    """How often chance had a word, but for the Destiny die of a relic."""
    return sum([any(what != "destiny" for _, what, _ in ply.outcomes) for ply in land.plies()])


def end_of(land: Land, seat: int, told: Sequence[Event]) -> End:
    """The points as the turn ends, before Dusk takes Daily Fame; whoever has trusted to luck is told so. DD-2.7"""
    last = land.past
    then = rewound(land, 1) if last is not None and isinstance(last.choice, EndTurn) else land
    assert isinstance(then, Land)
    trusted = risks(then) + is_for_others(then, seat)
    return {"points": then.glory(seat)} | ({"risks": trusted} if trusted else {})


TURN = Kind(begins, alone, asked, is_on, end_of)
