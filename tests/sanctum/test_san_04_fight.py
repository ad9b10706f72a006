"""SAN-4 Fight."""

from tests.scene import scene


def test_san_4_9_rage_wakes_when_a_die_is_left_and_a_demon_lives():
    table = scene(hero="huntress", demons=["lvl2 1 6"], rage="inactive")
    table.rolls(6, 4)
    table.says("fight", "roll", "hit d1 a.2", "end attack")
    assert table.hero.rage == 1


def test_san_4_8_a_die_hits_only_a_location_that_shows_its_value():
    table = scene(demons=["lvl2 1 6"])
    table.rolls(6, 4)
    table.says("fight", "roll")
    assert table.refuses("hit d2 a.1").clause == "SAN-4.8"
    assert "hit d1 a.2" in table.offers()
