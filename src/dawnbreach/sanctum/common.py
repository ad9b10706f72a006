"""What several chapters need: plain choices, tokens on abilities, wounds and death."""

from __future__ import annotations

from collections.abc import Iterable

from dawnbreach.kernel import Frame, Plain, set_at
from dawnbreach.kernel.generic import F
from dawnbreach.sanctum import events
from dawnbreach.sanctum.card_effects import Timing, Token
from dawnbreach.sanctum.move import discard
from dawnbreach.sanctum.state import EMPTY, SKILL_PLACES, Hero, Table


class Done(Plain[Table, F]):
    """Finish the step one is in."""

    pattern = "done"

    def do(self, table: Table, frame: F) -> None:
        table.pop()


class End(Frame[Table]):
    """The game is over. SAN-9.11"""

    id = "end"

    def run(self, table: Table) -> None:
        table.main.frames.clear()
        table.over = True
        for standing in table.standings():
            if standing.rank == 1:
                table.tell(events.Ended(standing.seat))


# Abilities and the tokens on them


def lay_out_abilities(table: Table, hero: Hero) -> None:
    """List the abilities of slots, items and skills; all their spaces are empty. SAN-6.3"""
    content = table.content
    character = content.heroes[hero.who]
    laid: list[tuple[int, int]] = []
    for slot, item in enumerate(hero.items):
        if item != EMPTY:
            laid += [(slot * 3 + n, ability) for n, ability in enumerate(content.items[item].abilities)]
        elif character.printed[slot] >= 0:
            laid.append((slot * 3, character.printed[slot]))
    for skill in character.skills:
        if skill.ability >= 0 and hero.skills >> skill.place & 1:
            laid.append((SKILL_PLACES + skill.place, skill.ability))
    hero.places = tuple([place for place, _ in laid])
    hero.abilities = tuple([ability for _, ability in laid])
    hero.tokens = (0,) * len(laid)


def token_on(hero: Hero, index: int, side: int) -> int:
    """What lies on one space of an ability."""
    return hero.tokens[index] >> 2 * side & 3


def put_token(hero: Hero, index: int, side: int, token: int) -> None:
    """Lay something on a space, or clear it."""
    code = hero.tokens[index] & ~(3 << 2 * side) | token << 2 * side
    hero.tokens = set_at(hero.tokens, index, code)


def spaces_of(table: Table, hero: Hero) -> Iterable[tuple[int, int, int, int]]:
    """Every ability space: ability index, side, colour, token."""
    abilities = table.content.abilities
    for index, ability in enumerate(hero.abilities):
        code = hero.tokens[index]
        for side, colour in enumerate(abilities[ability].spaces):
            yield index, side, colour, code >> 2 * side & 3


def find_space(table: Table, hero: Hero, space: int) -> tuple[int, int, int, int] | None:
    """The ability space with a number of the notation (place times two plus side), if the hero has it."""
    place, side = divmod(space, 2)
    if place not in hero.places:
        return None
    index = hero.places.index(place)
    spaces = table.content.abilities[hero.abilities[index]].spaces
    return (index, side, spaces[side], token_on(hero, index, side)) if side < len(spaces) else None


def has_token(hero: Hero, token: int) -> bool:
    return (hero.stamina if token == Token.STAMINA else hero.focus) > 0


def add_token(hero: Hero, token: int, count: int) -> None:
    """Change a pool by some tokens."""
    if token == Token.STAMINA:
        hero.stamina += count
    else:
        hero.focus += count


# Dice


DICE_IN = tuple([tuple([die for die in range(6) if mask >> die & 1]) for mask in range(64)])


def dice_in(mask: int) -> tuple[int, ...]:
    """The dice of a bit set, by number."""
    return DICE_IN[mask]


def turn_die(hero: Hero, die: int, value: int) -> None:
    """Change a die; it counts as modified even if it shows what it showed. SAN-11.5"""
    hero.dice = set_at(hero.dice, die, value)
    hero.changed |= 1 << die


def gather_dice(table: Table, hero: Hero) -> None:
    """Take the dice back; hits stay marked. Once-a-fight skills are ready again. SAN-4.15"""
    hero.dice, hero.silver = (), False
    hero.placed = hero.changed = hero.lost = hero.drunk = hero.shields = hero.more_damage = 0
    hero.only_changed = False
    abilities = table.content.abilities
    if any(hero.tokens):
        hero.tokens = tuple(
            [
                0 if abilities[number].timing == Timing.FIGHT else code
                for number, code in zip(hero.abilities, hero.tokens, strict=True)
            ]
        )


# Health


def wound(table: Table, hero: Hero, wounds: int) -> None:
    """Move the health counter down, to the death or a marked space at the worst. SAN-4.11, SAN-9.10"""
    hero.health = max(hero.health - wounds, death_space(hero))
    table.tell(events.Wounded(hero.seat, wounds, hero.health))
    if is_at_death(hero):
        die(table, hero)


def death_space(hero: Hero) -> int:
    """The highest space of the health track that means death. SAN-10.8"""
    return max(0, hero.marked - 1)


def is_at_death(hero: Hero) -> bool:
    """Has the counter reached the death space or a marked one? SAN-10.8"""
    return hero.health <= death_space(hero)


def heal(table: Table, hero: Hero, top: int = 10) -> None:
    """Health up by one, to the top of the track; only a Demon Lord card goes one space above it. SAN-10.9"""
    if hero.health < top:
        hero.health += 1
        table.tell(events.Healed(hero.seat, hero.health))


def die(table: Table, hero: Hero) -> None:
    """Out of the game; demons on the battle board are discarded. SAN-4.11"""
    hero.alive = False
    gather_dice(table, hero)
    if not table.final:
        discard(table, hero.demons)
        hero.demons = hero.marks = ()
    table.march = tuple([seat for seat in table.march if seat != hero.seat])
    table.tell(events.Died(hero.seat))
    leave(table, hero.seat)


def leave(table: Table, seat: int) -> None:
    """Drop what a seat that is out of the game still had to decide and to gain. SAN-4.17"""
    table.end_strand(seat)
    frames = table.main.frames
    while frames and frames[-1].seat == seat:
        frames.pop()
