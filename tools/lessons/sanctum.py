"""The lesson of Sanctum: a pair of demons, a skill, a rest, and a bigger demon that takes two fights."""

from __future__ import annotations

from typing import ClassVar

from tools.lessons.teaching import ME, Pupil, Step, Taught, View, do

from dawnbreach import Game, Position
from dawnbreach.sanctum.state import Table

HERO = "huntress"


class SanctumPupil(Pupil):
    """Knows what the lesson wants next, and whether it happens as its words say."""

    name = "sanctum"
    words = "sanctum"
    options: ClassVar = {"heroes": (HERO, "slayer")}

    def __init__(self, game: Game, seed: str, hasty: bool = False) -> None:
        super().__init__(game, seed, hasty)
        self.me: View = {}
        self.colour = ""
        self.die, self.face = "", 0

    def look(self) -> None:
        super().look()
        self.me = self.seen["heroes"][ME]

    def has_learnt(self) -> bool:
        """A second level of the same demon is to be taken."""
        return bool(self.seen["step"] == "moving-gem")

    # What is to be seen

    def hits(self) -> list[str]:
        return [text for text in self.legal if text.startswith("hit ")]

    def wanted(self) -> list[int]:
        """The faces that are still to be hit."""
        demons = self.me["demons"]
        return [face for d in demons for face, hit in zip(d["hits"], d["marked"], strict=True) if not hit]

    def skill(self) -> View:
        """The skill of the top row that the first two levels are for."""
        return next(one for one in self.me["skills"] if one["column"] == self.colour and one["level"] == 1)

    # The first fight: one die fits, and rage turns the other

    def take(self) -> Taught | None:
        """Two demons of one colour, which together bring a skill, and no weapons: those are not put on but taken up."""
        for number, demons in enumerate(self.seen["sets"], 1):
            self.colour = demons[0]["colour"]
            types = {demon["item"]["type"] for demon in demons}
            alike = len(demons) == 2 and all(d["colour"] == self.colour and len(d["hits"]) == 1 for d in demons)
            if alike and len(types) == 2 and "weapon" not in types and self.skill()["gems"] == 2:
                return do(f"take {number}")
        return None

    def hit(self) -> Taught | None:
        hits = self.hits()
        return do(hits[0], about_hit(hits[0])) if len(hits) == 1 else None

    def rage(self) -> Taught | None:
        return None if self.hits() else do("rage", "rage")

    def turn_any(self) -> Taught | None:
        self.face = self.wanted()[0]
        self.die = next(f"d{n}" for n, die in enumerate(self.me["dice"], 1) if not die["assigned"])
        return self.turn()

    def turn(self) -> Taught | None:
        return do(f"turn {self.die} {self.face}", self.die)

    def end_attack(self) -> Taught | None:
        return None if self.wanted() else do("end attack")

    def no_block(self) -> Taught | None:
        return None if self.me["damage"] else do("end block", "health")

    def gem(self) -> Taught | None:
        """From a skill with two gems, then with one."""
        return do(f"gem {self.colour} 1", str(self.skill()["id"]))

    # The rest: both items are put on

    def rest(self) -> Taught | None:
        """The skill has been gained and blocks by itself; two items are there, and a die waits."""
        ready = self.skill()["gained"] and self.me["shield"] and self.me["first_die"] and len(self.me["sack"]) == 2
        return do("rest", ",".join(item["id"] for item in self.me["sack"])) if ready else None

    def equip(self) -> Taught | None:
        ids = [item["id"] for item in self.me["sack"]]
        return do(f"equip {ids[0]}", f"{ids[0]},gems") if all(f"equip {one}" in self.legal for one in ids) else None

    def equip_again(self) -> Taught | None:
        item = self.me["sack"][0]["id"]
        return do(f"equip {item}", item)

    def end_equip(self) -> Taught | None:
        return None if self.me["sack"] else do("end equip", "gems")

    # The second demon: an ability brings one hit, the rest is out of reach, and all damage is blocked

    def take_big(self) -> Taught | None:
        for number, demons in enumerate(self.seen["sets"], 1):
            if len(demons) == 1 and demons[0]["level"] == 2 and len(set(demons[0]["hits"])) == 2:
                return do(f"take {number}")
        return None

    def fight_big(self) -> Taught | None:
        return do("fight", "a") if len(self.me["demons"]) == 1 else None

    def ability(self) -> Taught | None:
        """No die fits and rage sleeps, but an item put on in the rest helps."""
        found = self.trick() if len(self.me["dice"]) == 3 and not self.me["rage"] else None
        return found if found and self.me["slots"].get(found.about.split(".")[0]) else None

    def trick(self) -> Taught | None:
        """An ability that turns a die to a face that is wanted, when no die shows one."""
        if self.hits():
            return None
        for use in self.legal:
            for turn in choices_after(self.position, use) if use.startswith("use ") else ():
                if turn.startswith("turn ") and int(turn.split()[2]) in self.wanted():
                    self.die, self.face = turn.split()[1], int(turn.split()[2])
                    return do(use, f"{use.split()[1]},{self.die}")
        return None

    def hit_with_it(self) -> Taught | None:
        hits = [text for text in self.hits() if text.split()[1] == self.die]
        return do(hits[0], about_hit(hits[0])) if hits else None

    def no_more(self) -> Taught | None:
        return None if can_hit(self.position) or len(self.wanted()) != 1 else do("end attack", "a")

    def block(self) -> Taught | None:
        """The skill alone is not enough, with one ability it is; rage has woken."""
        missing = self.me["damage"] - self.me["shields"]
        if not 0 < missing < self.me["damage"] or not self.me["rage"]:
            return None
        for use in self.legal:
            if use.startswith("use ") and shields_after(self.position, use) >= self.me["damage"]:
                return do(use, f"{use.split()[1]},health")
        return None

    def end_block(self) -> Taught | None:
        return do("end block", "health") if self.me["shields"] >= self.me["damage"] else None

    # The third fight: an ability is enough, rage is kept

    def fight_on(self) -> Taught | None:
        return do("fight", "a,rage") if len(self.wanted()) == 1 and self.me["rage"] else None

    def enough(self) -> Taught | None:
        return self.trick() if self.me["rage"] else None

    def own_gem(self) -> Taught | None:
        """Of several gems, white ones among them."""
        colour = self.me["demons"][0]["colour"]
        return Taught(tuple(self.legal), colour) if any(text.startswith("white ") for text in self.legal) else None

    second = "rest"
    steps: ClassVar[dict[str, Step]] = {
        "first-move": do("move", f"march,{HERO}"),
        "take": take,
        "fight": do("fight", "a,b"),
        "roll": do("roll", "dice"),
        "hit": hit,
        "rage": rage,
        "turn-any": turn_any,
        "hit-again": hit,
        "end-attack": end_attack,
        "no-block": no_block,
        "claim": do("claim a", "a"),
        "gem": gem,
        "skill": gem,
        "rest": rest,
        "equip": equip,
        "equip-again": equip_again,
        "end-equip": end_equip,
        "end-rest": do("end rest", "potions"),
        "move": do("move", "march"),
        "take-big": take_big,
        "fight-big": fight_big,
        "roll-three": do("roll", "dice"),
        "ability": ability,
        "turn-die": turn,
        "hit-big": hit_with_it,
        "no-more": no_more,
        "block": block,
        "end-block": end_block,
        "fight-on": fight_on,
        "roll-last": do("roll", "dice"),
        "enough": enough,
        "turn-last": turn,
        "kill": hit_with_it,
        "end-attack-again": end_attack,
        "end-block-again": no_block,
        "own-gem": own_gem,
    }


def about_hit(text: str) -> str:
    """The die and the place it goes to."""
    return ",".join(text.split()[1:])


# What a choice leads to


def after(position: Position, text: str) -> Position:
    later = position.copy()
    later.play(text, ME)
    return later


def choices_after(position: Position, text: str) -> list[str]:
    return [choice.text for choice in after(position, text).choices(ME)]


def shields_after(position: Position, text: str) -> int:
    later = after(position, text)
    assert isinstance(later, Table)
    return later.view(ME)["heroes"][ME]["shields"]


def can_hit(position: Position) -> bool:
    """Could abilities bring about one more hit? What is left to chance counts too."""
    texts = [choice.text for choice in position.choices(ME)]
    if any(text.startswith(("hit ", "again ", "strike ", "reroll ")) for text in texts):
        return True
    return any(can_hit(after(position, text)) for text in texts if text.startswith(("use ", "pay ", "turn ")))
