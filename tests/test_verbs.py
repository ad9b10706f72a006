"""Every verb a pack may use has its entry in the table that does it."""

from dawnbreach.darkest_doom import abyss, combat, darkness, deeds, effects, order_achievements, virtual_guardians
from dawnbreach.sanctum import penalties, skills
from dawnbreach.sanctum.effects import FURY_PENALTIES, PENALTIES, PERKS

CHOSEN = ("lose blessing", "corrupt", "drink", "pay space", "lose die")
"""Penalties for which the player chooses something."""


def test_every_verb_of_a_card_is_done():
    known = {verb for vocabulary in (*effects.CARDS.values(), effects.REWARD) for verb in vocabulary}
    assert set(deeds.VERBS) == set(deeds.TRAP_VERBS) == known - {"prevent"}


def test_every_verb_of_the_darkness_is_done():
    assert set(abyss.BACKS) == set(effects.ABYSS)
    assert set(combat.ECHOES) == set(effects.ECHO)
    assert set(darkness.CREATIONS) == set(effects.CREATION)
    assert set(darkness.VICTIMS) == set(effects.WHO)
    afflictions = {f"{who} {what}" for who in effects.WHO for what in darkness.AFFLICTIONS}
    rules = {verb for verb in effects.EVENT if verb.startswith(("rule", "advance"))}
    assert set(effects.EVENT) == afflictions | rules | set(darkness.EVENTS)


def test_every_verb_of_virtual_guardians_and_every_condition_is_known():
    assert set(virtual_guardians.VERBS) == set(effects.VIRTUAL)
    assert set(order_achievements.CONDITIONS) == set(effects.CONDITIONS)


def test_every_perk_and_every_penalty_is_done():
    assert set(skills.LASTING) | set(skills.IMMEDIATE) == set(PERKS)
    plain = {penalty for penalty in PENALTIES | FURY_PENALTIES if not penalty.startswith(CHOSEN)}
    assert set(penalties.PAYMENTS) == plain - {"heal"}
