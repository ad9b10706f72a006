"""What a Guardian can know of a test, a combat, a search and the areas around, before deciding."""

from __future__ import annotations

from dawnbreach.darkest_doom.abyss import AbyssResult
from dawnbreach.darkest_doom.ambush import AfterTest, TestTools
from dawnbreach.darkest_doom.combat import MONSTER_FAME, AfterCombat, Casting
from dawnbreach.darkest_doom.death import KILL_FAME
from dawnbreach.darkest_doom.describe import Describer
from dawnbreach.darkest_doom.figures import is_person, trap_at
from dawnbreach.darkest_doom.forecast_types import FightOdds, Forecast, Peril, RelicOdds, Stake, TestOdds, Threat, Way
from dawnbreach.darkest_doom.movement import Walking
from dawnbreach.darkest_doom.odds import seeking
from dawnbreach.darkest_doom.odds.ambush import ambush
from dawnbreach.darkest_doom.odds.fighting import combat
from dawnbreach.darkest_doom.odds.threats import danger
from dawnbreach.darkest_doom.odds.travel import reach
from dawnbreach.darkest_doom.prospects import figure_word
from dawnbreach.darkest_doom.relics import Seeking
from dawnbreach.darkest_doom.state import HIGH_PRIESTESS, MONSTER, NONE, Land
from dawnbreach.darkest_doom.traps import Sprung
from dawnbreach.darkest_doom.turn import Turn
from dawnbreach.darkest_doom.victory import Freed
from dawnbreach.kernel.trust import decimal, percent, reserve, rounded
from dawnbreach.kernel.words import Arg, Joined, Name, Phrase

NOTHING: Forecast = {"test": None, "fight": None, "relic": None, "perils": [], "threats": [], "ways": []}


def forecast(table: Land, seat: int, deep: bool) -> Forecast | None:
    """What a seat decides on; deep: with what waits beside it on its turn. Only what the seat may know goes in."""
    if deep:
        frame = table.frame(seat)
        found = perils(table, seat) if isinstance(frame, (Turn, Walking)) else []
        return {**(around(table, seat) if isinstance(frame, Turn) else NOTHING), "perils": found} if found else None
    match table.frame(seat):
        case Turn():
            return around(table, seat)
        case TestTools() | AfterTest():
            return {**NOTHING, "test": test_odds(table, seat, stake(table), len(table.wants))}
        case Casting():
            return {**NOTHING, "fight": fight_odds(table, seat, enemy(table, seat))}
        case Seeking():
            return {**NOTHING, "relic": relic_odds(table, seat)}
    return None


def around(table: Land, seat: int) -> Forecast:
    return {**NOTHING, "relic": relic_odds(table, seat), "threats": threats(table, seat), "ways": ways(table, seat)}


# Tests


def test_odds(table: Land, seat: int, about: Stake, level: int) -> TestOdds:
    """The test that is going on, or one of this level. DD-4.4"""
    odds = ambush(table, seat, level)
    return {
        "stake": about,
        "level": level,
        "chance": rounded(odds.chance),
        "bare": rounded(odds.bare),
        "missed": [rounded(share) for share in odds.missed],
        "trust": odds.trust.value,
    }


def stake(table: Land) -> Stake:
    """What the test that is going on is about: the nearest place below that reads its outcome."""
    for frame in reversed(table.main.frames):
        if isinstance(frame, AbyssResult):
            return "abyss"
        if isinstance(frame, Sprung):
            return "trap"
        if isinstance(frame, Freed):
            return "monolith"
    return "threat"


# Combat


def enemy(table: Land, seat: int) -> int:
    """Whom a Guardian fights."""
    combats = [frame for frame in table.main.frames if isinstance(frame, AfterCombat)]
    return combats[-1].attacker if combats[-1].defender == seat else combats[-1].defender


def fight_odds(table: Land, seat: int, figure: int) -> FightOdds:
    """Against whoever fights by attack card, or another player, whose hand nobody else knows."""
    odds = combat(table, seat, figure)
    return {
        "foe": figure_word(table, figure),
        "kill": rounded(odds.kill),
        "death": rounded(odds.death),
        "wounds": rounded(odds.wounds),
        "fame": fame_for(table, figure),
        "cards": len(table.guardians[figure].hand) if is_person(table, figure) else 0,
        "trust": odds.trust.value,
    }


def fame_for(table: Land, figure: int) -> int | None:
    """What a kill gives. DD-7.4, DD-7.7"""
    if figure == HIGH_PRIESTESS:
        return None
    return MONSTER_FAME[table.monsters[figure - MONSTER].tier] if figure >= MONSTER else KILL_FAME


# Around


def relic_odds(table: Land, seat: int) -> RelicOdds | None:
    odds = seeking.relic(table, seat)
    return odds and {"chance": rounded(odds.chance), "by_coins": [rounded(chance) for chance in odds.by_coins]}


MANY_CARDS = 5
"""With more of them in hand a combat takes long to work out: only those beside are."""


def perils(table: Land, seat: int) -> list[Peril]:
    """Figures, Dark Abysses and traps in the areas beside a Guardian, and in those that it can still reach. DD-3.3"""
    guardian = table.guardians[seat]
    areas = [*table.content.areas[guardian.area].next]
    if isinstance(table.frame(seat), Turn) and len(guardian.supplies) <= MANY_CARDS:
        ways = [found[0] for found in reach(table, seat).values() if not found[0].coins]
        near = [way for way in ways if way.actions <= guardian.actions and way.goal not in areas]
        areas += [way.goal for way in sorted(near)]
    found = [peril(table, seat, area) for area in areas]
    return [one for one in found if one["fight"] or one["test"] or one["trap"]]


