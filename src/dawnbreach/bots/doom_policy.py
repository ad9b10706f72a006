"""A quick Guardian with a plan: what it would do in a position. In searches all others are played by it, too."""

from __future__ import annotations

from collections.abc import Sequence

from dawnbreach.bots.doom_plan import Tour, steps_to
from dawnbreach.bots.doom_worth import hunted, outlook, passes
from dawnbreach.bots.rng import Rng
from dawnbreach.bots.temperament import EVEN, Taste
from dawnbreach.darkest_doom.areas import Lodge
from dawnbreach.darkest_doom.cards import Play, held
from dawnbreach.darkest_doom.common import Discard
from dawnbreach.darkest_doom.crimson_fate import Fate, Free, hits, parries
from dawnbreach.darkest_doom.hunting import stride
from dawnbreach.darkest_doom.missions import Mark
from dawnbreach.darkest_doom.movement import Go, Walk
from dawnbreach.darkest_doom.possession import leader_card
from dawnbreach.darkest_doom.relics import Seeking
from dawnbreach.darkest_doom.stalking import Hunting, Point
from dawnbreach.darkest_doom.state import (
    CORRUPTION,
    CRYSTAL,
    HEALTH,
    MOON,
    NONE,
    ROUNDS,
    SHIELD,
    TENDRILS,
    URN,
    Guardian,
    Land,
)
from dawnbreach.darkest_doom.turn import SetTrap
from dawnbreach.darkest_doom.ways import needed
from dawnbreach.kernel import Choice

SEEN = ("complete", "praise", "declare")
FIRST_WORDS = {
    "hurting": ("ward", "gift", "bear"),
    "springing": ("spring", "let"),
    "cleansing": ("cleanse",),
    "taking-relic": ("take crystal", "take urn", "take"),
    "ordering": ("draw orders",),
    "announcing": ("achieve",),
    "test-tools": ("aid", "roll"),
    "overladen": ("leave relic",),
    "rerolling": ("enough",),
}
"""By the step, how choices begin that are taken, the first of them first."""
ATTRIBUTE_WORTH = (0.8, 0.4, 1.6, 1.2)
DECK_WORTH = (0.0, -1.0, 0.6, 0.3)
TRAPS = 1
"""The deck of the trap cards."""


