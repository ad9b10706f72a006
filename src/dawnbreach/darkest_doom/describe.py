"""Names and words for everything in a position: events and choices as arguments for the catalogue."""

from __future__ import annotations

from collections.abc import Callable

from dawnbreach.darkest_doom.card_effects import text as text_of
from dawnbreach.darkest_doom.card_effects import words as words_of
from dawnbreach.darkest_doom.content import ATTRIBUTES, COLOURS, DECKS, ENDINGS, ICONS, RELICS, TIERS, Content
from dawnbreach.darkest_doom.state import CORRUPTION, HIGH_PRIESTESS, MONSTER, TOLD_MONSTER, Land
from dawnbreach.kernel import Choice, Event, Name
from dawnbreach.kernel.words import Arg, Joined, Phrase


class Describer:
    """Knows what the numbers in events and choices are called."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.makers = self._makers()

    def args(self, table: Land, thing: Event | Choice, viewer: int | None) -> dict[str, Arg]:
        names = thing.fields() if isinstance(thing, Event) else tuple(thing.parameters())
        args: dict[str, Arg] = {}
        for name in names:
            args |= self.named(table, name, getattr(thing, name), thing, viewer)
        return args

    def named(
        self, table: Land, name: str, value: int | tuple[int, ...], thing: Event | Choice, viewer: int | None
    ) -> dict[str, Arg]:
        """One field of an event, or one parameter of a choice."""
        if isinstance(value, tuple):
            single = {"guardians": self.guardian(table), "icons": self.icon, "areas": self.area}[name]
            return {name: Joined(tuple(single(v) for v in value), last="list-and")}
        if name == "seat":
            return {"guardian": self.guardian(table)(value)}
        if isinstance(thing, Event) and name in ("event", "abyss", "lanterns"):
            return self.told(name, value)
        if name == "figure" and isinstance(thing, Choice):
            return {name: self.figure_word(table, value)}
        if name in ("figure", "enemy"):
            return {name: self.figure(table, value)}
        if name == "slot":
            seat = viewer if viewer is not None else (table.waiting or (0,))[0]
            worn = table.guardians[seat].equipment
            return {"card": self.card(worn[value][0])} if value < len(worn) else {"card": str(value + 1)}
        if name == "reward":
            return {name: self.reward(getattr(thing, "order", 0), value)}
        maker = self.makers.get(name)
        return {name: maker(value) if maker else value}

    def told(self, name: str, value: int) -> dict[str, Arg]:
        """What an event says in more words, or in other numbers, than a choice."""
        if name == "lanterns":
            return {name: value}
        if name == "abyss":
            abyss = self.content.abysses[value]
            return {name: Name(f"abyss-{abyss.id}"), "text": text_of(abyss.effects, "doom-abyss")}
        event = self.content.events[value]
        return {name: Name(f"event-card-{event.id}"), "text": text_of((*event.create, *event.effects))}

    def _makers(self) -> dict[str, Callable[[int], Arg]]:
        """What a number is called, by the name of its field, where the position does not matter."""
        c = self.content
        return {
            "area": self.area,
            "card": self.card,
            "taint": lambda v: self.card(CORRUPTION + v),
            "deck": lambda v: Name(f"deck-{DECKS[v]}"),
            "die": lambda v: f"d{v + 1}",
            "ability": lambda v: Name(f"ability-{c.characters[v].ability}"),
            "icon": self.icon,
            "attribute": lambda v: Name(f"attribute-{ATTRIBUTES[v]}"),
            "relic": lambda v: Name(f"relic-{RELICS[v]}"),
            "colour": lambda v: Name(f"building-{v}"),
            "citadel": lambda v: Name(f"building-{v}"),
            "building": lambda v: Name(f"building-{v}"),
            "tier": lambda v: Name(f"tier-{TIERS[v]}"),
            "mission": lambda v: Name(f"mission-{c.missions[v].id}"),
            "order": lambda v: Name(f"achievement-{c.achievements[v].id}"),
            "map": lambda v: v + 1,
            "attack": lambda v: words_of(c.attacks[v].echo, "doom-echo"),
            "place": lambda v: Name("fate-" + c.fate[v].replace(" ", "-")),
            "token": self.token,
            "dusk": lambda v: Name("phase-dusk" if v else "phase-dawn"),
            "ending": lambda v: Name(f"ending-{ENDINGS[v]}"),
            "lanterns": lambda v: v + 1,
            "way": lambda v: Name("way-up" if v == 0 else "way-down"),
        }

    def area(self, number: int) -> Name:
        return Name(f"area-{self.content.areas[number].id}")

    def icon(self, number: int) -> Name:
        return Name(f"icon-{ICONS[number]}")

    def card(self, number: int) -> Arg:
        if number >= CORRUPTION:
            card = self.content.corruptions[number - CORRUPTION]
            key = "leader-card" if card.leader else "corruption-card"
            return Phrase(key, (("icons", Joined(tuple(self.icon(i) for i in card.icons))),))
        design, icon = self.content.supplies[number]
        name = Name(f"card-{self.content.cards[design].id}")
        return Phrase("supply-card", (("name", name), ("icon", self.icon(icon))))

    def guardian(self, table: Land) -> Callable[[int], Arg]:
        def name(number: int) -> Arg:
            if not 0 <= number < len(table.guardians):
                return Name("darkness")
            guardian = table.guardians[number]
            if guardian.virtual:
                return Name(f"virtual-{COLOURS[guardian.colour]}")
            return Name(f"guardian-{self.content.characters[guardian.who].id}")

        return name

    def figure(self, table: Land, figure: int) -> Arg:
        if figure == HIGH_PRIESTESS:
            return Name("high-priestess")
        if figure >= TOLD_MONSTER:
            place, tier = divmod(figure - TOLD_MONSTER, len(TIERS))
            return Phrase("monster-there", (("tier", Name(f"tier-{TIERS[tier]}")), ("n", place + 1)))
        if figure >= MONSTER:
            there = table.monsters[figure - MONSTER].tier >= 0
            return self.figure(table, table.as_told(figure)) if there else Name("monster")
        return self.guardian(table)(figure)

    def figure_word(self, table: Land, word: int) -> Arg:
        if word >= 4:
            return self.figure(table, MONSTER + word - 4)
        number = next((g.number for g in table.guardians if g.colour == word), -1)
        return self.guardian(table)(number)

    def reward(self, order: int, number: int) -> Arg:
        rewards = self.content.achievements[order].rewards
        if number >= len(rewards):
            return str(number + 1)
        return text_of(rewards[number])

    def token(self, number: int) -> Arg:
        names = [
            Phrase("target", (("kind", Name(f"target-{k}")), ("colour", Name(f"colour-{COLOURS[c]}"))))
            for k, c in self.content.targets[number]
        ]
        return Joined(tuple(names))
