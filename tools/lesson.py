"""Finds a beginning in which everything happens that the lesson of Darkest Doom tells about, and writes its script.

What is said names no places and no cards, so it fits whatever seed is found.
Usage: python tools/lesson.py [FIRST_SEED]
"""

from __future__ import annotations

import itertools
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import dawnbreach
from dawnbreach import bots
from dawnbreach.darkest_doom.content import COLOURS, Content
from dawnbreach.darkest_doom.game import DarkestDoom
from dawnbreach.darkest_doom.state import Land
from dawnbreach.kernel.chance import Seeded

FILE = Path(dawnbreach.__file__).parent / "table" / "lessons" / "darkest-doom.toml"
GUARDIANS = ("urian", "sela")
WEAPONS = ("vicars-rapier", "wheel-lock-pistol", "watch-halberd", "oak-pavise")
"""Equipment that helps in a combat and is used before the roll."""
View = dict[str, Any]
Taught = tuple[str, str]
"""What is to be chosen, and what it is about."""


class Pupil:
    """Knows what the lesson wants next, from the view alone; None where the game does not offer it."""

    def __init__(self, land: Land) -> None:
        self.land, self.content = land, land.content
        self.names = [area.id for area in land.content.areas]
        self.seen: View = {}
        self.me: View = {}
        self.castle, self.prey, self.weapon = "", "", ""

    def look(self) -> None:
        self.seen = self.land.view(0)
        self.me = self.seen["guardians"][0]

    def near(self, area: str) -> list[str]:
        """Adjacent areas without figures and Abysses."""
        found = [self.names[n] for n in self.content.areas[self.names.index(area)].next]
        return [name for name in found if self.is_quiet(name)]

    def is_quiet(self, area: str) -> bool:
        figures = [g["area"] for g in self.seen["guardians"]] + [m["area"] for m in self.seen["monsters"] if m]
        return area not in (*figures, *self.seen["abysses"])

    def towards(self, goals: list[str]) -> str | None:
        """An area between here and a goal two steps away."""
        for step in self.near(self.me["area"]):
            beyond = [self.names[n] for n in self.content.areas[self.names.index(step)].next]
            if any(goal in beyond for goal in goals):
                return step
        return None

    def hand(self, *designs: str) -> str | None:
        return next((card for card in self.me["hand"] if card.split(".")[0] in designs), None)

    # One method for each step that depends on the seed

    def play(self) -> Taught | None:
        self.weapon = self.hand(*WEAPONS) or ""
        return (f"play {self.weapon}", self.weapon) if self.weapon else None

    def go(self) -> Taught | None:
        area = self.me["mission"]["area"]
        return (f"go {area}", f"{area},actions") if area in self.near(self.me["area"]) else None

    def seek(self) -> Taught | None:
        value, high = self.seen["destiny"]["value"], self.seen["destiny"]["high"]
        return ("seek", "destiny") if (value >= 5 if high else value <= 5) else None

    def citadels(self) -> list[str]:
        return [b["area"] for b in self.seen["buildings"] if b["kind"] == "citadel" and self.is_quiet(b["area"])]

    def road(self) -> Taught | None:
        step = self.towards(self.citadels())
        return (f"go {step}", f"relics,{step}") if step else None

    def citadel(self) -> Taught | None:
        self.castle = next((area for area in self.citadels() if area in self.near(self.me["area"])), "")
        return (f"go {self.castle}", self.castle) if self.castle else None

    def back(self) -> Taught | None:
        return f"go {self.castle}", self.castle

    def ally(self) -> Taught | None:
        return "ally", self.castle

    def abyss(self) -> Taught | None:
        here = self.content.areas[self.names.index(self.me["area"])].next
        figures = [g["area"] for g in self.seen["guardians"]] + [m["area"] for m in self.seen["monsters"] if m]
        area = next((a for a in self.seen["abysses"] if self.names.index(a) in here and a not in figures), None)
        return (f"go {area}", area) if area else None

    def missing(self) -> Counter[str]:
        return Counter(self.seen["test"]) - Counter(self.me["dice"])

    def fate(self) -> Taught | None:
        missing = self.missing()
        spare: Counter[str] = Counter(self.me["dice"]) - Counter(self.seen["test"])
        card = next((c for c in self.me["hand"] if c.split(".")[-1] in missing), None)
        if missing.total() != 1 or card is None:
            return None
        die = next(n for n, icon in enumerate(self.me["dice"], 1) if icon in spare)
        return f"fate {card} d{die}", f"d{die},{card}"

    def settle(self) -> Taught | None:
        return None if self.missing() else ("settle", "d1,d2,d3,d4")

    def discard(self) -> Taught | None:
        traps = [card.id for card in self.content.cards if card.deck == 1]
        card = next((c for c in self.me["hand"] if c.split(".")[0] not in traps), None)
        return (f"discard {card}", card) if card else None

    def trap(self) -> Taught | None:
        area = next(iter(self.near(self.me["area"])), None)
        return (f"trap {area}", f"{area},coins") if area else None

    def hunt(self) -> Taught | None:
        for number, monster in enumerate(self.seen["monsters"], 1):
            step = self.towards([monster["area"]]) if monster and monster["tier"] == "hound" else None
            if step:
                self.prey = f"m{number}"
                return f"go {step}", f"{self.prey},{step}"
        return None

    def attack(self) -> Taught | None:
        area = self.seen["monsters"][int(self.prey[1:]) - 1]["area"]
        return f"go {area}", f"{self.prey},{area}"

    def use(self) -> Taught | None:
        return "use 1", self.weapon

    def hits(self) -> Taught | None:
        icons = [*self.me["dice"], *self.me["bonus"]]
        hits = [n for n, icon in enumerate(icons, 1) if icon in ("sword", "priestess", "dusk")]
        left = self.me["health"] - self.me["wounds"]
        won = len(hits) >= self.seen["foe"]["health"] and self.seen["foe"]["hits"] < left
        return ("pass", ",".join(f"d{n}" for n in hits if n <= len(self.me["dice"])) or "foe") if won else None


