"""A Guardian with a plan who also uses what it has: cards, tools, roads, and the weakness of others."""

from __future__ import annotations

from collections.abc import Sequence

from dawnbreach.bots.doom_plan import Tour
from dawnbreach.bots.doom_policy import Policy, starting
from dawnbreach.darkest_doom.areas import Lodge
from dawnbreach.darkest_doom.cards import Aim, Play, fitting_targets
from dawnbreach.darkest_doom.choosing import Clear
from dawnbreach.darkest_doom.content import Card, Effect
from dawnbreach.darkest_doom.crimson_fate import hits, parries
from dawnbreach.darkest_doom.equipment import UseTurn
from dawnbreach.darkest_doom.figures import figure_of
from dawnbreach.darkest_doom.movement import Go
from dawnbreach.darkest_doom.order_achievements import Achieve
from dawnbreach.darkest_doom.state import CORRUPTION, HEALTH, HIGH_PRIESTESS, MONSTER, NONE, Guardian, Land
from dawnbreach.darkest_doom.victory import TOP, Forsake
from dawnbreach.kernel import Choice

SPELLS, ENCOUNTERS = 2, 3
"""The decks of cards that are played in the turn."""
AT_ONCE = {SPELLS: {"clear", "relic", "wound"}, ENCOUNTERS: {"clear", "seal", "bond"}}
"""By the deck, what is worth playing at once,"""
AT_LAST = {
    SPELLS: {"clear", "relic", "wound", "shame"},
    ENCOUNTERS: {"fame", "cleanse", "draw", "rob", "shame", "heal", "wound"},
}
"""and what with action points and mana that nothing else can be done with."""
TOOLS = {"clear", "seal"}
"""What tools are always used for."""
REWARDS = {"fame": 0.7, "relic": 1.5, "coins": 0.35, "draw": 0.4, "action": 0.5, "mana": 0.1, "clear": 0.7}
"""What a reward is worth for each that it gives; others little."""
LITTLE = 0.2
FOES = ((2, 2.0), (4, 3.0), (6, 5.0))
"""Health and hits of monsters by tier, on average."""
BOLD = 1.0
"""By so many hits a fight must be expected to end well."""
ENOUGH_TO_KEEP = 0.3
"""Another alliance must be worth so much more than the least of three."""


