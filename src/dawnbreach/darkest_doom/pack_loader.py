"""Reading a content pack: TOML in, `Content` out, or everything that is wrong with it."""

from __future__ import annotations

from dataclasses import fields, replace
from pathlib import Path
from typing import Any

from dawnbreach.darkest_doom.card_effects import (
    ABYSS,
    CARDS,
    CREATION,
    ECHO,
    EVENT,
    LEADER,
    MOST,
    REWARD,
    TARGET,
    VIRTUAL,
    Vocabulary,
    read_conditions,
    read_effect,
)
from dawnbreach.darkest_doom.content import (
    ABILITIES,
    ATTRIBUTES,
    CARD_KINDS,
    COLOURS,
    DECKS,
    DOABLE,
    FATES,
    ICONS,
    KINDS,
    TIERS,
    Abyss,
    Achievement,
    Area,
    Attack,
    Card,
    Character,
    Condition,
    Content,
    Corruption,
    Cost,
    DarkEvent,
    Effect,
    EventMap,
    Mission,
    Numbers,
    Target,
    VirtualCard,
)
from dawnbreach.darkest_doom.geography import misdrawn, survey
from dawnbreach.darkest_doom.pack_counts import ids, miscounted
from dawnbreach.darkest_doom.problems import BadSentence, Problem
from dawnbreach.kernel.packs import BadPack, PackReader, phrase, shown

__all__ = ["FILES", "PACK", "BadPack", "load_pack"]

FILES = ("map", "supplies", "guardians", "order", "darkness", "solo")
PACK = Path(__file__).parent / "pack"
Table = dict[str, Any]


