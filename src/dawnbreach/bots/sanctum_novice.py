"""A sensible greedy player of Sanctum: kill what can be killed, block, wear the best, keep moving."""

from __future__ import annotations

from collections.abc import Sequence

from dawnbreach.bots.rng import Rng
from dawnbreach.bots.sanctum_fight import Planner, Step, face_up, open_faces, verb_of
from dawnbreach.bots.temperament import EVEN, Taste
from dawnbreach.kernel import Choice
from dawnbreach.sanctum.content import Slot
from dawnbreach.sanctum.notation import letters
from dawnbreach.sanctum.view_types import Demon, Hero, Item, ItemIcon, PrintedAbility, View

LETTERS = letters(84)
ENOUGH = 0.3
"""How much better an item must be to be worth the change."""
KEPT = 6
"""Health that a novice wants to have left for the Demon Lord; what is above it may be risked."""
VERB_WORTH = {"set": 1.2, "plus": 1.0, "minus": 1.0, "change": 1.3, "raise": 1.8, "lower": 1.8}
STEP_METHODS = {
    "turn": "turn",
    "taking": "taking",
    "looting": "looting",
    "before-roll": "before_roll",
    "attack": "attack",
    "changing": "changing",
    "block": "block",
    "paying": "paying",
    "moving-gem": "gem",
    "moving-bonus-gem": "gem",
    "filling-slot": "filling",
    "equipping": "equip",
    "buying": "buy",
    "penalty": "penalty",
}


