"""Reading a content pack: TOML in, `Content` out, or everything that is wrong with it."""

from __future__ import annotations

import hashlib
import tomllib
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from dawnbreach.kernel.errors import Unreadable
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
    Skill,
    Step,
)
from dawnbreach.sanctum.effects import (
    ANY,
    FURY_PENALTIES,
    ITEM_VERBS,
    PENALTIES,
    BadSentence,
    Perk,
    read_ability,
    read_perk,
    read_verb,
)

SOURCES = ("rulebook", "public", "designed")
FILES = ("demons", "heroes", "finale", "acts", "start")
PACK = Path(__file__).parent / "pack"


class BadPack(Unreadable):
    """A pack that cannot be played with; `problems` has one line for each fault."""

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__(self.problems[0] if len(self.problems) == 1 else "\n".join(self.problems))


class _Reader:
    """Reads one pack and collects everything that is wrong with it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.problems: list[str] = []
        self.texts: dict[str, str] = {}
        self.content = Content()

    def read(self) -> Content:
        files = {name: self.file(name) for name in FILES}
        if not self.problems:
            self.demons(files["demons"])
            self.heroes(files["heroes"])
            self.finale(files["finale"])
            self.acts(files["acts"])
            self.start(files["start"])
            self.unique_ids()
        if not self.problems:
            self.counts()
        if self.problems:
            raise BadPack(self.problems)
        self.content.verb(ANY)
        self.content.digest = hashlib.sha256("\0".join(self.texts[n] for n in FILES).encode()).hexdigest()[:16]
        return self.content

    def file(self, name: str) -> dict[str, Any]:
        path = self.folder / f"{name}.toml"
        try:
            self.texts[name] = path.read_text(encoding="utf-8")
            return tomllib.loads(self.texts[name])
        except FileNotFoundError:
            self.problems.append(f"{name}.toml: there is no such file in the pack")
        except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as error:
            self.problems.append(f"{name}.toml: {error}")
        return {}

    def wrong(self, file: str, entry: str, why: str) -> None:
        line = next((n for n, text in enumerate(self.texts[file].splitlines(), 1) if f'"{entry}"' in text), 0)
        where = f"{file}.toml:{line}" if line else f"{file}.toml"
        self.problems.append(f"{where}: {entry}: {why}")

    def entries(self, file: str, data: dict[str, Any], name: str, key: str) -> list[dict[str, Any]]:
        found = data.get(name, [])
        if not isinstance(found, list) or not all(isinstance(e, dict) for e in found):
            self.problems.append(f"{file}.toml: [[{name}]] must be a list of tables")
            return []
        good = []
        for number, entry in enumerate(found, 1):
            label = entry.get(key)
            if not isinstance(label, (str, int)) or isinstance(label, bool):
                self.problems.append(f"{file}.toml: {name} number {number} has no {key}")
                continue
            if entry.get("source") not in SOURCES:
                self.wrong(file, str(label), f"source must be one of {', '.join(SOURCES)}")
            self.content.sources[str(entry.get("source"))] += 1
            good.append(entry)
        return good

    def number(self, file: str, entry: dict[str, Any], label: str, key: str, low: int, high: int, default: int) -> int:
        value = entry.get(key, default)
        if type(value) is not int or not low <= value <= high:
            self.wrong(file, label, f"{key} must be a number from {low} to {high}, not {value!r}")
            return max(low, default)
        return value

    def word(self, file: str, entry: dict[str, Any], label: str, key: str, allowed: tuple[str, ...]) -> str:
        value = entry.get(key)
        if value not in allowed:
            self.wrong(file, label, f"{key} must be one of {', '.join(allowed)}, not {value!r}")
            return allowed[0]
        return str(value)

    def faces(self, file: str, entry: dict[str, Any], label: str, low: int, high: int) -> tuple[int, ...]:
        value = entry.get("hits")
        if (
            not isinstance(value, list)
            or not low <= len(value) <= high
            or not all(type(v) is int and 1 <= v <= 6 for v in value)
        ):
            span = str(low) if low == high else f"{low} to {high}"
            self.wrong(file, label, f"hits must be {span} die faces, not {value!r}")
            return (1,) * low
        return tuple(value)

    def demons(self, data: dict[str, Any]) -> None:
        groups: dict[tuple[int, str, int], list[int]] = {}
        for entry in self.entries("demons", data, "card", "item"):
            label = str(entry["item"])
            level = self.number("demons", entry, label, "level", 1, 3, 1)
            kind = self.word("demons", entry, label, "type", TYPES)
            colour = COLOURS.index(self.word("demons", entry, label, "colour", COLOURS[:3]))
            back = COLOURS.index(self.word("demons", entry, label, "item_colour", COLOURS[:3]))
            group = (level, kind, back)
            groups.setdefault(group, []).append(len(self.content.items))
            faces = self.faces("demons", entry, label, level, level)
            damage = self.number("demons", entry, label, "damage", 0, 9, 0)
            number = list(groups).index(group)
            self.content.foes.append(Foe(faces, damage, level, colour, number))
            self.content.items.append(self.item(entry, label, level, kind, back))
        self.content.groups = list(groups)
        self.content.members = [tuple(items) for items in groups.values()]

    def item(self, entry: dict[str, Any], label: str, level: int, kind: str, colour: int) -> Item:
        gems = entry.get("gems")
        if not isinstance(gems, list) or len(gems) != level or not all(g in COLOURS[:3] for g in gems):
            self.wrong("demons", label, f"gems must be {level} of red, green, blue, not {gems!r}")
            gems = []
        counts = tuple(gems.count(c) for c in COLOURS[:3])
        stamina = self.number("demons", entry, label, "stamina", 0, 5, 0)
        focus = self.number("demons", entry, label, "focus", 0, 5, 0)
        abilities = self.abilities("demons", entry, label)
        if not abilities and not stamina and not focus:
            self.wrong("demons", label, "the item does nothing")
        return Item(label, level, kind, colour, (counts[0], counts[1], counts[2]), stamina, focus, abilities)

    def abilities(self, file: str, entry: dict[str, Any], label: str) -> tuple[int, ...]:
        found = []
        sentences = entry.get("abilities", [])
        if not isinstance(sentences, list) or len(sentences) > 3:
            self.wrong(file, label, "abilities must be a list of at most three sentences")
            return ()
        for sentence in sentences:
            try:
                ability = read_ability(str(sentence))
                if ability.verb.name not in ITEM_VERBS or ability.timing:
                    raise BadSentence(f"{sentence!r} is for skill cards only")
                found.append(self.content.ability(ability))
            except BadSentence as error:
                self.wrong(file, label, str(error))
        return tuple(found)

    def heroes(self, data: dict[str, Any]) -> None:
        for entry in self.entries("heroes", data, "hero", "id"):
            label = str(entry["id"])
            printed = [-1] * len(SLOTS)
            slots = entry.get("slots", {})
            for slot, sentence in slots.items() if isinstance(slots, dict) else ():
                if slot not in SLOTS:
                    self.wrong("heroes", label, f"{slot!r} is not an item slot")
                    continue
                found = self.abilities("heroes", {"abilities": [sentence]}, label)
                printed[SLOTS.index(slot)] = found[0] if found else -1
            skills = sorted(self.skills(entry, label), key=lambda s: s.place)
            if [s.place for s in skills] != list(range(9)):
                self.wrong("heroes", label, "there must be one skill for each of three columns and three levels")
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
                self.wrong("heroes", label, "a skill is either a card with effects or a tile with tokens")
            place = column * 3 + level - 1
            signature = entry.get("signature") is True
            yield Skill(label, place, gems, white, stamina, focus, signature, ability, perks)

    def skill_effects(self, entry: dict[str, Any], label: str) -> tuple[int, tuple[Perk, ...]]:
        ability = -1
        perks: list[Perk] = []
        for sentence in entry.get("effects", []):
            try:
                if ":" in sentence:
                    ability = self.content.ability(read_ability(sentence))
                else:
                    perks.append(read_perk(sentence))
            except BadSentence as error:
                self.wrong("heroes", label, str(error))
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
                    self.wrong("finale", label, str(error))
            self.content.blessings.append(Blessing(label, effect, verb))

    def curses(
        self, data: dict[str, Any], name: str, known: frozenset[str], into: list[Curse], hits: tuple[int, int]
    ) -> None:
        for entry in self.entries("finale", data, name, "id"):
            label, effect = str(entry["id"]), str(entry.get("effect"))
            if effect not in known:
                self.wrong("finale", label, f"{effect!r} is not a penalty of this kind of card")
            wounds = self.number("finale", entry, label, "wounds", 0 if effect == "heal" else 1, 9, 1)
            faces = self.faces("finale", entry, label, *hits)
            self.content.foes.append(Foe(faces, self.number("finale", entry, label, "damage", 0, 9, 0)))
            into.append(Curse(label, effect, wounds))

    def acts(self, data: dict[str, Any]) -> None:
        for entry in self.entries("acts", data, "act", "number"):
            act = self.number("acts", entry, str(entry["number"]), "number", 1, 6, 1)
            if act == 6:
                self.content.acts[act] = ()
                continue
            first = [self.set_of(act, text) for text in entry.get("first", [])]
            rest = [self.set_of(act, text) for text in entry.get("spaces", [])]
            if len(first) != 5:
                self.wrong("acts", f"act {act}", f"the first space deals 5 sets, not {len(first)}")
            dealt = [tuple(first), *((one,) for one in rest)]
            divine = entry.get("divine", 0)
            self.content.acts[act] = tuple(
                Step(act, n, sets, act < 5 and n == len(dealt), n == divine) for n, sets in enumerate(dealt, 1)
            )

    def set_of(self, act: int, text: Any) -> tuple[int, ...]:
        levels = str(text).split("+")
        if not 1 <= len(levels) <= 2 or not all(level in ("1", "2", "3") for level in levels):
            self.wrong("acts", f"act {act}", f"{text!r} is not a set of one or two demon levels")
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
            if not isinstance(rows, list) or len(rows) != seats or {w for r in rows for w in r} - {"card", "potion"}:
                self.wrong("start", "table", f"for {seats} players: one list of card and potion for each seat")
                continue
            self.content.bonus_table[seats] = rows

    def unique_ids(self) -> None:
        c = self.content
        ids = Counter([i.id for i in c.items] + [h.id for h in c.heroes] + [s.id for h in c.heroes for s in h.skills])
        ids.update([x.id for x in c.lords] + [x.id for x in c.furies] + [b.id for b in c.blessings])
        self.problems += [f"{name}: this id stands on {n} entries" for name, n in ids.items() if n > 1]

    def counts(self) -> None:
        """Refuse a pack whose components are not those of the box. SAN-1.2"""
        c = self.content
        skills = [s for h in c.heroes for s in h.skills]
        perks = Counter(p.name for s in skills for p in s.perks)
        wanted = [
            ("demon cards", len(c.items), 84),
            ("levels with demons", len({i.level for i in c.items}), 3),
            ("heroes", len(c.heroes), 4),
            ("skill cards", sum(not s.is_tile for s in skills), 24),
            ("skill tiles", sum(s.is_tile for s in skills), 12),
            ("signature skills", sum(s.signature for s in skills), 4),
            ("silver-die skills", perks["silver"], 4),
            ("Demon Lord cards", len(c.lords), 33),
            ("fury cards", len(c.furies), 18),
            ("blessings", len(c.blessings), 12),
            ("starting bonus cards", len(c.bonuses), 6),
            ("act boards", len(c.acts), 6),
        ]
        for hero in c.heroes:
            wanted.append((f"gems on the skill table of {hero.id}", sum(s.gems for s in hero.skills), 20))
            wanted.append((f"skill cards of {hero.id}", sum(not s.is_tile for s in hero.skills), 6))
        self.problems += [f"{what}: {n}, but the game has {right}" for what, n, right in wanted if n != right]
        rages = 4 + sum(p.numbers[0] for s in skills for p in s.perks if p.name == "rage")
        slots = 16 + sum(p.numbers[0] for s in skills for p in s.perks if p.name == "potion slots")
        for what, n, most in (("rage tiles", rages, 5), ("potion tiles", slots, 18)):
            if n > most:
                self.problems.append(f"{what}: {n} could be needed, but the game has {most}")
        alone = [g for g, members in zip(c.groups, c.members, strict=True) if len(members) < 2]
        for level, kind, colour in alone:
            self.problems.append(
                f"level {level} {COLOURS[colour]} {kind}: only one item, so its demon would show what it hides"
            )


def load_pack(folder: Path | str = PACK) -> Content:
    """Read a pack folder; raises BadPack with everything that is wrong."""
    path = Path(folder)
    if not path.is_dir():
        raise BadPack([f"{path}: there is no such folder"])
    return _Reader(path).read()
