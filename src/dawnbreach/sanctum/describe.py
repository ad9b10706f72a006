"""Names and words for everything in a position: events, choices, cards."""

from __future__ import annotations

from collections.abc import Sequence

from dawnbreach.kernel import Choice, Event, Name
from dawnbreach.kernel.words import Arg, Joined, Phrase
from dawnbreach.sanctum.card_effects import Token, penalty_name, penalty_words
from dawnbreach.sanctum.content import COLOURS, SLOTS, Content
from dawnbreach.sanctum.state import FACE_DOWN, SKILL_PLACES, Engine, Hero, Table

ACHIEVEMENTS = [f"{kind}-{level}" for kind in ("skill", "gem", "equip") for level in (1, 2, 3)] + [
    "higher-2",
    "higher-3",
]
POTIONS = ("red", "blue")
ROMAN = ("", "I", "II", "III", "IV", "V", "VI")


def unique(names: Sequence[str]) -> list[str]:
    """The same names, numbered where they repeat."""
    return [n if names.count(n) == 1 else f"{n}-{names[: i + 1].count(n)}" for i, n in enumerate(names)]


def outcome_names(c: Content) -> dict[str, list[str]]:
    """What records call the outcomes of chance: a card by the side that is seen."""
    sides = [f"{''.join(map(str, foe.faces))}-{foe.damage}" for foe in c.foes]
    demons = [
        f"{COLOURS[foe.colour]}-{side}-{COLOURS[item.colour]}-{item.type}"
        for foe, side, item in zip(c.foes, sides, c.items, strict=False)
    ]
    return {
        "demon": unique(demons),
        "lord": unique(sides[c.lord_base : c.fury_base]),
        "fury": [fury.id for fury in c.furies],
        "blessing": [blessing.id for blessing in c.blessings],
        "hero": [hero.id for hero in c.heroes],
        "bonus": [f"{COLOURS[place // 3]}{place % 3 + 1}" for place in c.bonuses],
        "potion": list(POTIONS),
        "first": ["1", "2", "3", "4"],
        "blocked": list(ACHIEVEMENTS),
    }


