"""Another player's Guardian as a foe: dice and what lies open are counted, cards in hand are not. DD-7.2, DD-15.2"""

from __future__ import annotations

from collections.abc import Iterator

from dawnbreach.darkest_doom.crimson_fate import hits, parries
from dawnbreach.darkest_doom.equipment import attack_dice
from dawnbreach.darkest_doom.odds.armoury import Aid, Arms, arms_of, senses, tools
from dawnbreach.darkest_doom.odds.bout import Foe
from dawnbreach.darkest_doom.odds.dice import rolls
from dawnbreach.darkest_doom.state import CRIMSON_DICE, Guardian, Land


def duellists(table: Land, enemy: Guardian, is_rolled: bool) -> Iterator[tuple[float, Foe]]:
    """What another player's Guardian may bring to the end of a combat, and how likely: it uses what all can see."""
    helps, arms = [*tools(table, enemy), *senses(table, enemy)], arms_of(table, enemy)
    if is_rolled:
        struck, parried = hits(table, enemy.dice), parries(enemy.dice)
        yield 1.0, standing(arms, helps, struck, parried, len(enemy.dice) - struck - parried)
        return
    dice = attack_dice(table, enemy) + sum([aid.dice for aid in helps])
    for (struck, parried, rest), chance in rolls(max(0, min(CRIMSON_DICE, dice)), (3, 1, 2)):
        yield chance, standing(arms, helps, struck, parried, rest)


def standing(arms: Arms, helps: list[Aid], struck: int, parried: int, rest: int) -> Foe:
    """Dice of no use are turned to hits as far as equipment allows; whoever hits it must get past the rest."""
    load = arms.load
    turned = min(rest, sum([aid.changes for aid in helps]))
    parry = parried + load.parries + sum([aid.parries for aid in helps])
    shelter = sum([prevents for prevents, _ in arms.wards]) + (load.mana // 2 if arms.gift else 0)
    left = arms.health - arms.wounds + sum([aid.heal for aid in helps])
    strikes = struck + turned + load.hits + sum([aid.hits for aid in helps])
    weaken = load.weaken + sum([aid.weaken for aid in helps])
    return Foe(strikes, left + parry + shelter + weaken, 0, False)
