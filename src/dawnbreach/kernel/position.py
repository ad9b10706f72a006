"""A position: whose decision it is, what may be chosen, and what follows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Self, cast

from dawnbreach.kernel.chance import Chance, Seeded, laid_out, stream_of
from dawnbreach.kernel.choice import Choice, Kind
from dawnbreach.kernel.data import Data
from dawnbreach.kernel.errors import Ambiguous, Illegal, Refusal, Unreadable, no
from dawnbreach.kernel.event import Event
from dawnbreach.kernel.frame import Frame, Strand
from dawnbreach.kernel.history import Beside, remember, rewound, shows_nothing, since, without
from dawnbreach.kernel.ply import NO_FORK, How, Outcome, Ply, Standing

if TYPE_CHECKING:
    from dawnbreach.kernel.game import Game


class Position(Data):
    """The base of every game's position. Games add fields; reading never changes anything."""

    transient: ClassVar[frozenset[str]] = frozenset(
        [
            "game",
            "source",
            "past",
            "beside",
            "origin",
            "opening",
            "prelude",
            "agains",
            "forked",
            "told",
            "outcomes",
            "here",
            "shown",
            "how",
            "watch",
        ]
    )

    game: Game
    source: Chance
    how: How
    origin: Position | None
    """The position the history begins at; shared by all copies."""
    opening: tuple[Outcome, ...]
    """What chance decided before the first decision."""
    prelude: tuple[Event, ...]
    """What happened before the first decision."""
    agains: tuple[tuple[int, int], ...]
    """From which decision on chance answers anew, and the how manieth time: after going back past outcomes."""
    forked: int
    """How many decisions were made in another game, of which this one is a fork; NO_FORK: it is none."""
    past: Ply | None
    beside: dict[int, Beside] | None
    """By seat, what may be taken back past others; None until somebody asks. Never changed in place."""
    told: list[Event]
    outcomes: list[Outcome]
    shown: bool
    watch: Callable[[Event], None] | None
    """Somebody who looks at the position whenever something is told, while a decision is carried out."""
    here: Strand

    seats: int
    over: bool
    main: Strand
    side: list[Strand]
    """What seats finish or do at the same time, earlier turns first."""
    asked: list[int]
    """How many outcomes each stream has given: the table's, then the seats'."""

    def prepare(self, game: Game, seats: int, source: Chance, how: How) -> None:
        """Fill a new position; games do so with their own fields."""
        self.belong(game)
        self.source, self.how, self.seats = source, how, seats
        self.origin = self.past = self.beside = None
        self.opening, self.prelude, self.agains, self.forked = (), (), (), NO_FORK
        self.told, self.outcomes, self.shown, self.over, self.watch = [], [], False, False, None
        self.main = self.here = Strand.of(-1, [])
        self.side = []
        self.asked = [0] * (seats + 1)

    def belong(self, game: Game) -> None:
        """Set what follows from the game alone; games do so with such fields of their own."""
        self.game = game

    def copy_into(self, new: Self) -> None:
        """By hand, for history is shared and what is told of the last decision is not copied; games add theirs."""
        new.game, new.how, new.seats, new.over = self.game, self.how, self.seats, self.over
        new.source = self.source.copy()
        new.origin, new.opening, new.past = self.origin, self.opening, self.past
        new.prelude, new.agains, new.beside = self.prelude, self.agains, self.beside
        new.forked = self.forked
        new.told, new.outcomes, new.shown, new.watch = [], [], False, None
        new.main = new.here = self.main.copy()
        new.side = [strand.copy() for strand in self.side]
        new.asked = self.asked[:]

    def __copy__(self) -> Self:
        return self.__deepcopy__(None)

    def __deepcopy__(self, memo: object) -> Self:
        new = self.copy()
        new.told, new.outcomes, new.shown = self.told[:], self.outcomes[:], self.shown
        return new

    def __reduce__(self) -> tuple[object, ...]:
        from dawnbreach.kernel.pickling import pickled

        return pickled(self)

    # What a game must say

    def standings(self) -> list[Standing]:
        """Seats with rank and score, best first."""
        raise NotImplementedError

    def view(self, seat: int | None) -> Mapping[str, object]:
        """All that a seat (None: a spectator) may know, as plain JSON data."""
        raise NotImplementedError

    def check(self) -> None:
        """Raise Unreadable if this cannot be a position of the game."""

    def decided(self, choice: Choice, frame: Frame) -> None:
        """What else a decision means, once all that follows from it is done."""

    # Who decides, and what

    def frame(self, seat: int) -> Frame | None:
        """The decision this seat has to take now, if any."""
        for strand in self.side:
            last = strand.frames[-1]
            if last.seat == seat and last.kinds:
                return last
        if not self.main.frames:
            return None
        last = self.main.frames[-1]
        return last if last.seat == seat and last.kinds else None

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that can decide now, earlier turns first."""
        frames = self.main.frames
        last = (frames[-1].seat,) if frames and frames[-1].kinds else ()
        if not self.side:
            return last
        return tuple([s.frames[-1].seat for s in self.side if s.frames[-1].kinds]) + last

    def choices(self, seat: int) -> list[Choice]:
        """Everything this seat may choose now."""
        frame = self.frame(seat)
        if frame is None:
            return []
        kinds, anytime = self.game.notation.asked(frame, self.game.anytime)
        found = self._among(kinds, frame)
        if anytime:  # just before the last choice, which as a rule ends the step
            found[-1:-1] = self._among(anytime, frame)
        return found

    def _among(self, kinds: list[Kind], frame: Frame) -> list[Choice]:
        found: list[Choice] = []
        for kind in kinds:
            if kind.exact:
                found += kind.options(self, frame)
                continue
            only, likely = kind.only, kind.likely
            if only is None:
                for choice in kind.options(self, frame):
                    if choice.forbids(self, frame) is None:
                        found.append(choice)
            elif (likely is None or likely(self, frame)) and only.forbids(self, frame) is None:
                found.append(only)
        return found

    def is_choice(self, choice: Choice | str, seat: int) -> bool:
        """Would `play` accept it?"""
        return self.why_not(choice, seat) is None

    def why_not(self, choice: Choice | str, seat: int) -> Refusal | None:
        """The clause that forbids a choice, or None when it is allowed."""
        if isinstance(choice, str):
            choice = self.understand(choice, seat)
        refusal = self.forbids(choice, seat)
        return None if refusal is None else refusal.said_by(self.game.catalogue)

    def forbids(self, choice: Choice, seat: int) -> Refusal | None:
        """As `why_not`, for a choice and without the words."""
        frame = self.frame(seat)
        if frame is None:
            return self._not_waiting(seat)
        if type(choice) not in frame.kinds and type(choice) not in self.game.anytime:
            if (refusal := self.game.untimely(self, choice)) is not None:
                return refusal
            named = self.game.label(self, choice, seat)
            return no(choice.clause or frame.clause, "not-now", choice=named, step=self.game.step(frame))
        return cast("Choice[Position, Frame]", choice).forbids(self, frame)

    def _not_waiting(self, seat: int) -> Refusal:
        clause = self.game.turn_clause
        if self.over:
            return no(clause, "game-over")
        if not isinstance(seat, int) or not 0 <= seat < self.seats:
            return no(clause, "no-such-seat", seats=self.seats)
        if (refusal := self.game.nothing_to_decide(self, seat)) is not None:
            return refusal
        who = ", ".join(str(s + 1) for s in self.waiting)
        return no(clause, "not-your-decision", seats=who)

    def understand(self, text: str, seat: int) -> Choice:
        """The choice a typed text means for this seat: exact, or an abbreviation of one legal choice."""
        try:
            return self.game.notation.read(text)
        except Unreadable:
            fitting = self.game.notation.expand(text, self.choices(seat)) if isinstance(text, str) else []
            if len(fitting) == 1:
                return fitting[0]
            if fitting:
                raise Ambiguous(text, [c.text for c in fitting]) from None
            raise

    # Playing

    def play(self, choice: Choice | str, seat: int | None = None) -> list[Event]:
        """Carry out a choice, or its text, and all that follows; returns what happened."""
        if seat is None:
            seat = self.waiting[0] if self.waiting else 0
        if isinstance(choice, str):
            choice = self.understand(choice, seat)
        if (refusal := self.forbids(choice, seat)) is not None:
            raise Illegal(choice.text, refusal.said_by(self.game.catalogue))
        world = self.copy() if self.side and self.beside is not None else None
        self.told, self.outcomes, self.shown = [], [], False
        self.here = self._strand(seat)
        frame = self.here.frames[-1]
        cast("Choice[Position, Frame]", choice).do(self, frame)
        self.settle()
        self.decided(choice, frame)
        number = 1 if self.past is None else self.past.number + 1
        self.past = Ply(self.past, seat, choice, tuple(self.outcomes), self.shown, number)
        if self.beside is not None and (world is not None or seat in self.beside):
            remember(self, self.past, world)
        return self.told

    def _strand(self, seat: int) -> Strand:
        for strand in self.side:
            if strand.frames[-1].seat == seat and strand.frames[-1].kinds:
                return strand
        return self.main

    def settle(self) -> None:
        """Run every frame that needs no decision, until all wait.

        Strands beside come before the main one, which may wait for them; what the main one does can set them going
        again, and their end can set it going: so once more round, as long as anything moved while there are any.
        """
        moved = True
        while moved:
            moved = False
            for strand in self.side[:]:
                moved = self._run(strand) or moved
                if not strand.frames:
                    self.side.remove(strand)
                    moved = True
            moved = self._run(self.main) or (moved and bool(self.side))
        if self.over:
            self.main.frames.clear()
            self.side.clear()

    def _run(self, strand: Strand) -> bool:
        moved = False
        self.here = strand
        frames = cast("list[Frame[Position]]", strand.frames)
        while frames and not self.over:
            frame = frames[-1]
            if frame.kinds or frame.waits(self):
                break
            frame.run(self)
            moved = True
        return moved

    # What rules may do

    def push(self, frame: Frame) -> None:
        self.here.frames.append(frame)

    def pop(self) -> None:
        self.here.frames.pop()

    def become(self, frame: Frame) -> None:
        """Replace the frame we are in."""
        self.here.frames[-1] = frame

    def start_strand(self, seat: int, *frames: Frame) -> None:
        """Let a seat go on beside the others; the last frame comes first."""
        self.side.append(Strand.of(seat, list(frames)))

    def end_strand(self, seat: int) -> None:
        """Drop whatever a seat still had to do beside the others."""
        for strand in self.side:
            if strand.seat == seat:
                strand.frames.clear()

    def tell(self, event: Event) -> None:
        self.told.append(event)
        if self.watch is not None:
            self.watch(event)

    def reveal(self, event: Event) -> None:
        """Tell of something that was known to fewer seats before; who plays alone tells nobody."""
        self.shown = self.seats > 1
        self.tell(event)

    def ask(self, seat: int, what: str, options: Sequence[int]) -> int:
        """Let chance decide in the stream of a seat, or of the TABLE; the outcome becomes part of the history."""
        stream = stream_of(seat)
        count = self.asked[stream]
        value = self.source.pick(stream, count, what, options)
        self.asked[stream] = count + 1
        self.outcomes.append((stream, what, value))
        return value

    def ask_dealt(self, seat: int, what: str, label: str, cards: Sequence[int], known: dict[int, int], at: int) -> int:
        """Turn over a face-down card that lies at place `at` of a row dealt from `cards`; see `laid_out`."""
        order = self.source.shuffle(label, cards)
        if order is None:
            return self.ask(seat, what, [c for c in cards if c not in known.values()])
        card = laid_out(order, known)[at]
        stream = stream_of(seat)
        self.asked[stream] += 1
        self.outcomes.append((stream, what, card))
        return card

    # Taking back

    def can_take_back(self, seat: int) -> bool:
        """Has this seat's last decision shown nothing new, and does nothing that others decided since depend on it?"""
        last = self.past
        if self.forked != NO_FORK and not any(ply.seat == seat for ply in since(self, self.forked)):
            return False
        if last is not None and last.seat == seat:
            return not last.outcomes and not last.revealed
        return without(self, seat) is not None

    def is_reversible(self, choice: Choice | str, seat: int) -> bool:
        """Could this choice be taken back right after it is made?"""
        return (not isinstance(choice, str) and choice.reversible) or shows_nothing(self, choice, seat)

    def take_back(self, seat: int) -> None:
        """Undo this seat's last decision, as far as information allows."""
        if not self.can_take_back(seat):
            refusal = no(self.game.take_back_clause, "take-back")
            raise Illegal("back", refusal.said_by(self.game.catalogue))
        source = self.source
        before = without(self, seat) or self.rewound(1)
        before.copy_into(self)
        self.source = source

    def plies(self) -> list[Ply]:
        """The history, first decision first."""
        return since(self, 0)

    def rewound(self, count: int) -> Position:
        """The position as it was `count` decisions ago, made anew from the history."""
        return rewound(self, count)

    def answer_anew(self, again: int) -> None:
        """From the next decision on chance answers otherwise than it did; the record says so."""
        assert isinstance(self.source, Seeded)
        number = 1 if self.past is None else self.past.number + 1
        self.agains = (*[one for one in self.agains if one[0] < number], (number, again))
        self.source = Seeded(self.source.seed, again)

    def plant(self) -> None:
        """Begin the history here: nothing before can be taken back or recorded."""
        self.past = self.beside = None
        self.opening = tuple(self.outcomes) or self.opening  # planted once more: what was told stays the opening
        self.prelude = tuple(self.told) or self.prelude
        self.told, self.outcomes = [], []
        self.origin = self.copy()

    def forget(self) -> None:
        """Drop the past, and how often chance was asked: what others did tells of what they hold."""
        self.past = self.beside = self.origin = None
        self.opening, self.prelude, self.agains, self.forked = (), (), (), NO_FORK
        self.told, self.outcomes, self.shown = [], [], False
        self.asked = [0] * (self.seats + 1)

    # Saving and telling

    def save(self) -> dict[str, object]:
        """The position with its history, as plain JSON data; `game.load` is the inverse."""
        from dawnbreach.kernel.saving import save

        return save(self)

    def state(self) -> dict[str, object]:
        """Every field of the position, as plain JSON data."""
        from dawnbreach.kernel.saving import encode

        return cast("dict[str, object]", encode(self))

    def record(self, abandoned: bool = False) -> str:
        """The game so far, or as people ended it, as a text that `dawnbreach.replay` plays again."""
        from dawnbreach.kernel.record import write

        return write(self, abandoned)

    def words(self, thing: Event | Choice | Refusal, language: str = "en", viewer: int | None = None) -> str:
        """An event, a choice or a refusal in the reader's language."""
        return self.game.words(self, thing, language, viewer)