class Novice:
    """Plays by rules of thumb; remembers only which die the ability it just used is meant for."""

    def __init__(self, rng: Rng, taste: Taste = EVEN) -> None:
        self.rng, self.taste = rng, taste
        self.aim: tuple[int, int] | None = None

    def __call__(self, view: View, choices: Sequence[Choice]) -> Choice:
        if len(choices) == 1:
            return choices[0]
        legal = {choice.text: choice for choice in choices}
        method, seat = STEP_METHODS.get(view["step"] or ""), view["seat"]
        text = getattr(self, method)(view, view["heroes"][seat], legal) if method and seat is not None else None
        return legal[text] if text in legal else self.rng.choice(choices)

    # The turn

    def turn(self, view: View, hero: Hero, legal: dict[str, Choice]) -> str:
        if "breach" in legal:
            return "breach"
        if "answer" in legal and (not hero["demons"] or self.tired(hero)):
            return "answer"
        if self.tired(hero) or self.new_gear(hero):
            return "rest"
        if "move" in legal and (not hero["demons"] or self.has_room(hero)):
            return "move"
        return "fight" if hero["demons"] else "rest"

    def tired(self, hero: Hero) -> bool:
        """Are so many tokens spent that a Rest pays? Demons do nothing to one who rests."""
        spent = sum(token in ("stamina", "focus") for a in hero["abilities"] for token in a["tokens"])
        return bool(spent > hero["stamina"] + hero["focus"])

    def new_gear(self, hero: Hero) -> bool:
        """Is there something in the sack that is worth a Rest to put on?"""
        return any(
            item_worth(item) - slot_worth(hero, slot) > ENOUGH and fits(hero, item, slot)
            for item in hero["sack"]
            for slot in slots_for(item)
        )

    def has_room(self, hero: Hero) -> bool:
        """Could two more locations come, and what the dice leave standing be blocked or borne? It is a race."""
        foes = face_up(hero).values()
        left = 2 + sum(len(open_faces(foe)) for foe in foes)
        damage = 2 + sum(foe["damage"] for foe in foes)
        standing = damage * max(0.0, 1 - hero["dice_owned"] / left)
        spare = max(0, hero["health"] - round(KEPT * self.taste.wound))
        return bool(left <= hero["dice_owned"] + min(2, spare) and standing <= block_capacity(hero) + spare)

    def taking(self, view: View, hero: Hero, legal: dict[str, Choice]) -> str:
        have = [face for foe in face_up(hero).values() for _, face in open_faces(foe)]
        best = max(range(len(view["sets"])), key=lambda n: self.set_worth(view["sets"][n], hero, have))
        return f"take {best + 1}"

    def set_worth(self, foes: list[Demon], hero: Hero, have: list[int]) -> float:
        worth = 0.0
        seen = list(have)
        for foe in foes:
            worth += 1.6 * self.taste.fight * foe["level"] - 0.5 * self.taste.wound * foe["damage"]
            worth += 0.6 * self.taste.loot * any(hero["slots"][slot] is None for slot in slots_for(foe["item"]))
            worth -= 0.35 * sum(face in seen for face in foe["hits"])
            seen += foe["hits"]
            column = [s for s in hero["skills"] if s["column"] == foe["colour"]]
            worth += 0.2 * (sum(s["gems"] for s in column) > 0)
        return float(worth - 0.45 * max(0, len(seen) - hero["dice_owned"] - 3))

    def looting(self, view: View, hero: Hero, legal: dict[str, Choice]) -> str:
        best = max(view["chest"], key=lambda item: item_worth(item) + 0.5 * gain(hero, item))
        return f"loot {best['id']}"

    # The fight

    def before_roll(self, view: View, hero: Hero, legal: dict[str, Choice]) -> str:
        gift = self.gift(hero, legal)
        if gift:
            return gift
        thirsty = view["round"] > 0 or sum(foe["damage"] for foe in face_up(hero).values()) > 3
        if thirsty:
            for text in legal:
                if text.startswith("drink") and self.frees(hero, text.split()[2]):
                    return text
        return "roll"

    def frees(self, hero: Hero, space: str) -> bool:
        """Would the ability be usable again with this token gone?"""
        ability = next(a for a in hero["abilities"] if space.startswith(a["place"]))
        return sum(token is not None for token in ability["tokens"]) == 1

    def gift(self, hero: Hero, legal: dict[str, Choice]) -> str | None:
        gifts = [b["id"] for b in hero["blessings"] or [] if b["effect"].startswith("gain") and not b["used"]]
        return next((f"bless {g}" for g in gifts if f"bless {g}" in legal), None)

    def attack(self, view: View, hero: Hero, legal: dict[str, Choice]) -> str:
        steps = Planner(hero, set(legal), view["round"] > 0).plan().steps
        for step in steps:
            if step.tool is not None:
                self.aim = (step.die, step.face)
                return step.tool.text
        for step in steps:
            if hit(step) in legal:
                return hit(step)
        return self.special(hero, legal) or "end attack"

    def special(self, hero: Hero, legal: dict[str, Choice]) -> str | None:
        """Skills that strike without a free die."""
        for ability in hero["abilities"]:
            text = f"use {ability['place']}"
            name = ability["effect"].split()[0]
            if text in legal and name in ("strike", "double"):
                return text
            free = any(not d["assigned"] and not d["lost"] for d in hero["dice"])
            if text in legal and name == "reroll" and free:
                return text
        return None

    def changing(self, view: View, hero: Hero, legal: dict[str, Choice]) -> str:
        if self.aim is not None:
            die, face = self.aim
            self.aim = None
            if f"turn d{die + 1} {face}" in legal:
                return f"turn d{die + 1} {face}"
        foes = [foe for place, foe in face_up(hero).items() if not view["round"] or place == hero["at"]]
        wanted = {face for foe in foes for _, face in open_faces(foe)}
        return next((t for t in legal if int(t.split()[2]) in wanted), next(iter(legal)))

    def block(self, view: View, hero: Hero, legal: dict[str, Choice]) -> str:
        need = hero["damage"] - hero["shields"]
        if need <= 0:
            return "end block"
        offers: list[tuple[float, str]] = []
        for ability in hero["abilities"]:
            text = f"use {ability['place']}"
            if text in legal:
                amount = verb_of(ability["effect"]).amount + hero["guard"]
                tokens = len(ability["spaces"])
                offers.append((min(amount, need) - 0.3 * tokens - 0.1 * max(0, amount - need), text))
        for blessing in hero["blessings"] or []:
            text = f"bless {blessing['id']}"
            if text in legal and blessing["effect"].startswith("block"):
                offers.append((min(verb_of(blessing["effect"]).amount, need) - 1.0, text))
        return max(offers)[1] if offers else self.gift(hero, legal) or "end block"

    def paying(self, view: View, hero: Hero, legal: dict[str, Choice]) -> str:
        return "pay stamina" if hero["stamina"] > hero["focus"] else "pay focus"

    # Growing

    def gem(self, view: View, hero: Hero, legal: dict[str, Choice]) -> str:
        skills = {f"{s['column']} {s['level']}": s for s in hero["skills"]}
        wanted: list[str] = [c for item in hero["sack"] for c in item["gems"]]

        def worth(text: str) -> float:
            kind, column, level = text.split()
            skill = skills[f"{column} {level}"]
            left = skill["gems"] + skill["white"]
            value = 0.0 if skill["gained"] else 4.0 - left + (2.0 if left == 1 else 0.0)
            if level == "1":
                value += 1.5 + 0.4 * wanted.count(column)
            return value - (0.3 if kind == "white" else 0.0)

        return max(legal, key=worth)

    def filling(self, view: View, hero: Hero, legal: dict[str, Choice]) -> str:
        """The colour there is less of; full slots are changed only for the first potion of a colour."""
        red, blue = hero["potions"]["red"], hero["potions"]["blue"]
        scarce, plenty = ("red", "blue") if red <= blue else ("blue", "red")
        if "decline" not in legal:
            return f"fill {scarce}"
        return "decline" if min(red, blue) else f"pour {plenty}"

    def equip(self, view: View, hero: Hero, legal: dict[str, Choice]) -> str:
        best, best_gain = "end equip", ENOUGH
        for item in hero["sack"]:
            for slot in slots_for(item):
                text = f"wield {item['id']} {slot}" if item["type"] == "weapon" else f"equip {item['id']}"
                better = item_worth(item) - slot_worth(hero, slot)
                if text in legal and better > best_gain:
                    best, best_gain = text, better
        return best

    def buy(self, view: View, hero: Hero, legal: dict[str, Choice]) -> str:
        slots = hero["potions"]["slots"] - hero["potions"]["red"] - hero["potions"]["blue"]
        last = view["act"] >= 5 and view["breacher"] is not None
        spare = [item for item in hero["sack"] if last or gain(hero, item) <= ENOUGH or len(hero["sack"]) > 3]
        if not spare or slots <= 0:
            return "end rest"
        colour = "red" if hero["potions"]["red"] <= hero["potions"]["blue"] else "blue"
        return f"brew {colour} {min(spare, key=item_worth)['id']}"

    # The Demon Lord

    def penalty(self, view: View, hero: Hero, legal: dict[str, Choice]) -> str:
        gift = self.gift(hero, legal)
        if "accept" in legal:
            return "accept" if self.worth_paying(view, hero) else "suffer"
        spaces = [t for t in legal if t.startswith(("corrupt", "spend", "sacrifice"))]
        if spaces:
            return min(spaces, key=lambda t: self.space_worth(hero, t.split()[-1]))
        for start in ("lose", "forfeit"):
            text = next((t for t in legal if t.startswith(start)), None)
            if text:
                return text
        return gift or "suffer"

    def worth_paying(self, view: View, hero: Hero) -> bool:
        pools: int = hero["stamina"] + hero["focus"]
        return pools > 2 or hero["health"] - hero["marked"] <= 3

    def space_worth(self, hero: Hero, space: str) -> float:
        ability = next(a for a in hero["abilities"] if space.startswith(a["place"]))
        broken = "corrupted" in ability["tokens"]
        return 0.0 if broken else ability_worth(ability)


