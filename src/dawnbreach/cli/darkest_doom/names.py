"""Names and texts of what lies on the map and on the boards, from the data of a view."""

from __future__ import annotations

from rich.text import Text

from dawnbreach.cli.layout import join
from dawnbreach.cli.screen import View
from dawnbreach.cli.speech import Speech
from dawnbreach.darkest_doom.content import COLOURS, RELICS, Area
from dawnbreach.darkest_doom.game import DarkestDoom
from dawnbreach.kernel.words import Joined, Name, Phrase
from dawnbreach.table.shared.doom_texts import DoomTexts

SIGNS = {
    "citadel": "#",
    "temple": "+",
    "forest": "&",
    "plain": ".",
    "mountain": "^",
    "lake": "~",
    "entrance": "=",
    "path": "/",
    "monolith": "!",
    "summit": "*",
}
"""What stands before the name of an area on the map."""
STYLES = {"green": "green", "purple": "magenta", "orange": "yellow", "grey": "bold"}
CORRUPTED = 3
"""So many tendrils corrupt a building."""


class Names:
    """What the things of a view are called in one language."""

    def __init__(self, say: Speech, view: View) -> None:
        assert isinstance(say.game, DarkestDoom)
        self.say, self.game, self.view = say, say.game, view
        self.content = say.game.content
        self.areas = {area.id: area for area in self.content.areas}
        self.texts = DoomTexts(say.game, say.language)

    # Guardians and monsters

    def guardian(self, guardian: View) -> str:
        if guardian["virtual"]:
            return self.say.name(f"virtual-{guardian['colour']}")
        return self.say.name(f"guardian-{guardian['who']}")

    def seated(self, guardian: View) -> str:
        return f"{guardian['number'] + 1} {self.guardian(guardian)}"

    def colour(self, guardian: View) -> Text:
        return Text(self.say.name(f"colour-{guardian['colour']}"), STYLES[guardian["colour"]])

    def monster(self, monster: View) -> str:
        """Its tier, and who has become it."""
        tier = self.say.name(f"tier-{monster['tier']}")
        if monster["rider"] is None:
            return tier
        return f"{tier} ({self.seated(self.view['guardians'][monster['rider']])})"

    def targets(self, monster: View) -> str:
        """What its token names, by priority."""
        found = [
            Phrase("target", (("kind", Name(f"target-{kind}")), ("colour", Name(f"colour-{COLOURS[colour]}"))))
            for kind, colour in monster["targets"] or ()
        ]
        return self.say.arg(Joined(tuple(found)))

    # Areas

    @property
    def own_area(self) -> str | None:
        """Where the reader stands, as a Guardian or as the monster that consumed it."""
        seat = self.view["seat"]
        return None if seat is None else self.place(self.view["guardians"][seat])

    def place(self, guardian: View) -> str | None:
        if not guardian["consumed"]:
            return str(guardian["area"])
        ridden = [m["area"] for m in self.view["monsters"] if m and m["rider"] == guardian["number"]]
        return ridden[0] if ridden else None

    def area(self, name: str) -> str:
        return self.say.name(f"area-{name}")

    def kind(self, area: Area) -> str:
        return self.say(f"doom-area-{area.kind}")

    def neighbours(self, name: str) -> list[Area]:
        return [self.content.areas[number] for number in self.areas[name].next]

    def building(self, area: str) -> View | None:
        return next((b for b in self.view["buildings"] if b["area"] == area), None)

    def cost(self, area: Area) -> int:
        """Action points to enter. DD-3.2"""
        building = self.building(area.id)
        corrupted = building is not None and building["kind"] == "citadel" and building["tendrils"] >= CORRUPTED
        return 1 + corrupted + (self.rule("rule mountains") if area.kind == "mountain" else 0)

    def rule(self, verb: str) -> int:
        """How much the present event changes a rule."""
        event = next((e for e in self.content.events if e.id == self.view["event"]), None)
        return sum(max(1, effect.amount) for effect in event.effects if effect.verb == verb) if event else 0

    def figures(self, area: str) -> list[tuple[str, View]]:
        """Who stands there: 1 to 4 are Guardians, m1 to m3 monsters."""
        people = [g for g in self.view["guardians"] if g["area"] == area and g["alive"] and not g["consumed"]]
        found = [(str(g["number"] + 1), g) for g in people]
        monsters = enumerate(self.view["monsters"], 1)
        return found + [(f"m{n}", m) for n, m in monsters if m and m["area"] == area]

    def traps(self, area: str) -> list[int]:
        """The owners of the traps there."""
        return [trap["owner"] for trap in self.view["traps"] if trap["area"] == area]

    # Cards

    def icon(self, icon: str) -> str:
        return self.say.name(f"icon-{icon}")

    def icons(self, icons: list[str]) -> str:
        return ", ".join(map(self.icon, icons))

    def card(self, card: str) -> str:
        """Name and icon."""
        return self.texts.card(card)

    def card_text(self, card: str) -> str:
        """When it is used, what it costs and what it does."""
        return self.texts.card_text(card)

    # Missions, achievements, events

    def mission(self, mission: View, aim: list[int]) -> str:
        """Where it leads, what it raises and which relic is sought."""
        where = self.area(mission["area"])
        name = self.say.name(f"mission-{mission['id']}")
        if not aim:
            return f"{name}: {where}"
        gain = self.say.name(f"attribute-{('attack', 'magic', 'wisdom', 'health')[aim[0]]}")
        relic = self.say.name(f"relic-{RELICS[aim[1]]}")
        found = self.say("doom-relic-high" if mission["high"] else "doom-relic-low")
        return f"{name}: {where}; {gain} +1; {relic} {found}"

    def achievement(self, name: str) -> str:
        """Condition and rewards."""
        return f"{self.say.name(f'achievement-{name}')}: {self.texts.achievement_text(name)}"

    def event(self) -> str:
        name = self.view["event"]
        return f"{self.say.name(f'event-card-{name}')}: {self.texts.event_text(name)}"

    def relics(self, relics: dict[str, int]) -> Text:
        return join([f"{self.say.name(f'relic-{name}')} {n}" for name, n in relics.items() if n], ", ")
