"""What a hero can know of a fight before deciding: what dice can kill, what comes through, what a potion is worth."""

from __future__ import annotations

from dawnbreach.kernel.trust import decimal, percent, reserve, rounded
from dawnbreach.kernel.words import Arg, Name, Phrase
from dawnbreach.sanctum.fight import Attack, BeforeRoll
from dawnbreach.sanctum.forecast_types import Draught, Forecast, Prospect, Target
from dawnbreach.sanctum.notation import letters
from dawnbreach.sanctum.solver.aims import targets_of
from dawnbreach.sanctum.solver.answers import Solved, solve
from dawnbreach.sanctum.solver.rolling import Odds, odds, potions
from dawnbreach.sanctum.state import Table


def forecast(table: Table, seat: int, deep: bool) -> Forecast | None:
    """The fight a seat is in; deep: with what every potion would change, or nothing where there is none to drink."""
    if not isinstance(table.frame(seat), BeforeRoll):
        return None if deep else after_roll(table, seat)
    if not deep:
        return before_roll(table, seat, [])
    found = draughts(table, seat)
    return before_roll(table, seat, found) if found else None


def prospect(survive: float, wounds: float, kills: float) -> Prospect:
    return {"survive": rounded(survive), "wounds": rounded(wounds), "kills": rounded(kills)}


def foes(table: Table, seat: int) -> dict[str, int]:
    """Those that can be hit: what they are called, and their places."""
    hero = table.heroes[seat]
    names = letters(len(hero.demons))
    return {names[open.place]: open.place for open in targets_of(table, hero).open}


# Before the roll


def before_roll(table: Table, seat: int, found: list[Draught]) -> Forecast:
    """Over all rolls. SAN-4.3"""
    plain = odds(table, seat)
    targets: list[Target] = [
        {"foe": name, "chance": rounded(plain.kills(place))} for name, place in foes(table, seat).items()
    ]
    return {
        "trust": plain.trust.value,
        "best": likely(plain),
        "stop": None,
        "calm": None,
        "targets": targets,
        "together": 0,
        "draughts": found,
    }


def likely(plain: Odds) -> Prospect:
    kills = sum(outcome.killed.bit_count() * chance for outcome, chance in plain.outcomes)
    return prospect(1 - plain.death, plain.wounds, kills)


def draughts(table: Table, seat: int) -> list[Draught]:
    """The best use of a potion of each colour. SAN-4.1"""
    found: dict[str, Draught] = {}
    for potion in potions(table, seat):
        verb, colour, *_ = potion.text.split()
        if verb == "drink":
            found.setdefault(colour, {"text": potion.text, "then": likely(potion.odds)})
    return list(found.values())


# After it


def after_roll(table: Table, seat: int) -> Forecast:
    """With the dice as they lie. SAN-4.4, SAN-4.10"""
    solved = solve(table, seat)
    outcomes, best = solved.outcomes, sure(solved)
    calm = sure(solve(calmed(table, seat), seat)) if table.heroes[seat].rage else best
    return {
        "trust": solved.trust.value,
        "best": best,
        "stop": stop(table, seat) if isinstance(table.frame(seat), Attack) else None,
        "calm": calm if calm != best else None,
        "targets": [
            {"foe": name, "chance": float(any(outcome.killed >> place & 1 for outcome in outcomes))}
            for name, place in foes(table, seat).items()
        ],
        "together": max(outcome.killed.bit_count() for outcome in outcomes),
        "draughts": [],
    }


def sure(solved: Solved) -> Prospect:
    """The best that needs no luck; where a fury card is turned up, of going no further. SAN-9.4"""
    best = solved.best
    kills = best.killed.bit_count()
    if not best.turns_up:
        return prospect(float(best.wounds < solved.judge.health), best.wounds, kills)
    there = solved.furies.stop(solved.end(best).attack, len(solved.dice))
    return prospect(1 - there.death, there.wounds, kills)


def calmed(table: Table, seat: int) -> Table:
    """The same without an active rage tile. SAN-4.9"""
    other = table.copy()
    other.heroes[seat].rage = 0
    return other


def stop(table: Table, seat: int) -> Prospect:
    """The attack ends here, and as much is blocked as can be. SAN-4.9, SAN-4.10"""
    after = table.copy()
    after.play("end attack", seat)
    solved = solve(after, seat)
    wounds = min(outcome.wounds for outcome in solved.outcomes)
    return prospect(float(wounds < solved.judge.health), wounds, 0)


# In words


def sentences(table: Table, seat: int, told: Forecast) -> list[Phrase]:
    """The same to be read, what matters most first."""
    frame = table.frame(seat)
    if isinstance(frame, BeforeRoll):
        said = [rolling(told), *[drinking(draught) for draught in told["draughts"]]]
    elif isinstance(frame, Attack):
        said = attacking(told)
    else:
        said = [dying("block", told["best"])]
    return [*said, *reserve(told["trust"])]


def rolling(told: Forecast) -> Phrase:
    sure = told["best"]["survive"] == 1
    key = "forecast-roll-sure" if sure else "forecast-roll"
    return Phrase(key, (*numbers(told["best"]), ("all", len(told["targets"]))))


def drinking(draught: Draught) -> Phrase:
    colour = draught["text"].split()[1]
    return Phrase("forecast-potion", (("potion", Name(f"potion-{colour}")), *numbers(draught["then"])))


def attacking(told: Forecast) -> list[Phrase]:
    """What the dice can kill, what ending the attack comes to, what is best, and what rage adds."""
    foes = [target["foe"] for target in told["targets"] if target["chance"]]
    listed = Phrase("forecast-kills", (("foes", ", ".join(foes)), ("n", told["together"])))
    said = [listed if foes else Phrase("forecast-kills-none")]
    said += [dying("stop", told["stop"])] if told["stop"] else []
    said += [dying("best", told["best"])] if foes or told["best"] != told["stop"] else []
    return said + ([Phrase("forecast-calm", numbers(told["calm"]))] if told["calm"] else [])


def dying(what: str, then: Prospect) -> Phrase:
    return Phrase(f"forecast-{what}" if then["survive"] else f"forecast-{what}-dies", numbers(then))


def numbers(then: Prospect) -> tuple[tuple[str, Arg], ...]:
    survive, wounds, kills = percent(then["survive"]), decimal(then["wounds"]), decimal(then["kills"])
    return ("survive", survive), ("wounds", wounds), ("kills", kills)