class Strategist(Policy):
    """Decides at once, too, and lets nothing lie idle."""

    def wanted(self, land: Land, me: Guardian, choices: Sequence[Choice]) -> Choice | None:
        frame = land.frame(me.number)
        step = frame.id if frame is not None else ""
        if step == "aiming":
            return self.aiming(land, choices)
        if step == "clearing":
            return self.clearing(land, choices)
        if step == "casting" and not me.dice:
            return starting(choices, "senses") or super().wanted(land, me, choices)
        return super().wanted(land, me, choices)

    # The turn

    def reward(self, land: Land, me: Guardian, choices: Sequence[Choice]) -> Choice | None:
        """The achievement and the reward that bring most. DD-8.2"""
        best, most = None, 0.0
        for choice in choices:
            if isinstance(choice, Achieve):
                effects = land.content.achievements[choice.order].rewards[choice.reward]
                merit = sum([self.merit(land, me, effect) for effect in effects])
                if best is None or merit > most:
                    best, most = choice, merit
        return best

    def merit(self, land: Land, me: Guardian, effect: Effect) -> float:
        """What an effect of a reward is worth, in points of the final count."""
        amount = max(1, effect.amount)
        if effect.verb == "heal":
            return 0.35 * min(amount, me.wounds)
        if effect.verb == "cleanse":
            return 0.8 * min(amount, len(me.corruption))
        if effect.verb == "bond":
            mine = zip(land.allies, land.bonds, strict=True)
            return float(amount * any(owner == me.number and bond < TOP for owner, bond in mine))
        return REWARDS.get(effect.verb, LITTLE) * amount

    def busy(self, land: Land, me: Guardian, tour: Tour, choices: Sequence[Choice]) -> Choice | None:
        """Tools, a better alliance for the least of three, and cards that do good at once."""
        return (
            self.tool(land, me, choices)
            or self.exchange(land, me, tour, choices)
            or super().busy(land, me, tour, choices)
            or self.playing(land, me, choices, AT_ONCE)
        )

    def tool(self, land: Land, me: Guardian, choices: Sequence[Choice]) -> Choice | None:
        """A tool that finds something to do. DD-10.1"""
        for choice in choices:
            if isinstance(choice, UseTurn):
                verbs = {effect.verb for effect in land.content.designs[me.equipment[choice.slot][0]].effects}
                needed = ("heal" in verbs and me.wounds > 0) or ("cleanse" in verbs and bool(me.corruption))
                if needed or verbs & TOOLS or ("action" in verbs and not me.actions):
                    return choice
        return None

    def exchange(self, land: Land, me: Guardian, tour: Tour, choices: Sequence[Choice]) -> Choice | None:
        """Give up the least of three alliances for a better one. DD-13.2"""
        given = [choice for choice in choices if isinstance(choice, Forsake)]
        if not given or tour.alliance(land.content.areas[me.area].colour, me.fame) <= ENOUGH_TO_KEEP:
            return None
        return min(given, key=lambda choice: land.bonds[choice.colour])

    def going(self, land: Land, me: Guardian, tour: Tour, choices: Sequence[Choice]) -> Choice | None:
        """Strike the weak; take the road; play cards where there is no way to go in this phase."""
        goal = tour.goal()
        found = self.striking(land, me, choices)
        if found is None and goal != NONE and goal != me.area:
            found = self.road(land, me, tour, goal, choices)
            if found is None and tour.far[me.area][goal] > me.actions:
                found = self.playing(land, me, choices, AT_LAST)
        return found or super().going(land, me, tour, choices) or self.playing(land, me, choices, AT_LAST)

    def road(self, land: Land, me: Guardian, tour: Tour, goal: int, choices: Sequence[Choice]) -> Choice | None:
        """A Citadel's road costs no action points; it does not end at a Citadel. DD-3.4"""
        far, beyond = tour.far[me.area][goal], 2 + len(tour.mine)
        if far < 2 or (land.content.areas[goal].kind == "citadel" and far <= beyond):
            return None
        return starting(choices, "road")

    # Cards

    def playing(
        self, land: Land, me: Guardian, choices: Sequence[Choice], wanted: dict[int, set[str]]
    ) -> Choice | None:
        """A card that brings something of what is wanted, or may kill; none that taints or takes an Urn for less."""
        for choice in choices:
            if isinstance(choice, Play) and choice.card < CORRUPTION:
                card = land.content.designs[choice.card]
                if card.deck in wanted and self.is_good(land, me, card, wanted[card.deck]):
                    return choice
        return None

    def is_good(self, land: Land, me: Guardian, card: Card, wanted: set[str]) -> bool:
        """Does a card bring something of what is wanted, at a price worth paying?"""
        cost, brings = card.cost, {effect.verb for effect in card.effects} & wanted
        if not brings or cost.corruption or cost.coins or (cost.urn and "relic" not in brings):
            return False
        if "wound" in brings:
            return self.has_prey(land, me, card)
        return land.dusk or "shame" not in brings

    def has_prey(self, land: Land, me: Guardian, card: Card) -> bool:
        """Is somebody in range whom its wounds may kill? DD-10.5"""
        wounds = max([effect.amount for effect in card.effects if effect.verb == "wound"])
        return any(self.is_prey(land, figure, wounds) for figure in fitting_targets(land, me.number, card))

    def is_prey(self, land: Land, figure: int, wounds: int) -> bool:
        if figure >= MONSTER:
            return FOES[land.monsters[figure - MONSTER].tier][0] <= wounds + 1
        rival = land.guardians[figure]
        return not rival.virtual and rival.attributes[HEALTH] - rival.wounds <= wounds

    def aiming(self, land: Land, choices: Sequence[Choice]) -> Choice | None:
        """The weakest monster, or else a Guardian, one who is nearly dead first. DD-10.5"""
        best, most = None, -9.0
        for choice in choices:
            if isinstance(choice, Aim):
                merit = self.lure(land, figure_of(land, choice.figure))
                if merit > most:
                    best, most = choice, merit
        return best

    def lure(self, land: Land, figure: int) -> float:
        """How much speaks for aiming at a figure."""
        if figure >= MONSTER:
            return 2.0 - 2 * land.monsters[figure - MONSTER].tier
        rival = land.guardians[figure]
        return 3.0 if not rival.virtual and rival.attributes[HEALTH] - rival.wounds <= 2 else 1.0

    def clearing(self, land: Land, choices: Sequence[Choice]) -> Choice | None:
        """The building with the most tendrils. DD-6.5"""
        found = [choice for choice in choices if isinstance(choice, Clear)]
        return max(found, key=lambda choice: land.tendrils[choice.building]) if found else None

    # Fights

    def striking(self, land: Land, me: Guardian, choices: Sequence[Choice]) -> Choice | None:
        """A step into a fight that is likely to end well. DD-7.1"""
        best, most = None, BOLD
        for choice in choices:
            if isinstance(choice, (Go, Lodge)):
                figure = land.figure_at(choice.area, but=me.number)
                edge = self.edge(land, me, figure) if figure != NONE and figure != HIGH_PRIESTESS else 0.0
                if edge > most:
                    best, most = choice, edge
        return best

    def edge(self, land: Land, me: Guardian, figure: int) -> float:
        """By how many hits more than are needed a figure is struck, less what it may do to one who has little left."""
        left, parried = me.attributes[HEALTH] - me.wounds, me.attributes[0] / 6
        power = 0.5 * me.attributes[0] + 0.4 * min(4, len(me.supplies))
        if figure >= MONSTER:
            monster = land.monsters[figure - MONSTER]
            health, strikes = FOES[monster.tier]
            danger = strikes + 0.5 * land.echo - parried - left + 1.5
            return power - health - max(0.0, danger) if monster.rider == NONE else 0.0
        rival = land.guardians[figure]
        if rival.virtual:
            return 0.0
        cards, dice = len(rival.supplies), rival.attributes[0]
        danger = 0.5 * dice + 0.3 * min(4, cards) - parried - left + 1
        return power - dice / 6 - 0.25 * cards - (rival.attributes[HEALTH] - rival.wounds) - max(0.0, danger)

    def facing(self, land: Land, me: Guardian) -> tuple[int, int]:
        """Of a Guardian, what its dice show."""
        rivals = [g for g in land.guardians if g.number != me.number and g.dice]
        if land.foe or not rivals:
            return super().facing(land, me)
        icons = (*rivals[0].dice, *rivals[0].bonus)
        return hits(land, icons), rivals[0].attributes[HEALTH] - rivals[0].wounds + parries(icons)
