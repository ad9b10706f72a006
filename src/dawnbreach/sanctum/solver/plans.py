"""From a solved fight to the choices that lead there, as they are written."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from dawnbreach.sanctum.card_effects import Space
from dawnbreach.sanctum.notation import letters
from dawnbreach.sanctum.solver.aims import Aim, Cards, Target, Targets
from dawnbreach.sanctum.solver.hitting import Way
from dawnbreach.sanctum.solver.making import CHANGED, Used, hit_by
from dawnbreach.sanctum.solver.means import Die, Tool
from dawnbreach.sanctum.solver.solving import End, Solver
from dawnbreach.sanctum.solver.spending import parts

LETTERS = letters(84)
TOKENS = ("stamina", "focus")
Steps = list[tuple[int, int]]
"""Kinds of tools, each with a face."""
Spot = tuple[int, int, int]
"""A foe, a location of it, and the face that is wanted there."""


def spots(targets: Targets, aim: Aim, cards: Cards) -> list[Spot]:
    """Locations to hit, so that exactly those die that shall. SAN-4.8"""
    killed = [foe for foe in targets.open if aim.killed >> foe.place & 1]
    alive = [foe for foe in targets.open if not aim.killed >> foe.place & 1]
    found = [spot for foe in killed for spot in all_spots(foe)]
    more = [each for card in cards for each in card]
    for _, _, wanted in found:
        more.remove(wanted)
    if targets.final:
        alive = alive[:1]
    return found + wounded(alive, more)


def all_spots(foe: Target) -> list[Spot]:
    return [(foe.place, location, wanted) for location, wanted in zip(foe.locations, foe.wanted, strict=True)]


def wounded(alive: list[Target], more: list[int]) -> list[Spot]:
    """Spread hits over foes that shall live on, those nearest to their death first."""
    alive = sorted(alive, key=lambda foe: (len(foe.wanted), -foe.damage))
    for spared in product(*[all_spots(foe) for foe in alive]):
        there = [spot for foe in alive for spot in all_spots(foe) if spot not in spared]
        found: list[Spot] = []
        for wanted in more:
            spot = next((s for s in there if s[2] == wanted and s not in found), None)
            if spot is None:
                break
            found.append(spot)
        else:
            return found
    raise LookupError(f"no room for {more}")


class Writer:
    """Writes choices down, and says which token goes on a purple space. SAN-4.5"""

    def __init__(self, solver: Solver, dice: Sequence[Die], end: End, blocking: bool) -> None:
        self.solver, self.end, self.blocking = solver, end, blocking
        means, stamina, focus = solver.means, end.stamina, end.focus
        red, blue = means.gifts
        self.texts = [*red[: max(0, stamina - means.stamina)], *blue[: max(0, focus - means.focus)]]
        self.pools = [max(means.stamina, stamina), max(means.focus, focus)]
        self.purple = stamina - parts(end.attack.spent + end.blocked.spent)[0]
        """How many purple spaces still take stamina."""
        self.kinds = solver.hitting.box.kinds
        self.stock = [list(kind) for kind in self.kinds]
        self.dice = sorted(dice, key=lambda die: die.number)
        self.shown = {die.number: die.value for die in (*dice, *means.placed)}

    def write(self) -> list[str]:
        """The whole plan; it ends where a fury card is turned up, for then everything has to be thought over."""
        hitting, attack = self.solver.hitting, self.end.attack
        way = hitting.way(hitting.symbols(self.dice), attack)
        taken = [(self.take(each.die), each.wanted) for each in way.dice if not each.is_changed]
        taken += self.turn_all([each for each in way.dice if each.is_changed])
        self.hit(taken, way)
        if not attack.group.aim.turns_up:
            self.texts += [] if self.blocking else ["end attack"]
            for tool in self.end.blocked.tools:
                self.use(tool)
            self.texts.append("end block")
        return self.texts

    def use(self, tool: Tool) -> None:
        self.texts.append(tool.text)
        for space in tool.spaces:
            if space != Space.PURPLE:
                self.pools[space - 1] -= 1
        for _ in range(tool.spaces.count(Space.PURPLE)):
            token = 0 if self.purple > 0 else 1
            if all(self.pools):
                self.texts.append(f"pay {TOKENS[token]}")
            self.pools[token] -= 1
            self.purple -= 1

    # Dice

    def take(self, symbol: int) -> Die:
        """One of the dice that show this."""
        found = next(die for die in self.dice if self.solver.hitting.symbols((die,)) == (symbol,))
        self.dice.remove(found)
        return found

    def turn_all(self, turned: Sequence[Used]) -> list[tuple[Die, int]]:
        """Change all these dice; returns them as they are then, each with what is wanted of it. SAN-4.6"""
        dice = [self.take(each.die) for each in turned]
        steps = [self.steps(die, each) for die, each in zip(dice, turned, strict=True)]
        copier = next((at for at, each in enumerate(turned) if each.copied), None)
        if copier is not None:
            self.turn_first(dice, turned, steps, copier)
        for die, way in zip(dice, steps, strict=True):
            self.turn(die, way)
        return [
            (Die(die.number, self.shown[die.number], True), each.wanted) for die, each in zip(dice, turned, strict=True)
        ]

    def turn_first(self, dice: list[Die], turned: Sequence[Used], steps: list[Steps], copier: int) -> None:
        """A die that copies another comes first, or as soon as another shows what it copies. SAN-5.6"""
        face = turned[copier].copied
        if not any(shown == face for number, shown in self.shown.items() if number != dice[copier].number):
            ways = [self.steps(die, each, face) for die, each in zip(dice, turned, strict=True)]
            maker = next(at for at, way in enumerate(ways) if way and at != copier)
            until = [after for _, after in ways[maker]].index(face) + 1
            self.turn(dice[maker], ways[maker][:until])
            steps[maker] = ways[maker][until:]
        self.turn(dice[copier], steps[copier])
        steps[copier] = []

    def turn(self, die: Die, steps: Steps) -> None:
        for kind, face in steps:
            self.use(self.stock[kind].pop())
            self.texts.append(f"turn d{die.number + 1} {face}")
            self.shown[die.number] = face

    def steps(self, die: Die, turned: Used, over: int = 0) -> Steps:
        """The tools of a chain in an order that works, each with the face it turns the die to."""
        kinds, goals = list(turned.kinds), hit_by(self.solver.means.twin, turned.wanted)
        if not turned.copied:
            return self.order(die.value, kinds, goals, over)
        copier = self.solver.hitting.copier
        assert copier is not None, "who copies can"
        return [(copier, turned.copied), *self.order(turned.copied, kinds, goals, 0)]

    def order(self, value: int, kinds: list[int], goals: tuple[int, ...], over: int) -> Steps:
        """Nothing if there is none that leads there, over a certain face if one is named."""
        for kind in sorted(set(kinds)):
            rest = kinds[:]
            rest.remove(kind)
            for face in self.kinds[kind][0].verb.reaches[value]:
                left = 0 if face == over else over
                if not rest and face in goals and not left:
                    return [(kind, face)]
                if rest and (after := self.order(face, rest, goals, left)):
                    return [(kind, face), *after]
        return []

    # Hits

    def hit(self, taken: list[tuple[Die, int]], way: Way) -> None:
        """Card by card: first the dice, then what hits without one, or with one a second time. SAN-4.8, SAN-5.6"""
        placed = list(self.solver.means.placed)
        there = spots(self.solver.targets, self.end.attack.group.aim, way.cards)
        for number, card in enumerate(way.cards):
            here, there = there[: len(card)], there[len(card) :]
            special = [(each, take_spot(here, each.wanted)) for each in way.special if each.card == number]
            for index, location, wanted in here:
                pair = next(pair for pair in taken if pair[1] == wanted)
                taken.remove(pair)
                placed.append(pair[0])
                self.texts.append(f"hit d{pair[0].number + 1} {spot_name(index, location)}")
            for each, (index, location, wanted) in special:
                tool = self.stock[each.kind].pop()
                self.use(tool)
                die = f"again d{self.second(placed, wanted)}" if tool.verb.name == "double" else "strike"
                self.texts.append(f"{die} {spot_name(index, location)}")

    def second(self, placed: list[Die], wanted: int) -> int:
        """The number of a die that can hit this a second time."""
        faces = hit_by(self.solver.means.twin, wanted)
        return next(die.number for die in placed if die.value in faces and (die.changed or wanted <= CHANGED)) + 1


def take_spot(spots: list[Spot], wanted: int) -> Spot:
    found = next(spot for spot in spots if spot[2] == wanted)
    spots.remove(found)
    return found


def spot_name(index: int, location: int) -> str:
    return f"{LETTERS[index]}.{location + 1}"
