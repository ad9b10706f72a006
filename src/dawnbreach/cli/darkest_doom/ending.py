"""Who won, and how. DD-13"""

from __future__ import annotations

from rich.text import Text

from dawnbreach.cli.darkest_doom.names import Names
from dawnbreach.cli.layout import heading, text
from dawnbreach.cli.screen import View
from dawnbreach.cli.speech import Speech

ENDINGS = ("none", "priest", "mosh", "cleansed", "darkness")
PRIEST, DARKNESS = 1, 4


def standings(say: Speech, view: View, players: list[str]) -> list[Text]:
    """The end of a game: the reason, then everybody in order."""
    names = Names(say, view)
    reason = say.name(f"ending-{ENDINGS[view['ending']]}")
    rows = [heading(say("game-over")), Text(f"{winners(say, names, view)} {reason}.")]
    for place in view["standings"]:
        guardian = view["guardians"][place["seat"]]
        rows.append(text((f"{place['rank']:>3}. ", "bold"), line(say, names, guardian, players[place["seat"]])))
    virtual = [g for g in view["guardians"] if g["virtual"]]
    return rows + [Text(f"     {line(say, names, guardian, '')}") for guardian in virtual]


def winners(say: Speech, names: Names, view: View) -> str:
    first = [view["guardians"][s["seat"]] for s in view["standings"] if s["rank"] == 1]
    if not first and view["ending"] != DARKNESS:
        rivals = [g for g in view["guardians"] if g["virtual"]]
        best = max(rivals, key=lambda g: g["glory"])
        if view["ending"] != PRIEST and len(rivals) > 1:
            return say("doom-won-rival")
        first = [best]
    if not first:
        return say("doom-won-darkness")
    return say("won", heroes=", ".join(names.guardian(g) for g in first), n=len(first))


def line(say: Speech, names: Names, guardian: View, who: str) -> str:
    player = f"{names.seated(guardian)} ({who})" if who else names.seated(guardian)
    bonds = guardian["glory"] - guardian["fame"]
    state = f"; {say('doom-consumed' if guardian['alive'] else 'doom-dead')}" if guardian["consumed"] else ""
    return f"{player}: {say('doom-glory', n=guardian['glory'], fame=guardian['fame'], bonds=bonds)}{state}"
