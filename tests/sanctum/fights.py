"""Random fights, small ones and the largest there can be."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from dawnbreach.kernel import set_at
from dawnbreach.sanctum.common import lay_out_abilities
from dawnbreach.sanctum.content import SLOTS_OF_TYPE
from dawnbreach.sanctum.state import SKILL_PLACES, Table
from tests.scene import Scene, sanctum, scene

CONTENT = sanctum().content
HEROES = [hero.id for hero in CONTENT.heroes]


class Fights:
    """A fight just rolled, as the seed has it."""

    def __init__(self, seed: object, hero: str = "", skills: tuple[str, ...] = ()) -> None:
        """Of a certain hero with certain skills, or of any."""
        self.random = Random(f"fight/{seed}")
        self.scene: Scene = scene(hero=hero or self.random.choice(HEROES), seed=self.random.randrange(1000))
        self.table, self.hero = self.scene.table, self.scene.hero
        self.skills = skills

    # How much of everything

    def small(self, final: bool = False) -> Table:
        """Few dice, few abilities, few foes: all that can be done is soon tried."""
        if self.skills:
            self.scene.knows(*self.skills)
        else:
            self.learn(self.random.randint(0, 6))
        self.equip(self.random.randint(0, 2), (1, 2, 3))
        self.forget(4)
        self.bless(self.random.randint(0, 3) if final else 0)
        self.hero.stamina, self.hero.focus = self.random.randint(0, 3), self.random.randint(0, 3)
        self.hero.rage = self.random.randint(0, self.hero.rages)
        self.hero.gold = self.random.randint(2, 3)
        self.meet(self.random.randint(1, 3), (1, 1, 2, 2, 3), final)
        return self.in_the_middle(self.roll(), final)

    def large(self, final: bool = False, foes: int = 6) -> Table:
        """Every skill, six strong items, full pools, six dice if the silver one comes."""
        self.learn(9)
        self.equip(6, (2, 3))
        self.bless(11 if final else 0)
        self.hero.rage, self.hero.gold = self.hero.rages, 5
        self.meet(foes, (1, 2, 2, 3, 3), final)
        return self.roll()

    # A hero

    def learn(self, count: int) -> None:
        skills = CONTENT.heroes[self.hero.who].skills
        self.scene.knows(*(skill.id for skill in self.random.sample(list(skills), count)))

    def equip(self, count: int, levels: tuple[int, ...]) -> None:
        """Items of these levels in some slots."""
        for slot in self.random.sample(range(6), count):
            fitting = [
                item.id
                for number, item in enumerate(CONTENT.items)
                if slot in SLOTS_OF_TYPE[item.type] and item.level in levels and number not in self.hero.items
            ]
            number = self.scene.item(self.random.choice(fitting))
            self.hero.items = set_at(self.hero.items, slot, number)
            self.hero.stamina += CONTENT.items[number].stamina
            self.hero.focus += CONTENT.items[number].focus
        lay_out_abilities(self.table, self.hero)

    def forget(self, most: int) -> None:
        """Leave some abilities only, those of skills rather than others: they are the odd ones."""
        hero = self.hero
        mixed = self.random.sample(range(len(hero.places)), len(hero.places))
        kept = sorted(sorted(mixed, key=lambda n: hero.places[n] < SKILL_PLACES)[:most])
        hero.places, hero.abilities = (tuple([row[n] for n in kept]) for row in (hero.places, hero.abilities))
        hero.tokens = tuple([self.random.choice((0, 0, 0, 0, 1)) for _ in kept])

    def bless(self, count: int) -> None:
        blessings = self.random.sample([blessing.id for blessing in CONTENT.blessings], count)
        self.scene.blessed_with(*blessings)

    # Foes and dice

    def meet(self, count: int, levels: tuple[int, ...], final: bool) -> None:
        if final:
            self.stand_in_row()
            return
        self.scene.pursued_by(*(f"lvl{self.random.choice(levels)}" for _ in range(count)))
        self.mark(range(len(self.hero.demons)))
        self.scene.turn_of(0)
        self.scene.says("fight")

    def stand_in_row(self) -> None:
        """The final battle, anywhere in the row, on a Demon Lord card or on a fury card already turned up."""
        lords = self.random.sample(range(len(CONTENT.lords)), 5)
        self.scene.final_battle(*("fury" if n % 2 else self.lord(lords[n // 2]) for n in range(9)))
        hero, furies = self.hero, self.random.sample(range(len(CONTENT.furies)), 4)
        hero.at = self.random.randrange(9)
        for index in range(1, hero.at + 1, 2):
            hero.demons = set_at(hero.demons, index, CONTENT.fury_base + furies[index // 2])
        for index in range(hero.at):
            hero.marks = set_at(hero.marks, index, CONTENT.foes[hero.demons[index]].full)
        self.mark([hero.at])
        self.table.furies = tuple(n for n in range(len(CONTENT.furies)) if CONTENT.fury_base + n not in hero.demons)

    def lord(self, card: int) -> str:
        """A Demon Lord card in the scene's words; of those that look alike any."""
        foe = CONTENT.foes[CONTENT.lord_base + card]
        return f"{' '.join(map(str, foe.faces))}/{foe.damage}"

    def mark(self, indexes: Iterable[int]) -> None:
        """Some foes are hit already, none is dead."""
        for index in indexes:
            full = CONTENT.foes[self.hero.demons[index]].full
            if self.random.random() < 0.3:
                self.hero.marks = set_at(self.hero.marks, index, self.random.randrange(full))

    def in_the_middle(self, table: Table, final: bool) -> Table:
        """Sometimes a die is assigned, changed or lost already, or only modified dice may hit. SAN-11.4, SAN-11.5"""
        hero, random = self.hero, self.random
        some = [0, *(1 << n for n in range(len(hero.dice)))]
        if random.random() < 0.2:
            hero.placed = random.choice(some)
        if final and random.random() < 0.2:
            hero.lost = random.choice(some) & ~hero.placed
        hero.changed = random.choice(some) | random.choice(some)
        hero.only_changed = final and hero.at % 2 == 1 and random.random() < 0.5
        return table

    def roll(self) -> Table:
        self.table.plant()
        self.scene.says("roll")
        return self.table
