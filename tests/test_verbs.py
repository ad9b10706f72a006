"""Every verb a pack may use has its entry in the table that does it."""

from dawnbreach.darkest_doom import abyss, card_effects, combat, darkness, deeds, order_achievements, virtual_guardians
from dawnbreach.sanctum import penalties, skills
from dawnbreach.sanctum.card_effects import FURY_PENALTIES, PENALTIES, PERKS

CHOSEN = ("lose blessing", "corrupt", "drink", "pay space", "lose die")
"""Penalties for which the player chooses something."""


def test_every_verb_of_a_card_is_done():
    known = {verb for vocabulary in (*card_effects.CARDS.values(), card_effects.REWARD) for verb in vocabulary}
    assert set(deeds.VERBS) == set(deeds.TRAP_VERBS) == known - {"prevent"}


def test_every_verb_of_the_darkness_is_done():
    assert set(abyss.BACKS) == set(card_effects.ABYSS)
    assert set(combat.ECHOES) == set(card_effects.ECHO)
    assert set(darkness.CREATIONS) == set(card_effects.CREATION)
    assert set(darkness.VICTIMS) == set(card_effects.WHO)
    afflictions = {f"{who} {what}" for who in card_effects.WHO for what in darkness.AFFLICTIONS}
    rules = {verb for verb in card_effects.EVENT if verb.startswith(("rule", "advance"))}
    assert set(card_effects.EVENT) == afflictions | rules | set(darkness.EVENTS)


def test_every_verb_of_virtual_guardians_and_every_condition_is_known():
    assert set(virtual_guardians.VERBS) == set(card_effects.VIRTUAL)
    assert set(order_achievements.CONDITIONS) == set(card_effects.CONDITIONS)


def test_every_perk_and_every_penalty_is_done():
    assert set(skills.LASTING) | set(skills.IMMEDIATE) == set(PERKS)
    plain = {penalty for penalty in PENALTIES | FURY_PENALTIES if not penalty.startswith(CHOSEN)}
    assert set(penalties.PAYMENTS) == plain - {"heal"}
