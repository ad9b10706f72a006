"""What is printed on the cards of Darkest Doom, in the reader's language."""

from __future__ import annotations

from dawnbreach.darkest_doom.card_effects import condition_words, cost_words
from dawnbreach.darkest_doom.card_effects import text as effect_text
from dawnbreach.darkest_doom.content import DECKS, ICONS, Card
from dawnbreach.darkest_doom.game import DarkestDoom
from dawnbreach.kernel.words import Arg, Joined, Name, Phrase
from dawnbreach.presentation import say


class DoomTexts:
    """Names and texts of cards, by the words that stand for them in a view."""

    def __init__(self, game: DarkestDoom, language: str) -> None:
        self.game, self.language, self.content = game, language, game.content
        self.designs = {card.id: card for card in game.content.cards}

    def arg(self, value: Arg) -> str:
        return self.game.catalogue.arg(self.language, value)

    def name(self, key: str) -> str:
        return self.game.catalogue.say(self.language, key)

    def own(self, key: str, **args: Arg) -> str:
        return say(self.language, key, **args)

    # Citadel Supplies and Dark Corruption

    def design(self, card: str) -> Card | None:
        """What is printed on a Citadel Supplies card; nothing for Dark Corruption."""
        return self.designs.get(card.partition(".")[0])

    def card(self, card: str) -> str:
        """Name and icon."""
        name, *icons = card.split(".")
        if self.design(card) is None:
            return self.arg(Phrase("corruption-card", (("icons", self.icons(icons)),))) + self.leader(icons)
        words = (("name", Name(f"card-{name}")), ("icon", Name(f"icon-{icons[0]}")))
        return self.arg(Phrase("supply-card", words))

    def icons(self, icons: list[str]) -> str:
        return ", ".join(self.name(f"icon-{icon}") for icon in icons)

    def leader(self, icons: list[str]) -> str:
        """Dark Corruption may be the Leader of the Hunt."""
        numbers = tuple(ICONS.index(icon) for icon in icons)
        same = [card.leader for card in self.content.corruptions if card.icons == numbers]
        return f", {self.name('leader-of-the-hunt')}" if same and all(same) else ""

    def card_text(self, card: str) -> str:
        """When it is used, what it costs and what it does."""
        design = self.design(card)
        if design is None:
            return ""
        parts = [self.card_kind(design)]
        parts += [self.own("doom-range", n=design.range)] if design.range else []
        parts += [self.own("doom-uses", n=design.uses)] if design.uses else []
        parts.append(self.arg(cost_words(design.cost)))
        return f"{', '.join(parts)}: {self.arg(effect_text(design.effects))}"

    def card_kind(self, design: Card) -> str:
        return self.own(f"doom-kind-{design.kind or DECKS[design.deck]}")

    # Achievements and events

    def achievement_text(self, name: str) -> str:
        """Condition and rewards."""
        design = next(a for a in self.content.achievements if a.id == name)
        wanted = self.arg(Joined(tuple(condition_words(c) for c in design.conditions)))
        rewards = [self.arg(effect_text(reward)) for reward in design.rewards]
        chosen = " / ".join(f"{n}) {reward}" for n, reward in enumerate(rewards, 1))
        return f"{wanted} → {chosen if len(rewards) > 1 else rewards[0]}"

    def event_text(self, name: str) -> str:
        event = next(e for e in self.content.events if e.id == name)
        return "; ".join(self.arg(effect_text(effects)) for effects in (event.create, event.effects) if effects)
