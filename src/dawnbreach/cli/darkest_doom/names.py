"""Names and texts of what lies on the map and on the boards, from the data of a view."""

from __future__ import annotations

from rich.text import Text

from dawnbreach.cli.layout import join, text
from dawnbreach.cli.speech import Speech
from dawnbreach.darkest_doom.card_effects import text as effect_text
from dawnbreach.darkest_doom.content import Area, Icon, Relic
from dawnbreach.darkest_doom.game import DarkestDoom
from dawnbreach.darkest_doom.view_types import Aim, Building, Guardian, Mission, Monster, View
from dawnbreach.kernel.words import Joined, Name, Phrase
from dawnbreach.presentation.doom_texts import DoomTexts

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


class Names:
    """What the things of a view are called in one language."""

    def __init__(self, say: Speech, view: View) -> None:
        assert isinstance(say.game, DarkestDoom)
        self.say, self.game, self.view = say, say.game, view
        self.content = say.game.content
        self.areas = {area.id: area for area in self.content.areas}
        self.texts = DoomTexts(say.game, say.language)

    # Guardians and monsters

    def guardian(self, guardian: Guardian) -> str:
        if guardian["virtual"]:
            return self.say.name(f"virtual-{guardian['colour']}")
        return self.say.name(f"guardian-{guardian['who']}")

    def seated(self, guardian: Guardian) -> str:
        return f"{guardian['number'] + 1} {self.guardian(guardian)}"

    def briefly(self, guardian: Guardian) -> Text:
        """A Virtual Guardian by its colour alone, where there is little room."""
        if not guardian["virtual"]:
            return Text(self.seated(guardian))
        colour = Text(self.say.name(f"colour-{guardian['colour']}"), STYLES[guardian["colour"]])
        return text(f"{guardian['number'] + 1} ", colour)

    def colour(self, guardian: Guardian) -> Text:
        return Text(self.say.name(f"colour-of-{guardian['colour']}"), STYLES[guardian["colour"]])

    def monster(self, monster: Monster) -> str:
        """Its tier, and who has become it."""
        tier = self.say.name(f"tier-{monster['tier']}")
        if monster["rider"] is None:
            return tier
        return f"{tier} ({self.seated(self.view['guardians'][monster['rider']])})"

    def figure(self, word: str) -> str:
        """Who a figure of the notation is: a colour, a monster, the High Priestess."""
        if word == "high-priestess":
            return self.say.name(word)
        monster = self.view["monsters"][int(word[1:]) - 1] if word[1:].isdecimal() else None
        if monster:
            return f"{word} {self.monster(monster)}"
        return self.seated(next(g for g in self.view["guardians"] if g["colour"] == word))

    def targets(self, monster: Monster) -> str:
        """What its token names, by priority."""
        found = [
            Phrase("target", (("kind", Name(f"target-{one['kind']}")), ("colour", Name(f"colour-{one['colour']}"))))
            for one in monster["targets"] or ()
        ]
        return self.say.arg(Joined(tuple(found)))

    # Areas

    @property
    def own_area(self) -> str | None:
        """Where the reader stands, as a Guardian or as the monster that consumed it."""
        seat = self.view["seat"]
        return None if seat is None else self.view["guardians"][seat]["place"]

    def area(self, name: str) -> str:
        return self.say.name(f"area-{name}")

    def kind(self, area: Area) -> str:
        return self.say(f"doom-area-{area.kind}")

    def building(self, area: str) -> Building | None:
        return next((b for b in self.view["buildings"] if b["area"] == area), None)

    def people(self, area: str) -> list[Guardian]:
        """The Guardians who stand there."""
        return [g for g in self.view["guardians"] if g["area"] == area and g["alive"] and not g["consumed"]]

    def monsters(self, area: str) -> list[tuple[str, Monster]]:
        """The monsters that stand there, with their signs: m1 to m3."""
        return [(f"m{n}", m) for n, m in enumerate(self.view["monsters"], 1) if m and m["area"] == area]

    def traps(self, area: str) -> list[int]:
        """The owners of the traps there."""
        return [trap["owner"] for trap in self.view["traps"] if trap["area"] == area]

    # Cards

    def icon(self, icon: str) -> str:
        return self.say.name(f"icon-{icon}")

    def icons(self, icons: list[Icon]) -> str:
        return ", ".join(map(self.icon, icons))

    def card(self, card: str) -> str:
        """Name and icon."""
        return self.texts.card(card)

    def card_text(self, card: str) -> str:
        """When it is used, what it costs and what it does."""
        return self.texts.card_text(card)

    def worn_text(self, card: str) -> str:
        """What equipment in play does; its cost is paid."""
        design = self.texts.design(card)
        return f"{self.texts.card_kind(design)}: {self.say.arg(effect_text(design.effects))}" if design else ""

    # Missions, achievements, events

    def mission(self, mission: Mission, aim: Aim | None) -> str:
        """Where it leads, what it raises and which relic is sought; before that is marked, what a relic needs."""
        name = f"{self.say.name('mission-' + mission['id'])}: {self.area(mission['area'])}"
        found = self.say("doom-relic-high" if mission["high"] else "doom-relic-low")
        if aim is None:
            return f"{name}; {self.say('doom-any-relic')} {found}"
        gain, relic = self.say.name(f"attribute-{aim['attribute']}"), self.say.name(f"relic-{aim['relic']}")
        return f"{name}; {gain} +1; {relic} {found}"

    def far(self, way: list[str]) -> str:
        """How long a way is, and through which areas."""
        if len(way) < 2:
            return self.say("doom-far", n=len(way)) if way else ""
        return self.say("doom-far-by", n=len(way), way=", ".join(map(self.area, way[:-1])))

    def achievement(self, name: str) -> str:
        """Condition and rewards."""
        return f"{self.say.name(f'achievement-{name}')}: {self.texts.achievement_text(name)}"

    def event(self, name: str) -> str:
        return f"{self.say.name(f'event-card-{name}')}: {self.texts.event_text(name)}"

    def relics(self, relics: dict[Relic, int]) -> Text:
        return join([f"{self.say.name(f'relic-{name}')} {n}" for name, n in relics.items() if n], ", ")
