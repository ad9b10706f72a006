"""What a hero has to fight with: dice, and everything that changes them, hits or blocks. SAN-4.4 to SAN-4.10"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from dawnbreach.kernel.data import Value
from dawnbreach.sanctum.blessings import unused
from dawnbreach.sanctum.card_effects import ANY, Space, Timing, Verb
from dawnbreach.sanctum.content import PLACES
from dawnbreach.sanctum.solver.spending import FOCUS, RAGE, STAMINA, TOKEN, once
from dawnbreach.sanctum.state import Hero, Table

SPACE_PRICE = {Space.RED: STAMINA + TOKEN, Space.BLUE: FOCUS + TOKEN, Space.PURPLE: TOKEN}


class Tool(Value):
    """An ability, a blessing or rage: the choice that uses it, what it does, what it costs."""

    text: str
    verb: Verb
    price: int
    spaces: tuple[Space, ...] = ()


class Die(Value):
    number: int
    value: int
    changed: bool


@dataclass
class Means:
    """Everything that may be used in the rest of a fight, sorted by what it does."""

    stamina: int
    focus: int
    rage: int
    rages: int
    wrath: bool
    twin: tuple[int, ...]
    shields: int
    """Damage that is blocked already, or will be without doing anything."""
    free: tuple[Die, ...]
    placed: tuple[Die, ...]
    changers: list[Tool] = field(default_factory=list)
    copiers: list[Tool] = field(default_factory=list)
    strikes: list[Tool] = field(default_factory=list)
    doubles: list[Tool] = field(default_factory=list)
    rerolls: list[Tool] = field(default_factory=list)
    blocks: list[Tool] = field(default_factory=list)
    gifts: tuple[list[str], list[str]] = field(default_factory=lambda: ([], []))
    """Blessings that give stamina and such that give focus, as the choices that use them."""
    unknown: bool = False
    """Is there something of which the solver knows too little?"""
    once: list[str] = field(default_factory=list)
    """What can be used once only, by number: skills until the next Rest, blessings."""

    def add(self, tool: Tool) -> None:
        kinds = {"copy": self.copiers, "strike": self.strikes, "double": self.doubles, "reroll": self.rerolls}
        kinds["block"] = self.blocks
        kinds.get(tool.verb.name, self.changers).append(tool)

    def price_once(self, text: str) -> int:
        self.once.append(text)
        return once(len(self.once) - 1)

    @property
    def most_tokens(self) -> tuple[int, int]:
        """Stamina and focus, gifts included."""
        return self.stamina + len(self.gifts[0]), self.focus + len(self.gifts[1])

    @property
    def purse(self) -> int:
        """All that can be spent, gifts included."""
        red, blue = self.most_tokens
        things = sum(once(number) for number in range(len(self.once)))
        return red * STAMINA + blue * FOCUS + (red + blue) * TOKEN + self.rage * RAGE + things


def means_of(table: Table, seat: int, blocking: bool = False) -> Means:
    """What this seat can use from now on; with `blocking` the attack is over."""
    hero = table.heroes[seat]
    means = Means(
        stamina=hero.stamina,
        focus=hero.focus,
        rage=hero.rage,
        rages=hero.rages,
        wrath=hero.wrath,
        twin=hero.twin,
        shields=hero.shields if blocking else hero.shield,
        free=dice_of(hero, hero.free_dice),
        placed=dice_of(hero, hero.placed),
    )
    for tool in [*abilities(table, hero, means), *[Tool("rage", ANY, RAGE)] * hero.rage]:
        means.add(tool)
    if table.unveiled:
        add_blessings(table, hero, means)
    means.unknown = len(means.copiers) > 1 or any(len(means.rerolls) > 1 or tool.price for tool in means.rerolls)
    return only_blocks(means) if blocking else means


def only_blocks(means: Means) -> Means:
    """The same without all that belongs to the attack. SAN-4.10"""
    return replace(means, free=(), changers=[], copiers=[], strikes=[], doubles=[], rerolls=[], unknown=False)


def dice_of(hero: Hero, mask: int) -> tuple[Die, ...]:
    dice = enumerate(hero.dice)
    return tuple([Die(n, value, bool(hero.changed >> n & 1)) for n, value in dice if mask >> n & 1])


def abilities(table: Table, hero: Hero, means: Means) -> list[Tool]:
    """The abilities that are ready, whether or not they can be paid. SAN-4.5"""
    found = []
    for place, number, code in zip(hero.places, hero.abilities, hero.tokens, strict=True):
        if code:
            continue
        ability, text = table.content.abilities[number], f"use {PLACES[place]}"
        price = sum([SPACE_PRICE[space] for space in ability.spaces])
        if ability.timing == Timing.REST:
            price = means.price_once(text)
        verb = ability.verb
        if verb.blocks and hero.guard:
            verb = Verb("block", verb.amount + hero.guard)
        found.append(Tool(text, verb, price, ability.spaces))
    return found


def add_blessings(table: Table, hero: Hero, means: Means) -> None:
    """Blessings that were turned up and not used. SAN-12"""
    for number in unused(hero):
        blessing = table.content.blessings[number]
        text = f"bless {blessing.id}"
        if blessing.verb is not None:
            means.add(Tool(text, blessing.verb, means.price_once(text)))
        else:
            means.gifts[blessing.effect != "gain stamina"].append(text)
