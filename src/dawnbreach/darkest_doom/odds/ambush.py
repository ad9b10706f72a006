"""Ambush tests: how likely they are passed with the cards in hand and the tools at hand. DD-4.2, DD-4.4"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from functools import lru_cache

from dawnbreach.darkest_doom.ambush import AfterTest, TestTools
from dawnbreach.darkest_doom.cards import design
from dawnbreach.darkest_doom.content import ICONS, Card
from dawnbreach.darkest_doom.equipment import AFTER_ROLL, BEFORE_ROLL
from dawnbreach.darkest_doom.odds.dice import Places, may_end_the_game, moved, places_of, rolls
from dawnbreach.darkest_doom.possession import leader_card
from dawnbreach.darkest_doom.state import CORRUPTION, CRIMSON_DICE, MOON, NONE, Guardian, Land
from dawnbreach.kernel.trust import Trust

Missing = tuple[int, ...]
"""How many dice of each icon are missing."""
Shares = tuple[float, ...]
"""The probability that no symbol, one symbol, two … are left unmatched."""
SYMBOLS = 6
"""At most five are wanted."""


@dataclass(frozen=True)
class Helps:
    """What may change the dice of a test."""

    cards: tuple[int, ...]
    """Supplies cards in hand, by the icon printed on them. DD-4.2"""
    changes: int = 0
    """Dice that tools turn to any icon."""
    rerolls: tuple[int, ...] = ()
    """For each such tool, how many dice it lets be rolled again."""
    dice: int = 0
    """Dice that tools add before the roll."""


@dataclass(frozen=True)
class AmbushOdds:
    """How a test ends when everything is done to pass it, and if it cannot be, to match as much as possible."""

    chance: float
    missed: Shares
    bare: float
    """The chance to pass it without cards and tools, with nothing but what the Fate track gives."""
    trust: Trust


def ambush(table: Land, seat: int, level: int | None = None) -> AmbushOdds:
    """The test that is going on, or one of this level, or of this round's. DD-2.8, DD-4.4"""
    guardian, frame = table.guardians[seat], table.frame(seat)
    helps = helps_of(table, guardian)
    trust = Trust.ESTIMATED if may_end_the_game(table) else Trust.EXACT
    if isinstance(frame, AfterTest):
        missed = settled(table, guardian, helps)
        bare = settled(table, guardian, NO_HELP)
    else:
        wants = Counter([table.wants]) if isinstance(frame, TestTools) else unseen(table, seat, level or table.level)
        size = frame.level if isinstance(frame, TestTools) else level or table.level
        missed = rolled(table, wants, size + 1 + guardian.more_dice, helps)
        bare = rolled(table, wants, size + 1 + guardian.more_dice, NO_HELP)
    return AmbushOdds(missed[0], missed, bare[0], trust)


NO_HELP = Helps((0,) * len(ICONS))


def helps_of(table: Land, guardian: Guardian) -> Helps:
    """The hand, and tools for tests that were not used in this one. DD-10.1"""
    icons = [table.content.supplies[card][1] for card in guardian.supplies]
    cards = tuple([icons.count(icon) for icon in range(len(ICONS))])
    tools = [
        design(table, card)
        for slot, (card, _) in enumerate(guardian.equipment)
        if design(table, card).kind == "test" and not guardian.worn >> slot & 1
    ]
    after = [tool for tool in tools if not verbs(tool) & BEFORE_ROLL]
    before = [tool for tool in tools if not verbs(tool) & AFTER_ROLL]
    rerolls = [effect.amount for tool in after for effect in tool.effects if effect.verb == "reroll"]
    return Helps(cards, amount(after, "change"), tuple(sorted(rerolls)), amount(before, "dice"))


def verbs(card: Card) -> set[str]:
    return {effect.verb for effect in card.effects}


def amount(cards: list[Card], verb: str) -> int:
    return sum([effect.amount for card in cards for effect in card.effects if effect.verb == verb])


