"""What a game came to, and what is in it, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence

from dawnbreach.kernel import NOBODY, Game, aftermath
from dawnbreach.kernel.words import Arg, Name
from dawnbreach.server.core.tale import Told
from dawnbreach.server.narration.words import named, said
from dawnbreach.server.protocol.http_schema import Aftermath, Contents, Counted, Curve, Mark, Moment, Move, Section


def rendered(found: aftermath.Aftermath, game: Game, language: str) -> Aftermath:
    """All that is counted and told of a game."""

    def words(thing: Arg) -> str:
        return named(game.catalogue, language, thing)

    def counted(section: aftermath.Section) -> Section:
        rows = [Counted(words(Name(row.key)), row.values) for row in section.rows]
        return Section(words(Name(section.key)), tuple(rows))

    curve = found.curve
    return Aftermath(
        who=tuple([words(who) for who in found.who]),
        ranks=found.ranks,
        curve=Curve(words(Name(curve.key)), tuple(map(words, curve.labels)), curve.lines) if curve else None,
        sections=tuple([counted(section) for section in found.sections if section.rows]),
        moments=tuple([Moment(one.ply, _player(one), words(one.words)) for one in found.moments]),
    )


def _player(moment: aftermath.Moment) -> int | None:
    return None if moment.player == NOBODY else moment.player


def contents(found: aftermath.Aftermath, tale: Sequence[Told], game: Game, language: str) -> Contents:
    """Every decision, and where the parts of the game begin."""
    marks = [Mark(mark.ply, mark.level, named(game.catalogue, language, mark.words)) for mark in found.marks]
    moves = [
        Move(told.ply, told.seat, said(game.catalogue, language, told.choice.key, told.choice.args))
        for told in tale
        if told.choice is not None
    ]
    return Contents(tuple(marks), tuple(moves))
