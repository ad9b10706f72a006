"""The lesson of Darkest Doom: two days with a mission, an Abyss, an alliance, a trap and a Hound."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from tools.lessons.teaching import ME, Pupil, Step, Taught, View, do

from dawnbreach import Game
from dawnbreach.darkest_doom.content import COLOURS
from dawnbreach.darkest_doom.game import DarkestDoom
from dawnbreach.kernel.chance import Seeded

WEAPONS = ("vicars-rapier", "wheel-lock-pistol", "watch-halberd")
"""Equipment that helps in a combat and is used before the roll."""


class DoomPupil(Pupil):
    """Knows what the lesson wants next, and whether it happens as its words say.

    Who is asked for the way of a monster would need words for it: the lesson takes no such seed.
    """

    name = "darkest-doom"
    words = "doom"
    options: ClassVar = {"guardians": ("urian", "sela")}

    def __init__(self, game: Game, seed: str, hasty: bool = False) -> None:
        super().__init__(game, seed, hasty)
        assert isinstance(game, DarkestDoom)
        self.content = game.content
        self.names = [area.id for area in game.content.areas]
        self.me: View = {}
        self.castle, self.prey, self.weapon = "", "", ""
        self.fame = 0

    @classmethod
    def is_promising(cls, game: Game, seed: str) -> bool:
        """Is the first mission next to the first Temple?"""
        assert isinstance(game, DarkestDoom)
        content, chance = game.content, Seeded(seed)
        temple = content.temples[chance.pick(0, 0, "temple", range(len(COLOURS)))]
        mission = chance.pick(1, 0, "mission", range(len(content.missions)))
        return content.missions[mission].area in content.areas[temple].next

    def look(self) -> None:
        super().look()
        self.me = self.seen["guardians"][ME]

    def has_learnt(self) -> bool:
        """The prey is dead."""
        return bool(self.at("turn") and self.seen["monsters"][int(self.prey[1:]) - 1] is None)

    # What is to be seen

    def at(self, step: str) -> bool:
        return bool(self.seen["step"] == step)

    def next_to(self, area: str) -> list[str]:
        return [self.names[n] for n in self.content.areas[self.names.index(area)].next]

    def near(self) -> list[str]:
        """Adjacent areas without figures and Abysses."""
        return [name for name in self.next_to(self.me["area"]) if self.is_quiet(name)]

    def has_figure(self, area: str) -> bool:
        return any(one and one["area"] == area for one in (*self.seen["guardians"], *self.seen["monsters"]))

    def is_quiet(self, area: str) -> bool:
        return not self.has_figure(area) and area not in self.seen["abysses"]

    def towards(self, goals: list[str]) -> str | None:
        """An area between here and a goal two steps away."""
        steps = [step for step in self.near() if set(goals) & set(self.next_to(step))]
        return steps[0] if self.at("turn") and steps else None

    def citadels(self) -> list[str]:
        return [b["area"] for b in self.seen["buildings"] if b["kind"] == "citadel" and self.is_quiet(b["area"])]

    def missing(self) -> Counter[str]:
        return Counter(self.seen["test"]) - Counter(self.me["dice"])

    # The first day

    def play(self) -> Taught | None:
        """A weapon is in hand, four actions and two slots are free."""
        self.weapon = next((card for card in self.me["hand"] if card.split(".")[0] in WEAPONS), "")
        fresh = self.at("turn") and self.me["actions"] == 4 and self.me["slots_free"] == 2
        return do(f"play {self.weapon}", self.weapon) if self.weapon and fresh else None

    def go(self) -> Taught | None:
        area = self.me["mission"]["area"]
        return do(f"go {area}", f"{area},actions") if self.at("turn") and area in self.near() else None

    def seek(self) -> Taught | None:
        if not self.at("seeking"):
            return None
        value, high = self.seen["destiny"]["value"], self.seen["destiny"]["high"]
        return do("seek", "destiny") if (value >= 5 if high else value <= 5) else None

    def road(self) -> Taught | None:
        step = self.towards(self.citadels())
        return do(f"go {step}", f"relics,{step}") if step and self.me["relics"]["crystal"] else None

    def citadel(self) -> Taught | None:
        self.castle = next((area for area in self.citadels() if area in self.near()), "")
        return do(f"go {self.castle}", self.castle) if self.at("turn") and self.castle else None

    def end_dawn(self) -> Taught | None:
        """An alliance could be made already."""
        return do("end turn", "actions") if "ally" in self.legal else None

    def abyss(self) -> Taught | None:
        """The achievements are there, and an Abyss without a figure is next to the pupil."""
        self.fame = self.me["fame"]
        open_ones = [a for a in self.seen["abysses"] if not self.has_figure(a) and a in self.next_to(self.me["area"])]
        ready = self.at("turn") and self.me["orders_held"] == 2 and open_ones
        return do(f"go {open_ones[0]}", open_ones[0]) if ready else None

    def fate(self) -> Taught | None:
        """One of three icons is missing, and a card in hand has it."""
        missing = self.missing()
        card = next((c for c in self.me["hand"] if c.split(".")[-1] in missing), None)
        if not self.at("after-test") or len(self.seen["test"]) != 3 or missing.total() != 1 or card is None:
            return None
        spare: Counter[str] = Counter(self.me["dice"]) - Counter(self.seen["test"])
        die = next(n for n, icon in enumerate(self.me["dice"], 1) if icon in spare)
        return do(f"fate {card} d{die}", f"d{die},{card}")

    def settle(self) -> Taught | None:
        dice = ",".join(f"d{n}" for n in range(1, len(self.me["dice"]) + 1))
        return do("settle", dice) if self.at("after-test") and not self.missing() else None

    def back(self) -> Taught | None:
        """Closed, and for more fame."""
        closed = self.me["area"] not in self.seen["abysses"] and self.me["fame"] > self.fame
        return (
            do(f"go {self.castle}", self.castle) if self.at("turn") and closed and self.is_quiet(self.castle) else None
        )

    def ally(self) -> Taught | None:
        return do("ally", self.castle)

    # The second day

    def dawn(self) -> Taught | None:
        return do("draw spells", "hand,wisdom") if self.me["wisdom"] == 3 else None

    def discard(self) -> Taught | None:
        """Anything but a trap, which is needed."""
        traps = [card.id for card in self.content.cards if card.deck == 1]
        card = next((c for c in self.me["hand"] if c.split(".")[0] not in traps), None)
        return do(f"discard {card}", card) if self.at("discarding") and card else None

    def trap(self) -> Taught | None:
        area = next(iter(self.near()), None)
        return do(f"trap {area}", f"{area},coins") if self.at("turn") and area else None

    def hunt(self) -> Taught | None:
        for number, monster in enumerate(self.seen["monsters"], 1):
            step = self.towards([monster["area"]]) if monster and monster["tier"] == "hound" else None
            if step:
                self.prey = f"m{number}"
                return do(f"go {step}", f"{self.prey},{step}")
        return None

    def attack(self) -> Taught | None:
        monster = self.seen["monsters"][int(self.prey[1:]) - 1]
        return do(f"go {monster['area']}", f"{self.prey},{monster['area']}") if self.at("turn") and monster else None

    def use(self) -> Taught | None:
        return do("use 1", self.weapon) if self.at("casting") and self.seen["foe"] else None

    def hits(self) -> Taught | None:
        """Enough to kill, and the pupil lives."""
        icons = [*self.me["dice"], *self.me["bonus"]]
        hits = [n for n, icon in enumerate(icons, 1) if icon in ("sword", "priestess", "dusk")]
        left = self.me["health"] - self.me["wounds"]
        if not self.at("casting") or len(hits) < self.seen["foe"]["health"] or self.seen["foe"]["hits"] >= left:
            return None
        return do("pass", ",".join(f"d{n}" for n in hits if n <= len(self.me["dice"])) or "foe")

    second = "dawn"
    steps: ClassVar[dict[str, Step]] = {
        "mark": do("mark health crystal", "mission"),
        "deck": do("draw spells", "spells"),
        "equipment": do("draw equipment", "equipment"),
        "encounter": do("draw encounters", "encounters"),
        "play": play,
        "go": go,
        "complete": do("complete", "mission"),
        "seek": seek,
        "road": road,
        "citadel": citadel,
        "end-dawn": end_dawn,
        "orders": do("draw orders", "rounds"),
        "abyss": abyss,
        "fate": fate,
        "settle": settle,
        "back": back,
        "ally": ally,
        "end-dusk": do("end turn", "fame"),
        "dawn": dawn,
        "traps": do("draw traps", "traps"),
        "more": do("draw equipment", "equipment"),
        "discard": discard,
        "mark-again": do("mark attack lantern", "attack"),
        "trap": trap,
        "wait": do("end turn", "actions"),
        "orders-again": do("draw orders", "orders"),
        "hunt": hunt,
        "attack": attack,
        "weapon": use,
        "combat": do("pass", "foe,attack"),
        "hits": hits,
    }
