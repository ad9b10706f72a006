"""What a seat may know, as plain data. A whitelist: nothing is here that was not put here. DD-15.2"""

from __future__ import annotations

from dawnbreach.darkest_doom import content
from dawnbreach.darkest_doom.cards import markers_left, slots_free
from dawnbreach.darkest_doom.combat import AfterCombat
from dawnbreach.darkest_doom.content import ATTRIBUTES, COLOURS, DECKS, ENDINGS, ICONS, RELICS
from dawnbreach.darkest_doom.figures import is_person
from dawnbreach.darkest_doom.movement import road, step_cost
from dawnbreach.darkest_doom.possession import place_of
from dawnbreach.darkest_doom.possible import FOLLOWERS
from dawnbreach.darkest_doom.prospects import combat, figure_word, hurt, missing, tier_of
from dawnbreach.darkest_doom.relics import Seeking
from dawnbreach.darkest_doom.scenes import land
from dawnbreach.darkest_doom.state import BY_DARKNESS, CORRUPTION, ECHO_ROUND, NONE, Land
from dawnbreach.darkest_doom.state import Guardian as State
from dawnbreach.darkest_doom.view_types import (
    Against,
    Aim,
    Destiny,
    Guardian,
    GuardianFigure,
    Mission,
    Near,
    PlayedGuardian,
    RoundField,
    Victor,
    View,
    VirtualGuardian,
)
from dawnbreach.kernel.view_types import Place


def view(table: Land, seat: int | None) -> View:
    """The land through the eyes of a seat, or of a spectator."""
    frame, names = table.frame(seat) if seat is not None else None, table.content.names
    return {
        "game": table.doom.name,
        "seat": seat,
        "seats": table.seats,
        "over": table.over,
        "ending": table.ending,
        "victor": victor(table),
        "waiting": list(table.waiting),
        "step": frame.id if frame else None,
        "clause": frame.clause if frame else None,
        **land(table),
        "level": table.level,
        "track": [field(table, number) for number in range(1, len(table.content.levels) + 1)],
        "order": list(table.order),
        "active": table.active if table.active != NONE else None,
        "bag": len(table.bag),
        "decks": {
            name: {"left": len(d), "discards": [names[c] for c in p]}
            for name, d, p in zip(DECKS, table.decks, table.piles, strict=True)
        },
        "markers": markers_left(table),
        "destiny": destiny(table),
        "hurt": hurt(table),
        "test": [ICONS[icon] for icon in table.wants],
        "missing": missing(table),
        "foe": {"hits": table.foe[0], "health": table.foe[1]} if table.foe else None,
        "against": against(table),
        "combat": combat(table),
        "near": near(table, table.guardians[seat]) if seat is not None else [],
        "guardians": [guardian_view(table, g, seat) for g in table.guardians],
        "standings": places(table),
    }


def seen_by(table: Land, seat: int, public: View) -> View:
    """A seat's view, made from a spectator's: all but the own step and the own board is the same for everybody."""
    frame, guardian = table.frame(seat), table.guardians[seat]
    guardians = [*public["guardians"]]
    guardians[seat] = guardian_view(table, guardian, seat)
    own: View = {**public, "seat": seat, "guardians": guardians, "near": near(table, guardian)}
    if frame is not None:
        own["step"], own["clause"] = frame.id, frame.clause
    return own


def places(table: Land) -> list[Place] | None:
    """Who came where, Virtual Guardians too; nothing before the end. DD-13.5"""
    return [{"seat": n, "rank": rank, "score": score} for n, rank, score in table.ranking()] if table.over else None


def field(table: Land, number: int) -> RoundField:
    """A field of the round track: the level of tests, its Heart if it still lies there, Echoes. DD-2.1, DD-6.2"""
    heart = number > len(table.content.levels) - table.hearts
    return {"level": table.content.levels[number - 1], "heart": heart, "echo": number >= ECHO_ROUND}


def near(table: Land, guardian: State) -> list[Near]:
    """The areas beside a Guardian, and what it costs to enter them. DD-3.2"""
    areas, place = table.content.areas, place_of(table, guardian)
    if place == NONE:
        return []
    return [{"area": areas[area].id, "points": step_cost(table, area)} for area in areas[place].next]


def against(table: Land) -> Against | None:
    """Who fights by attack card: a monster, a Virtual Guardian, the High Priestess. DD-7.5, DD-14.4"""
    combats = [frame for frame in table.main.frames if isinstance(frame, AfterCombat)]
    if not table.foe or not combats:
        return None
    sides = combats[-1].defender, combats[-1].attacker
    figure = next((figure for figure in sides if not is_person(table, figure)), NONE)
    if figure == NONE:
        return None
    return {"figure": figure_word(table, figure), "tier": tier_of(table, figure)}


