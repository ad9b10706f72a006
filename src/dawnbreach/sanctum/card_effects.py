"""The vocabulary of card effects. A verb knows what it does to dice; the words on a card are made from it."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum

from dawnbreach.kernel.words import Arg, Joined, Name, Phrase
from dawnbreach.sanctum.problems import BadSentence


class Token(IntEnum):
    """What may lie on an ability space."""

    EMPTY = 0
    STAMINA = 1
    FOCUS = 2
    CORRUPTED = 3


class Space(IntEnum):
    """The colour of an ability space: which tokens it takes. SAN-4.5"""

    RED = 1
    BLUE = 2
    PURPLE = 3


class Timing(IntEnum):
    """When an ability is ready again: tokens decide, or once a fight, or once between Rests."""

    TOKENS = 0
    FIGHT = 1
    REST = 2


FACES = range(1, 7)


@dataclass(frozen=True)
class Verb:
    """What an ability does. SAN-4.6"""

    name: str
    amount: int = 0
    blocks: bool = field(init=False, compare=False, repr=False)
    reaches: tuple[tuple[int, ...], ...] = field(init=False, compare=False, repr=False)
    """`reach` of every value, worked out once."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "blocks", self.name == "block")
        object.__setattr__(self, "reaches", ((), *(self.reach(value) for value in FACES)))

    @property
    def sentence(self) -> str:
        return f"{self.name} {self.amount}" if self.amount else self.name

    def reach(self, value: int) -> tuple[int, ...]:
        """The faces a die showing `value` may be turned to; `copy` depends on the other dice."""
        n = self.amount
        faces = {
            "set": (n,),
            "plus": (value + n,),
            "minus": (value - n,),
            "change": (value - n, value + n),
            "raise": range(value + 1, 7),
            "lower": range(1, value),
            "flip": (7 - value,),
            "any": FACES,
        }.get(self.name, ())
        return tuple(face for face in faces if face in FACES)

    def words(self) -> Phrase:
        return Phrase(f"effect-{self.name}", (("n", self.amount),))


DICE_VERBS = {
    "set": True,
    "plus": True,
    "minus": True,
    "change": True,
    "raise": False,
    "lower": False,
    "flip": False,
    "copy": False,
    "any": False,
}
"""Verbs that turn a die to a face, and whether they take a number."""
ANY = Verb("any")
"""What rage does: any face. SAN-4.7"""
OTHER_VERBS = {"block": True, "reroll": False, "double": False, "strike": False}
ITEM_VERBS = frozenset({"set", "plus", "minus", "change", "raise", "lower", "block"})
SPACES = {"red": Space.RED, "blue": Space.BLUE, "purple": Space.PURPLE}
TIMINGS = {"fight": Timing.FIGHT, "rest": Timing.REST}


def read_verb(sentence: str) -> Verb:
    name, _, amount = sentence.strip().partition(" ")
    numbered = DICE_VERBS.get(name, OTHER_VERBS.get(name)) if name != "any" else None
    if numbered is None:
        raise BadSentence("pack-no-effect", verb=name)
    if numbered and not (amount.isdecimal() and 1 <= int(amount) <= 9):
        raise BadSentence("pack-needs-number", verb=name, amount=amount)
    if not numbered and amount:
        raise BadSentence("pack-takes-no-number", verb=name)
    if name in DICE_VERBS and numbered and not any(Verb(name, int(amount)).reach(v) for v in FACES):
        raise BadSentence("pack-never-used", sentence=sentence.strip())
    return Verb(name, int(amount) if numbered else 0)


@dataclass(frozen=True)
class Ability:
    """Spaces to put tokens on, and what that does. SAN-4.5"""

    spaces: tuple[Space, ...]
    timing: Timing
    verb: Verb

    def words(self) -> Phrase:
        cost: Arg
        if self.timing:
            cost = Name(f"cost-{self.timing.name.lower()}")
        else:
            cost = Joined(tuple(Name(f"space-{space.name.lower()}") for space in self.spaces), "list-plus")
        return Phrase("ability", (("cost", cost), ("effect", self.verb.words())))


