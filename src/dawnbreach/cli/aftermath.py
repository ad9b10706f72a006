"""What a game came to, in short: its curve, what decided it, and the dice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from dawnbreach.cli.layout import hang, heading
from dawnbreach.cli.speech import Speech
from dawnbreach.games import info
from dawnbreach.kernel.aftermath import Aftermath, Section
from dawnbreach.kernel.film import Film

BARS = "▁▂▃▄▅▆▇█"
LUCK = "aftermath-luck"


def lines(say: Speech, film: Film, width: int) -> list[Text]:
    """Nothing for a game that tells no more of itself than who won."""
    about = info(film.game.name)
    if not about.aftermath:
        return []
    found: Aftermath = about.part(about.aftermath)(film)
    rows = [*curve(say, found), heading(say("what-decided")), *[Text(say.arg(one.words)) for one in found.moments]]
    for section in found.sections:
        if section.key == LUCK:
            rows += [heading(say.name(section.key)), *counted(say, found, section)]
    return [line for row in rows for line in hang(row, width)]


def curve(say: Speech, found: Aftermath) -> Iterator[Text]:
    if found.curve is None:
        return
    yield heading(say.name(found.curve.key))
    values = [value for line in found.curve.lines for value in line if value is not None]
    least, most = min(values, default=0), max(values, default=0)
    names = padded([say.arg(who) for who in found.who])
    for name, line in zip(names, found.curve.lines, strict=True):
        known = [value for value in line if value is not None]
        bars = "".join(BARS[(value - least) * (len(BARS) - 1) // max(most - least, 1)] for value in known)
        yield Text(f"{name}  {bars}  {known[-1] if known else ''}".rstrip())


def counted(say: Speech, found: Aftermath, section: Section) -> Iterator[Text]:
    """A row for everybody who has a count."""
    labels = [say.name(row.key) for row in section.rows]
    for player, name in enumerate(padded([say.arg(who) for who in found.who])):
        values = [row.values[player] for row in section.rows]
        if all(value is not None for value in values):
            pairs = zip(labels, values, strict=True)
            yield Text(f"{name}  " + "; ".join(f"{label.lower()}: {number(say, value)}" for label, value in pairs))


def number(say: Speech, value: float | None) -> str:
    tenths = round((value or 0) * 10)
    return str(tenths // 10) if tenths % 10 == 0 else say.name("decimal", n=tenths // 10, tenths=tenths % 10)


def padded(names: Sequence[str]) -> list[str]:
    widest = max(map(len, names))
    return [name.ljust(widest) for name in names]