def victor(table: Land) -> Victor | None:
    """How the game ended and who won it: Guardians by number, Virtual ones too, or the Darkness. DD-13.5, DD-13.6"""
    if not table.over:
        return None
    how = ENDINGS[table.ending]
    return {"how": how, "guardians": table.victors(), "darkness": table.ending == BY_DARKNESS}


def destiny(table: Land) -> Destiny | None:
    """The Destiny die of a search that is going on, and what it must be. DD-9.4"""
    frame = table.main.frames[-1] if table.main.frames else None
    if not isinstance(frame, Seeking):
        return None
    return {"value": frame.value, "high": table.content.missions[frame.mission].high}


def card_name(table: Land, card: int) -> str:
    if card >= CORRUPTION:
        icons = table.content.corruptions[card - CORRUPTION].icons
        return "corruption." + ".".join(ICONS[i] for i in icons)
    return table.content.names[card]


def guardian_view(table: Land, guardian: State, viewer: int | None) -> Guardian:
    """A Guardian; a Virtual one has no player board."""
    if guardian.virtual:
        return virtual_guardian(table, guardian)
    return player_board(table, guardian, own=viewer == guardian.number)


def virtual_guardian(table: Land, guardian: State) -> VirtualGuardian:
    return {"number": guardian.number, "virtual": True, "who": None, **figure(table, guardian)}


def figure(table: Land, guardian: State) -> GuardianFigure:
    areas, place, glory = table.content.areas, place_of(table, guardian), table.glory(guardian.number)
    return {
        "colour": COLOURS[guardian.colour],
        "area": areas[guardian.area].id,
        "place": areas[place].id if place != NONE else None,
        "fame": guardian.fame,
        "bonds": glory - guardian.fame,
        "glory": glory,
        "acolytes": guardian.acolytes,
        "moths": guardian.moths,
        "alive": guardian.alive,
        "consumed": guardian.consumed,
    }


def player_board(table: Land, guardian: State, own: bool) -> PlayedGuardian:
    """A player board: hands, missions and achievements only for their owner."""
    printed, numbers = table.content, table.content.numbers
    attack, magic, wisdom, health = guardian.attributes
    mission = printed.missions[guardian.mission] if guardian.mission != NONE else None
    return {
        "number": guardian.number,
        "virtual": False,
        "who": printed.characters[guardian.who].id,
        **figure(table, guardian),
        "attack": attack,
        "magic": magic,
        "wisdom": wisdom,
        "health": health,
        "wounds": guardian.wounds,
        "mana": guardian.mana,
        "coins": guardian.coins,
        "actions": guardian.actions,
        "mana_most": magic,
        "hand_most": wisdom,
        "slots_free": slots_free(guardian),
        "followers_free": FOLLOWERS - guardian.acolytes - guardian.moths,
        "cards": len(guardian.hand),
        "corruption": len(guardian.corruption),
        "hand": [card_name(table, card) for card in guardian.hand] if own else None,
        "equipment": [{"card": card_name(table, card), "uses": uses} for card, uses in guardian.equipment],
        "spectre": guardian.spectre,
        "spectre_attack": numbers.spectre_attack + guardian.spectre if guardian.spectre else 0,
        "spectre_defence": numbers.spectre_defence + guardian.spectre if guardian.spectre else 0,
        "relics": dict(zip(RELICS, guardian.relics, strict=True)),
        "aim": aim(guardian),
        "declared": printed.areas[mission.area].id if mission and guardian.declared else None,
        "mission": mission_view(table, guardian, mission) if mission and own else None,
        "orders": [printed.achievements[printed.achievement_cards[c]].id for c in guardian.orders] if own else None,
        "orders_held": len(guardian.orders),
        "dice": [ICONS[icon] for icon in guardian.dice],
        "bonus": [ICONS[icon] for icon in guardian.bonus],
    }


def mission_view(table: Land, guardian: State, mission: content.Mission) -> Mission:
    areas = table.content.areas
    way = [areas[area].id for area in road(table, guardian.area, mission.area)]
    return {"id": mission.id, "area": areas[mission.area].id, "high": mission.high, "way": way}


def aim(guardian: State) -> Aim | None:
    """What is marked for the mission. DD-9.2"""
    if not guardian.aim:
        return None
    attribute, relic = guardian.aim
    return {"attribute": ATTRIBUTES[attribute], "relic": RELICS[relic]}
