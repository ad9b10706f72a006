"""The Dusk as it is told: everything the Darkness does, in order, with the right places."""

from collections.abc import Iterable

import pytest

from dawnbreach.bots.doom_novice import Novice
from dawnbreach.bots.rng import Rng
from dawnbreach.darkest_doom.content import TIERS
from dawnbreach.darkest_doom.state import MONSTER, NONE, TOLD_MONSTER, Land
from dawnbreach.kernel import Event
from tests.darkest_doom.test_dd_06_darkness import GREEN_CITADEL, HEART, HOUND_2_2, ORANGE_TEMPLE, country
from tests.land import doom

HOUND_1, HUNTSMAN_1, HOUND_2 = 30, 31, 33
"""Monsters as events name them: 30, plus the tier, plus 3 for each place before."""


def kinds(told: Iterable[Event]) -> list[str]:
    return [type(event).__name__ for event in told]


def test_dd_6_1_the_heart_and_the_old_abysses_are_told_before_what_is_new():
    made = country().abyss(0).day(3)
    told = made.nightfall("alms-for-the-drowned", "map-one")
    assert kinds(told)[:4] == ["HeartTaken", "EventDrawn", "AbyssGone", "AbyssesPlaced"]
    assert told[0].left == 5


def test_dd_6_6_each_draw_tells_which_monster_draws_what_and_where_it_is():
    made = country("hound wolf-stair", "hound convicts-quarry").stands("wasp-orchard", seat=1)
    made.land.bag += (HEART,)
    told = made.prowl(HEART, ORANGE_TEMPLE)
    drawn = [(e.figure, e.token, made.land.content.areas[e.area].id) for e in told if type(e).__name__ == "TokenDrawn"]
    assert drawn == [(HOUND_1, HEART, "wolf-stair"), (HOUND_2, ORANGE_TEMPLE, "convicts-quarry")]
    grown = next(e for e in told if type(e).__name__ == "Metamorphosed")
    assert (grown.figure, grown.area) == (HUNTSMAN_1, made.area("wolf-stair"))


def test_dd_6_7_a_move_an_attack_and_the_token_are_told_in_order_though_nothing_of_them_is_left_to_see():
    made = country("hound snare-pines")
    told = made.prowl(GREEN_CITADEL)
    assert kinds(told) == [
        *("TokenDrawn", "BuildingHunted", "Moved", "Moved", "BuildingAttacked", "TendrilsChanged", "TokenGone")
    ]
    areas = [made.land.content.areas[event.area].id for event in told if type(event).__name__ == "Moved"]
    assert areas == ["door-of-fire", "apothecaries-garden"]
    assert {event.figure for event in told if hasattr(event, "figure")} == {HOUND_1}
    said = [made.land.doom.words(made.land, event, "en", None) for event in told]
    assert said[0] == "The Hound m1 among the Snare Pines draws a target token: green Citadel."
    assert said[4] == "The Hound m1 attacks the Green Citadel."


def test_dd_6_10_an_unused_token_and_an_empty_bag_are_told():
    made = country("hound cinder-birches")
    made.prowl(GREEN_CITADEL)
    made.land.bag = ()
    told = made.prowl()
    assert kinds(told)[:2] == ["TokenGone", "BagEmpty"]
    assert (told[0].token, told[0].figure, told[1].figure) == (GREEN_CITADEL, HOUND_1, HOUND_1)
    assert kinds(made.says(made.offers()[0]))[0] == "BuildingHunted", "everybody learns what the first player chose"


def test_dd_7_7_a_kill_tells_which_monster_and_where():
    made = country("hound wolf-stair", "hound door-of-fire").stands("apothecaries-garden", seat=0)
    made.stands("wasp-orchard", seat=1).script(attack=[HOUND_2_2]).prowl(ORANGE_TEMPLE, GREEN_CITADEL)
    told = made.rolls("sword", "sword", "sword").says("pass", "pass")
    killed = next(event for event in told if type(event).__name__ == "MonsterKilled")
    assert (killed.figure, killed.area) == (HOUND_2, made.area("door-of-fire"))


class Teller:
    """Knows of the Darkness only what is told."""

    def __init__(self, land: Land) -> None:
        self.monsters = {MONSTER + n: (m.tier, m.area, m.token) for n, m in enumerate(land.monsters) if m.tier != NONE}
        self.abysses, self.tendrils, self.hearts = set(land.abysses), list(land.tendrils), land.hearts

    def hear(self, event: Event) -> None:
        getattr(self, type(event).__name__.lower(), lambda event: None)(event)

    def named(self, event) -> tuple[int, int, int, int]:
        """The place of a monster and what is known of it; what the event says of it must fit."""
        place, tier = divmod(event.figure - TOLD_MONSTER, len(TIERS))
        known, area, token = self.monsters[MONSTER + place]
        assert known == tier or type(event).__name__ == "Metamorphosed", event
        return MONSTER + place, tier, area, token

    def monstercame(self, event) -> None:
        assert (event.figure - TOLD_MONSTER) % len(TIERS) == 0
        self.monsters[MONSTER + (event.figure - TOLD_MONSTER) // len(TIERS)] = (0, event.area, NONE)

    def metamorphosed(self, event) -> None:
        figure, tier, area, token = self.named(event)
        assert area == event.area
        self.monsters[figure] = (tier, area, token)

    def tokendrawn(self, event) -> None:
        figure, tier, area, token = self.named(event)
        assert (area, token) == (event.area, NONE)
        self.monsters[figure] = (tier, area, event.token)

    def tokengone(self, event) -> None:
        figure, tier, area, token = self.named(event)
        assert token == event.token
        self.monsters[figure] = (tier, area, NONE)

    def moved(self, event) -> None:
        if event.figure >= TOLD_MONSTER:
            figure, tier, _, token = self.named(event)
            self.monsters[figure] = (tier, event.area, token)

    def monsterkilled(self, event) -> None:
        figure, _, area, _ = self.named(event)
        assert area == event.area
        del self.monsters[figure]

    def abyssesplaced(self, event) -> None:
        assert not self.abysses
        self.abysses = set(event.areas)

    def abyssgone(self, event) -> None:
        self.abysses.remove(event.area)

    def tendrilschanged(self, event) -> None:
        self.tendrils[event.building] = event.count

    def hearttaken(self, event) -> None:
        self.hearts = event.left


@pytest.mark.parametrize(("seats", "seed"), [(1, 5), (1, 6), (2, 1), (3, 2), (4, 3), (4, 4)])
def test_dd_6_who_only_hears_the_events_knows_the_board_of_the_darkness(seats, seed):
    land = doom().start(seats=seats, seed=seed)
    assert isinstance(land, Land)
    teller = Teller(land)
    novices = [Novice(Rng(f"{seed}/{seat}")) for seat in range(seats)]
    while not land.over and not any(g.consumed for g in land.guardians):
        seat = land.waiting[0]
        for event in land.play(novices[seat](land.view(seat), land.choices(seat)), seat):
            teller.hear(event)
        there = {MONSTER + n: (m.tier, m.area, m.token) for n, m in enumerate(land.monsters) if m.tier != NONE}
        assert teller.monsters == there
        assert (teller.abysses, teller.tendrils) == (set(land.abysses), list(land.tendrils))
        assert teller.hearts == land.hearts
    assert land.round > 4