class Describer:
    """Knows what the numbers in events, choices and records are called."""

    def __init__(self, game: Engine) -> None:
        self.content: Content = game.content
        self.game = game
        self.abilities = [ability.words() for ability in game.content.abilities]

    # Names

    def hero(self, table: Table, seat: int) -> Name:
        return Name(f"hero-{self.content.heroes[table.heroes[seat].who].id}")

    def foe(self, number: int) -> Arg:
        c = self.content
        if number == FACE_DOWN:
            return Name("foe-face-down")
        if number >= c.fury_base:
            return Phrase("foe-fury", (("name", Name(f"fury-{c.furies[number - c.fury_base].id}")),))
        foe = c.foes[number]
        hits = " ".join(map(str, foe.faces))
        if number >= c.lord_base:
            return Phrase("foe-lord", (("hits", hits), ("damage", foe.damage)))
        name = Name(f"demon-{foe.kind}")
        return Phrase("foe-demon", (("name", name), ("hits", hits)))

    def skill(self, number: int) -> Name:
        return Name(f"skill-{self.content.heroes[number // 9].skills[number % 9].id}")

    def place(self, place: int) -> Arg:
        """Where an ability lies: a slot, or a skill."""
        if place < SKILL_PLACES:
            return Name(f"slot-{SLOTS[place // 3]}")
        column, level = divmod(place - SKILL_PLACES, 3)
        return Phrase("skill-place", (("column", Name(f"colour-{COLOURS[column]}")), ("level", ROMAN[level + 1])))

    def curse(self, number: int, fury: bool) -> Phrase:
        """The text of a Demon Lord or fury card, made from its effect."""
        curse = (self.content.furies if fury else self.content.lords)[number]
        return penalty_words(curse.effect, curse.wounds)

    def blessing(self, number: int) -> Arg:
        """The text of a blessing, made from its effect."""
        blessing = self.content.blessings[number]
        if blessing.verb is not None:
            return blessing.verb.words()
        return Name("effect-" + blessing.effect.replace(" ", "-"))

    def item(self, number: int) -> Joined:
        """The text of an item, made from its effects."""
        item = self.content.items[number]
        parts: list[Arg] = [self.abilities[a] for a in item.abilities]
        if item.stamina:
            parts.append(Phrase("flame-stamina", (("n", item.stamina),)))
        if item.focus:
            parts.append(Phrase("flame-focus", (("n", item.focus),)))
        return Joined(tuple(parts), "list-semicolon")

    def skill_text(self, who: int, place: int) -> Joined:
        """The text of a skill card or tile, made from its effects."""
        skill = self.content.heroes[who].skills[place]
        parts: list[Arg] = []
        if skill.ability >= 0:
            parts.append(self.abilities[skill.ability])
        parts += [perk.words() for perk in skill.perks]
        if skill.stamina:
            parts.append(Phrase("tile-stamina", (("n", skill.stamina),)))
        if skill.focus:
            parts.append(Phrase("tile-focus", (("n", skill.focus),)))
        return Joined(tuple(parts), "list-semicolon")

    # Events and choices

    def args(self, table: Table, thing: Event | Choice, viewer: int | None) -> dict[str, Arg]:
        if isinstance(thing, Event):
            return self.event_args(table, thing)
        return self.choice_args(table, thing, viewer)

    def event_args(self, table: Table, event: Event) -> dict[str, Arg]:
        args: dict[str, Arg] = {}
        for name in event.fields():
            args |= self.named(table, name, getattr(event, name), event)
        return args

    def named(self, table: Table, name: str, value: int | tuple[int, ...], event: Event) -> dict[str, Arg]:
        """One field of an event as arguments for its words."""
        if isinstance(value, tuple):
            if name == "dice":
                return {name: " ".join(map(str, value))}
            single = {"foes": self.foe, "items": self.game.item_name, "blessings": self.blessing_name}[name]
            return {name: Joined(tuple(single(v) for v in value), last="list-and"), "n": len(value)}
        if name == "seat":
            return {"hero": self.hero(table, value)}
        if name == "penalty":
            return {name: self.curse_name(value, bool(getattr(event, "fury", False)))}
        if name == "fury" and isinstance(value, bool):
            return {}
        known: dict[str, Arg] = {
            "skill": self._skill_or_place(value, event),
        }
        return {name: known[name] if name in known else self.simple(name, value)}

    def _skill_or_place(self, value: int, event: Event) -> Arg:
        if type(event).__name__ == "SkillGained":
            return self.skill(value)
        return self.place(SKILL_PLACES + value) if 0 <= value < 9 else ""

    def simple(self, name: str, value: int) -> Arg:
        if name == "foe":
            return self.foe(value)
        if name == "item":
            return self.game.item_name(value)
        if name == "ability":
            return self.abilities[value]
        if name == "blessing":
            return self.blessing_name(value)
        if name == "lord":
            return self.curse_name(value, False)
        if name == "fury":
            return self.curse_name(value, True)
        if name == "potion":
            return Name(f"potion-{POTIONS[value]}")
        if name == "token":
            return Name(f"token-{Token(value).name.lower()}")
        if name == "gem":
            return Name(f"gem-{(*COLOURS[:3], 'white')[value]}")
        if name == "achievement":
            return Name(f"achievement-{ACHIEVEMENTS[value]}")
        if name == "act":
            return Name(f"act-{value}")
        if name == "die":
            return f"d{value + 1}"
        return value

    def blessing_name(self, number: int) -> Arg:
        name = Name(f"blessing-{self.content.blessings[number].id}")
        return Phrase("card", (("name", name), ("text", self.blessing(number))))

    def curse_name(self, number: int, fury: bool) -> Arg:
        curse = (self.content.furies if fury else self.content.lords)[number]
        name = Name(f"{'fury' if fury else 'lord'}-{curse.id}")
        return Phrase("card", (("name", name), ("text", self.curse(number, fury))))

    def choice_args(self, table: Table, choice: Choice, viewer: int | None) -> dict[str, Arg]:
        seat = viewer if viewer is not None else (table.waiting or (0,))[0]
        hero = table.heroes[seat]
        args: dict[str, Arg] = {}
        for name in choice.parameters():
            value: int = getattr(choice, name)
            if name == "set":
                dealt = table.sets[value] if value < len(table.sets) else ()
                args["foes"] = Joined(tuple(map(self.foe, dealt)), last="list-and")
                args[name] = value + 1
            elif name == "foe":
                args[name] = self._foe_of(hero, value, choice)
            elif name == "location":
                foe = getattr(choice, "foe", 0)
                number = hero.demons[foe] if foe < len(hero.demons) else FACE_DOWN
                faces = self.content.foes[number].faces if number >= 0 else ()
                args["face"] = faces[value] if value < len(faces) else "?"
            elif name in ("ability", "space"):
                args |= self._ability_args(table, seat, value // 2 if name == "space" else value)
                if name == "space":
                    args["place"] = Phrase("ability-space", (("place", args["place"]), ("n", value % 2 + 1)))
            elif name == "face":
                args[name] = value + 1
            elif name == "die":
                args[name] = f"d{value + 1}"
                args["value"] = hero.dice[value] if value < len(hero.dice) else "?"
            elif name == "token":
                args[name] = self.simple("token", value + 1)
            elif name == "column":
                args["skill"] = self._place_of(hero, SKILL_PLACES + value * 3 + getattr(choice, "level", 0))
            elif name == "slot":
                args[name] = Name(f"slot-{SLOTS[value]}")
                args["item"] = self.game.item_name(hero.items[value]) if hero.items[value] >= 0 else args[name]
            elif name == "side":
                args[name] = Name(f"slot-{SLOTS[3 + value]}")
            elif name == "item":
                args[name] = self.game.item_name(value)
                args["text"] = self.item(value)
            elif name != "level":
                args[name] = self.simple(name, value)
        frame = table.frame(seat)
        if frame is not None and hasattr(frame, "curse"):
            curse = frame.curse(table)
            args["penalty"] = penalty_name(curse.effect)
            args["wounds"] = curse.wounds
        return args

    def _foe_of(self, hero: Hero, number: int, choice: Choice) -> Arg:
        """A card in front of a hero, told apart from others like it."""
        letter = self.game.letter(number)
        if number >= len(hero.demons):
            return letter
        foes = [self.foe(foe) for foe in hero.demons]
        words = foes[number]
        if foes.count(words) > 1:
            words = Phrase("foe-letter", (("foe", words), ("letter", letter)))
        return self._location_of(hero, hero.demons[number], words, choice)

    def _location_of(self, hero: Hero, foe: int, words: Arg, choice: Choice) -> Arg:
        """Which location of a card, where its face alone does not say so."""
        location, die = getattr(choice, "location", -1), getattr(choice, "die", -1)
        faces = self.content.foes[foe].faces if foe >= 0 else ()
        if not 0 <= location < len(faces):
            return words
        face = faces[location]
        is_plain = faces.count(face) == 1 and not (0 <= die < len(hero.dice) and hero.dice[die] != face)
        return words if is_plain else Phrase("foe-location", (("foe", words), ("n", location + 1)))

    def _place_of(self, hero: Hero, place: int) -> Arg:
        """Where something lies on a hero board; a skill with its name."""
        if place < SKILL_PLACES:
            return self.place(place)
        skill = self.skill(hero.who * 9 + place - SKILL_PLACES)
        return Phrase("named-place", (("place", self.place(place)), ("skill", skill)))

    def _ability_args(self, table: Table, seat: int, place: int) -> dict[str, Arg]:
        """Where an ability lies and what it does; its number where an item has it twice."""
        hero = table.heroes[seat]
        if place not in hero.places:
            return {"place": self.place(place), "ability": "?"}
        words = {at: self.abilities[a] for at, a in zip(hero.places, hero.abilities, strict=True)}
        alike = [at for at in words if at // 3 == place // 3 < SKILL_PLACES // 3 and words[at] == words[place]]
        where = self._place_of(hero, place)
        if len(alike) > 1:
            where = Phrase("ability-place", (("place", where), ("n", place % 3 + 1)))
        return {"place": where, "ability": words[place]}
