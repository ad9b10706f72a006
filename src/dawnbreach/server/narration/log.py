"""The log for one reader: what was chosen, what came of it, what was seen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from dawnbreach.kernel import Position
from dawnbreach.server.core.tale import Said, Told
from dawnbreach.server.narration.words import said
from dawnbreach.server.protocol.parts import LogLine, Scene


def log_line(position: Position, told: Told, viewer: int | None, language: str, everything: bool = False) -> LogLine:
    """What a reader may know of a decision. What others chose shows in its events only."""
    catalogue = position.game.catalogue
    known = [s for s in told.events if everything or s.only is None or s.only == viewer]
    chosen = told.choice if told.choice and (everything or told.seat == viewer) else None
    text = said(catalogue, language, chosen.key, chosen.args) if chosen else ""
    lines = tuple([said(catalogue, language, s.key, s.args) for s in known])
    doers = tuple([s.note.by for s in known])
    by = doers if any(doer is not None for doer in doers) else ()
    return LogLine(told.ply, told.seat, text, told.clause, lines, by, tuple(pictures(known)))


def pictures(known: Sequence[Said]) -> Iterator[Scene]:
    """What was seen on the board at each line: the first time everything, then what is new."""
    before: Mapping[str, object] = {}
    for line, one in enumerate(known):
        if one.note.scene is not None:
            shown = {
                name: value for name, value in one.note.scene.items() if name not in before or before[name] != value
            }
            yield Scene(line, one.key.removeprefix("event-"), one.note.areas, shown)
            before = one.note.scene
