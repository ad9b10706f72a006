"""What matters most is offered first; what is overlooked is asked about; what is no choice plays itself."""

from random import Random

import dawnbreach
from dawnbreach.darkest_doom.turn import Turn
from dawnbreach.presentation.choice_groups import MAIN, cautions, grouped, idle, is_main
from tests.land import doom
from tests.rich import TABLES, rich
from tests.sanctum.fights import Fights
from tests.scene import scene


def rich_turn(seed):
    """A rich land on somebody's turn, and whose."""
    for more in range(100):
        seats, virtual = TABLES[(seed + more) % len(TABLES)]
        land = rich(seats, virtual, seed * 100 + more)
        for seat in land.waiting:
            if isinstance(land.frame(seat), Turn):
                return land, seat
    raise LookupError(seed)


def test_a_mission_comes_first_and_traps_come_last():
    found = 0
    for seed in range(20):
        land, seat = rich_turn(seed)
        guardian = land.guardians[seat]
        if guardian.mission < 0:
            continue
        guardian.area = land.content.missions[guardian.mission].area
        groups = list(grouped(doom(), land.choices(seat)))
        if MAIN in groups and "group-trap" in groups:
            assert groups[0] == MAIN and groups[-1] == "group-trap"
            found += 1
    assert found


def test_ending_a_turn_with_a_mission_ready_or_points_left_is_asked_about():
    said = set()
    for seed in range(20):
        land, seat = rich_turn(seed)
        choices = land.choices(seat)
        care = cautions(land, seat, choices)
        ready = any(choice.text == "complete" for choice in choices)
        assert {choice.text for choice in care} == ({"end turn"} if ready or land.guardians[seat].actions else set())
        said |= {phrase.key for phrase in care.values()}
    assert said <= {"caution-mission", "caution-actions"} and "caution-actions" in said


def test_ending_a_fight_that_kills_is_asked_about_and_only_that():
    seen = set()
    for seed in range(80):
        table = Fights(f"care/{seed}").small()
        table.heroes[0].health = Random(seed).randint(1, 8)
        said = cautions(table, 0, table.choices(0)).values()
        care = {phrase.key for phrase in said} - {"caution-kill"}
        table.play("end attack", 0)
        lethal = cautions(table, 0, table.choices(0))
        assert not care or lethal, "no block saves, so ending the block now kills"
        table.play("end block", 0)
        assert bool(lethal) is not table.heroes[0].alive
        seen.add((bool(care), bool(lethal)))
    assert seen >= {(False, False), (True, True)}


def test_ending_an_attack_with_dice_that_can_kill_is_asked_about():
    def care(*dice: int) -> list[str]:
        table = scene(hero="huntress")
        table.pursued_by("lvl2 2 2")
        table.turn_of(0)
        table.rolls(*dice)
        table.says("fight", "roll")
        return [phrase.key for phrase in cautions(table.table, 0, table.table.choices(0)).values()]

    assert care(2, 5) == []
    assert care(2, 2) == ["caution-kill"]


def test_a_single_choice_and_a_block_of_nothing_play_themselves():
    table = scene(hero="huntress")
    table.pursued_by("lvl1 3/2")
    table.turn_of(0)
    table.says("fight")
    choices = table.table.choices(0)
    only = idle(table.table, 0, choices)
    assert (only is not None) == (len(choices) == 1)
    table.rolls(*[3] * table.hero.gold)
    table.says("roll", "hit d1 a.1", "end attack")
    last = idle(table.table, 0, table.table.choices(0))
    assert last is not None and last.text == "end block"


def test_every_main_choice_is_a_kind_of_its_game():
    for name in dawnbreach.GAMES:
        game = dawnbreach.game(name)
        kinds = {choice.kind() for choice in game.notation.all}
        assert dawnbreach.info(name).main <= kinds
        assert any(is_main(game, choice) for choice in game.notation.all) == bool(dawnbreach.info(name).main)