def read_ability(sentence: str) -> Ability:
    """`"red purple: block 3"`: spaces, a colon, a verb."""
    cost, colon, effect = sentence.partition(":")
    names = cost.split()
    if not colon or not names:
        raise BadSentence("pack-not-an-ability", sentence=sentence)
    verb = read_verb(effect)
    if names[0] in TIMINGS and len(names) == 1:
        return Ability((), TIMINGS[names[0]], verb)
    if len(names) > 2 or any(name not in SPACES for name in names):
        raise BadSentence("pack-no-cost", cost=cost)
    return Ability(tuple(SPACES[name] for name in names), Timing.TOKENS, verb)


PERKS = {
    "shield": 1,
    "guard": 1,
    "refresh": 0,
    "silver": 0,
    "loot": 1,
    "wrath": 0,
    "twin": 2,
    "rage": 1,
    "potion slots": 1,
    "now heal": 1,
    "now potion": 1,
    "now level": 1,
}
"""Lasting and immediate effects of skill cards, and how many numbers each takes."""
SILVER = ("facing", "potion", "rage", "calm")
REFRESH = ("stamina", "focus")


@dataclass(frozen=True)
class Perk:
    """A lasting effect of a skill card, or an immediate one (`now …`). SAN-5.2"""

    name: str
    numbers: tuple[int, ...] = ()
    kind: str = ""

    @property
    def immediate(self) -> bool:
        return self.name.startswith("now ")

    def words(self) -> Phrase:
        key = "-".join(["perk", *self.name.split(), *([self.kind] if self.kind else [])])
        return Phrase(key, tuple(zip("nm", self.numbers, strict=False)))


def read_perk(sentence: str) -> Perk:
    words = sentence.split()
    size = 2 if " ".join(words[:2]) in PERKS else 1
    name, rest = " ".join(words[:size]), words[size:]
    if name not in PERKS:
        raise BadSentence("pack-no-perk", sentence=sentence)
    kind = ""
    if name in ("silver", "refresh"):
        known = SILVER if name == "silver" else REFRESH
        if not rest or rest[0] not in known:
            raise BadSentence("pack-perk-kind", perk=name, known=", ".join(known))
        kind, rest = rest[0], rest[1:]
    wanted = 1 if kind == "facing" else PERKS[name]
    if len(rest) != wanted or not all(word.isdecimal() for word in rest):
        raise BadSentence("pack-perk-numbers", sentence=sentence, n=wanted)
    return Perk(name, tuple(int(word) for word in rest), kind)


CORRUPTIONS = ("corrupt any", "corrupt red", "corrupt blue", "corrupt purple")
LOSSES = ("lose stamina", "lose focus", "lose blessing", *CORRUPTIONS)
PENALTIES = frozenset((*LOSSES, "roll less", "more damage", "shorten", "heal", "drink"))
"""What a Demon Lord card asks for. SAN-10"""
REROLLS = tuple(f"reroll {face}" for face in FACES)
FURY_PENALTIES = frozenset((*LOSSES, *REROLLS, "pay space", "use rage", "lose die", "modified only"))
"""What a fury card asks for. SAN-11"""


CHOSEN = ("lose blessing", "corrupt", "drink", "pay space", "lose die", "heal")
"""Payments of which a hero has to choose something; `heal` is none at all."""


def payment_of(effect: str) -> str:
    """How a penalty is paid: what of those has to be chosen, or nothing but to accept it. SAN-10.1"""
    return next((payment for payment in CHOSEN if effect.startswith(payment)), "accept")


def penalty_name(effect: str) -> Phrase:
    """What a Demon Lord or fury card asks for."""
    words = effect.split()
    amount = int(words.pop()) if words[-1].isdecimal() else 0
    return Phrase("penalty-" + "-".join(words), (("n", amount),))


def penalty_words(effect: str, wounds: int) -> Phrase:
    """A Demon Lord or fury card's text: the penalty, or the wounds."""
    return Phrase("penalty" if wounds else "penalty-none", (("penalty", penalty_name(effect)), ("wounds", wounds)))
