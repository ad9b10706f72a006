"""A hero's board: briefly, for the screen, and in full."""

from __future__ import annotations

from rich.text import Text

from dawnbreach.cli.layout import Part, beside, columns, cut, flow, hang, heading, text
from dawnbreach.cli.sanctum.names import ROMAN, Names
from dawnbreach.sanctum.content import SLOTS, Slot
from dawnbreach.sanctum.view_types import Ability, Die, Foe, Hero, Item, Skill


class Board:
    """Draws one hero of a view."""

    def __init__(self, names: Names, hero: Hero, width: int) -> None:
        self.names, self.say, self.hero, self.width = names, names.say, hero, width

    # The parts of the screen

    def parts(self, who: str) -> list[Part]:
        """The board, with what decisions are mostly about at the end, next to the choices."""
        return [
            Part("stats", [self.title(who), *self.stats()]),
            Part("blessings", self.blessings()),
            Part("skills", self.skills()),
            Part("items", self.items()),
            Part("sack", self.sack(brief=True)),
            Part("abilities", self.abilities()),
            Part("battle", [*self.demons(), *self.dice()]),
        ]

    def title(self, who: str) -> Text:
        name = self.names.seated(self.hero)
        return heading(f"{name} ({who})" if who else name)

    def stats(self) -> list[Text]:
        hero, say = self.hero, self.say
        rage = say("rage-active" if hero["rage"] else "rage-inactive", n=hero["rage"], all=hero["rages"])
        dice = say("dice-owned", n=hero["dice_owned"]) + (say("dice-first") if hero["first_die"] else "")
        potions = hero["potions"]
        letters = self.names.letter
        pieces: list[str | Text] = [
            self.health(),
            text(say("stamina"), " ", (str(hero["stamina"]), "bold red")),
            text(say("focus"), " ", (str(hero["focus"]), "bold bright_blue")),
            rage,
            dice,
            text(say("gems"), " ", self.names.counts(hero["gems"]), self.free_gems()),
            text(
                say("potions"), " ", letters("red"), str(potions["red"]), " ", letters("blue"), str(potions["blue"]),
                " ", say("of-slots", n=potions["slots"]),
            ),
            *self.lasting(),
        ]  # fmt: skip
        return flow(pieces, self.width, 0, "   ")

    def free_gems(self) -> str:
        """How many gems lie on no item."""
        free = self.hero["gems_free"]
        return f" {self.say('gems-free', n=free)}" if free < sum(self.hero["gems"].values()) else ""

    def health(self) -> Text:
        hero = self.hero
        if not hero["alive"]:
            return Text(self.say("dead"), "bold red")
        if hero["victorious"]:
            return Text(self.say("victorious", health=hero["health"]), "bold green")
        marked = f" {self.say('marked', n=hero['dies_at'])}" if hero["marked"] else ""
        return text(self.say("health"), " ", (str(hero["health"]), "bold"), marked)

    def lasting(self) -> list[str]:
        """What holds for this or the next fight."""
        hero, say = self.hero, self.say
        found = [say("lasting-less-dice", n=hero["less_dice"])] if hero["less_dice"] else []
        found += [say("lasting-more-damage", n=hero["more_damage"])] if hero["more_damage"] else []
        found += [say("lasting-only-modified")] if hero["only_modified"] else []
        found += [say("lasting-shield", n=hero["shield"])] if hero["shield"] else []
        found += [say("lasting-guard", n=hero["guard"])] if hero["guard"] else []
        return found + ([say("lasting-twin", n=hero["twin"][0], m=hero["twin"][1])] if hero["twin"] else [])

    def demons(self) -> list[Text]:
        """The battle board; in the final battle an arrow shows the card the figure stands on."""
        hero, letters = self.hero, self.names.game.letters
        if not hero["demons"]:
            return []
        final = any(foe["kind"] != "demon" for foe in hero["demons"])
        if not final:
            foes = [self.names.foe(foe, letters[n]) for n, foe in enumerate(hero["demons"])]
        else:
            foes = [self.card(foe, n, letters[n]) for n, foe in enumerate(hero["demons"])]
        head = text((self.say("battle"), "bold"), "  ", *self.coming())
        return [*hang(head, self.width), *columns(foes, self.width, 2 if not final else 3)]

    def coming(self) -> list[str | Text]:
        """Damage, what is blocked of it, what comes through, and whether that kills. SAN-4.10, SAN-4.11"""
        hero, coming = self.hero, self.hero["coming"]
        if not coming:
            return [self.say("damage-faced", n=hero["damage"], shields=hero["shields"])]
        faced = self.say("damage-faced", n=coming["damage"], shields=coming["blocked"])
        through = self.say("comes-through", n=coming["wounds"])
        death = Text(f" — {self.say('this-kills')}", "bold red") if coming["lethal"] else ""
        return [f"{faced}, ", Text(through, "bold"), death]

    def card(self, foe: Foe, number: int, letter: str) -> Text:
        here = number == self.hero["at"]
        if number < self.hero["at"]:
            return Text(f"  {letter} {self.say('card-defeated')}", "dim")
        return text(("▶ " if here else "  ", "bold"), self.names.foe(foe, letter))

    def dice(self) -> list[Text]:
        if not self.hero["dice"]:
            return []
        shown = [self.die(die, n) for n, die in enumerate(self.hero["dice"], 1)]
        return flow([Text(self.say("dice"), "bold"), *shown], self.width, 4, "   ")

    def die(self, die: Die, number: int) -> Text:
        state = "lost" if die["lost"] else "assigned" if die["assigned"] else "modified" if die["modified"] else ""
        notes = [self.say(f"die-{state}")] if state else []
        notes += [self.say("die-silver")] if die["silver"] else []
        value = text((f"d{number}={die['value']}", "bold" if die["free"] else "dim"))
        return text(value, f" ({', '.join(notes)})") if notes else value

    def abilities(self) -> list[Text]:
        found = [self.ability(ability) for ability in self.hero["abilities"]]
        return [Text(self.say("abilities"), "bold"), *columns(found, self.width, 2)] if found else []

    def ability(self, ability: Ability) -> Text:
        style = "" if ability["ready"] else "dim"
        return text(f"{ability['place']:<9}", self.names.spaces(ability), (f" {self.names.ability(ability)}", style))

    def skills(self) -> list[Text]:
        """The skill table: three columns, level I on top; a tick on what is gained."""
        wide = (self.width - 4) // 3
        rows = [Text(self.say("skill-table"), "bold")]
        for level in (1, 2, 3):
            cells = [self.skill(s, wide - 1) for s in self.hero["skills"] if s["level"] == level]
            row = beside([cells[0]], [cells[1]], wide)
            rows.append(text(f"{ROMAN[level]:<4}", *beside(row, [cells[2]], 2 * wide)))
        return rows

    def skill(self, skill: Skill, width: int) -> Text:
        gems = self.names.skill_gems(skill)
        mark = "✓ " if skill["gained"] else ""
        column = self.names.letter(skill["column"])
        name = cut(text(mark, self.say.name(f"skill-{skill['id']}")), width - gems.cell_len - column.cell_len - 5)
        return text(column, ":", name, " (", gems, ")") if gems.cell_len else text(column, ":", name)

    def items(self) -> list[Text]:
        worn = [self.worn(slot, item) for slot, item in self.hero["slots"].items() if item]
        return flow([Text(self.say("worn"), "bold"), *worn], self.width) if worn else []

    def worn(self, slot: Slot, item: Item) -> Text:
        return text(self.say.name(f"item-{item['id']}"), f" ({slot} {ROMAN[item['level']]} ",
                    self.names.gems(item["gems"]), ")")  # fmt: skip

    def sack(self, brief: bool) -> list[Text]:
        items = self.hero["sack"]
        if not items:
            return []
        if brief:
            return flow([Text(self.say("sack"), "bold"), *map(self.names.item, items)], self.width)
        rows = [hang(text("  ", self.names.item(i), f" — {self.names.item_text(i)}"), self.width, 6) for i in items]
        return [Text(self.say("sack"), "bold"), *(line for row in rows for line in row)]

    def blessings(self) -> list[Text]:
        hero = self.hero
        tiles = [self.say.name(f"achievement-{name}") for name in hero["achievements"]]
        rows = hang(text((self.say("achievements"), "bold"), "  ", ", ".join(tiles)), self.width) if tiles else []
        if hero["blessings"]:
            known = [self.names.blessing(card) for card in hero["blessings"]]
            rows += hang(text((self.say("blessings"), "bold"), "  ", "; ".join(known)), self.width)
        return rows

    # In full

    def full(self, who: str) -> list[Text]:
        """The whole board with every text on it."""
        return [
            self.title(who),
            *self.stats(),
            *self.demons(),
            *self.dice(),
            *self.abilities(),
            *self.skill_cards(),
            *self.equipment(),
            *self.sack(brief=False),
            *self.blessings(),
        ]

    def skill_cards(self) -> list[Text]:
        rows = [Text(self.say("skill-table"), "bold")]
        for place, skill in enumerate(self.hero["skills"]):
            mark = "✓" if skill["gained"] else " "
            head = text(f"{mark} ", self.names.letter(skill["column"]), f" {ROMAN[skill['level']]:<3} ")
            gems = self.names.skill_gems(skill)
            name = text(self.say.name(f"skill-{skill['id']}"), " ◆" if skill["signature"] else "")
            lies = text(" (", gems, ")") if gems.cell_len else Text()
            rows += hang(text(head, name, lies, f" — {self.names.skill_text(self.hero, place)}"), self.width, 8)
        return rows

    def equipment(self) -> list[Text]:
        rows = [Text(self.say("worn"), "bold")]
        for slot in SLOTS:
            item = self.hero["slots"][slot]
            words = text(self.names.item(item), f" — {self.names.item_text(item)}") if item else Text(self.say("empty"))
            rows += hang(text(f"  {self.say.name(f'slot-{slot}')}: ", words), self.width, 6)
        return rows
