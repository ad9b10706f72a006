"""A quick Guardian with a plan: what it would do in a position that it may know. Others are played by it in searches."""

from __future__ import annotations

from collections.abc import Sequence

from dawnbreach.bots.doom_plan import Tour, steps_to
from dawnbreach.bots.doom_worth import passes
from dawnbreach.bots.rng import Rng
from dawnbreach.darkest_doom.crimson_fate import hits, parries
from dawnbreach.darkest_doom.state import CRYSTAL, HEALTH, NONE, ROUNDS, SHIELD, WISDOM, Guardian, Land
from dawnbreach.kernel import Choice

SEEN = ("complete", "praise", "declare")
FIRST_WORDS = {
    "hurting": ("ward", "gift", "bear"),
    "springing": ("spring", "let"),
    "cleansing": ("cleanse",),
    "taking-relic": ("take crystal", "take urn", "take"),
    "ordering": ("draw orders",),
    "swapping": ("keep",),
    "tempted": ("refuse",),
    "announcing": ("achieve",),
    "test-tools": ("aid", "roll"),
    "overladen": ("leave relic",),
    "rerolling": ("enough",),
}
GOOD_VERBS = {"heal", "draw", "coins", "fame", "relic", "bond", "clear", "cleanse", "shame", "wound", "rob", "mana"}


class Policy:
    """Decides at once, without trying anything."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, land: Land, seat: int, choices: Sequence[Choice]) -> Choice:
        if len(choices) == 1:
            return choices[0]
        frame = land.frame(seat)
        step = frame.id if frame is not None else ""
        me = land.guardians[seat]
        if step == "turn":
            found = self.turn(land, me, choices)
        elif step == "walking":
            found = self.walking(land, me, choices)
        elif step == "marking":
            found = self.marking(land, me, choices)
        elif step == "drawing":
            found = self.drawing(land, me, choices)
        elif step == "discarding":
            found = self.discarding(land, me, choices)
        elif step == "after-test":
            found = self.after_test(land, me, choices)
        elif step == "casting":
            found = self.casting(land, me, choices)
        elif step == "seeking":
            found = self.seeking(land, me, choices)
        elif step == "defending":
            found = next((c for c in choices if c.text.startswith("free") and c.text.endswith("shield")), None)
            found = found or starting(choices, "stand")
        else:
            found = starting(choices, *FIRST_WORDS.get(step, ()))
        if found is not None:
            return found
        kept = [choice for choice in choices if choice.text != "release"]
        return self.rng.choice(kept or choices)

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
        tour = Tour(land, me.number)
        if "ally" in texts and self.worth_allying(land, me, tour):
            return texts["ally"]
        card = self.card(land, me, choices)
        if card is not None:
            return card
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
            if not choice.text.startswith("play "):
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
            if choice.text.startswith(("go ", "lodge ")):
                area = choice.area
                there = far.get(area, 99)
                if there < least:
                    best, least = choice, there
        return best

    def walking(self, land: Land, me: Guardian, choices: Sequence[Choice]) -> Choice | None:
        goal = Tour(land, me.number).goal()
        if goal == NONE or goal == me.area:
            return starting(choices, "stop")
        far = steps_to(land, me.number, goal)
        best, least = starting(choices, "stop"), far.get(me.area, 99)
        for choice in choices:
            if choice.text.startswith("walk"):
                there = far.get(choice.area, 99)
                if there < least or best is None:
                    best, least = choice, there
        return best

    # Cards and missions

    def marking(self, land: Land, me: Guardian, choices: Sequence[Choice]) -> Choice | None:
        values = me.attributes

        def value(choice: Choice) -> float:
            attribute, relic = choice.attribute, choice.relic
            most = land.content.numbers.attribute_max
            merit = (0.8, 0.4, 1.6, 1.2)[attribute] - 0.25 * max(0, values[attribute] - 5)
            merit = 0.0 if values[attribute] >= most else merit
            return merit + (3.0 if relic == CRYSTAL and me.relics[CRYSTAL] < 3 else 0.3 * (relic == 2))

        return max(choices, key=value)

    def drawing(self, land: Land, me: Guardian, choices: Sequence[Choice]) -> Choice | None:
        if len(me.equipment) < 2 and self.rng.next() % 3 == 0:
            return starting(choices, "draw equipment")
        return starting(choices, "draw spells" if self.rng.next() % 2 else "draw encounters")

    def discarding(self, land: Land, me: Guardian, choices: Sequence[Choice]) -> Choice | None:
        """Keep different icons, and what can be played."""
        content = land.content
        cards = [c for c in choices if c.text.startswith("discard ")]
        if not cards:
            return None
        icons = [content.supplies[card][1] for card in me.supplies]

        def value(choice: Choice) -> float:
            design, icon = content.supplies[choice.card]
            deck = content.cards[design].deck
            return (0.0, -1.0, 0.6, 0.3)[deck] - 0.5 * icons.count(icon) - 0.6 * (icon == 5)

        return min(cards, key=value)

    def seeking(self, land: Land, me: Guardian, choices: Sequence[Choice]) -> Choice | None:
        frame = land.frame(me.number)
        value, mission = int(frame.value), int(frame.mission)
        high = land.content.missions[mission].high
        short = 5 - value if high else value - 5
        spendable = me.coins if me.aim and me.aim[1] == CRYSTAL else max(0, me.coins - 3)
        if 0 < short <= spendable:
            return starting(choices, "coin up" if high else "coin down")
        return starting(choices, "seek")

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
        frees, cards = [], {}
        for choice in choices:
            if choice.text.startswith("free ") and choice.icon in missing:
                if choice.die in spare:
                    frees.append(choice)
            elif choice.text.startswith("fate ") and choice.die in spare:
                icon = land.content.supplies[choice.card][1]
                if icon in missing:
                    cards[choice.card] = choice
        icons = [land.content.supplies[card][1] for card in cards]
        helped = [icon for icon in set(missing) for _ in range(min(missing.count(icon), icons.count(icon)))]
        aid = starting(choices, "aid")
        if frees:
            lacking = [c for c in frees if c.icon not in helped]
            return (lacking or frees)[0]
        if aid is not None:
            return aid
        if len(helped) >= len(missing) or land.frame(me.number) is None:
            return next(iter(cards.values()), None) or starting(choices, "settle")
        return starting(choices, "settle")

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
            if choice.text.startswith(("free ", "fate ")):
                die = choice.die
                icon = choice.icon if choice.text.startswith("free ") else land.content.supplies[choice.card][1]
                useless = not hits(land, (me.dice[die],)) and me.dice[die] != SHIELD
                if useless and (hits(land, (icon,)) if kill else icon == SHIELD):
                    return choice
        return None


def starting(choices: Sequence[Choice], *words: str) -> Choice | None:
    """The first choice that begins with the first of these words that any begins with."""
    for word in words:
        for choice in choices:
            if choice.text.startswith(word):
                return choice
    return None


def hand_limit(guardian: Guardian) -> int:
    return guardian.attributes[WISDOM]