def peril(table: Land, seat: int, area: int) -> Peril:
    """What happens on entering an area, in this order. DD-3.3"""
    figure = HIGH_PRIESTESS if area == table.content.summit else table.figure_at(area, but=seat)
    trapped = trap_at(table, area, seat) != NONE
    return {
        "area": table.content.areas[area].id,
        "fight": fight_odds(table, seat, figure) if figure != NONE else None,
        "test": test_odds(table, seat, "abyss", table.level) if area in table.abysses else None,
        "trap": test_odds(table, seat, "trap", table.level) if trapped else None,
    }


def threats(table: Land, seat: int) -> list[Threat]:
    """The monsters that may come. DD-6.9"""
    found = [(index, danger(table, index, seat)) for index in range(len(table.monsters))]
    return [
        {"monster": figure_word(table, MONSTER + index), "least": rounded(how.least), "most": rounded(how.most)}
        for index, how in found
        if how.most
    ]


def ways(table: Land, seat: int) -> list[Way]:
    areas = table.content.areas
    free = [found[0] for found in reach(table, seat).values() if not found[0].coins and len(found[0].areas) > 1]
    return [
        {"area": areas[way.goal].id, "actions": way.actions, "areas": [areas[area].id for area in way.areas]}
        for way in free
    ]


# In words


def sentences(table: Land, seat: int, told: Forecast) -> list[Phrase]:
    """The same to be read, what matters most first."""
    said: list[Phrase] = []
    if told["test"]:
        said += testing(told["test"], isinstance(table.frame(seat), AfterTest))
    if told["fight"]:
        said += fighting(table, seat, told["fight"])
    if told["relic"] and (isinstance(table.frame(seat), Seeking) or at_mission(table, seat)):
        chance, bare = percent(told["relic"]["chance"]), percent(told["relic"]["by_coins"][0])
        said.append(Phrase("forecast-relic", (("chance", chance), ("bare", bare))))
    beside = {table.content.areas[area].id for area in table.content.areas[table.guardians[seat].area].next}
    said += [phrase for peril in told["perils"] if peril["area"] in beside for phrase in waiting(table, peril)]
    return said + coming(table, told["threats"])


def testing(test: TestOdds, rolled: bool) -> list[Phrase]:
    least = next((n for n, share in enumerate(test["missed"]) if share), 0)
    if rolled and test["chance"] == 1:
        odds = Phrase("forecast-test-sure")
    elif rolled and not test["chance"]:
        odds = Phrase("forecast-test-lost", (("n", least),))
    else:
        odds = Phrase("forecast-test", (("chance", percent(test["chance"])), ("bare", percent(test["bare"]))))
    return [odds, Phrase(f"forecast-stake-{test['stake']}", (("level", test["level"]),)), *reserve(test["trust"])]


def fighting(table: Land, seat: int, fight: FightOdds) -> list[Phrase]:
    frame = table.frame(seat)
    foe, wounds = named(table, fight["foe"]), decimal(fight["wounds"])
    if isinstance(frame, Casting) and frame.rolled and not fight["cards"]:
        ends = {(1.0, 0.0): "kill", (1.0, 1.0): "both", (0.0, 1.0): "death"}
        end = ends.get((fight["kill"], fight["death"]), "none")
        odds = Phrase("forecast-fight-sure", (("foe", foe), ("end", end), ("wounds", wounds)))
    else:
        chances = ("kill", percent(fight["kill"])), ("death", percent(fight["death"]))
        odds = Phrase("forecast-fight", (("foe", foe), *chances, ("wounds", wounds)))
    hidden = [Phrase("forecast-hidden", (("foe", foe), ("n", fight["cards"])))] if fight["cards"] else []
    return [odds, *(hidden or reserve(fight["trust"]))]


def waiting(table: Land, peril: Peril) -> list[Phrase]:
    area, said = ("area", Name(f"area-{peril['area']}")), list[Phrase]()
    if test := peril["test"]:
        said.append(Phrase("forecast-peril-test", (area, ("chance", percent(test["chance"])))))
    if trap := peril["trap"]:
        said.append(Phrase("forecast-peril-trap", (area, ("chance", percent(trap["chance"])))))
    if fight := peril["fight"]:
        chances = ("kill", percent(fight["kill"])), ("death", percent(fight["death"]))
        key = "forecast-peril-duel" if fight["cards"] else "forecast-peril-fight"
        said.append(Phrase(key, (area, ("foe", named(table, fight["foe"])), *chances)))
    return said


def coming(table: Land, threats: list[Threat]) -> list[Phrase]:
    """Monsters that are as likely to come share a sentence."""
    alike: dict[tuple[Phrase, Phrase], list[Arg]] = {}
    for threat in threats:
        chances = percent(threat["least"]), percent(threat["most"])
        alike.setdefault(chances, []).append(named(table, threat["monster"]))
    return [a_threat(Joined(tuple(monsters), last="list-and"), *chances) for chances, monsters in alike.items()]


def a_threat(monsters: Joined, least: Phrase, most: Phrase) -> Phrase:
    if least == most:
        return Phrase("forecast-threat", (("monster", monsters), ("chance", most)))
    return Phrase("forecast-threat-between", (("monster", monsters), ("least", least), ("most", most)))


def at_mission(table: Land, seat: int) -> bool:
    guardian = table.guardians[seat]
    return guardian.mission != NONE and table.content.missions[guardian.mission].area == guardian.area


def named(table: Land, word: str) -> Arg:
    """What a figure is called, by its word in the notation."""
    figures = [*range(len(table.guardians)), *range(MONSTER, MONSTER + len(table.monsters)), HIGH_PRIESTESS]
    figure = next(figure for figure in figures if figure_word(table, figure) == word)
    return Describer(table.content).figure(table, figure)
