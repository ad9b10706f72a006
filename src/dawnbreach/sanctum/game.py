"""Sanctum as a game of the kernel."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from dawnbreach.kernel import (
    Await,
    AwaitSeat,
    Chance,
    Choice,
    Event,
    Frame,
    InOrder,
    Name,
    Notation,
    Position,
    Refusal,
)
from dawnbreach.kernel.game import Summary
from dawnbreach.kernel.ply import How
from dawnbreach.kernel.seating import settle_asked
from dawnbreach.kernel.words import Arg
from dawnbreach.sanctum import (
    abilities,
    achievements,
    common,
    demon_lord,
    effect_targets,
    fight,
    invariants,
    move,
    penalties,
    potions,
    prospects,
    rest,
    setup,
    skills,
    turn,
    untimely,
    view,
    walls,
)
from dawnbreach.sanctum.describe import Describer, outcome_names
from dawnbreach.sanctum.notation import KINDS, letters, vocabulary
from dawnbreach.sanctum.pack_loader import PACK, load_pack
from dawnbreach.sanctum.printed import Printed, space
from dawnbreach.sanctum.setup import DIFFICULTIES
from dawnbreach.sanctum.state import ACTS_BY_SEATS, Engine, Table
from dawnbreach.sanctum.view_types import Space, View

HOME = Path(__file__).parent


class Sanctum(Engine):
    """2 to 4 heroes race through hordes of demons, then face the Demon Lord."""

    name = "sanctum"
    rules = 2
    min_seats = 2
    max_seats = 4
    turn_clause = "SAN-2.1"
    take_back_clause = "SAN-13.1"
    option_values = {"difficulty": DIFFICULTIES}
    cast = "heroes"
    character_key = "hero"
    boards = "heroes"
    frames = (
        Await,
        AwaitSeat,
        InOrder,
        setup.Bonuses,
        turn.Turns,
        turn.Idle,
        turn.Turn,
        common.End,
        move.Reveal,
        move.Taking,
        move.Chest,
        move.Sharing,
        move.Looting,
        fight.BeforeRoll,
        fight.Attack,
        fight.Block,
        fight.AfterBlock,
        fight.Refreshing,
        abilities.Spending,
        abilities.Paying,
        effect_targets.Changing,
        effect_targets.Rerolling,
        effect_targets.Striking,
        effect_targets.Doubling,
        skills.Levels,
        skills.Claiming,
        skills.Flip,
        skills.Level,
        skills.MovingGem,
        skills.MovingBonusGem,
        skills.BonusCards,
        potions.FillingSlot,
        rest.Equipping,
        rest.Buying,
        achievements.Achievements,
        walls.Breaching,
        walls.Respite,
        walls.AfterRespite,
        demon_lord.Battle,
        demon_lord.Resolve,
        demon_lord.Round,
        demon_lord.Roar,
        demon_lord.Turning,
        penalties.Penalty,
    )

    def __init__(self, pack: Path | str = PACK) -> None:
        self.content = load_pack(pack)
        self.open(HOME, Path(pack), self.content.digest, Notation(KINDS, vocabulary(self.content)))
        self.outcome_names = outcome_names(self.content)
        self.printed = Printed(self.content)
        self.describer = Describer(self)
        self.letters = letters(len(self.content.items))
        self.tracks = {
            seats: tuple(step for act in acts for step in self.content.acts[act])
            for seats, acts in ACTS_BY_SEATS.items()
        }
        self.spaces = {seats: self._spaces(seats) for seats in self.tracks}

    def set_up(self, seats: int, source: Chance, how: How, options: Mapping[str, Any]) -> Table:
        table = Table()
        table.prepare(self, seats, source, how)
        table.lay_out()
        setup.set_up(table, options)
        return table

    def settle_options(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """As everywhere, plus `heroes`: one id or "random" for each seat. SAN-1.1"""
        rest_of = {name: value for name, value in options.items() if name != "heroes"}
        heroes = settle_asked("heroes", options.get("heroes") or (), seats, self.characters())
        return {**super().settle_options(seats, rest_of), "heroes": heroes}

    def view(self, table: Table, seat: int | None) -> View:
        return view.view(table, seat)

    def seen_by(self, position: Position, seat: int, public: Mapping[str, object]) -> View:
        assert isinstance(position, Table)
        return view.seen_by(position, seat, cast("View", public))

    def untimely(self, position: Position, choice: Choice) -> Refusal | None:
        assert isinstance(position, Table)
        return untimely.untimely(position, choice)

    def nothing_to_decide(self, position: Position, seat: int) -> Refusal | None:
        assert isinstance(position, Table)
        return untimely.nothing_to_decide(position, seat)

    def check(self, table: Table) -> None:
        invariants.check(table)

    def afflict(self, table: Table, seat: int, card: int, fury: bool) -> None:
        penalties.afflict(table, seat, card, fury)

    def _spaces(self, seats: int) -> tuple[list[Space], list[Space]]:
        track = self.tracks[seats]
        ahead = [space(step, self.has_divine(seats, number)) for number, step in enumerate(track)]
        return ahead, [space(step, divine=False) for step in track]

    def imagine(self, position: Position, seat: int | None, source: Chance) -> Table:
        """Others' blessings are all that is decided and hidden; decks and fury cards are not decided yet. SAN-13.2"""
        assert isinstance(position, Table)
        other = position.copy()
        other.source = source
        if position.unveiled:
            return other
        hidden = [hero for hero in other.heroes if hero.seat != seat]
        pool = sorted([*other.unseen, *(b for hero in hidden for b in hero.blessings)])
        order = list(source.shuffle("imagine", pool) or pool)
        for hero in hidden:
            hero.blessings = tuple(order[: len(hero.blessings)])
            del order[: len(hero.blessings)]
        other.unseen = tuple(sorted(order))
        return other

    def characters(self) -> list[str]:
        return [hero.id for hero in self.content.heroes]

    def who(self, position: Position, seat: int) -> Name:
        assert isinstance(position, Table)
        return Name(f"hero-{self.content.heroes[position.heroes[seat].who].id}")

    def summary(self, position: Position) -> Summary:
        assert isinstance(position, Table)
        return {
            "labels": [self.content.heroes[hero.who].id for hero in position.heroes],
            "survived": [hero.victorious for hero in position.heroes],
            "first": position.first,
            "rounds": position.round,
            "end": "act 6" if position.final else "before act 6",
        }

    def milestones(self, position: Position) -> dict[str, list[int]]:
        """Health on entering the final battle, 0 for those who fell before it."""
        assert isinstance(position, Table)
        return {"health": [hero.health if hero.alive else 0 for hero in position.heroes]} if position.final else {}

    def idle(self, choices: list[Choice]) -> Choice:
        """Rest, and rest again."""
        return next((choice for choice in choices if choice.text in ("rest", "end equip", "end rest")), choices[-1])

    def doing(self, position: Position, frame: Frame) -> Arg:
        assert isinstance(position, Table)
        return prospects.doing(position, frame)

    def args(self, position: Position, thing: Event | Choice, viewer: int | None) -> dict[str, Arg]:
        assert isinstance(position, Table)
        return self.describer.args(position, thing, viewer)