class Policy:
    """Decides at once, without trying anything."""

    def __init__(self, rng: Rng, taste: Taste = EVEN) -> None:
        self.rng, self.taste = rng, taste

    def choose(self, land: Land, seat: int, choices: Sequence[Choice]) -> Choice:
        if len(choices) == 1:
            return choices[0]
        found = self.wanted(land, land.guardians[seat], choices)
        if found is not None:
            return found
        kept = [choice for choice in choices if choice.text != "release"]
        return self.rng.choice(kept or choices)

    def wanted(self, land: Land, me: Guardian, choices: Sequence[Choice]) -> Choice | None:
        """What the step asks for, or None if anything will do."""
        frame = land.frame(me.number)
        step = frame.id if frame is not None else ""
        if step == "turn":
            return self.turn(land, me, choices)
        if step == "walking":
            return self.walking(land, me, choices)
        if step == "marking":
            return self.marking(land, me, choices)
        if step == "drawing":
            return self.drawing(land, me, choices)
        if step == "discarding":
            return self.discarding(land, me, choices)
        if step == "after-test":
            return self.after_test(land, me, choices)
        if step == "casting":
            return self.casting(land, me, choices)
        if isinstance(frame, Hunting):
            return self.hunting(land, frame, choices)
        if step in ("tempted", "swapping"):
            return self.darker(land, me, choices)
        if isinstance(frame, Seeking):
            return self.seeking(land, me, frame, choices)
        if step == "defending":
            shields = [choice for choice in choices if isinstance(choice, Free) and choice.icon == SHIELD]
            return shields[0] if shields else starting(choices, "stand")
        return starting(choices, *FIRST_WORDS.get(step, ()))

    # The turn

    def turn(self, land: Land, me: Guardian, choices: Sequence[Choice]) -> Choice:
        texts = {choice.text: choice for choice in choices}
        end = texts["end turn"]
        if "free mosh" in texts and (passes(land.level, len(me.supplies)) > 0.3 or land.round == ROUNDS):
            return texts["free mosh"]
        for text in SEEN:
            if text in texts:
                return texts[text]
        found = starting(choices, "achieve")
        if found is not None:
            return found
        tour = Tour(land, me.number, self.taste)
        if "ally" in texts and self.worth_allying(land, me, tour):
            return texts["ally"]
        card = self.card(land, me, choices)
        if card is not None:
            return card
        trap = best_trap(land, me, choices) if self.taste.traps else None
        if trap is not None:
            return trap
        goal = tour.goal()
        if goal != NONE and goal != me.area:
            return self.step(land, me, goal, choices) or end
        if "ally" in texts and tour.alliance(land.content.areas[me.area].colour, me.fame) > 0:
            return texts["ally"]
        return end

    def worth_allying(self, land: Land, me: Guardian, tour: Tour) -> bool:
        """Now, unless more Fame can be had first and there is time to come back."""
        colour = land.content.areas[me.area].colour
        gain = tour.alliance(colour, me.fame)
        return gain > 0 and (me.fame >= 6 or land.allies[colour] != me.number or land.dusk)

    def card(self, land: Land, me: Guardian, choices: Sequence[Choice]) -> Choice | None:
        """Cards that cost no movement and do some good; equipment into an empty slot."""
        for choice in choices:
            if not isinstance(choice, Play) or choice.card >= CORRUPTION:
                continue
            design = land.content.cards[land.content.supplies[choice.card][0]]
            cost = design.cost
            if cost.corruption or cost.urn or cost.action > 1:
                continue
            if design.deck == 0:
                if len(me.equipment) < 2 and not cost.coins and (not cost.action or me.actions > 3):
                    return choice
            elif design.deck == 2 and cost.mana <= me.mana and not cost.coins:
                verbs = {effect.verb for effect in design.effects}
                if verbs & {"draw", "relic"} or ("heal" in verbs and me.wounds >= 2):
                    return choice
            elif "heal" in {effect.verb for effect in design.effects} and me.wounds * 2 > me.attributes[HEALTH]:
                return choice
        return None

    def step(self, land: Land, me: Guardian, goal: int, choices: Sequence[Choice]) -> Choice | None:
        far = steps_to(land, me.number, goal)
        here = far.get(me.area, 99)
        best, least = None, here
        for choice in choices:
            if isinstance(choice, (Go, Lodge)):
                there = far.get(choice.area, 99)
                if there < least:
                    best, least = choice, there
        return best

    def walking(self, land: Land, me: Guardian, choices: Sequence[Choice]) -> Choice | None:
        goal = Tour(land, me.number, self.taste).goal()
        if goal == NONE or goal == me.area:
            return starting(choices, "stop")
        far = steps_to(land, me.number, goal)
        best, least = starting(choices, "stop"), far.get(me.area, 99)
        for choice in choices:
            if isinstance(choice, Walk):
                there = far.get(choice.area, 99)
                if there < least or best is None:
                    best, least = choice, there
        return best

    # Cards and missions

    def marking(self, land: Land, me: Guardian, choices: Sequence[Choice]) -> Choice | None:
        """Seal Crystals as often as may be, with Wisdom and Health."""
        best, most = None, -1.0
        for choice in choices:
            if isinstance(choice, Mark):
                value = me.attributes[choice.attribute]
                full = value >= land.content.numbers.attribute_max
                merit = 0.0 if full else ATTRIBUTE_WORTH[choice.attribute] - 0.25 * max(0, value - 5)
                merit += 3.0 if choice.relic == CRYSTAL and me.relics[CRYSTAL] < 3 else 0.3 * (choice.relic == URN)
                if merit > most:
                    best, most = choice, merit
        return best

    def drawing(self, land: Land, me: Guardian, choices: Sequence[Choice]) -> Choice | None:
        if self.taste.traps and not can_spring(land, me):
            return starting(choices, "draw traps", "draw encounters")
        if len(me.equipment) < 2 and self.rng.next() % 3 == 0:
            return starting(choices, "draw equipment")
        return starting(choices, "draw spells" if self.rng.next() % 2 else "draw encounters")

    def discarding(self, land: Land, me: Guardian, choices: Sequence[Choice]) -> Choice | None:
        """Keep different icons, and what can be played."""
        content = land.content
        icons = [content.supplies[card][1] for card in me.supplies]
        best, least = None, 99.0
        for choice in choices:
            if isinstance(choice, Discard) and choice.card < CORRUPTION:
                design, icon = content.supplies[choice.card]
                deck = content.cards[design].deck
                merit = DECK_WORTH[deck] - 0.5 * icons.count(icon) - 0.6 * (icon == MOON)
                merit += 2.0 * self.taste.traps * (deck == TRAPS)
                if merit < least:
                    best, least = choice, merit
        return best

    def seeking(self, land: Land, me: Guardian, frame: Seeking, choices: Sequence[Choice]) -> Choice | None:
        """Coins are for crystals."""
        high = land.content.missions[frame.mission].high
        short = 5 - frame.value if high else frame.value - 5
        spendable = me.coins if me.aim and me.aim[1] == CRYSTAL else max(0, me.coins - 3)
        if 0 < short <= spendable:
            return starting(choices, "coin up" if high else "coin down")
        return starting(choices, "seek")

    def darker(self, land: Land, me: Guardian, choices: Sequence[Choice]) -> Choice | None:
        """Become the Leader of the Hunt, or look for its card, when the Darkness has the better outlook. DD-12.3"""
        wanted = hunted(land) > outlook(land, me.number)
        if wanted and leader_card(land) not in me.hand:
            return starting(choices, "swap", "refuse")
        return starting(choices, "become", "keep") if wanted else starting(choices, "refuse", "keep")

    def hunting(self, land: Land, frame: Hunting, choices: Sequence[Choice]) -> Choice | None:
        """As the Leader of the Hunt: the building that takes most tendrils and can be reached. DD-12.3"""
        area, best, most = land.monsters[frame.monster].area, None, -99.0
        for choice in choices:
            if isinstance(choice, Point):
                far = needed(land, area, choice.building)
                merit = TENDRILS - land.tendrils[choice.building] - (0.0 if far <= stride(land) else far)
                if merit > most:
                    best, most = choice, merit
        return best

    # Dice

    def after_test(self, land: Land, me: Guardian, choices: Sequence[Choice]) -> Choice | None:
        """Turn dice nobody needs to symbols that are missing, the free change first; cards only if it can be passed."""
        missing, spare = list(land.wants), []
        for number, icon in enumerate(me.dice):
            if icon in missing:
                missing.remove(icon)
            else:
                spare.append(number)
        if not missing:
            return starting(choices, "settle")
        frees: list[Free] = []
        cards: dict[int, Fate] = {}
        for choice in choices:
            if isinstance(choice, Free) and choice.icon in missing and choice.die in spare:
                frees.append(choice)
            elif isinstance(choice, Fate) and choice.die in spare and self.icon(land, choice) in missing:
                cards[choice.card] = choice
        icons = [land.content.supplies[card][1] for card in cards]
        helped = [icon for icon in set(missing) for _ in range(min(missing.count(icon), icons.count(icon)))]
        if frees:
            lacking = [choice for choice in frees if choice.icon not in helped]
            return (lacking or frees)[0]
        aid = starting(choices, "aid")
        if aid is not None:
            return aid
        return next(iter(cards.values())) if len(helped) >= len(missing) else starting(choices, "settle")

    def casting(self, land: Land, me: Guardian, choices: Sequence[Choice]) -> Choice | None:
        """Weapons first; spells and cards when they kill or save."""
        done = starting(choices, "pass")
        if not me.dice:
            return starting(choices, "use") or starting(choices, "cast") or done
        struck = hits(land, (*me.dice, *me.bonus))
        parried = parries((*me.dice, *me.bonus))
        foe, health = (land.foe[0], land.foe[1]) if land.foe else (2, 3)
        short, hurt = health - struck, foe - me.weaken - parried
        left = me.attributes[HEALTH] - me.wounds
        found = starting(choices, "use")
        if found is not None and (short > 0 or hurt > 0):
            return found
        wanted = self.turning(land, me, choices, kill=0 < short <= len(me.supplies) + 1)
        if wanted is not None and (short > 0 or hurt >= left):
            return wanted
        if short > 0 or hurt >= left:
            return starting(choices, "cast") or done
        return done

    def turning(self, land: Land, me: Guardian, choices: Sequence[Choice], kill: bool) -> Choice | None:
        """A change of a useless die to a hit, or to a shield."""
        for choice in choices:
            if isinstance(choice, (Free, Fate)):
                icon, shown = self.icon(land, choice), me.dice[choice.die]
                useless = not hits(land, (shown,)) and shown != SHIELD
                if useless and (hits(land, (icon,)) if kill else icon == SHIELD):
                    return choice
        return None

    def icon(self, land: Land, choice: Free | Fate) -> int:
        """What a change turns a die to."""
        return choice.icon if isinstance(choice, Free) else land.content.supplies[choice.card][1]


def starting(choices: Sequence[Choice], *words: str) -> Choice | None:
    """The first choice that begins with the first of these words that any begins with."""
    for word in words:
        for choice in choices:
            if choice.text.startswith(word):
                return choice
    return None


def best_trap(land: Land, me: Guardian, choices: Sequence[Choice]) -> Choice | None:
    """A trap at the Abyss or Citadel that is nearest to a rival, for who can make it real. DD-10.2"""
    if not can_spring(land, me) or any(owner == me.number for owner, _ in land.traps):
        return None
    rivals = [g.area for g in land.guardians if g.number != me.number and g.alive and not g.consumed]
    wanted = {*land.abysses, *land.content.citadels}
    best, least = None, land.content.numbers.actions + 1
    for choice in choices:
        if isinstance(choice, SetTrap) and choice.area in wanted:
            far = min([land.content.ways[area][choice.area] for area in rivals], default=least)
            if far < least:
                best, least = choice, far
    return best


def can_spring(land: Land, me: Guardian) -> bool:
    """Is there a trap card in hand that catches Guardians? DD-10.3"""
    return bool(held(land, me.number, TRAPS, ("guardian", "any")))
