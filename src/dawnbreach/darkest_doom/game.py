"""Darkest Doom as a game of the kernel."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, cast

from dawnbreach.darkest_doom import (
    abyss,
    ambush,
    cards,
    choosing,
    combat,
    common,
    crimson_fate,
    darkness,
    death,
    deeds,
    defence,
    doing,
    fate_track,
    invariants,
    missions,
    monsters,
    movement,
    possession,
    prospects,
    relics,
    retreat,
    rounds,
    scenes,
    setup,
    stalking,
    traps,
    turn,
    victory,
    view,
    virtual_guardians,
)
from dawnbreach.darkest_doom import order_achievements as orders
from dawnbreach.darkest_doom.content import COLOURS, ICONS, Effect
from dawnbreach.darkest_doom.describe import Describer
from dawnbreach.darkest_doom.notation import KINDS, vocabulary
from dawnbreach.darkest_doom.pack_loader import PACK, load_pack
from dawnbreach.darkest_doom.state import CORRUPTION, NONE, Engine, Guardian, Land
from dawnbreach.darkest_doom.view_types import View
from dawnbreach.kernel import Await, Chance, Choice, Event, Frame, Notation, Position, Unreadable
from dawnbreach.kernel.event import Witness
from dawnbreach.kernel.game import Summary
from dawnbreach.kernel.ply import How
from dawnbreach.kernel.seating import settle_asked
from dawnbreach.kernel.words import Arg, Name

HOME = Path(__file__).parent


class DarkestDoom(Engine):
    """1 to 4 Guardians, eight days, four ways to win, and rivals for one who plays alone."""

    name = "darkest-doom"
    rules = 3
    min_seats = 1
    max_seats = 4
    anytime = (turn.Release,)
    turn_clause = "DD-3.1"
    take_back_clause = "DD-15.1"
    cast = "guardians"
    character_key = "guardian"
    boards = "guardians"
    frames = (
        Await,
        abyss.AbyssResult,
        cards.Aiming,
        ambush.BeforeTest,
        ambush.TestTools,
        ambush.AfterTest,
        defence.Defending,
        combat.Combat,
        combat.Casting,
        combat.RollAll,
        combat.Wounds,
        combat.Fallen,
        combat.Cleansed,
        combat.AfterCombat,
        retreat.Sending,
        retreat.Retreating,
        common.Draw,
        common.Limit,
        common.Drawing,
        common.Discarding,
        common.Taint,
        common.Tainted,
        crimson_fate.Changing,
        crimson_fate.Rerolling,
        ambush.Test,
        darkness.DarkestFate,
        darkness.Create,
        darkness.Appear,
        darkness.Placing,
        darkness.Straying,
        darkness.EventEffect,
        monsters.Tokens,
        monsters.Prowl,
        stalking.Stalk,
        stalking.Roaming,
        stalking.Clash,
        stalking.Pointing,
        stalking.Hunting,
        monsters.Luring,
        fate_track.Growing,
        death.Hurt,
        death.Hurting,
        doing.Do,
        doing.Snap,
        choosing.Travelling,
        choosing.Pushing,
        choosing.Clearing,
        choosing.Sealing,
        choosing.Disarming,
        choosing.Bonding,
        relics.TakingRelic,
        relics.Overladen,
        choosing.Cleansing,
        choosing.Purging,
        missions.Marking,
        relics.Seeking,
        orders.Announcing,
        orders.Ordering,
        rounds.FirstOrder,
        rounds.Dawn,
        rounds.VirtualDawn,
        rounds.Mission,
        rounds.Turns,
        rounds.Dusk,
        rounds.Feed,
        rounds.Swapping,
        rounds.Night,
        traps.Sprung,
        traps.Springing,
        movement.Arrival,
        movement.Walking,
        turn.Turn,
        victory.Freed,
        victory.BackToPath,
        possession.Tempted,
        virtual_guardians.VirtualTurn,
        virtual_guardians.VirtualCard,
        virtual_guardians.VirtualDeed,
        virtual_guardians.SettingOn,
        virtual_guardians.Threat,
    )

    def __init__(self, pack: Path | str = PACK) -> None:
        self.content = load_pack(pack)
        self.open(HOME, Path(pack), self.content.digest, Notation(KINDS, vocabulary(self.content)))
        self.effects = list(dict.fromkeys(self._all_effects()))
        self.effect_number = {effect: number for number, effect in enumerate(self.effects)}
        self.event_rules = [
            {e.verb: max(1, e.amount) for e in event.effects if e.verb.startswith(("rule", "advance"))}
            for event in self.content.events
        ]
        self.verbs, self.trap_verbs = deeds.VERBS, deeds.TRAP_VERBS
        kinds: set[type[Choice]] = {*turn.Turn.kinds}
        self.pauses = frozenset(kinds - {cards.Play})
        self.outcome_names = self._outcome_names()
        self.describer = Describer(self.content)

    def _all_effects(self) -> Iterable[Effect]:
        c = self.content
        for card in c.cards:
            yield from card.effects
        for achievement in c.achievements:
            for reward in achievement.rewards:
                yield from reward
        for event in c.events:
            yield from (*event.create, *event.effects)
        for virtual in c.virtuals:
            for row in virtual.rows:
                for cell in row:
                    yield from cell

    def set_up(self, seats: int, source: Chance, how: How, options: Mapping[str, Any]) -> Land:
        table = Land()
        table.prepare(self, seats, source, how)
        table.lay_out()
        setup.set_up(table, options)
        return table

    def view(self, land: Land, seat: int | None) -> View:
        return view.view(land, seat)

    def seen_by(self, position: Position, seat: int, public: Mapping[str, object]) -> View:
        assert isinstance(position, Land)
        return view.seen_by(position, seat, cast("View", public))

    def check(self, land: Land) -> None:
        invariants.check(land)

    def settle_options(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """`guardians`, `temples`: an id or "random" for each seat; `virtual`: rivals for one who plays alone. DD-1.1"""
        virtual = str(options.get("virtual", 3 if seats == 1 else 0))
        if virtual not in (("1", "2", "3") if seats == 1 else ("0",)):
            raise Unreadable(f"virtual Guardians: {virtual!r}", "input-virtual", virtual=virtual)
        wanted = settle_asked("guardians", options.get("guardians") or (), seats, self.characters())
        rest = {name: v for name, v in options.items() if name not in ("guardians", "temples", "virtual")}
        temples = setup.settle_temples(seats, options.get("temples") or ())
        return {**super().settle_options(seats, rest), "guardians": wanted, "temples": temples, "virtual": virtual}

    def imagine(self, position: Position, seat: int | None, source: Chance) -> Land:
        """Others' hands, missions and achievements are dealt anew. DD-15.2"""
        assert isinstance(position, Land)
        other = position.copy()
        other.source = source
        hidden = [g for g in other.guardians if g.number != seat and not g.virtual]
        self._redeal_supplies(other, hidden, source)
        self._redeal_corruption(other, hidden, source)
        self._redeal_order(other, hidden, source)
        return other

    def _redeal_supplies(self, other: Land, hidden: list[Guardian], source: Chance) -> None:
        for deck in range(4):
            pool = list(other.decks[deck])
            for guardian in hidden:
                pool += [c for c in guardian.supplies if cards.design(other, c).deck == deck]
            order = list(source.shuffle(f"supplies/{deck}", sorted(pool)) or pool)
            for guardian in hidden:
                hand = list(guardian.hand)
                for n, card in enumerate(hand):
                    if card < CORRUPTION and cards.design(other, card).deck == deck:
                        hand[n] = order.pop()
                guardian.hand = tuple(hand)
            other.decks = (*other.decks[:deck], tuple(sorted(order)), *other.decks[deck + 1 :])

    def _redeal_corruption(self, other: Land, hidden: list[Guardian], source: Chance) -> None:
        """Everybody has seen the Leader's card of one who is consumed. DD-12.3"""
        shown = {possession.leader_card(other)} if any(g.consumed for g in hidden) else set()
        dealt = [c for g in hidden for c in g.corruption if c not in shown]
        pool = [*other.taints, *(c - CORRUPTION for c in dealt)]
        order = list(source.shuffle("corruption", sorted(pool)) or pool)
        for guardian in hidden:
            guardian.hand = tuple([CORRUPTION + order.pop() if c in dealt else c for c in guardian.hand])
        other.taints = tuple(sorted(order))

    def _redeal_order(self, other: Land, hidden: list[Guardian], source: Chance) -> None:
        """Missions that were not declared, and achievements."""
        secret = [g for g in hidden if g.mission != NONE and not g.declared]
        missions = [*other.missions, *(g.mission for g in secret)]
        order = list(source.shuffle("missions", sorted(missions)) or missions)
        for guardian in secret:
            guardian.mission = order.pop()
        other.missions = tuple(sorted(order))
        achievements = [*other.orders, *(card for g in hidden for card in g.orders)]
        order = list(source.shuffle("achievements", sorted(achievements)) or achievements)
        for guardian in hidden:
            guardian.orders = tuple([order.pop() for _ in guardian.orders])
        other.orders = tuple(sorted(order))

    def characters(self) -> list[str]:
        return [character.id for character in self.content.characters]

    def who(self, position: Position, seat: int) -> Name:
        assert isinstance(position, Land)
        return Name(f"guardian-{self.content.characters[position.guardians[seat].who].id}")

    def witness(self, position: Position, seat: int) -> Witness:
        assert isinstance(position, Land)
        return partial(scenes.note, position, seat if scenes.is_dark(position) else None)

    def summary(self, position: Position) -> Summary:
        assert isinstance(position, Land)
        people = [g for g in position.guardians if not g.virtual]
        return {
            "labels": [self.content.characters[g.who].id for g in people],
            "survived": [g.alive for g in people],
            "first": position.opener % position.seats,
            "rounds": position.round,
            "end": ("running", "high priest", "mosh", "cleansed", "darkness")[position.ending],
        }

    # Outcomes in records

    def _outcome_names(self) -> dict[str, list[str]]:
        c = self.content
        return {
            "crimson": list(ICONS),
            "supply": c.names,
            "mission": [m.id for m in c.missions],
            "event": [e.id for e in c.events],
            "map": [m.id for m in c.maps],
            "abyss": [a.id for a in c.abysses],
            "guardian": [g.id for g in c.characters],
            "temple": list(COLOURS),
        }

    def doing(self, position: Position, frame: Frame) -> Arg:
        assert isinstance(position, Land)
        return prospects.doing(position, frame, self.describer)

    def args(self, position: Position, thing: Event | Choice, viewer: int | None) -> dict[str, Arg]:
        assert isinstance(position, Land)
        return self.describer.args(position, thing, viewer)