def unseen(table: Land, seat: int, level: int) -> Counter[tuple[int, ...]]:
    """What the next Dark Corruption card may want: any that this seat has not seen elsewhere. DD-4.4, DD-15.2"""
    cards = list(table.taints)
    if cards:
        shown = leader_card(table) if any(g.consumed for g in table.guardians) else NONE
        others = [g for g in table.guardians if g.number != seat]
        cards += [card - CORRUPTION for g in others for card in g.corruption if card != shown]
    cards = cards or list(table.taint_pile)
    if not cards:
        return Counter([(MOON,) * level])
    return Counter([tuple(sorted(table.content.corruptions[card].icons[:level])) for card in cards])


# Before the roll


def rolled(table: Land, wants: Counter[tuple[int, ...]], dice: int, helps: Helps) -> Shares:
    """Over all rolls and everything that may be wanted."""
    places = places_of(table)
    dice = max(0, min(CRIMSON_DICE, dice + helps.dice))
    shares: dict[tuple[Missing, int, int], float] = {}
    for want, weight in wants.items():
        needs = [want.count(icon) for icon in range(len(ICONS))]
        for counts, chance in rolls(dice):
            missing = tuple([max(0, need - count) for need, count in zip(needs, counts, strict=True)])
            state = missing, *moved(places, counts[MOON], table.fate, NONE)
            shares[state] = shares.get(state, 0.0) + weight * chance
    return mixed([(share / wants.total(), changed(places, helps, *state)) for state, share in shares.items()])


def settled(table: Land, guardian: Guardian, helps: Helps) -> Shares:
    """With the dice as they lie. DD-4.4"""
    missing = tuple([max(0, table.wants.count(icon) - guardian.dice.count(icon)) for icon in range(len(ICONS))])
    return changed(places_of(table), helps, missing, table.fate, guardian.free)


# After it


@lru_cache(maxsize=1 << 16)
def changed(places: Places, helps: Helps, missing: Missing, fate: int, free: int) -> Shares:
    """What is left unmatched after the best changes; `free` is the place of the track that lets a die be turned."""
    pair = places[free] if free != NONE else ()
    options = [standing(helps, missing, pair)]
    if helps.rerolls and options[0][0] < 1:
        options += [changed(places, helps, found(missing, icon), fate, NONE) for icon in pair if missing[icon]]
        options += [again(places, helps, tool, missing, fate, free) for tool in set(helps.rerolls)]
    return max(options, key=merit)


def again(places: Places, helps: Helps, tool: int, missing: Missing, fate: int, free: int) -> Shares:
    """With a tool that lets so many dice be rolled again. DD-10.1"""
    at = helps.rerolls.index(tool)
    rest = replace(helps, rerolls=helps.rerolls[:at] + helps.rerolls[at + 1 :])
    return rolled_again(places, rest, tool, missing, fate, free)


@lru_cache(maxsize=1 << 16)
def rolled_again(places: Places, helps: Helps, left: int, missing: Missing, fate: int, free: int) -> Shares:
    """One die after another in place of one that matches nothing, as long as that is better.

    There always is such a die, for one more is rolled than symbols are wanted.
    """
    stop = changed(places, helps, missing, fate, free)
    if not left or stop[0] == 1:
        return stop
    results = []
    for icon in range(len(ICONS)):
        there = moved(places, int(icon == MOON), fate, free)
        results.append((1 / len(ICONS), rolled_again(places, helps, left - 1, found(missing, icon), *there)))
    return max(stop, mixed(results), key=merit)


def found(missing: Missing, icon: int) -> Missing:
    """The same with one die more that shows this icon."""
    return (*missing[:icon], max(0, missing[icon] - 1), *missing[icon + 1 :])


def standing(helps: Helps, missing: Missing, pair: tuple[int, ...]) -> Shares:
    """Cards for their icons, the Fate track for one of its two, tools for the rest. DD-4.2, DD-5.3"""
    rest = [max(0, need - card) for need, card in zip(missing, helps.cards, strict=True)]
    free = any(rest[icon] for icon in pair)
    unmatched = max(0, sum(rest) - free - helps.changes)
    return tuple([float(n == unmatched) for n in range(SYMBOLS)])


def merit(shares: Shares) -> float:
    """To pass comes first, then to match as much as possible."""
    return shares[0] - sum([n * share for n, share in enumerate(shares)]) / 10**6


def mixed(parts: list[tuple[float, Shares]]) -> Shares:
    return tuple([sum([chance * shares[n] for chance, shares in parts]) for n in range(SYMBOLS)])
