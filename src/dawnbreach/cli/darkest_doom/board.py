"""A Guardian's board: for the screen, and in full."""

from __future__ import annotations

from rich.text import Text

from dawnbreach.cli.darkest_doom.names import Names
from dawnbreach.cli.layout import Part, flow, hang, heading, text
from dawnbreach.darkest_doom.content import ATTRIBUTES
from dawnbreach.darkest_doom.view_types import Hurt, PlayedGuardian, Side

ABILITIES = {
    "keen-senses": "choice-senses",
    "magic-trick": "choice-trick",
    "gift-of-the-witches": "choice-gift",
    "blood-step": "choice-blood-step",
}
"""The choice that says what an ability does."""


class Board:
    """Draws one Guardian of a view."""

    def __init__(self, names: Names, guardian: PlayedGuardian, width: int) -> None:
        self.names, self.say, self.guardian, self.width = names, names.say, guardian, width

    def parts(self, who: str) -> list[Part]:
        """The board, with what decisions are mostly about at the end, next to the choices."""
        return [
            Part("stats", [self.title(who), *self.stats()]),
            Part("orders", self.orders()),
            Part("mission", self.mission()),
            Part("story", self.story()),
            Part("equipment", self.equipment()),
            Part("hand", self.hand()),
            Part("brief hand", self.brief_hand()),
            Part("dice", self.dice()),
        ]

    def full(self, who: str) -> list[Text]:
        return [line for part in self.parts(who) if part.name != "brief hand" for line in part.lines]

    def title(self, who: str) -> Text:
        name = self.names.seated(self.guardian)
        return text(heading(f"{name} ({who})" if who else name), " ", self.names.colour(self.guardian))

    def stats(self) -> list[Text]:
        g, say = self.guardian, self.say
        pieces: list[str | Text] = [
            text(say("doom-actions"), " ", (str(g["actions"]), "bold")),
            text(say("doom-fame"), " ", (str(g["fame"]), "bold")),
            *(f"{say.name(f'attribute-{name}')} {g[name]}" for name in ATTRIBUTES),
            text(say("doom-wounds", n=g["wounds"], most=g["health"])),
            say("doom-purse", coins=g["coins"], mana=g["mana"]),
            self.names.relics(g["relics"]),
            say("doom-spectre", n=g["spectre"]) if g["spectre"] else "",
            say("doom-acolytes", n=g["acolytes"]) if g["acolytes"] else "",
            say("doom-moths", n=g["moths"]) if g["moths"] else "",
            self.ability(),
            say("doom-consumed") if g["consumed"] else "",
        ]
        return flow(pieces, self.width, 0, "   ")

    def ability(self) -> str:
        who = next(c for c in self.names.content.characters if c.id == self.guardian["who"])
        return self.say.name(ABILITIES.get(who.ability, f"ability-{who.ability}"))

    def mission(self) -> list[Text]:
        g = self.guardian
        if g["mission"]:
            told = f" {self.say('doom-open')}" if g["declared"] else ""
            far = self.names.far(g["mission"]["way"])
            words = f"{self.names.mission(g['mission'], g['aim'])}{told}{f' — {far}' if far else ''}"
        elif g["declared"]:
            words = self.names.area(g["declared"])
        else:
            return []
        return hang(text((self.say("doom-mission"), "bold"), "  ", words), self.width)

    def story(self) -> list[Text]:
        told = self.say.story(f"mission-{self.guardian['mission']['id']}") if self.guardian["mission"] else ""
        return hang(Text(told, "italic dim"), self.width, 0) if told else []

    def orders(self) -> list[Text]:
        found = self.guardian["orders"]
        if not found:
            held = self.guardian["orders_held"]
            return [Text(self.say("doom-orders-held", n=held))] if found is None and held else []
        rows = [hang(Text(f"  {self.names.achievement(name)}"), self.width, 4) for name in found]
        return [Text(self.say("doom-orders"), "bold"), *(line for row in rows for line in row)]

    def equipment(self) -> list[Text]:
        rows: list[Text] = []
        for worn in self.guardian["equipment"]:
            left = self.say("doom-uses-left", n=worn["uses"])
            line = text(
                (f"  {self.names.card(worn['card'])}", "bold"), f" {left} — {self.names.worn_text(worn['card'])}"
            )
            rows += hang(line, self.width, 6)
        return [Text(self.say("doom-equipment"), "bold"), *rows] if rows else []

    def hand(self) -> list[Text]:
        g = self.guardian
        title = Text(self.say("doom-hand", n=g["cards"], most=g["wisdom"]), "bold")
        if not g["hand"]:
            return [title]
        rows = []
        for card in g["hand"]:
            words = self.names.card_text(card)
            line = text((f"  {self.names.card(card)}", "bold"), f" — {words}" if words else "")
            rows += hang(line, self.width, 6)
        return [title, *rows]

    def brief_hand(self) -> list[Text]:
        """The same without texts, for small screens."""
        g = self.guardian
        title = Text(self.say("doom-hand", n=g["cards"], most=g["wisdom"]), "bold")
        return flow([title, *map(self.names.card, g["hand"] or ())], self.width)

    # Dice

    def dice(self) -> list[Text]:
        """The test or the combat, and the dice of everybody who rolled."""
        view = self.names.view
        rows = self.fate()
        if view["test"]:
            asked = text((self.say("doom-test"), "bold"), " ", self.names.icons(view["test"]), self.matched())
            rows += hang(asked, self.width)
        rows += self.combat()
        rolled = [g for g in view["guardians"] if not g["virtual"] and (g["dice"] or g["bonus"])]
        for guardian in rolled:
            rows += self.rolled(guardian)
        return rows

    def combat(self) -> list[Text]:
        """Who fights whom, and what it comes to as the dice lie. DD-7.2"""
        fight = self.names.view["combat"]
        if not fight:
            return []
        sides = fight["attacker"], fight["defender"]
        attacker, defender = (self.names.figure(one["figure"]) for one in sides)
        head = Text(self.say("doom-combat", attacker=attacker, defender=defender), "bold")
        return [*hang(head, self.width), *(row for one in sides for row in self.side(one, fight["rolled"]))]

    def side(self, side: Side, rolled: bool) -> list[Text]:
        say = self.say
        told = f"  {self.names.figure(side['figure'])}: "
        told += say("doom-side", hits=side["hits"], parries=side["parries"], left=side["left"])
        told += f" {say('doom-pierces', n=side['pierces'])}" if side["pierces"] else ""
        comes = say("doom-takes-dies" if side["dies"] else "doom-takes", n=side["wounds"]) if rolled else ""
        return hang(text(told, (f" — {comes}" if comes else "", "bold red" if side["dies"] else "bold")), self.width)

    def fate(self) -> list[Text]:
        """The Destiny die of a search, and wounds that somebody is about to take."""
        rows, destiny, hurt = [], self.names.view["destiny"], self.names.view["hurt"]
        if destiny:
            key = "doom-destiny-high" if destiny["high"] else "doom-destiny-low"
            rows.append(Text(self.say(key, n=destiny["value"]), "bold"))
        if hurt:
            rows += hang(Text(self.hurt(hurt), "bold red" if hurt["dies"] else "bold"), self.width)
        return rows

    def hurt(self, hurt: Hurt) -> str:
        """Wounds that somebody is about to take, and from whom. DD-12.1"""
        name = self.names.seated(self.names.view["guardians"][hurt["guardian"]])
        told = self.say("doom-hurt", guardian=name, n=hurt["wounds"], left=hurt["left"])
        told += f" {self.say('doom-hurt-by', figure=self.names.figure(hurt['by']))}" if hurt["by"] else ""
        return f"{told} {self.say('doom-hurt-dies')}" if hurt["dies"] else told

    def matched(self) -> str:
        """Which symbols of the test no die matches yet. DD-4.4"""
        missing = self.names.view["missing"]
        if missing is None:
            return ""
        said = self.say("doom-missing", icons=self.names.icons(missing)) if missing else self.say("doom-matched")
        return f" — {said}"

    def rolled(self, guardian: PlayedGuardian) -> list[Text]:
        shown = [f"d{n}={self.names.icon(icon)}" for n, icon in enumerate(guardian["dice"], 1)]
        shown += [f"+{self.names.icon(icon)}" for icon in guardian["bonus"]]
        name = self.names.seated(guardian)
        return flow([Text(self.say("doom-dice", guardian=name), "bold"), *shown], self.width, 4)