def hit(step: Step) -> str:
    return f"hit d{step.die + 1} {LETTERS[step.foe]}.{step.location + 1}"


def block_capacity(hero: Hero) -> int:
    """Roughly how much damage the stamina at hand can block."""
    offers = [a for a in hero["abilities"] if a["ready"] and a["effect"].startswith("block")]
    stamina, blocked = hero["stamina"], hero["shield"]
    for ability in sorted(offers, key=lambda a: -verb_of(a["effect"]).amount / max(1, len(a["spaces"]))):
        if stamina >= len(ability["spaces"]):
            stamina -= len(ability["spaces"])
            blocked += verb_of(ability["effect"]).amount + hero["guard"]
    return int(blocked)


def slots_for(item: Item | ItemIcon) -> tuple[Slot, ...]:
    return ("left", "right") if item["type"] == "weapon" else (item["type"],)


def ability_worth(ability: PrintedAbility) -> float:
    verb = verb_of(ability["effect"])
    base = 0.55 * verb.amount if verb.blocks else VERB_WORTH.get(verb.name, 1.5)
    return float(base - 0.25 * len(ability["spaces"]) + 0.1 * ability["spaces"].count("purple"))


def item_worth(item: Item) -> float:
    flames = item["stamina"] + item["focus"]
    return float(sum(map(ability_worth, item["abilities"])) + 1.1 * flames + 0.2 * item["level"])


def slot_worth(hero: Hero, slot: Slot) -> float:
    """What lies in a slot now, printed or equipped."""
    item = hero["slots"][slot]
    if item is not None:
        return item_worth(item)
    return sum(ability_worth(a) for a in hero["abilities"] if a["place"].startswith(slot))


def gain(hero: Hero, item: Item) -> float:
    return item_worth(item) - min(slot_worth(hero, slot) for slot in slots_for(item))


def fits(hero: Hero, item: Item, slot: Slot) -> bool:
    """Could the item be paid for in this slot, beside what stays on?"""
    need = [c for name, other in hero["slots"].items() if other and name != slot for c in other["gems"]]
    need += item["gems"]
    short = sum(max(0, need.count(colour) - hero["gems"][colour]) for colour in ("red", "green", "blue"))
    return bool(short <= hero["gems"]["white"])
