"""Who won, and why. SAN-9.12"""

from __future__ import annotations

from rich.text import Text

from dawnbreach.cli.layout import heading, text
from dawnbreach.cli.sanctum.names import Names
from dawnbreach.cli.speech import Speech
from dawnbreach.kernel.view import Place
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
    heroes, ranked = view["heroes"], view["standings"] or []
    order = [heroes[s["seat"]] for s in ranked]
    shared = [s["rank"] for s in ranked].count(1) > 1
    victors = [hero for hero in order if hero["victorious"]]
    if not victors:
        scores = [s["score"] for s in ranked]
        return say("by-share-fallen" if shared else "by-cards" if scores[0] > scores[1] else "by-hits")
    if len(victors) == 1:
        return say("by-alone", health=order[0]["health"])
    if shared:
        return say("by-share", health=order[0]["health"])
    if victors[0]["health"] > victors[1]["health"]:
        return say("by-health", health=order[0]["health"])
    return say("by-achievements", health=order[0]["health"], n=len(order[0]["achievements"]))
