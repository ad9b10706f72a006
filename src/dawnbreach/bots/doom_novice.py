"""A sensible greedy Guardian: missions, alliances, Abysses on the way, cards when they can be paid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache

from dawnbreach.bots.rng import Rng
from dawnbreach.bots.temperament import EVEN, Taste
from dawnbreach.darkest_doom.content import Content
from dawnbreach.darkest_doom.pack_loader import load_pack
from dawnbreach.darkest_doom.view_types import PlayedGuardian, View
from dawnbreach.kernel import Choice

Legal = dict[str, Choice]
HITS = {"dawn": ("sword", "priestess", "dawn"), "dusk": ("sword", "priestess", "dusk")}
STEPS = {
    "turn": "turn",
    "drawing": "drawing",
    "discarding": "discarding",
    "marking": "marking",
    "casting": "casting",
    "after-test": "after_test",
    "test-tools": "test_tools",
    "seeking": "seeking",
    "hurting": "hurting",
    "defending": "defending",
    "springing": "springing",
    "swapping": "swapping",
    "ordering": "ordering",
    "walking": "walking",
    "changing": "changing",
    "tempted": "tempted",
    "cleansing": "cleansing",
    "taking-relic": "taking_relic",
    "overladen": "overladen",
    "roaming": "roaming",
}
KEPT = "release"
"""The Lake Spectre can be let go at every decision; a novice never does."""
BLUNT = {"swapping": "keep", "ordering": "draw orders", "tempted": "refuse", "overladen": "leave relic"}


@cache
def content() -> Content:
    """The printed map and cards, which everybody at the table can read."""
    return load_pack()


@cache
def numbers() -> dict[str, int]:
    return {area.id: number for number, area in enumerate(content().areas)}


class Novice:
    """Plays by rules of thumb from the view alone."""

    def __init__(self, rng: Rng, taste: Taste = EVEN) -> None:
        self.rng, self.taste = rng, taste

    def __call__(self, view: View, choices: Sequence[Choice]) -> Choice:
        choices = [choice for choice in choices if choice.text != KEPT] or choices
        if len(choices) == 1:
            return choices[0]
        legal = {choice.text: choice for choice in choices}
        method, seat = STEPS.get(view["step"] or ""), view["seat"]
        text: str | None = None
        if method in BLUNT:
            text = BLUNT[method]
        elif method and seat is not None:
            text = getattr(self, method)(view, view["guardians"][seat], legal)
        return legal[text] if text in legal else self.rng.choice(choices)

    def pick(self, legal: Legal, *starts: str) -> str | None:
        """Some legal choice that begins so."""
        found = [text for text in legal if text.startswith(starts)]
        return self.rng.choice(found) if found else None

    # The turn

    def turn(self, view: View, me: PlayedGuardian, legal: Legal) -> str:
        for text in ("free mosh", "complete", "praise", "declare"):
            if text in legal:
                return text
        found = self.pick(legal, "achieve")
        if found:
            return found
        if "ally" in legal and self.worth_allying(view, me):
            return "ally"
        return self.card(view, me, legal) or self.step(view, me, legal) or "end turn"

    def worth_allying(self, view: View, me: PlayedGuardian) -> bool:
        here = next(b for b in view["buildings"] if b["area"] == me["area"])
        gain = min(6, me["fame"]) - ((here["points"] or 0) if here["ally"] == me["number"] else 0)
        return bool(gain >= 2 or view["phase"] == "dusk")

    def card(self, view: View, me: PlayedGuardian, legal: Legal) -> str | None:
        """Equipment first, then what costs no movement that is needed."""
        plays = [text for text in legal if text.startswith(("play", "apply"))]
        if not plays or self.rng.next() % 3 == 0:
            return None
        return self.rng.choice(plays)

    def goal(self, view: View, me: PlayedGuardian) -> int | None:
        """Where to go: to a Citadel with enough Fame, to the mission, to the nearest Abyss."""
        here = numbers()[me["area"]]
        far = content().ways[here]
        if me["fame"] >= 2:
            citadels = [(b, b["points"]) for b in view["buildings"] if b["points"] is not None]
            wanted = [
                numbers()[b["area"]]
                for b, points in citadels
                if (points < min(6, me["fame"]) if b["ally"] == me["number"] else me["fame"] >= max(1, points))
            ]
            near = [area for area in wanted if area != here and far[area] <= me["actions"] + 2]
            if near:
                return min(near, key=lambda area: far[area])
        abysses = [numbers()[area] for area in view["abysses"]]
        mission = [numbers()[me["mission"]["area"]]] if me["mission"] else []
        if mission and self.taste.fight <= 1:
            return mission[0]
        abysses += mission
        return min(abysses, key=lambda area: far[area]) if abysses else None

    def step(self, view: View, me: PlayedGuardian, legal: Legal) -> str | None:
        goal = self.goal(view, me)
        here = numbers()[me["area"]]
        if goal is None or goal == here:
            return None
        far = content().ways
        guarded = {g["area"] for g in view["guardians"]} | {m["area"] for m in view["monsters"] if m}
        steps = [t for t in legal if t.startswith(("go ", "lodge "))]
        nearer = [t for t in steps if far[numbers()[t.split()[1]]][goal] < far[here][goal]]
        calm = [t for t in nearer if t.split()[1] not in guarded]
        bold = me["attack"] >= 4 * self.taste.wound and me["wounds"] * 2 * self.taste.wound < me["health"]
        if calm:
            return self.rng.choice(calm)
        return self.rng.choice(nearer) if nearer and bold else None

    def walking(self, view: View, me: PlayedGuardian, legal: Legal) -> str:
        goal = self.goal(view, me)
        here = numbers()[me["area"]]
        far = content().ways
        walks = [t for t in legal if t.startswith("walk")]
        nearer = [t for t in walks if goal is not None and far[numbers()[t.split()[1]]][goal] < far[here][goal]]
        return self.rng.choice(nearer) if nearer else "stop"

    def roaming(self, view: View, me: PlayedGuardian, legal: Legal) -> str:
        """A monster's way: into an own trap, or else away from me."""
        areas = {text: text.split()[2] for text in legal if text.startswith("roam ")}
        mine = [trap["area"] for trap in view["traps"] if trap["owner"] == me["number"]]
        near = content().roads[numbers()[me["area"]]]
        return max(areas, key=lambda text: (areas[text] in mine, near[numbers()[areas[text]]]))

    # Cards

    def drawing(self, view: View, me: PlayedGuardian, legal: Legal) -> str | None:
        if len(me["equipment"]) < 2 and self.rng.next() % 2:
            return "draw equipment"
        return self.pick(legal, "draw spells", "draw encounters", "draw equipment")

    def discarding(self, view: View, me: PlayedGuardian, legal: Legal) -> str | None:
        trap = [t for t in legal if content_deck(t.split()[1]) == 1]
        return self.rng.choice(trap) if trap else None

    def cleansing(self, view: View, me: PlayedGuardian, legal: Legal) -> str | None:
        return self.pick(legal, "cleanse")

    def taking_relic(self, view: View, me: PlayedGuardian, legal: Legal) -> str | None:
        return self.pick(legal, "take")

    def marking(self, view: View, me: PlayedGuardian, legal: Legal) -> str | None:
        for start in ("mark health crystal", "mark attack crystal", "mark wisdom", "mark attack", "mark health"):
            found = self.pick(legal, start)
            if found:
                return found
        return None

    # Dice

    def casting(self, view: View, me: PlayedGuardian, legal: Legal) -> str:
        found = self.pick(legal, "cast", "use")
        if found:
            return found
        good = HITS[view["phase"]]
        kept = (*good, "shield")
        for text in legal:
            words = text.split()
            if words[0] == "free" and words[2] in good and me["dice"][int(words[1][1:]) - 1] not in kept:
                return text
        return "pass"

    def after_test(self, view: View, me: PlayedGuardian, legal: Legal) -> str:
        """Turn dice nobody needs to symbols that are missing."""
        wanted: Counter[str] = Counter(view["test"])
        have: Counter[str] = Counter(me["dice"])
        missing = wanted - have
        spare = have - wanted
        if not missing:
            return "settle"
        for text in legal:
            words = text.split()
            if words[0] in ("fate", "free"):
                die = int(words[2][1:] if words[0] == "fate" else words[1][1:]) - 1
                icon = words[1].split(".")[-1] if words[0] == "fate" else words[2]
                if icon in missing and me["dice"][die] in spare:
                    return text
        return self.pick(legal, "aid") or "settle"

    def test_tools(self, view: View, me: PlayedGuardian, legal: Legal) -> str:
        return self.pick(legal, "aid") or "roll"

    def changing(self, view: View, me: PlayedGuardian, legal: Legal) -> str:
        good = set(view["test"]) - set(me["dice"]) if view["test"] else set(HITS[view["phase"]][:1])
        for text in legal:
            words = text.split()
            if (
                words[0] == "change"
                and words[2] in good
                and me["dice"][int(words[1][1:]) - 1] not in HITS[view["phase"]]
            ):
                return text
        return "enough"

    def seeking(self, view: View, me: PlayedGuardian, legal: Legal) -> str:
        assert view["destiny"] is not None
        value, high = view["destiny"]["value"], view["destiny"]["high"]
        short = 5 - value if high else value - 5
        if 0 < short <= me["coins"]:
            return "coin up" if high else "coin down"
        return "seek"

    def hurting(self, view: View, me: PlayedGuardian, legal: Legal) -> str:
        return self.pick(legal, "ward", "gift") or "bear"

    def defending(self, view: View, me: PlayedGuardian, legal: Legal) -> str:
        found = [t for t in legal if t.startswith("free") and t.endswith("shield")]
        return found[0] if found else "stand"

    def springing(self, view: View, me: PlayedGuardian, legal: Legal) -> str:
        return self.pick(legal, "spring") or "let go"


@cache
def content_deck(name: str) -> int:
    """The deck of a card as the notation writes it."""
    return next(card.deck for card in content().cards if card.id == name.split(".")[0])
