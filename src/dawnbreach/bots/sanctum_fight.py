"""Which dice go where: a small search over the dice, the abilities and the locations of one attack."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from dawnbreach.kernel.data import Value
from dawnbreach.sanctum.card_effects import ANY, DICE_VERBS, Verb, read_verb
from dawnbreach.sanctum.view_types import Card, Hero

NODES = 400
"""How many steps a search may take before it settles for what it has."""


class Tool(Value):
    """Something that changes one die once: an ability, rage or a blessing."""

    text: str
    """The choice that uses it."""
    verb: Verb
    cost: float
    stamina: int
    focus: int
    either: int


class Step(Value):
    """A die for a location, as it is or changed by a tool first."""

    die: int
    foe: int
    location: int
    face: int
    tool: Tool | None


class Plan(Value):
    steps: tuple[Step, ...] = ()
    value: float = 0.0


verb_of = cache(read_verb)
"""Reads an effect; the same sentence gives the same verb."""


def face_up(hero: Hero) -> dict[int, Card]:
    """The cards on the battle board that can be seen, by their place."""
    return {place: foe for place, foe in enumerate(hero["demons"]) if "hits" in foe}


def open_faces(foe: Card) -> list[tuple[int, int]]:
    """The locations that are not hit, with their faces."""
    return [(n, f) for n, (f, m) in enumerate(zip(foe["hits"], foe["marked"], strict=True)) if not m]


def tools(hero: Hero, legal: set[str]) -> list[Tool]:
    """Everything that can change a die now."""
    found: list[Tool] = []
    for ability in hero["abilities"]:
        text = f"use {ability['place']}"
        verb = verb_of(ability["effect"])
        if text in legal and verb.name in DICE_VERBS:
            spaces = ability["spaces"]
            red, blue = spaces.count("red"), spaces.count("blue")
            found.append(Tool(text, verb, 0.1 + 0.25 * len(spaces), red, blue, len(spaces) - red - blue))
    if "rage" in legal:
        found += [Tool("rage", ANY, 0.6, 0, 0, 0)] * hero["rage"]
    for blessing in hero["blessings"] or []:
        text = f"bless {blessing['id']}"
        if text in legal and not blessing["effect"].startswith("gain"):
            verb = verb_of(blessing["effect"])
            if verb.name in DICE_VERBS:
                found.append(Tool(text, verb, 0.5, 0, 0, 0))
    return found


class Planner:
    """Looks for the kills that are worth most."""

    def __init__(self, hero: Hero, legal: set[str], final: bool) -> None:
        self.hero, self.cards = hero, face_up(hero)
        self.tools = tools(hero, legal)
        self.texts = [tool.text for tool in self.tools]
        self.twin = set(hero["twin"])
        self.dice = [n for n, d in enumerate(hero["dice"]) if not d["assigned"] and not d["lost"]]
        self.values = [d["value"] for d in hero["dice"]]
        self.changed = [d["modified"] for d in hero["dice"]]
        self.final = final
        self.nodes = 0

    def plan(self) -> Plan:
        """The best plan found: whole kills first, then single hits with dice that fit as they are."""
        best = self._final() if self.final else self._kills()
        return Plan(best.steps + self._leftovers(best), best.value)

    def _open(self, index: int) -> list[tuple[int, int]]:
        return open_faces(self.cards[index]) if index in self.cards else []

    def _kills(self) -> Plan:
        order = sorted(
            (index for index in self.cards if self._open(index)),
            key=lambda i: (-self._worth(i) / len(self._open(i)), len(self._open(i))),
        )
        chosen: tuple[Step, ...] = ()
        value = 0.0
        for index in order:
            self.nodes = 0
            wanted = [(index, n, face) for n, face in self._open(index)]
            found = self._match(wanted, chosen)
            if found is not None and self._worth(index) > sum(s.tool.cost for s in found if s.tool):
                chosen += found
                value += self._worth(index)
        return Plan(chosen, value)

    def _worth(self, index: int) -> float:
        foe = self.cards[index]
        return (foe["level"] if foe["kind"] == "demon" else 1) * 1.5 + foe["damage"] * 0.8

    def _final(self) -> Plan:
        chosen: tuple[Step, ...] = ()
        for index in range(self.hero["at"], len(self.hero["demons"])):
            if not self._open(index):
                break
            self.nodes = 0
            wanted = [(index, n, face) for n, face in self._open(index)]
            found = self._match(wanted, chosen)
            if found is None:
                single = self._singles(wanted, chosen)
                return Plan(chosen + single, float(len(chosen)))
            chosen += found
        return Plan(chosen, float(len(chosen)))

    def _singles(self, wanted: list[tuple[int, int, int]], chosen: tuple[Step, ...]) -> tuple[Step, ...]:
        """As many of a card's locations as can be had, cheapest first."""
        got: tuple[Step, ...] = ()
        for location in wanted:
            self.nodes = 0
            got += self._match([location], chosen + got) or ()
        return got

    def _leftovers(self, plan: Plan) -> tuple[Step, ...]:
        used = {step.die for step in plan.steps}
        taken = {(step.foe, step.location) for step in plan.steps}
        got: list[Step] = []
        indexes = [self.hero["at"]] if self.final else range(len(self.hero["demons"]))
        for die in self.dice:
            if die in used:
                continue
            for index in indexes:
                for location, face in self._open(index) if index < len(self.hero["demons"]) else ():
                    if (index, location) not in taken and self._fits(die, face):
                        got.append(Step(die, index, location, face, None))
                        taken.add((index, location))
                        used.add(die)
                        break
                if die in used:
                    break
        return tuple(got)

    def _fits(self, die: int, face: int) -> bool:
        if self.hero["only_modified"] and not self.changed[die]:
            return False
        value = self.values[die]
        return value == face or (value in self.twin and face in self.twin)

    def _match(self, wanted: list[tuple[int, int, int]], chosen: tuple[Step, ...]) -> tuple[Step, ...] | None:
        """Dice for all these locations, with as few tools as possible; None if it cannot be done."""
        best: tuple[Step, ...] | None = None
        best_cost = 99.0
        used = {step.die for step in chosen}
        spent = [step.tool for step in chosen if step.tool]

        def search(at: int, steps: tuple[Step, ...], dice: set[int], gone: list[Tool], cost: float) -> None:
            nonlocal best, best_cost
            self.nodes += 1
            if cost >= best_cost or self.nodes > NODES:
                return
            if at == len(wanted):
                best, best_cost = steps, cost
                return
            foe, location, face = wanted[at]
            for die in self.dice:
                if die in dice:
                    continue
                if self._fits(die, face):
                    search(at + 1, (*steps, Step(die, foe, location, face, None)), dice | {die}, gone, cost)
                    continue
                for tool in self._fitting(die, face, gone):
                    step = Step(die, foe, location, face, tool)
                    search(at + 1, (*steps, step), dice | {die}, [*gone, tool], cost + tool.cost)

        search(0, (), used, spent, 0.0)
        return best

    def _reach(self, tool: Tool, die: int) -> Sequence[int]:
        if tool.verb.name == "copy":
            return [value for other, value in enumerate(self.values) if other != die]
        return tool.verb.reaches[self.values[die]]

    def _fitting(self, die: int, face: int, gone: list[Tool]) -> list[Tool]:
        """The tools left that turn this die to this face and can still be paid for, cheapest first."""
        fitting = []
        stamina = self.hero["stamina"] - sum([t.stamina for t in gone])
        focus = self.hero["focus"] - sum([t.focus for t in gone])
        either = sum([t.either for t in gone])
        used = [tool.text for tool in gone]
        for tool in self.tools:
            if face not in self._reach(tool, die) or used.count(tool.text) >= self.texts.count(tool.text):
                continue
            enough = stamina >= tool.stamina and focus >= tool.focus
            if enough and stamina + focus - tool.stamina - tool.focus >= either + tool.either:
                fitting.append(tool)
        return sorted(fitting, key=lambda t: t.cost)
