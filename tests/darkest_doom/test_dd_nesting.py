"""Interrupts nest: one thing happens inside another, and the position can be saved and loaded in the middle."""

from tests.land import land

GREEN_CITADEL = 7
HOUND_1_3 = 9
SHIELD_PRIESTESS_MOON = 5


def test_dd_10_3_a_trap_sprung_by_the_move_of_a_monster_inside_a_dusk():
    made = land(guardians=("tristram", "urian")).coloured("purple", "grey").holds("loosened-boulders", seat=0)
    made.stands("brine-meadows", seat=0).stands("wasp-orchard", seat=1)
    made.monster("hound", made.area("wolf-stair")).monster("hound", made.area("convicts-quarry"))
    made.trap(made.area("snare-pines"), seat=0).ready()
    made.land.order = (1, 0)
    made.script(attack=[HOUND_1_3]).nightfall("withered-petals", "map-two", GREEN_CITADEL, 2)
    made = made.reloaded()
    assert made.land.waiting == (0,)
    assert made.where(0) == "snare-pines"
    made.script(attack=[HOUND_1_3]).says("spring loosened-boulders.sword", seat=0)
    made = made.reloaded()
    assert made.offers(0) == ["drive wolf-stair", "drive door-of-fire", "drive widows-heath", "enough"]
    made.says("drive wolf-stair", seat=0)
    assert made.where(0) == "door-of-fire", "two areas of its move were left"
    assert made.tendrils("purple-citadel") == 1, "then the second Hound had its move"
    assert made.land.waiting == (1,), "and then the turns begin, in order of play"
    assert made.land.view(1)["step"] == "turn"


def test_dd_7_2_spells_in_turn_inside_a_combat_inside_a_move():
    made = land(guardians=("roana", "urian")).holds("hare-courier", "matins").holds("black-feathers", seat=1)
    made.stands("wolf-stair", seat=0).stands("north-citadel", seat=1).ready()
    made.says("play hare-courier.priestess", "walk north-citadel")
    made.says("cast matins.shield")
    made = made.reloaded()
    assert made.land.waiting == (1,)
    made.says("cast black-feathers.priestess", seat=1)
    made.says("pass", seat=0)
    made = made.reloaded()
    made.rolls("dawn", "shield", "dusk", "dusk", "shield", "shield").says("pass", seat=1)
    made.says("pass", seat=0)
    made.says("pass", seat=1)
    assert [g.wounds for g in made.land.guardians] == [0, 1], "4 hits and 3 parries; 1 hit and 1 parry"
    made = made.reloaded()
    made.says("send recruits-meadow", "walk oath-field")
    assert made.guardian.area == made.area("oath-field"), "the second area of the walk"
    assert made.guardian.coins == 1, "the rest of the card"


def test_dd_5_3_a_place_of_the_fate_track_inside_a_roll_inside_a_test():
    made = land("tristram").stands("oath-field").abyss(0)
    made.land.abysses = (made.area("drowned-belfry"), made.area("mirror-of-the-elders"))
    made.script(corruption=[SHIELD_PRIESTESS_MOON]).ready()
    made.rolls("moon", "priestess", "dawn", "dusk").says("go drowned-belfry")
    made = made.reloaded()
    assert made.land.view(0)["fate"] == 0, "the place that turns a die to Sword or Shield"
    assert made.refuses("free d3 moon").clause == "DD-5.3"
    made.says("free d3 shield")
    made = made.reloaded()
    assert made.refuses("free d4 sword").clause == "DD-5.3"
    made.says("settle")
    assert made.guardian.fame == 3
    assert made.land.view(None)["abysses"] == ["mirror-of-the-elders"]
    assert made.land.view(0)["step"] == "turn"


def test_dd_5_3_an_eclipse_inside_a_roll_inside_a_test_takes_the_abyss_that_is_tested():
    made = land("tristram").stands("drowned-belfry")
    made.abyss(made.area("oath-field")).script(corruption=[SHIELD_PRIESTESS_MOON]).ready()
    made.rolls("moon", "moon", "shield", "priestess").says("go oath-field")
    made = made.reloaded()
    assert made.tendrils("grey-citadel") == 1, "the second place, at once"
    assert made.land.view(None)["abysses"] == []
    made.says("settle")
    assert made.guardian.fame == 3, "the test goes on"