class _Reader(PackReader):
    """Reads one pack and collects everything that is wrong with it."""

    problem = Problem

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, FILES)
        self.content = Content(sources=self.sources)
        self.numbers: dict[str, int] = {}
        """The number of each area."""

    def read(self) -> Content:
        return self.digest(self.files())

    def digest(self, files: dict[str, Table]) -> Content:
        """Turn parsed files into content, or raise everything that is wrong."""
        if not self.problems:
            self.map(files["map"])
            self.supplies(files["supplies"])
            self.guardians(files["guardians"])
            self.order(files["order"])
            self.darkness(files["darkness"])
            self.solo(files["solo"])
            self.problems += self.repeated(ids(self.content))
        if not self.problems:
            self.problems += (*misdrawn(self.content.areas), *miscounted(self.content))
        if self.problems:
            raise BadPack(self.problems)
        survey(self.content)
        self.content.digest = self.fingerprint()
        return self.content

    # What several files need

    def effects(self, file: str, entry: Table, label: str, key: str, table: Vocabulary) -> tuple[Effect, ...]:
        return self.said(file, label, self.sentences(file, entry, label, key), table)

    def said(self, file: str, label: str, sentences: list[str], table: Vocabulary) -> tuple[Effect, ...]:
        """Sentences of a vocabulary, without those that are not."""
        found: list[Effect] = []
        for sentence in sentences:
            try:
                found.append(read_effect(sentence, table))
            except BadSentence as error:
                self.wrong(file, label, error.words)
        if (idle := unearned(found)) is not None:
            self.wrong(file, label, phrase("pack-if-done", sentence=idle.sentence, known=", ".join(sorted(DOABLE))))
        return tuple(found)

    def area(self, file: str, label: str, name: str) -> int:
        """The number of an area that something is about."""
        if name not in self.numbers:
            self.wrong(file, label, phrase("pack-no-area", area=name))
        return self.numbers.get(name, 0)

    def places(self, file: str, entry: Table, label: str, key: str) -> tuple[int, ...]:
        return tuple(self.area(file, label, name) for name in self.sentences(file, entry, label, key))

    def words(self, file: str, entry: Table, label: str, key: str, known: tuple[str, ...], n: int) -> tuple[int, ...]:
        """Words of a list, by number; `n` of them, or any number if it is 0."""
        value = entry.get(key)
        if not isinstance(value, list) or not value or len(value) != (n or len(value)) or not set_in(value, known):
            self.wrong(file, label, phrase("pack-words", key=key, n=n, known=", ".join(known), value=shown(value)))
            return ()
        return tuple(known.index(word) for word in value)

    def pair(self, entry: Table, label: str, key: str, low: int) -> tuple[int, int]:
        """Hits and health."""
        value = entry.get(key)
        numbers = value if isinstance(value, list) and all(type(n) is int and 0 <= n <= MOST for n in value) else []
        if len(numbers) == 2 and numbers[1] >= low:
            return numbers[0], numbers[1]
        self.wrong("darkness", label, phrase("pack-pair", key=key, low=low, most=MOST, value=shown(value)))
        return 0, low

    def table(self, file: str, data: Table, key: str, label: str) -> Table:
        """A table in a file or an entry, empty if it is none."""
        value = data.get(key)
        if isinstance(value, dict):
            return value
        self.wrong(file, label, phrase("pack-no-table", key=key))
        return {}

    # map.toml

    def map(self, data: Table) -> None:
        self.tracks(self.table("map", data, "tracks", "tracks"))
        self.content.regions = [str(region.get("id")) for region in self.tables("map", data, "region")]
        entries = self.entries("map", data, "area", "id")
        self.numbers = {str(entry["id"]): n for n, entry in enumerate(entries)}
        self.content.areas = [self.read_area(entry, str(entry["id"])) for entry in entries]

    def read_area(self, entry: Table, label: str) -> Area:
        kind = self.word("map", entry, label, "kind", KINDS)
        built = kind in ("citadel", "temple")
        colour = COLOURS.index(self.word("map", entry, label, "colour", COLOURS)) if built else -1
        region = self.word("map", entry, label, "region", tuple(self.content.regions) or ("",))
        x, y = (self.number("map", entry, label, key, 0, 1000, -1) for key in ("x", "y"))
        return Area(label, kind, colour, region, x, y, self.places("map", entry, label, "next"))

    def tracks(self, tracks: Table) -> None:
        levels = tracks.get("test_levels")
        if not isinstance(levels, list) or len(levels) != 8 or not all(type(n) is int and 3 <= n <= 5 for n in levels):
            self.wrong("map", "tracks", phrase("pack-levels", value=shown(levels)))
            levels = []
        fate = self.sentences("map", tracks, "tracks", "fate")
        if sorted(fate) != sorted(FATES):
            self.wrong("map", "tracks", phrase("pack-fate", known=", ".join(FATES)))
        self.content.levels, self.content.fate = tuple(levels), tuple(fate)

    # supplies.toml

    def supplies(self, data: Table) -> None:
        printed = []
        for entry in self.entries("supplies", data, "card", "id"):
            label = str(entry["id"])
            self.content.cards.append(self.card(entry, label))
            printed.append(self.words("supplies", entry, label, "icons", ICONS, 0))
        for deck in range(len(DECKS)):
            for design, icons in enumerate(printed):
                if self.content.cards[design].deck == deck:
                    self.content.supplies += [(design, icon) for icon in icons]
                    card = self.content.cards[design]
                    self.content.designs += [card] * len(icons)
                    self.content.names += [f"{card.id}.{ICONS[icon]}" for icon in icons]

    def card(self, entry: Table, label: str) -> Card:
        deck = self.word("supplies", entry, label, "deck", DECKS)
        kind = self.word("supplies", {"kind": "", **entry}, label, "kind", CARD_KINDS[deck])
        uses = self.number("supplies", entry, label, "uses", 1, MOST, 0) if deck == "equipment" else 0
        effects = self.effects("supplies", entry, label, "effects", CARDS[kind])
        card = Card(label, DECKS.index(deck), kind, 0, uses, self.cost(entry, label), effects)
        aimed = card.needs_target and deck != "traps"
        reach = self.number("supplies", entry, label, "range", int(aimed), MOST if aimed else 0, 0)
        if not effects:
            self.wrong("supplies", label, phrase("pack-idle-card"))
        return replace(card, range=reach)

    def cost(self, entry: Table, label: str) -> Cost:
        parts = {"cost": {}, **entry}["cost"]
        names = tuple(field.name for field in fields(Cost))
        if not isinstance(parts, dict) or not set_in(list(parts), names):
            self.wrong("supplies", label, phrase("pack-cost", known=", ".join(names), value=shown(parts)))
            return Cost()
        return Cost(**{name: self.number("supplies", parts, label, name, 0, MOST, 0) for name in names})

    # guardians.toml

    def guardians(self, data: Table) -> None:
        for entry in self.entries("guardians", data, "guardian", "id"):
            label = str(entry["id"])
            a, m, w, h = (self.number("guardians", entry, label, key, 1, MOST, 0) for key in ATTRIBUTES)
            ability = self.word("guardians", entry, label, "ability", ABILITIES)
            self.content.characters.append(Character(label, (a, m, w, h), ability))
        rules = self.table("guardians", data, "rules", "rules")
        spectre = self.table("guardians", data, "spectre", "spectre")
        self.sourced("guardians", spectre, "spectre")
        given = {**rules, **{f"spectre_{key}": value for key, value in spectre.items()}}
        names = [field.name for field in fields(Numbers)]
        self.content.numbers = Numbers(
            **{name: self.number("guardians", given, "rules", name, 0, MOST, -1) for name in names}
        )
        for label, entry in self.numbered("guardians", data, "corruption"):
            icons = self.words("guardians", entry, label, "icons", ICONS, 5)
            leader = entry.get("leader") is True
            effects = self.effects("guardians", entry, label, "effects", LEADER if leader else {})
            self.content.corruptions.append(Corruption(icons, leader, effects))

    # order.toml

    def order(self, data: Table) -> None:
        for entry in self.entries("order", data, "achievement", "id"):
            label = str(entry["id"])
            copies = self.number("order", entry, label, "copies", 1, MOST, 0)
            self.content.achievement_cards += [len(self.content.achievements)] * copies
            achievement = Achievement(label, self.conditions(entry, label), self.rewards(entry, label))
            self.content.achievements.append(achievement)
        for entry in self.entries("order", data, "mission", "id"):
            label = str(entry["id"])
            high = self.word("order", entry, label, "test", ("5+", "5-")) == "5+"
            self.content.missions.append(Mission(label, self.area("order", label, str(entry.get("area"))), high))

    def conditions(self, entry: Table, label: str) -> tuple[Condition, ...]:
        try:
            return read_conditions(str(entry.get("condition")))
        except BadSentence as error:
            self.wrong("order", label, error.words)
            return ()

    def rewards(self, entry: Table, label: str) -> tuple[tuple[Effect, ...], ...]:
        rewards = entry.get("rewards")
        if not isinstance(rewards, list) or not rewards or not all(is_sentences(reward) for reward in rewards):
            self.wrong("order", label, phrase("pack-rewards"))
            return ()
        return tuple(self.said("order", label, reward, REWARD) for reward in rewards)

    # darkness.toml

    def darkness(self, data: Table) -> None:
        for entry in self.entries("darkness", data, "event", "id"):
            label = str(entry["id"])
            create = self.effects("darkness", entry, label, "create", CREATION)
            effects = self.effects("darkness", entry, label, "effects", EVENT)
            self.content.events.append(DarkEvent(label, entry.get("echo") is True, create, effects))
        for entry in self.entries("darkness", data, "event_map", "id"):
            self.content.maps.append(self.event_map(entry, str(entry["id"])))
        for label, entry in self.numbered("darkness", data, "attack"):
            self.content.attacks.append(self.attack(entry, label))
        targets = [self.targets(entry, label) for label, entry in self.numbered("darkness", data, "target")]
        hearts = [self.targets(entry, label) for label, entry in self.numbered("darkness", data, "heart")]
        self.content.targets, self.content.hearts = targets + hearts, len(hearts)
        for entry in self.entries("darkness", data, "abyss", "id"):
            label = str(entry["id"])
            self.content.abysses.append(Abyss(label, self.effects("darkness", entry, label, "effects", ABYSS)))

    def event_map(self, entry: Table, label: str) -> EventMap:
        abysses, monsters = (self.places("darkness", entry, label, key) for key in ("abysses", "monsters"))
        for key, places, n in (("abysses", abysses, 6), ("monsters", monsters, 3)):
            if len(set(places)) != n or len(places) != n:
                self.wrong("darkness", label, phrase("pack-places", key=key, n=n))
        return EventMap(label, abysses, monsters)

    def attack(self, entry: Table, label: str) -> Attack:
        tiers = tuple(self.pair(entry, label, tier, 1) for tier in TIERS)
        echo = self.said("darkness", label, [str(entry.get("echo"))], ECHO)
        return Attack(tiers, self.pair(entry, label, "priestess", 0), echo[0] if echo else Effect(""))

    def targets(self, entry: Table, label: str) -> tuple[Target, ...]:
        found = self.effects("darkness", entry, label, "targets", TARGET)
        if not found:
            self.wrong("darkness", label, phrase("pack-no-target"))
        return tuple((effect.verb, COLOURS.index(effect.words[0])) for effect in found)

    # solo.toml

    def solo(self, data: Table) -> None:
        for label, entry in self.numbered("solo", data, "virtual"):
            self.content.virtuals.append(self.virtual(entry, label))
        for label, entry in self.numbered("solo", data, "trail"):
            self.content.trails.append(self.area("solo", label, str(entry.get("area"))))

    def virtual(self, entry: Table, label: str) -> VirtualCard:
        tier = self.table("solo", entry, "tier", label)
        green, purple, orange = (TIERS.index(self.word("solo", tier, label, c, TIERS)) for c in COLOURS[:3])
        rows = entry.get("rows")
        if not isinstance(rows, list) or len(rows) != 4 or not all(isinstance(row, dict) for row in rows):
            self.wrong("solo", label, phrase("pack-rows"))
            rows = []
        done = (tuple(self.effects("solo", row, label, colour, VIRTUAL) for colour in COLOURS[:3]) for row in rows)
        return VirtualCard((green, purple, orange), tuple(done))


def set_in(values: list[Any], known: tuple[str, ...]) -> bool:
    """Is every value one of these words?"""
    return all(value in known for value in values)


def unearned(effects: list[Effect]) -> Effect | None:
    """The first `if done` that follows nothing which may or may not be done. DD-3.5"""
    deed = ""
    for effect in effects:
        if effect.if_done and deed not in DOABLE:
            return effect
        deed = deed if effect.if_done else effect.verb
    return None


def is_sentences(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(text, str) for text in value)


def load_pack(folder: Path | str = PACK) -> Content:
    """Read a pack folder; raises BadPack with everything that is wrong."""
    return _Reader(Path(folder)).read()