Step = Taught | Callable[[Pupil], Taught | None]
STEPS: dict[str, Step] = {
    "mark": ("mark health crystal", "mission"),
    "deck": ("draw spells", "spells"),
    "equipment": ("draw equipment", "equipment"),
    "encounter": ("draw encounters", "encounters"),
    "play": Pupil.play,
    "go": Pupil.go,
    "complete": ("complete", "mission"),
    "seek": Pupil.seek,
    "road": Pupil.road,
    "citadel": Pupil.citadel,
    "end-dawn": ("end turn", "actions"),
    "orders": ("draw orders", "rounds"),
    "abyss": Pupil.abyss,
    "fate": Pupil.fate,
    "settle": Pupil.settle,
    "back": Pupil.back,
    "ally": Pupil.ally,
    "end-dusk": ("end turn", "fame"),
    "dawn": ("draw spells", "hand,wisdom"),
    "traps": ("draw traps", "traps"),
    "more": ("draw equipment", "equipment"),
    "discard": Pupil.discard,
    "mark-again": ("mark attack lantern", "attack"),
    "trap": Pupil.trap,
    "wait": ("end turn", "actions"),
    "orders-again": ("draw orders", "orders"),
    "hunt": Pupil.hunt,
    "attack": Pupil.attack,
    "weapon": Pupil.use,
    "combat": ("pass", "foe,attack"),
    "hits": Pupil.hits,
}


def is_promising(content: Content, seed: str) -> bool:
    """Is the first mission next to the first Temple? Asked of the seed, without a game."""
    chance = Seeded(seed)
    temple = content.temples[chance.pick(0, 0, "temple", range(len(COLOURS)))]
    return (
        content.missions[chance.pick(1, 0, "mission", range(len(content.missions)))].area in content.areas[temple].next
    )


def others_play(land: Land, seed: str) -> None:
    """The novice in the other seat, as at a table."""
    secret = sha256(f"{seed}/bot/1".encode()).hexdigest()[:32]
    while land.waiting == (1,):
        ply = land.past.number if land.past else 0
        bot = bots.make("novice", land.game.name, seed=f"{secret}/{ply}")
        land.play(bot(land.view(1), land.choices(1)), 1)


def taught(game: DarkestDoom, seed: str) -> Iterator[tuple[str, Taught]]:
    """The steps of the lesson as far as this seed has them."""
    land = game.start(seats=2, seed=seed, guardians=GUARDIANS)
    assert isinstance(land, Land)
    pupil = Pupil(land)
    for name, step in STEPS.items():
        others_play(land, seed)
        if land.waiting != (0,):
            return
        pupil.look()
        legal = {choice.text for choice in land.choices(0)}
        wanted = step if isinstance(step, tuple) else step(pupil) if fits(name, pupil.seen) else None
        if wanted is None or wanted[0] not in legal:
            return
        yield name, wanted
        land.play(wanted[0], 0)
    pupil.look()
    if pupil.seen["step"] == "Turn" and pupil.seen["monsters"][int(pupil.prey[1:]) - 1] is None:
        yield "alone", ("", "")


def fits(name: str, seen: View) -> bool:
    """Is the pupil asked what this step is about?"""
    wanted = {"seek": "Seeking", "fate": "AfterTest", "settle": "AfterTest", "discard": "Discarding"}
    return bool(seen["step"] == wanted.get(name, "Casting" if name in ("weapon", "hits") else "Turn"))


def main() -> None:
    game = dawnbreach.game("darkest-doom")
    assert isinstance(game, DarkestDoom)
    best = 0
    for number in itertools.count(int(sys.argv[1]) if len(sys.argv) > 1 else 1):
        if not is_promising(game.content, str(number)):
            continue
        steps = list(taught(game, str(number)))
        if len(steps) > best:
            best = len(steps)
            sys.stdout.write(f"seed {number}: {best} of {len(STEPS) + 1} steps, as far as {steps[-1][0]}\n")
        if len(steps) > len(STEPS):
            FILE.write_text(script(str(number), steps), encoding="utf-8")
            return


def script(seed: str, steps: list[tuple[str, Taught]]) -> str:
    """The lesson as its file has it."""
    lines = [
        "# A first game of Darkest Doom, made by tools/lesson.py. tests/table/test_lessons.py says when it breaks."
    ]
    lines += [f'seed = "{seed}"', 'seats = ["me", "novice"]', "", "[options]"]
    lines += [f'guardians = ["{GUARDIANS[0]}", "{GUARDIANS[1]}"]']
    for name, (text, about) in steps:
        lines += ["", "[[steps]]", f'say = "lesson-doom-{name}"']
        lines += [f'expects = ["{text}"]', f'about = "{about}"'] if text else []
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
