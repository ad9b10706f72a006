"""What a coach says of a game, in the reader's language."""

from __future__ import annotations

from functools import partial

from dawnbreach.bots.review import Review as Found
from dawnbreach.kernel.film import Film
from dawnbreach.presentation.review_text import point_text
from dawnbreach.server.narration.words import say
from dawnbreach.server.protocol.http_schema import Counted, Curve, Review, Section, TurningPoint


def rendered(shown: Film, found: Found, language: str) -> Review:
    """A whole review."""
    speak = partial(say, language)
    points = []
    for point in found.points:
        told = point_text(speak, language, shown, point)
        lines, plan = tuple(told.lines), tuple(told.plan)
        points.append(TurningPoint(point.at, point.seat, told.chosen, told.better, lines, plan))
    return Review(1, 1, curve(found, language), tuple(points), luck(found, language))


def curve(found: Found, language: str) -> Curve:
    """The chances of each seat, in percent."""
    labels = [say(language, "review-after", n=at) for at, _ in found.chances]
    lines = [tuple([round(100 * chances[seat]) for _, chances in found.chances]) for seat in range(len(found.luck))]
    return Curve(say(language, "review-chances"), tuple(labels), tuple(lines))


def luck(found: Found, language: str) -> Section | None:
    """For each seat what the dice allowed beyond what was to be expected."""
    names = sorted({name for sums in found.luck for name in sums})
    rows = []
    for name in names:
        pairs = [sums.get(name) for sums in found.luck]
        values = tuple([round(pair[1] - pair[0], 1) + 0.0 if pair is not None else None for pair in pairs])
        rows.append(Counted(say(language, f"luck-{name}"), values))
    return Section(say(language, "review-luck"), tuple(rows)) if rows else None
