"""What lies between the players: the map, the buildings, the monsters, the Darkness, the others."""

from __future__ import annotations

from rich.text import Text

from dawnbreach.cli.darkest_doom.atlas import Atlas
from dawnbreach.cli.darkest_doom.names import SIGNS, STYLES, Names
from dawnbreach.cli.layout import Part, flow, hang, join, text
from dawnbreach.darkest_doom.content import Area
from dawnbreach.darkest_doom.state import TENDRILS
from dawnbreach.darkest_doom.view_types import Building, Guardian, Monster

NARROW = 100
"""On a smaller screen the title says less."""
LOW, HIGH = 10, 17
"""Lines of the map on the screen and in full."""


class Middle:
    """Draws the parts of a view that belong to nobody."""

    def __init__(self, names: Names, width: int) -> None:
        self.names, self.say, self.view, self.width = names, names.say, names.view, width

    def parts(self, players: list[str]) -> list[Part]:
        return [
            Part("order", self.order()),
            Part("map", Atlas(self.names, self.width).draw(LOW)),
            Part("buildings", self.buildings()),
            Part("monsters", self.monsters()),
            Part("fate", self.fate()),
            Part("event", self.event()),
            Part("others", self.others(players)),
            Part("around", self.around()),
        ]

    def full(self, players: list[str]) -> list[Text]:
        """Everything, with the map as high as it can be read best."""
        parts = [
            self.order(),
            Atlas(self.names, self.width).draw(HIGH),
            hang(Text(self.say("doom-sign-areas")), self.width, 2),
            self.buildings(brief=False),
            self.monsters(),
            self.fate(),
            self.event(),
            self.decks(),
            self.others(players),
        ]
        return [line for part in parts for line in part]

    def title(self) -> Text:
        view, say = self.view, self.say
        small = self.width < NARROW
        where = [
            "" if small else say("doom-title"),
            say("doom-round", n=view["round"], last=len(view["track"])),
            say.name(f"phase-{view['phase']}"),
            say("doom-level", n=view["level"]),
            say("doom-echo-active") if view["echo"] else "" if small else say("doom-echo-quiet"),
        ]
        return Text(" · ".join(filter(None, where)), "bold reverse")

    def order(self) -> list[Text]:
        """Who plays after whom, with Fame and, after the plus, alliance points."""
        if not self.view["order"]:
            return []
        pieces = [self.turn(self.view["guardians"][number]) for number in self.view["order"]]
        return flow([Text(self.say("doom-order"), "bold"), *pieces], self.width)

    def turn(self, guardian: Guardian) -> Text:
        active = guardian["number"] == self.view["active"]
        name = text("▶" if active else "", self.names.briefly(guardian))
        name.stylize("bold" if active else "")
        return text(name, f" {guardian['fame']}+{guardian['bonds']}")

    # The map in words

    def around(self) -> list[Text]:
        """Where the reader stands, and what lies next to it at what cost."""
        if self.names.own_area is None:
            return []
        here = self.names.areas[self.names.own_area]
        region = self.say.name(f"region-{here.region}")
        place = text((self.names.area(here.id), "bold"), f" ({self.names.kind(here)}, {region})")
        found = self.there(here, self.view["seat"])
        head = text((self.say("doom-here"), "bold"), " ", place, f": {', '.join(found)}" if found else "")
        ways = [self.way(self.names.areas[one["area"]], one["points"]) for one in self.view["near"]]
        return [*hang(head, self.width), *flow([Text(self.say("doom-next"), "bold"), *ways], self.width, 4, "   ")]

    def way(self, area: Area, points: int) -> Text:
        """A neighbour with what is there; the cost only if it is not the usual one."""
        found = self.there(area)
        name = text(SIGNS[area.kind], " ", self.names.area(area.id))
        name = text(name, " ", self.say("doom-points", n=points)) if points > 1 else name
        return text(name, (f" — {', '.join(found)}", "bold")) if found else name

    def there(self, area: Area, but: int | None = None) -> list[str]:
        """What is in an area, in words."""
        found = []
        building = self.names.building(area.id)
        if building and building["tendrils"]:
            found.append(self.say("doom-tendrils", n=building["tendrils"]))
        found += [self.names.seated(g) for g in self.names.people(area.id) if g["number"] != but]
        found += [f"{sign} {self.names.monster(monster)}" for sign, monster in self.names.monsters(area.id)]
        found += [self.say.name("high-priestess")] if area.kind == "summit" else []
        found += [self.say("doom-abyss")] if area.id in self.view["abysses"] else []
        guardians = self.view["guardians"]
        return found + [self.say("doom-trap", owner=self.names.seated(guardians[n])) for n in self.names.traps(area.id)]

    # Buildings and the Darkness

    def buildings(self, brief: bool = True) -> list[Text]:
        """Tendrils as strokes of three, the ally with the points; briefly without Temples that have no tendrils."""
        shown = [b for b in self.view["buildings"] if b["kind"] == "citadel" or b["tendrils"] or not brief]
        return flow([self.building(b, brief) for b in shown], self.width, 0, "   ")

    def building(self, building: Building, brief: bool) -> Text:
        name = text(SIGNS[building["kind"]], " ", (self.names.area(building["area"]), STYLES[building["colour"]]))
        tendrils = ("§" * building["tendrils"]).ljust(TENDRILS, "·")
        shown = text(name, " ", (tendrils, "magenta" if building["tendrils"] else "dim"))
        if building["ally"] is not None:
            ally = self.names.briefly(self.view["guardians"][building["ally"]])
            shown = text(shown, " ", ally, f": {building['points']}")
        return text(shown, f", {self.say('doom-acolyte')}") if building["acolyte"] and not brief else shown

    def monsters(self) -> list[Text]:
        pieces = [self.monster(f"m{n}", m) for n, m in enumerate(self.view["monsters"], 1) if m]
        return flow([Text(self.say("doom-monsters"), "bold"), *pieces], self.width) if pieces else []

    def monster(self, sign: str, monster: Monster) -> Text:
        hunted = self.names.targets(monster)
        where = self.names.area(monster["area"])
        return text(
            (f"{sign} ", "bold red"), self.names.monster(monster), f", {where}", f" → {hunted}" if hunted else ""
        )

    def fate(self) -> list[Text]:
        """The places of the track clockwise, an arrow where the marker stands."""
        places = ["fate-" + name.replace(" ", "-") for name in self.names.content.fate]
        at = self.view["fate"]
        shown = [
            text((f"▶{self.say.name(key)}" if n == at else self.say.name(key), "bold" if n == at else ""))
            for n, key in enumerate(places)
        ]
        centre = [Text(f"▶{self.say('doom-centre')}", "bold")] if at is None else []
        return hang(text((self.say("doom-fate"), "bold"), "  ", join([*centre, *shown], " · ")), self.width)

    def event(self) -> list[Text]:
        event = self.view["event"]
        return hang(text((self.say("doom-event"), "bold"), "  ", self.names.event(event)), self.width) if event else []

    def decks(self) -> list[Text]:
        """Cards left, and those discarded, by name."""
        rows = []
        for name, deck in self.view["decks"].items():
            head = text((self.say.name(f"deck-{name}"), "bold"), ": ", self.say("doom-left", n=deck["left"]))
            gone = ", ".join(self.names.card(card) for card in deck["discards"])
            rows += hang(text(head, f"; {self.say('doom-discards')} {gone}" if gone else ""), self.width)
        return rows

    # The others, briefly

    def others(self, players: list[str]) -> list[Text]:
        rest = [g for g in self.view["guardians"] if g["number"] != self.view["seat"]]
        rows = [row for guardian in rest for row in self.other(guardian, players)]
        return [Text(self.say("others"), "bold"), *rows] if rows else []

    def other(self, guardian: Guardian, players: list[str]) -> list[Text]:
        say, names = self.say, self.names
        who = "" if guardian["virtual"] else players[guardian["number"]]
        head = text((f" {names.seated(guardian)}", "bold"))
        if not guardian["virtual"]:
            head = text(head, " (", names.colour(guardian), f"; {who})" if who else ")")
        if not guardian["alive"]:
            return [text(head, f"  {say('doom-dead')}")]
        place = guardian["place"]
        consumed = say("doom-consumed") if guardian["consumed"] else ""
        pieces: list[str | Text] = [head, consumed, names.area(place) if place else ""]
        if not guardian["virtual"]:
            pieces += [
                f"{say.name('attribute-attack')} {guardian['attack']}",
                say("doom-wounds", n=guardian["wounds"], most=guardian["health"]),
                say("doom-cards", n=guardian["cards"], corruption=guardian["corruption"]),
                say("doom-purse", coins=guardian["coins"], mana=guardian["mana"]),
                names.relics(guardian["relics"]),
                ", ".join(names.card(worn["card"]) for worn in guardian["equipment"]),
                say.name("spectre") if guardian["spectre"] else "",
                say("doom-declared", area=names.area(guardian["declared"])) if guardian["declared"] else "",
            ]
        pieces += [say("doom-acolytes", n=guardian["acolytes"])] if guardian["acolytes"] else []
        pieces += [say("doom-moths", n=guardian["moths"])] if guardian["moths"] else []
        return flow(pieces, self.width, 3)
