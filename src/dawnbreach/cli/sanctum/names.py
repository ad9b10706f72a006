"""Names and one-line descriptions of what lies on the table, from the data of a view."""

from __future__ import annotations

from rich.text import Text

from dawnbreach.cli.layout import join, text
from dawnbreach.cli.speech import Speech
from dawnbreach.sanctum import card_effects
from dawnbreach.sanctum.card_effects import SPACES, TIMINGS, Timing, penalty_words, read_verb
from dawnbreach.sanctum.content import COLOURS, Colour
from dawnbreach.sanctum.game import Sanctum
from dawnbreach.sanctum.view_types import Ability, Blessing, Card, Curse, Foe, FuryCard, Hero, Item, ItemIcon, Skill

ROMAN = ("", "I", "II", "III", "IV", "V", "VI")
STYLES = {"red": "red", "green": "green", "blue": "bright_blue", "white": "bold", "purple": "magenta"}


class Names:
    """What the things of a view are called in one language."""

    def __init__(self, say: Speech) -> None:
        assert isinstance(say.game, Sanctum)
        self.say, self.game = say, say.game

    def letter(self, colour: str) -> Text:
        """A colour as a letter, so that the colour is never the only sign."""
        return Text(self.say(f"letter-{colour}"), STYLES[colour])

    def hero(self, hero: Hero) -> str:
        return self.say.name(f"hero-{hero['hero']}")

    def seated(self, hero: Hero) -> str:
        return f"{hero['seat'] + 1} {self.hero(hero)}"

    def act(self, act: int) -> str:
        return f"{ROMAN[act]} {self.say.name(f'act-{act}')}"

    # Cards

    def foe(self, foe: Foe, letter: str = "") -> Text:
        """A card to hit: name, colour and level, locations, damage, item."""
        head = text((f"{letter} ", "bold")) if letter else Text()
        if foe["kind"] == "face down":
            return text(head, self.say("card-face-down"))
        if foe["kind"] == "gone":
            return text(head, self.say("card-gone"))
        damage = self.say("damage", n=foe["damage"])
        if foe["kind"] == "demon":
            level = text(self.letter(foe["colour"]), f" {ROMAN[foe['level']]}")
            name = self.say.name(f"demon-{foe['demon']}")
            return join([text(head, name), level, self.hits(foe), damage, text("→ ", self.item_back(foe["item"]))], " ")
        if foe["kind"] == "lord":
            return join([text(head, self.say("demon-lord")), self.hits(foe), damage], " ")
        name = f"{self.say.name('fury-' + foe['id'])}: {self.curse_text(foe)}"
        return join([text(head, name), self.hits(foe), damage], " ")

    def hits(self, foe: Card) -> Text:
        """The locations; one that is hit has a tick."""
        shown = [f"{face}✓" if marked else str(face) for face, marked in zip(foe["hits"], foe["marked"], strict=True)]
        return Text(f"[{' '.join(shown)}]", "bold")

    def item_back(self, item: ItemIcon) -> Text:
        """What a demon shows of its item."""
        return text(self.letter(item["colour"]), f" {self.kind(item['type'])}")

    def kind(self, kind: str) -> str:
        return self.say.name("type-weapon" if kind == "weapon" else f"slot-{kind}")

    def gems(self, colours: list[Colour]) -> Text:
        return join([self.letter(colour) for colour in colours], "")

    def item(self, item: Item) -> Text:
        """Name and, in brackets, kind, level and gem icons."""
        gems = self.gems(item["gems"])
        return text(
            self.say.name(f"item-{item['id']}"), f" ({self.kind(item['type'])} {ROMAN[item['level']]} ", gems, ")"
        )

    def item_text(self, item: Item) -> str:
        number = next(n for n, card in enumerate(self.game.content.items) if card.id == item["id"])
        return self.say.arg(self.game.describer.item(number))

    def curse_text(self, card: Curse | FuryCard) -> str:
        return self.say.arg(penalty_words(card["effect"], card["wounds"]))

    def blessing(self, card: Blessing) -> str:
        number = next(n for n, b in enumerate(self.game.content.blessings) if b.id == card["id"])
        name = self.say.arg(self.game.describer.blessing_name(number))
        return f"{name} {self.say('used')}" if card["used"] else name

    # Abilities and skills

    def ability(self, ability: Ability) -> str:
        spaces = tuple(SPACES[space] for space in ability["spaces"])
        timing = TIMINGS.get(ability["once"] or "", Timing.TOKENS)
        return self.say.arg(card_effects.Ability(spaces, timing, read_verb(ability["effect"])).words())

    def spaces(self, ability: Ability) -> Text:
        """The spaces of an ability: [R] empty and red, [S] with stamina on it, [X] corrupted."""
        if not ability["spaces"]:
            return Text("[ ]" if ability["ready"] else "[x]")
        pairs = zip(ability["spaces"], ability["tokens"], strict=True)
        return join([self.space(space, token) for space, token in pairs], "")

    def space(self, space: str, token: str | None) -> Text:
        if token is None:
            return text("[", self.letter(space), "]")
        return Text(f"[{self.say(f'token-{token}')}]", "dim")

    def skill_text(self, hero: Hero, place: int) -> str:
        who = next(n for n, card in enumerate(self.game.content.heroes) if card.id == hero["hero"])
        return self.say.arg(self.game.describer.skill_text(who, place))

    def skill_gems(self, skill: Skill) -> Text:
        """The gems that still lie on a skill."""
        return self.gems([skill["column"]] * skill["gems"] + ["white"] * skill["white"])

    def counts(self, counts: dict[Colour, int]) -> Text:
        """Gems by colour: R2 G0 B1 W1."""
        gap = self.say("letter-gap")
        return join([text(self.letter(colour), gap, str(counts[colour])) for colour in COLOURS], f" {gap}")
