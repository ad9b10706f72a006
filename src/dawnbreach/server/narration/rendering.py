"""Messages made from the state of a table, for one reader."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec

import dawnbreach
from dawnbreach.bots.hint import Advice
from dawnbreach.kernel.shares import commitment, joined
from dawnbreach.presentation.advice import reasons
from dawnbreach.server.core.lessons import lessons_of, step_at
from dawnbreach.server.core.state import Table
from dawnbreach.server.core.tale import Told
from dawnbreach.server.narration import decisions
from dawnbreach.server.narration.log import log_line
from dawnbreach.server.narration.views import views
from dawnbreach.server.narration.words import named, say
from dawnbreach.server.protocol.messages import ForecastTold, PositionTold, TableTold
from dawnbreach.server.protocol.parts import Decision, Lesson, LogLine, Person, Suggestion

Own = frozenset[int]


def table_told(
    table: Table,
    own: Own,
    former: Own,
    online: Own,
    watching: int,
    now: float,
    language: str = "en",
    news: Sequence[str] = (),
) -> TableTold:
    """Everything about a table but the game itself, to who holds some seats and has left others."""
    return TableTold(
        id=table.id,
        game=table.game.name,
        status=table.status,  # type: ignore[arg-type]
        public=table.public,
        title=table.title,
        people=tuple([person(table, seat, own, former, online, now) for seat in range(len(table.chairs))]),
        options=table.options,
        clock=table.clock,
        chat=tuple(table.chat),
        back_asked=table.back,
        next=table.next,
        commit=commitment(table.seed),
        watching=watching,
        open_seed=table.open_seed,
        rewound=table.rewound,
        rewound_before=table.rewound_before,
        notices=tuple([say(language, notice.key, **notice.args) for notice in table.notices]),
        news=tuple(news),
        locked=table.locked,
        pack=table.game.pack if table.game.folder else "",
        hints=table.hints,
        rated=table.rated,
        ratings=table.ratings,
        fork=table.fork,
        seed=joined(table.seed, [chair.share for chair in table.chairs]) if table.has_ended else None,
    )


def person(table: Table, seat: int, own: Own, former: Own, online: Own, now: float) -> Person:
    chair = table.chairs[seat]
    left = table.clocks.left(seat, now, table.waiting)
    late = table.is_late(seat, now)
    mine, returns = seat in own, seat in former
    presence = (seat in online, mine, left, chair.wants_end, late, returns)
    shares = (chair.commit, chair.share)
    return Person(seat, chair.name, chair.bot, *presence, *shares, seat in table.hosts, chair.rating)


def eyes(table: Table, own: Own) -> int | None:
    """Through whose eyes a reader sees: the own seat waited for, or the first own one."""
    waited = [seat for seat in table.waiting if seat in own]
    return min(own, default=None) if not waited else waited[0]


def position_told(table: Table, own: Own, language: str, tale: Sequence[Told], restart: bool) -> PositionTold:
    """The game as a reader may know it, with what is new in the log."""
    position, seat = table.position, eyes(table, own)
    assert position is not None
    deciding = [one for one in own if table.chairs[one].decides]
    return PositionTold(
        ply=table.ply,
        seat=seat,
        view=view(table, seat),  # type: ignore[arg-type]
        waiting=table.waiting,
        now=now(table, deciding, language),
        decision=decision(table, seat, language) if seat is not None else None,
        can_take_back=table.status == "playing" and seat is not None and position.can_take_back(seat),
        log=tuple([line(table, told, seat, language) for told in tale]),
        restart=restart,
        lesson=lesson(table, own, language),
    )


def now(table: Table, own: Sequence[int], language: str) -> str:
    """Whose decision it is: the same words for all who wait for others."""
    assert table.position is not None
    mine = tuple(own) if any(seat in own for seat in table.position.waiting) else ()
    if ("now", mine, language) not in table.drawn:
        table.drawn["now", mine, language] = decisions.now(table.position, mine, table.names, language)
    return str(table.drawn["now", mine, language])


def view(table: Table, seat: int | None) -> msgspec.Raw:
    """A view as JSON, made for everybody who sits there at once."""
    assert table.position is not None
    if "views" not in table.drawn:
        held = [other for other, chair in enumerate(table.chairs) if chair.hash is not None]
        table.drawn["views"] = views(table.position, held)
    made: dict[int | None, msgspec.Raw] = table.drawn["views"]
    return made[seat]


def decision(table: Table, seat: int, language: str) -> Decision | None:
    """What a seat has to decide, unless a bot decides for it."""
    position = table.position
    if position is None or table.status != "playing" or table.chairs[seat].bot is not None:
        return None
    if position.frame(seat) is None:
        return None
    if ("options", seat) not in table.drawn:
        table.drawn["options", seat] = decisions.options(position, seat)
    if ("decision", seat, language) not in table.drawn:
        made = decisions.decision(position, seat, language, table.drawn["options", seat])
        table.drawn["decision", seat, language] = made
    found: Decision | None = table.drawn["decision", seat, language]
    return found


def forecast_told(table: Table, seat: int, forecast: msgspec.Raw, language: str) -> ForecastTold:
    """What a decision may come to, and the same in words."""
    info = dawnbreach.info(table.game.name)
    said = info.part(info.sentences)(table.position, seat, msgspec.json.decode(forecast))
    lines = tuple([named(table.game.catalogue, language, phrase) for phrase in said])
    return ForecastTold(table.ply, seat, forecast, lines)  # type: ignore[arg-type]


def suggestions(table: Table, seat: int, found: Sequence[Advice], language: str) -> tuple[Suggestion, ...]:
    """A hint, in words."""
    position, speak = table.position, partial(say, language)
    assert position is not None
    return tuple([
        Suggestion(
            advice.choice.text,
            position.words(advice.choice, language, seat),
            tuple(reasons(speak, table.game.name, found, number)),
            advice.worlds,
            dict(advice.ends),
        )
        for number, advice in enumerate(found)
    ])  # fmt: skip


def line(table: Table, told: Told, seat: int | None, language: str) -> LogLine:
    """What happened: the same words for all who neither chose nor saw what others did not."""
    assert table.position is not None
    if told.ply != table.ply:
        return log_line(table.position, told, seat, language)
    eyes = seat if seat == told.seat or any(event.only == seat for event in told.events) else None
    if ("line", eyes, language) not in table.drawn:
        table.drawn["line", eyes, language] = log_line(table.position, told, eyes, language)
    found: LogLine = table.drawn["line", eyes, language]
    return found


def lesson(table: Table, own: Own, language: str) -> Lesson | None:
    """What a guided game says before the next decision."""
    script = table.script
    if script is None or script.seat not in own or table.position is None or table.status != "playing":
        return None
    step = step_at(script, table.lesson_at, table.position)
    if step is None or table.position.frame(script.seat) is None:
        return None
    chapters = lessons_of(table.game.name)
    return Lesson(
        number=table.lesson_at + 1,
        count=len(script.steps),
        text=say(language, step.say),
        expects=step.expects,
        chapter=chapters.index(script) + 1,
        chapters=len(chapters),
        about=step.about,
    )
