"""Who won, and how. DD-13"""

from __future__ import annotations

from rich.text import Text

from dawnbreach.cli.darkest_doom.names import Names
from dawnbreach.cli.layout import heading, text
from dawnbreach.cli.speech import Speech
from dawnbreach.darkest_doom.view_types import Guardian, Victor, View


def standings(say: Speech, view: View, players: list[str]) -> list[Text]:
    """The end of a game: the reason, then everybody in order."""
    names, victor = Names(say, view), view["victor"]
    assert victor is not None
    reason = say.name(f"ending-{victor['how']}")
    rows = [heading(say("game-over")), Text(f"{winners(say, names, victor)} {reason}.")]
    for place in view["standings"] or ():
        guardian = view["guardians"][place["seat"]]
        player = "" if guardian["virtual"] else players[place["seat"]]
        rows.append(text((f"{place['rank']:>3}. ", "bold"), line(say, names, guardian, player)))
    return rows


def winners(say: Speech, names: Names, victor: Victor) -> str:
    """Guardians, Virtual ones too, or the Darkness, alone or with the one it has consumed."""
    first = [names.guardian(names.view["guardians"][number]) for number in victor["guardians"]]
    if not first:
        return say("doom-won-darkness" if victor["darkness"] else "doom-won-nobody")
    key = "doom-won-consumed" if victor["darkness"] else "won"
    return say(key, heroes=", ".join(first), n=len(first))


def line(say: Speech, names: Names, guardian: Guardian, who: str) -> str:
    player = f"{names.seated(guardian)} ({who})" if who else names.seated(guardian)
    state = f"; {say('doom-consumed' if guardian['alive'] else 'doom-dead')}" if guardian["consumed"] else ""
    return f"{player}: {say('doom-glory', n=guardian['glory'], fame=guardian['fame'], bonds=guardian['bonds'])}{state}"
