"""Where a Guardian should go today: goals in the order that brings most, as far as the action points last."""

from __future__ import annotations

from dawnbreach.bots.doom_worth import TOP, free, hunted, lasting, outlook, passes
from dawnbreach.bots.temperament import EVEN, Taste
from dawnbreach.darkest_doom.possession import leader_card
from dawnbreach.darkest_doom.state import CRYSTAL, HEALTH, LEADER, NONE, ROUNDS, Land

MOST_GOALS = 3
LATER = 0.75
"""What is reached only in the next phase counts for so much of its worth."""
VICTORY = 40.0


class Tour:
    """Looks for the best order of goals."""

    def __init__(self, land: Land, seat: int, taste: Taste = EVEN) -> None:
        self.land, self.seat, self.taste = land, seat, taste
        self.me = land.guardians[seat]
        self.far = land.content.roads if land.has_rule("rule no lodge") else land.content.ways
        self.now = 0 if self.me.halted else self.me.actions
        self.later = 0 if land.dusk else land.content.numbers.actions
        self.cards = len(self.me.supplies)
        self.highest = max([g.fame for g in land.guardians if g.number != seat], default=0)
        self.mine = [c for c in range(4) if land.allies[c] == seat]
        self.closed = bool(land.has_rule("rule citadels closed"))
        self.last = land.round == ROUNDS
        self.prey = prey(land, seat)
        self.best = 0.0
        self.first = NONE
        self.all_goals: list[int] = []

    def goal(self) -> int:
        """The area to go to first, or NONE."""
        self.search(self.me.area, 0, float(self.me.fame), self.cards, 0.0, (), NONE)
        return self.first

    def goals(self) -> list[int]:
        content, me = self.land.content, self.me
        found = [area for area in self.land.abysses if free(self.land, area, self.seat)]
        if me.mission != NONE:
            found.append(content.missions[me.mission].area)
        if not self.closed:
            found += content.citadels
        if me.relics[CRYSTAL] >= 3:
            found.append(content.monolith)
        if self.elaine() > 0.25:
            found.append(content.summit)
        if self.prey != NONE:
            found.append(self.prey)
        return list(dict.fromkeys(found))

    def elaine(self) -> float:
        """Roughly how likely the High Priestess is beaten. DD-7.8"""
        land, me = self.land, self.me
        strikes, health = 8 - land.hearts + 2, land.hearts + 2.5
        helps = len([card for card in me.supplies if card >= 0])
        dice = me.attributes[0] + (2 + me.spectre if me.spectre else 0)
        power = 0.5 * dice + 0.45 * helps - health
        guard = dice / 6 + 0.3 * helps + (1 + me.spectre if me.spectre else 0)
        lives = me.attributes[HEALTH] - me.wounds - (strikes - guard)
        if me.attributes[1] >= 2:
            power += 0.3
        return max(0.0, min(1.0, 0.4 + 0.3 * power)) * max(0.0, min(1.0, 0.4 + 0.35 * lives))

    def search(
        self, here: int, spent: int, fame: float, cards: int, gained: float, done: tuple[int, ...], first: int
    ) -> None:
        """Try every goal that can still be reached, depth first."""
        total = gained + self.end(fame)
        if total > self.best + 1e-9 or (not done and self.first == NONE):
            self.best, self.first = total, first
        if len(done) >= MOST_GOALS:
            return
        for area in self.all_goals if done else self.start():
            if area in done:
                continue
            cost = spent + self.far[here][area]
            if area == here and done:
                continue
            if cost > self.now + self.later:
                continue
            share = 1.0 if cost <= self.now else LATER
            more, then, left = self.reached(area, fame, cards)
            if more <= 0 and then <= fame:
                continue
            risk = 0.25 * self.far[here][area] * self.taste.wound
            self.search(
                area,
                cost,
                fame + share * (then - fame),
                left,
                gained + share * more - 0.1 * risk,
                (*done, area),
                area if first == NONE else first,
            )

    def start(self) -> list[int]:
        self.all_goals = self.goals()
        self.best = self.end(float(self.me.fame))
        return self.all_goals

    def end(self, fame: float) -> float:
        return fame if self.last else 0.15 * fame

    def reached(self, area: int, fame: float, cards: int) -> tuple[float, float, int]:
        """What a goal brings, the Fame after it, and the cards left."""
        land, me, content = self.land, self.me, self.land.content
        gain = 0.0
        if area in land.abysses:
            chance = passes(land.level, cards)
            fame += chance * land.level * self.taste.fight
            gain -= (0.6 * (1 - chance) + 0.2) * self.taste.wound
            cards = max(0, cards - 2)
        if me.mission != NONE and content.missions[me.mission].area == area:
            fame += 3 if me.declared else 1
            days = ROUNDS - land.round
            relic = (1.0 + 0.8 * me.relics[CRYSTAL]) * (me.aim[1] == CRYSTAL) * (days > 0)
            gain += 1.2 + 0.25 * days + relic * self.taste.loot
        if area == content.monolith:
            gain += VICTORY * passes(land.level, cards) * (passes(land.level, cards) > 0.3 or self.last)
        if area == content.summit:
            gain += VICTORY * self.elaine()
        if area == self.prey:
            gain += VICTORY * max(0.0, hunted(land) - outlook(land, self.seat))
        colour = content.areas[area].colour
        if content.areas[area].kind == "citadel" and not self.closed:
            gain += self.alliance(colour, fame)
        return gain, fame, cards

    def alliance(self, citadel: int, fame: float) -> float:
        """What an alliance with so much Daily Fame is worth. DD-13.1, DD-13.4"""
        land = self.land
        points, there = min(TOP, int(fame + 0.3)), land.bonds[citadel]
        if land.allies[citadel] == self.seat:
            if points <= there or fame < self.highest:
                return 0.0
            return lasting(land, points) - lasting(land, there)
        if points < max(1, there if land.allies[citadel] != NONE else 1):
            return 0.0
        gain = lasting(land, points) + (0.3 * there * self.taste.rival if land.allies[citadel] != NONE else 0.0)
        if len(self.mine) >= 3:
            gain -= min([lasting(land, land.bonds[c]) for c in self.mine])
        return gain + (0.6 if points == TOP and land.acolytes[citadel] else 0.0)


def prey(land: Land, seat: int) -> int:
    """Where a Leader of the Hunt stands, for one who has its card and does better as it; or NONE. DD-12.3"""
    if leader_card(land) not in land.guardians[seat].hand:
        return NONE
    leaders = [monster.area for monster in land.monsters if monster.tier == LEADER and monster.rider == NONE]
    return leaders[0] if leaders and hunted(land) > outlook(land, seat) else NONE


def steps_to(land: Land, seat: int, goal: int) -> dict[int, int]:
    """How far every area is from a goal for one who goes round other figures."""
    content, taken = land.content, land.figures_but(seat)
    entrances = [] if land.has_rule("rule no lodge") else content.of_kind["entrance"]
    far, edge = {goal: 0}, [goal]
    while edge:
        on: list[int] = []
        for area in edge:
            near = [*content.areas[area].next, *(entrances if content.areas[area].kind == "entrance" else ())]
            for other in near:
                if other not in far and other not in taken:
                    far[other] = far[area] + 1
                    on.append(other)
        edge = on
    return far
