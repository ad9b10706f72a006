"""What lies between the players: the march, the demons, the others, the city."""

from __future__ import annotations

from itertools import groupby

from rich.text import Text

from dawnbreach.cli.layout import Part, flow, hang, join, text
from dawnbreach.cli.sanctum.names import ROMAN, Names
from dawnbreach.sanctum.view_types import Hero, Space, View

CATHEDRAL = 6
"""The act in which nobody marches any more."""


class Middle:
    """Draws the parts of a view that belong to nobody."""

    def __init__(self, names: Names, view: View, width: int) -> None:
        self.names, self.say, self.view, self.width = names, names.say, view, width

    def parts(self, players: list[str]) -> list[Part]:
        return [
            Part("story", self.story()),
            Part("march", self.march()),
            Part("city", self.city()),
            Part("sets", self.sets()),
            Part("chest", self.chest()),
            Part("decks", self.decks()),
            Part("achievements", self.achievements()),
            Part("others", self.others(players)),
        ]

    def title(self) -> Text:
        view, say = self.view, self.say
        where = [say("title"), self.names.act(view["act"]), self.say.name(f"difficulty-{view['difficulty']}")]
        if view["round"]:
            where.append(say("round", n=view["round"], roar=view["roar"]))
        elif not view["over"] and view["act"] != CATHEDRAL:
            where.append(say("turn-of", hero=self.names.seated(view["heroes"][view["turn"]])))
        return Text(" · ".join(where), "bold reverse")

    def story(self) -> list[Text]:
        told = self.say.story(f"act-{self.view['act']}")
        return hang(Text(told, "italic dim"), self.width, 0) if told else []

    def march(self) -> list[Text]:
        """The boards in use, with the number of the seat where a figure stands and $ for a chest."""
        if self.view["act"] == CATHEDRAL:
            return []
        boards = []
        spaces = list(enumerate(self.view["track"]))
        for act, group in groupby(spaces, key=lambda pair: pair[1]["act"]):
            boards.append(text((f"{ROMAN[act]} ", "bold"), join([self.space(n, s) for n, s in group], " ")))
        waiting = [str(h["seat"] + 1) for h in self.view["heroes"] if h["stands"] == "start"]
        start = [text((self.say("at-start"), ""), " ", (" ".join(waiting), "bold"))] if waiting else []
        return flow([text((self.say("march"), "bold"), " "), *start, *boards], self.width, 4, "  ")

    def space(self, number: int, space: Space) -> Text:
        heroes = self.view["heroes"]
        here = [str(h["seat"] + 1) for h in heroes if h["stands"] == "march" and h["space"] == number]
        return text(("".join(here) or "·", "bold" if here else "dim"), "$" if space["chest"] else "")

    def city(self) -> list[Text]:
        """The cathedral: who is there, and the Demon Lord's cards."""
        view = self.view
        if view["breacher"] is None:
            return []
        inside = [self.names.seated(h) for h in view["heroes"] if h["stands"] == "city"]
        rows = flow([Text(self.say("city"), "bold"), ", ".join(inside)], self.width)
        if view["laid"]:
            laid = Text(self.say("lord-cards", n=len(view["laid"])) + ":")
            rows += flow([laid, *map(self.names.foe, view["laid"])], self.width)
        if view["row"]:
            cards = [f"{self.say.name('lord-' + c['id'])}: {self.names.curse_text(c)}" for c in view["row"]]
            rows += hang(text((self.say("lord-row"), "bold"), "  ", "; ".join(cards)), self.width)
        return rows

    def sets(self) -> list[Text]:
        if not self.view["sets"] or self.view["act"] == CATHEDRAL:
            return []
        rows = [Text(self.say("sets"), "bold")]
        for number, one in enumerate(self.view["sets"], 1):
            first, *more = [self.names.foe(foe) for foe in one]
            pieces = [text((f" {number} ", "bold"), first), *(text("+ ", foe) for foe in more)]
            rows += flow(pieces, self.width, 3, " ")
        return rows

    def chest(self) -> list[Text]:
        if not self.view["chest"]:
            return []
        return flow([Text(self.say("chest"), "bold"), *map(self.names.item, self.view["chest"])], self.width)

    def decks(self) -> list[Text]:
        if self.view["breacher"] is not None:
            return []
        rows = []
        for deck in self.view["decks"]:
            top = self.names.foe(deck["top"]) if deck["top"] else Text(self.say("empty"))
            rows.append(text(f" {ROMAN[deck['level']]:<3} ", top, f" ({self.say('below', n=deck['below'])})"))
        return [Text(self.say("decks"), "bold"), *rows]

    def achievements(self) -> list[Text]:
        free = [self.say.name(f"achievement-{a['name']}") for a in self.view["achievements"] if a["free"]]
        rows = [f"{kind} {', '.join(levels)}" for kind, levels in by_kind(free).items()]
        pieces = [f"{row};" for row in rows[:-1]] + rows[-1:]
        return flow([Text(self.say("achievements-free"), "bold"), *pieces], self.width) if free else []

    # The others, briefly

    def others(self, players: list[str]) -> list[Text]:
        rest = [h for h in self.view["heroes"] if h["seat"] != self.view["seat"]]
        rows = [row for hero in rest for row in self.other(hero, players[hero["seat"]])]
        return [Text(self.say("others"), "bold"), *rows] if rows else []

    def other(self, hero: Hero, who: str) -> list[Text]:
        say = self.say
        head = text((f" {self.names.seated(hero)}", "bold"), f" ({who})" if who else "")
        if not hero["alive"]:
            return [text(head, f"  {say('dead')}")]
        health = say("victorious", health=hero["health"]) if hero["victorious"] else f"{say('health')} {hero['health']}"
        gained, worn = hero["skills_gained"], [item for item in hero["slots"].values() if item]
        pieces: list[str | Text] = [
            head,
            health,
            f"{say('stamina')} {hero['stamina']}",
            f"{say('focus')} {hero['focus']}",
            say("dice-owned", n=hero["dice_owned"]),
            text(say("gems"), " ", self.names.counts(hero["gems"])),
            say("skills-gained", n=gained) if gained else "",
            say("items-worn", n=len(worn), levels=hero["levels_worn"]) if worn else "",
            say("achieved", n=len(hero["achievements"])) if hero["achievements"] else "",
            self.pursuit(hero),
        ]
        return flow(pieces, self.width, 3)

    def pursuit(self, hero: Hero) -> str:
        if not hero["demons"] or hero["victorious"]:
            return ""
        if self.view["round"]:
            return self.say("cards-left", n=hero["cards_left"], damage=hero["damage"])
        return self.say("pursued", n=len(hero["demons"]), damage=hero["damage"])


def by_kind(names: list[str]) -> dict[str, list[str]]:
    """Names that end in a numeral, those of one kind together."""
    kinds: dict[str, list[str]] = {}
    for name in names:
        kind, _, level = name.rpartition(" ")
        kinds.setdefault(kind, []).append(level)
    return kinds
