"""Reading a content pack: TOML in, `Content` out, or everything that is wrong with it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from dawnbreach.kernel.packs import BadPack, PackReader, phrase, shown
from dawnbreach.sanctum.card_effects import (
    ANY,
    FURY_PENALTIES,
    ITEM_VERBS,
    PENALTIES,
    Perk,
    payment_of,
    read_ability,
    read_perk,
    read_verb,
)
from dawnbreach.sanctum.content import (
    COLOURS,
    SLOTS,
    TYPES,
    Blessing,
    Character,
    Content,
    Curse,
    Foe,
    Item,
    ItemType,
    Skill,
    Step,
)
from dawnbreach.sanctum.pack_counts import ids, miscounted
from dawnbreach.sanctum.problems import BadSentence, Problem

__all__ = ["FILES", "PACK", "BadPack", "load_pack"]

FILES = ("demons", "heroes", "finale", "acts", "start")
PACK = Path(__file__).parent / "pack"


class _Reader(PackReader):
    """Reads one pack and collects everything that is wrong with it."""

    problem = Problem

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, FILES)
        self.content = Content(sources=self.sources)

    def read(self) -> Content:
        return self.digest(self.files())

    def digest(self, files: dict[str, dict[str, Any]]) -> Content:
        """Turn parsed files into content, or raise everything that is wrong."""
        if not self.problems:
            self.demons(files["demons"])
            self.heroes(files["heroes"])
            self.finale(files["finale"])
            self.acts(files["acts"])
            self.start(files["start"])
            self.problems += self.repeated(ids(self.content))
        if not self.problems:
            self.problems += miscounted(self.content)
        if self.problems:
            raise BadPack(self.problems)
        self.content.verb(ANY)
        self.content.digest = self.fingerprint()
        return self.content

    def faces(self, file: str, entry: dict[str, Any], label: str, low: int, high: int) -> tuple[int, ...]:
        value = entry.get("hits")
        if (
            not isinstance(value, list)
            or not low <= len(value) <= high
            or not all(type(v) is int and 1 <= v <= 6 for v in value)
        ):
            exact = phrase("pack-hits", n=low, value=shown(value))
            span = phrase("pack-hits-span", low=low, high=high, value=shown(value))
            self.wrong(file, label, exact if low == high else span)
            return (1,) * low
        return tuple(value)

    def demons(self, data: dict[str, Any]) -> None:
        for entry in self.entries("demons", data, "card", "item"):
            label = str(entry["item"])
            level = self.number("demons", entry, label, "level", 1, 3, 1)
            kind = self.word("demons", entry, label, "type", TYPES)
            colour = COLOURS.index(self.word("demons", entry, label, "colour", COLOURS[:3]))
            back = COLOURS.index(self.word("demons", entry, label, "item_colour", COLOURS[:3]))
            faces = self.faces("demons", entry, label, level, level)
            damage = self.number("demons", entry, label, "damage", 0, 9, 0)
            self.content.foes.append(Foe(faces, damage, level, colour, self.demon_kind(entry, label)))
            self.content.items.append(self.item(entry, label, level, kind, back))

    def demon_kind(self, entry: dict[str, Any], label: str) -> str:
        """The kind of a demon, one word of small letters: its name and picture are found by it."""
        kind = entry.get("kind")
        if not isinstance(kind, str) or not re.fullmatch(r"[a-z]+(-[a-z]+)*", kind):
            self.wrong("demons", label, phrase("pack-kind", value=shown(kind)))
            return ""
        return kind

    def item(self, entry: dict[str, Any], label: str, level: int, kind: ItemType, colour: int) -> Item:
        gems = entry.get("gems")
        if not isinstance(gems, list) or len(gems) != level or not all(g in COLOURS[:3] for g in gems):
            self.wrong("demons", label, phrase("pack-gems", n=level, known=", ".join(COLOURS[:3]), value=shown(gems)))
            gems = []
        counts = tuple(gems.count(c) for c in COLOURS[:3])
        stamina = self.number("demons", entry, label, "stamina", 0, 5, 0)
        focus = self.number("demons", entry, label, "focus", 0, 5, 0)
        abilities = self.abilities("demons", entry, label)
        if not abilities and not stamina and not focus:
            self.wrong("demons", label, phrase("pack-idle-item"))
        return Item(label, level, kind, colour, (counts[0], counts[1], counts[2]), stamina, focus, abilities)

    def abilities(self, file: str, entry: dict[str, Any], label: str) -> tuple[int, ...]:
        found = []
        sentences = entry.get("abilities", [])
        if not isinstance(sentences, list) or len(sentences) > 3:
            self.wrong(file, label, phrase("pack-abilities"))
            return ()
        for sentence in sentences:
            try:
                ability = read_ability(str(sentence))
                if ability.verb.name not in ITEM_VERBS or ability.timing:
                    raise BadSentence("pack-skill-cards-only", sentence=str(sentence))
                found.append(self.content.ability(ability))
            except BadSentence as error:
                self.wrong(file, label, error.words)
        return tuple(found)

    def heroes(self, data: dict[str, Any]) -> None:
        for entry in self.entries("heroes", data, "hero", "id"):
            label = str(entry["id"])
            printed = [-1] * len(SLOTS)
            slots = entry.get("slots", {})
            for slot, sentence in slots.items() if isinstance(slots, dict) else ():
                if slot not in SLOTS:
                    self.wrong("heroes", label, phrase("pack-no-slot", slot=slot))
                    continue
                found = self.abilities("heroes", {"abilities": [sentence]}, label)
                printed[SLOTS.index(slot)] = found[0] if found else -1
            skills = sorted(self.skills(entry, label), key=lambda s: s.place)
            if [s.place for s in skills] != list(range(9)):
                self.wrong("heroes", label, phrase("pack-nine-skills"))
            stamina = self.number("heroes", entry, label, "stamina", 0, 9, 0)
            focus = self.number("heroes", entry, label, "focus", 0, 9, 0)
            self.content.heroes.append(Character(label, stamina, focus, tuple(printed), tuple(skills)))

    def skills(self, hero: dict[str, Any], hero_label: str) -> Iterable[Skill]:
        for entry in self.entries("heroes", hero, "skill", "id"):
            label = str(entry["id"])
            column = COLOURS.index(self.word("heroes", entry, label, "column", COLOURS[:3]))
            level = self.number("heroes", entry, label, "level", 1, 3, 1)
            gems = self.number("heroes", entry, label, "gems", 1, 9, 1)
            white = self.number("heroes", entry, label, "white", 0, gems, 0)
            stamina = self.number("heroes", entry, label, "stamina", 0, 9, 0)
            focus = self.number("heroes", entry, label, "focus", 0, 9, 0)
            ability, perks = self.skill_effects(entry, label)
            if (ability >= 0 or bool(perks)) == bool(stamina or focus):
                self.wrong("heroes", label, phrase("pack-card-or-tile"))
            place = column * 3 + level - 1
            signature = entry.get("signature") is True
            yield Skill(label, place, gems, white, stamina, focus, signature, ability, perks)

    def skill_effects(self, entry: dict[str, Any], label: str) -> tuple[int, tuple[Perk, ...]]:
        ability = -1
        perks: list[Perk] = []
        for sentence in self.sentences("heroes", entry, label, "effects"):
            try:
                if ":" in sentence:
                    ability = self.content.ability(read_ability(sentence))
                else:
                    perks.append(read_perk(sentence))
            except BadSentence as error:
                self.wrong("heroes", label, error.words)
        return ability, tuple(perks)

    def finale(self, data: dict[str, Any]) -> None:
        self.curses(data, "demon_lord", PENALTIES, self.content.lords, (1, 4))
        self.curses(data, "fury", FURY_PENALTIES, self.content.furies, (1, 4))
        for entry in self.entries("finale", data, "blessing", "id"):
            label, effect = str(entry["id"]), str(entry.get("effect"))
            verb = None
            if effect not in ("gain stamina", "gain focus"):
                try:
                    verb = read_verb(effect)
                    self.content.verb(verb)
                except BadSentence as error:
                    self.wrong("finale", label, error.words)
            self.content.blessings.append(Blessing(label, effect, verb))

    def curses(
        self, data: dict[str, Any], name: str, known: frozenset[str], into: list[Curse], hits: tuple[int, int]
    ) -> None:
        for entry in self.entries("finale", data, name, "id"):
            label, effect = str(entry["id"]), str(entry.get("effect"))
            if effect not in known:
                self.wrong("finale", label, phrase("pack-no-penalty", effect=effect))
            wounds = self.number("finale", entry, label, "wounds", 0 if effect == "heal" else 1, 9, 1)
            faces = self.faces("finale", entry, label, *hits)
            self.content.foes.append(Foe(faces, self.number("finale", entry, label, "damage", 0, 9, 0)))
            into.append(Curse(label, effect, wounds, payment_of(effect)))

    def acts(self, data: dict[str, Any]) -> None:
        for entry in self.entries("acts", data, "act", "number"):
            act = self.number("acts", entry, str(entry["number"]), "number", 1, 6, 1)
            if act == 6:
                self.content.acts[act] = ()
                continue
            label = f"act {act}"
            first = [self.set_of(act, text) for text in self.sentences("acts", entry, label, "first")]
            rest = [self.set_of(act, text) for text in self.sentences("acts", entry, label, "spaces")]
            if len(first) != 5:
                self.whole("acts", phrase("pack-first-space", act=act, n=len(first)))
            dealt = [tuple(first), *((one,) for one in rest)]
            divine = entry.get("divine", 0)
            self.content.acts[act] = tuple(
                Step(act, n, sets, act < 5 and n == len(dealt), n == divine) for n, sets in enumerate(dealt, 1)
            )

    def set_of(self, act: int, text: Any) -> tuple[int, ...]:
        levels = str(text).split("+")
        if not 1 <= len(levels) <= 2 or not all(level in ("1", "2", "3") for level in levels):
            self.whole("acts", phrase("pack-no-set", act=act, set=str(text)))
            return (1,)
        return tuple(int(level) for level in levels)

    def start(self, data: dict[str, Any]) -> None:
        for entry in self.entries("start", data, "bonus", "column"):
            label = str(entry["column"])
            column = COLOURS.index(self.word("start", entry, label, "column", COLOURS[:3]))
            self.content.bonuses.append(column * 3 + self.number("start", entry, label, "level", 1, 3, 1) - 1)
        table = data.get("table", {})
        for seats in (2, 3, 4):
            rows = table.get(str(seats)) if isinstance(table, dict) else None
            if not is_bonus_table(rows, seats):
                self.wrong("start", "table", phrase("pack-table", seats=seats))
                continue
            self.content.bonus_table[seats] = [list(map(str, row)) for row in rows or []]


def is_bonus_table(rows: Any, seats: int) -> bool:
    """One list of card and potion for each seat?"""
    if not isinstance(rows, list) or len(rows) != seats:
        return False
    return all(isinstance(row, list) and all(word in ("card", "potion") for word in row) for row in rows)


def load_pack(folder: Path | str = PACK) -> Content:
    """Read a pack folder; raises BadPack with everything that is wrong."""
    return _Reader(Path(folder)).read()
