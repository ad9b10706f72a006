"""SAN-6.2 to SAN-6.4, SAN-4.6: each of the 84 items is equipped, and each of its abilities used.

What a sentence means is told here once more, so that pack and engine are checked against it.
"""

import tomllib

import pytest

from dawnbreach.sanctum.pack_loader import PACK
from tests.scene import scene

CARDS = tomllib.loads((PACK / "demons.toml").read_text(encoding="utf-8"))["card"]
ABILITIES = [(card, number) for card in CARDS for number in range(len(card.get("abilities", [])))]
DICE = (1, 2, 3, 4, 5, 6)
TOKENS = {"red": {"stamina"}, "blue": {"focus"}, "purple": {"stamina", "focus"}}


def faces(effect, value):
    """The faces a sentence turns a die of this value to."""
    name, _, number = effect.partition(" ")
    n = int(number or 0)
    wanted = {
        "set": [n],
        "plus": [value + n],
        "minus": [value - n],
        "change": [value - n, value + n],
        "raise": list(range(value + 1, 7)),
        "lower": list(range(1, value)),
    }[name]
    return [face for face in wanted if 1 <= face <= 6]


def slot_of(card):
    return "right" if card["type"] == "weapon" else card["type"]


def equipped(card):
    """The Slayer in a Rest, with gems of exactly the card's icons, and the card equipped."""
    gems = {colour: card["gems"].count(colour) for colour in ("red", "green", "blue")}
    table = scene(hero="slayer").has_gems(**gems, white=0).carries(card["item"])
    hand = " right" if card["type"] == "weapon" else ""
    table.says("rest", f"{'wield' if hand else 'equip'} {card['item']}{hand}")
    return table


def to_the_fight(table):
    """End the Rest; six dice, one of each value, against three demons."""
    table.says("end equip", "end rest")
    table.knows("blood-drum").owns_dice(5).turn_of(0)
    table.pursued_by("lvl3/3", "lvl3/3", "lvl2/2")
    table.fights(*DICE)


def pay(table, spaces):
    """Put tokens on purple spaces as long as the player is asked."""
    for _ in range(spaces):
        if "pay focus" in table.offers():
            table.says("pay focus")


def tokens_on(table, place):
    return next(ability["tokens"] for ability in table.seen()["abilities"] if ability["place"] == place)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card["item"])
def test_san_6_2_every_item_is_equipped_with_its_gems_and_gives_its_flames(card):
    table = equipped(card)
    stamina, focus = 3 + card.get("stamina", 0), 2 + card.get("focus", 0)
    assert table.seen()["slots"][slot_of(card)]["id"] == card["item"]
    assert table.pools == (stamina, focus)
    on_slot = [a for a in table.seen()["abilities"] if a["place"].startswith(slot_of(card))]
    assert [f"{' '.join(a['spaces'])}: {a['effect']}" for a in on_slot] == card.get("abilities", [])
    table.says(f"remove {slot_of(card)}")
    assert (table.pools, table.sack) == ((3, 2), [card["item"]])


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card["item"])
def test_san_6_2_no_item_is_equipped_with_a_gem_too_few(card):
    table = scene(hero="slayer").carries(card["item"])
    gems = {colour: card["gems"].count(colour) for colour in ("red", "green", "blue")}
    gems[card["gems"][0]] -= 1
    table.has_gems(**gems, white=0).says("rest")
    hand = " left" if card["type"] == "weapon" else ""
    assert table.refuses(f"{'wield' if hand else 'equip'} {card['item']}{hand}").clause == "SAN-6.2"


@pytest.mark.parametrize(("card", "number"), ABILITIES, ids=[f"{card['item']}-{n + 1}" for card, n in ABILITIES])
def test_san_6_3_every_ability_of_an_item_does_what_its_sentence_says(card, number):
    cost, effect = card["abilities"][number].split(": ")
    spaces = cost.split()
    place = f"{slot_of(card)}.{number + 1}"
    table = equipped(card)
    to_the_fight(table)
    if effect.startswith("block"):
        assert table.refuses(f"use {place}").clause == "SAN-4.10"
        table.says("end attack")
    before = sum(table.pools)
    table.says(f"use {place}")
    pay(table, len(spaces))
    assert sum(table.pools) == before - len(spaces)
    assert all(token in TOKENS[space] for token, space in zip(tokens_on(table, place), spaces, strict=True))
    check_effect(table, effect)


def check_effect(table, effect):
    if effect.startswith("block"):
        health, damage = table.hero.health, table.seen()["damage"]
        table.says("end block")
        assert health - table.hero.health == damage - int(effect.split()[1])
        return
    wanted = [f"turn d{value} {face}" for value in DICE for face in faces(effect, value)]
    assert table.offers() == wanted
    table.says(wanted[-1])
    die, face = wanted[-1].split()[1:]
    assert table.hero.dice[int(die[1]) - 1] == int(face)
