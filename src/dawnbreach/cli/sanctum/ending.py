"""Who won, and why. SAN-9.12"""

from __future__ import annotations

from rich.text import Text

from dawnbreach.cli.layout import heading, text
from dawnbreach.cli.sanctum.names import Names
from dawnbreach.cli.speech import Speech
from dawnbreach.kernel.view_types import Place
from dawnbreach.sanctum.view_types import Hero, View


def standings(say: Speech, view: View, players: list[str]) -> list[Text]:
    """The end of a game: the reason, then the seats in order."""
    names, ranked = Names(say), view["standings"] or []
    first = [view["heroes"][s["seat"]] for s in ranked if s["rank"] == 1]
    winners = ", ".join(names.hero(hero) for hero in first)
    rows = [heading(say("game-over")), Text(f"{say('won', heroes=winners, n=len(first))} {reason(say, view)}")]
    for place in ranked:
        hero = view["heroes"][place["seat"]]
        rows.append(text((f"{place['rank']:>3}. ", "bold"), line(say, names, hero, players[hero["seat"]], place)))
    return rows


def line(say: Speech, names: Names, hero: Hero, who: str, place: Place) -> str:
    tiles = say("achieved", n=len(hero["achievements"]))
    score = say("score", n=place["score"])
    if hero["victorious"]:
        state = say("victorious", health=hero["health"])
    else:
        state = say("fell", n=hero["defeated"])
    player = f"{names.seated(hero)} ({who})" if who else names.seated(hero)
    return f"{player}: {score}; {state}; {tiles}"


def reason(say: Speech, view: View) -> str:
    """What decided."""
    best = view["heroes"][(view["standings"] or [])[0]["seat"]]
    return say(f"by-{view['decided']}", health=best["health"], n=len(best["achievements"]))
