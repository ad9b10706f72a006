"""The vocabularies of the cards: what a sentence may be, and the words that are made from it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass

from dawnbreach.darkest_doom.content import (
    ATTRIBUTES,
    COLOURS,
    DECKS,
    DEEDS,
    ICONS,
    IF_DONE,
    KINDS,
    RELICS,
    Condition,
    Cost,
    Effect,
)
from dawnbreach.darkest_doom.problems import BadSentence
from dawnbreach.kernel.words import Arg, Joined, Name, Phrase

MOST = 9
"""No number on a card is higher."""


@dataclass(frozen=True)
class Shape:
    """What follows a verb: words of a list, then a number."""

    words: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    """How many words."""
    low: int = 0
    high: int = 0
    """The lowest and the highest number; two zeros: none."""


PLAIN = Shape()
NUMBER = Shape(low=1, high=MOST)
SIGNED = Shape(low=-MOST, high=MOST)
Vocabulary = Mapping[str, Shape]
"""By verb; the names of components (icons, decks, colours, relics, kinds of areas) are words, all else is the verb."""


def one(words: tuple[str, ...]) -> Shape:
    """Exactly one of these words."""
    return Shape(words, 1, 1)


ANYWHERE: Vocabulary = {
    "fame": NUMBER,
    "coins": NUMBER,
    "mana": NUMBER,
    "draw": Shape(DECKS, 0, 1, 1, MOST),
    "cleanse": NUMBER,
    "moth": PLAIN,
}
DICE: Vocabulary = {"dice": NUMBER, "change": NUMBER, "reroll": NUMBER}
COMBAT: Vocabulary = {
    **ANYWHERE,
    **DICE,
    "add": Shape(ICONS, 1, MOST),
    "weaken": NUMBER,
    "heal": NUMBER,
    "drain": NUMBER,
}
TEST: Vocabulary = {**ANYWHERE, **DICE, "action": NUMBER}
HURT: Vocabulary = {**ANYWHERE, "action": NUMBER, "prevent": NUMBER}
HARM: Vocabulary = {
    **dict.fromkeys(("wound", "push", "taint", "rob", "strip", "shame", "drain"), NUMBER),
    "haunt": PLAIN,
}
TRAP: Vocabulary = {**ANYWHERE, **HARM, "action": NUMBER, "halt": PLAIN}
REWARD: Vocabulary = {
    **ANYWHERE,
    "action": NUMBER,
    "heal": NUMBER,
    "clear": NUMBER,
    "bond": NUMBER,
    "relic": one((*RELICS, "any")),
}
TURN: Vocabulary = {
    **REWARD,
    **HARM,
    "walk": NUMBER,
    "travel": one(("entrance", "temple", "citadel", "forest", "lake", "plain", "mountain")),
    "seal": PLAIN,
    "disarm": PLAIN,
}
CARDS: Mapping[str, Vocabulary] = {
    "combat": COMBAT,
    "battle": COMBAT,
    "test": TEST,
    "hurt": HURT,
    "turn": TURN,
    "basic": TURN,
    "ranged": TURN,
    "monster": TRAP,
    "guardian": TRAP,
    "any": TRAP,
    "": TURN,
}
"""What a Citadel Supplies card of each kind may do. DD-10"""
LEADER: Vocabulary = {"hits": NUMBER, "tough": NUMBER}
"""What the Leader of the Hunt card gives to the one consumed. DD-12.3"""
CREATION: Vocabulary = {
    "eclipse": PLAIN,
    "abysses": PLAIN,
    "monsters": PLAIN,
    "citadel": one(COLOURS),
    "temple": one(COLOURS),
}
"""Creation icons of a Dark Event. DD-6.3"""
WHO = ("each", "first", "last")
"""Whom an event is about: everybody, or the first or last in the order of play."""
EVENT: Vocabulary = {
    **{f"{who} {what}": SIGNED for who in WHO for what in ("fame", "coins", "mana")},
    **{f"{who} {what}": NUMBER for who in WHO for what in ("wound", "corruption", "discard")},
    "metamorphose nearest": PLAIN,
    "metamorphose all": PLAIN,
    "advance": NUMBER,
    "tendril weakest": PLAIN,
    "rule citadels closed": PLAIN,
    "rule no lodge": PLAIN,
    "rule dark mana": PLAIN,
    "rule mountains": NUMBER,
    "rule tests": NUMBER,
}
"""Effects of a Dark Event; those that change a rule last until the next one. DD-6.3"""
ABYSS: Vocabulary = {
    "corruption": NUMBER,
    "wound": NUMBER,
    **{verb: Shape(low=-MOST, high=-1) for verb in ("fame", "mana", "coins")},
    "lure": PLAIN,
    "spawn": PLAIN,
}
"""Backs of Dark Abyss tokens, for whoever failed the test. DD-11.1"""
ECHO: Vocabulary = {
    "hits": NUMBER,
    "tough": NUMBER,
    "dice": Shape(low=-MOST, high=-1),
    "pierce": NUMBER,
    "taint": NUMBER,
    "rob": NUMBER,
    "drain": NUMBER,
    "silence": PLAIN,
}
"""Echo abilities of monsters, in combat with a Guardian. DD-7.5"""
TARGET: Vocabulary = dict.fromkeys(("temple", "citadel", "guardian"), one(COLOURS))
"""What a target token names, by priority. DD-6.7"""
VIRTUAL: Vocabulary = {
    "fame": NUMBER,
    "ally": one(COLOURS),
    "clear citadel": one(COLOURS),
    "clear temple": PLAIN,
    "fight": PLAIN,
    "cleanse priestess": PLAIN,
    "free mosh": PLAIN,
}
"""What a Virtual Guardian does. DD-14.3, DD-14.6"""


VOCABULARIES: Mapping[str, tuple[Vocabulary, ...]] = {
    "doom": (COMBAT, TEST, HURT, TRAP, TURN, REWARD, LEADER, CREATION, EVENT),
    "doom-abyss": (ABYSS,),
    "doom-echo": (ECHO,),
    "doom-virtual": (VIRTUAL,),
}
"""How the messages begin that are made from each: a Hound that robs says it otherwise than a card."""


def read_effect(sentence: str, table: Vocabulary) -> Effect:
    """A sentence of a vocabulary, perhaps after `if done`; BadSentence says what is wrong with it."""
    if_done = sentence.startswith(f"{IF_DONE} ")
    parts = sentence.removeprefix(f"{IF_DONE} ").split()
    verb = next((name for n in (3, 2, 1) if (name := " ".join(parts[:n])) in table), None)
    if verb is None:
        raise BadSentence("pack-no-effect", verb=sentence)
    shape, rest = table[verb], parts[len(verb.split()) :]
    amount = read_amount(verb, shape, rest.pop() if rest else "") if shape.high or shape.low else 0
    if rest and not shape.words:
        raise BadSentence("pack-effect-more", sentence=sentence, verb=verb)
    if not shape.least <= len(rest) <= shape.most or any(word not in shape.words for word in rest):
        raise BadSentence("pack-effect-words", verb=verb, known=", ".join(shape.words))
    return Effect(verb, amount, tuple(rest), if_done)


def read_amount(verb: str, shape: Shape, text: str) -> int:
    """The number of a sentence, which is never zero."""
    if not re.fullmatch("-?[0-9]", text) or not int(text) or not shape.low <= int(text) <= shape.high:
        raise BadSentence("pack-needs-number", verb=verb, amount=text)
    return int(text)


SUFFERED = ("taint", "strip", "shame", "drain", "haunt")
"""Verbs that say what the target does, not what you do."""


def words(effect: Effect, prefix: str = "doom") -> Phrase:
    """What a card says: `draw equipment 2` is "draw 2 equipment cards"."""
    key = effect.verb
    args: dict[str, Arg] = {"n": abs(effect.amount), "what": effect.words[0] if effect.words else "any"}
    who, _, what = key.partition(" ")
    if who in WHO:
        key = f"event {what} less" if effect.amount < 0 else f"event {what}"
        args["who"] = Name(f"doom-who-{who}")
    if key == "add":
        args = {"icons": Joined(tuple(Name(f"doom-icon-{icon}") for icon in effect.words))}
    return Phrase("-".join([prefix, *key.split()]), tuple(args.items()))


def text(effects: Iterable[Effect], prefix: str = "doom") -> Joined:
    """All a card says, in order; "if you did" or "if it did" before what follows from a deed."""
    said, who = [], "you"
    for effect in effects:
        phrase = words(effect, prefix)
        if effect.if_done:
            phrase = Phrase(f"{prefix}-if-done", (("who", who), ("effect", phrase)))
        else:
            who = "target" if effect.verb in SUFFERED else "you"
        said.append(phrase)
    return Joined(tuple(said), "list-semicolon")


def cost_words(cost: Cost) -> Arg:
    """The components of a card, or that it is free."""
    paid = [(name, n) for name, n in asdict(cost).items() if n]
    parts = tuple(Phrase(f"doom-cost-{name}", (("n", n),)) for name, n in paid)
    return Joined(parts) if parts else Name("doom-cost-nothing")


HAVE = (
    *("coins", "mana", "cards", "corruption", "relics", "crystals", "lanterns", "urns", "allies", "alliance-points"),
    *("fame", "acolytes", "moths", "equipment", "traps-set"),
)
"""What an achievement may ask for, to be had when it is shown."""
BESIDE = ("monster", "abyss", "guardian")
CONDITIONS: Mapping[str, tuple[tuple[str, ...], bool]] = {
    "deed": (DEEDS, True),
    "have": (HAVE, True),
    "attribute": (ATTRIBUTES, True),
    "at": (KINDS, False),
    "beside": (BESIDE, False),
    "lowest": (("fame",), False),
    "highest": (("fame",), False),
}
"""The kinds of conditions: what each may name, and whether a number follows. DD-8.2"""


def read_conditions(sentence: str) -> tuple[Condition, ...]:
    """`"have lanterns 1 and at lake"`: all must hold."""
    return tuple(read_condition(part) for part in sentence.split(" and "))


def read_condition(sentence: str) -> Condition:
    kind, *rest = sentence.split() or [""]
    if kind not in CONDITIONS:
        raise BadSentence("pack-no-condition", sentence=sentence)
    names, numbered = CONDITIONS[kind]
    shape = Shape(names, 1, 1, 1, MOST) if numbered else one(names)
    effect = read_effect(" ".join([kind, *rest]), {kind: shape})
    return Condition(kind, effect.words[0], effect.amount)


def condition_words(condition: Condition) -> Phrase:
    """What an achievement asks for."""
    return Phrase(f"doom-{condition.kind}-{condition.name}", (("n", condition.amount),))
