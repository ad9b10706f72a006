"""A game: its notation, its words, and how to begin, load and read it."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Self, TypedDict, cast

from dawnbreach.kernel.chance import Chance, Seeded
from dawnbreach.kernel.choice import Choice, Notation
from dawnbreach.kernel.errors import Refusal, Unreadable
from dawnbreach.kernel.event import Event, Witness
from dawnbreach.kernel.frame import Frame
from dawnbreach.kernel.ply import How
from dawnbreach.kernel.position import Position
from dawnbreach.kernel.words import Arg, Catalogue, Name, Phrase, load_words, variables

LONGEST_SEED = 300
"""Room for what a server draws and the shares of four people."""


class Summary(TypedDict):
    """What simulations count of a game."""

    labels: list[str]
    """Whom each seat played."""
    survived: list[bool]
    """By seat."""
    first: int
    """The seat that began."""
    rounds: int
    end: str
    """How it came to an end."""


class Game:
    """Subclass it once per game; one instance serves any number of positions."""

    name: ClassVar[str]
    rules: ClassVar[int]
    """Version of the rules: raised when a record would replay differently."""
    min_seats: ClassVar[int]
    max_seats: ClassVar[int]
    frames: ClassVar[tuple[type[Frame], ...]]
    """Every frame a saved position can contain."""
    anytime: ClassVar[tuple[type[Choice], ...]] = ()
    """Kinds of choices that are possible whatever a seat has to decide."""
    turn_clause: ClassVar[str]
    take_back_clause: ClassVar[str]
    option_values: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Options that take one of a few words; the first is the default."""
    cast: ClassVar[str] = ""
    """The option that says who plays which character, in a game that has characters."""
    character_key: ClassVar[str] = ""
    """How the keys of the characters' names begin."""
    boards: ClassVar[str] = ""
    """Under which name a view has what belongs to each seat, where what others may not see is left out."""

    notation: Notation
    catalogue: Catalogue
    pack: str
    """Name and hash of the content."""
    folder: str | None
    """Where the pack lies, unless it is the game's own."""
    outcome_names: Mapping[str, Sequence[str]]
    """What the outcomes of a kind are called in records, where they have names."""

    def open(self, home: Path, pack: Path, digest: str, notation: Notation) -> None:
        """Everything that follows from where a game lives and which pack it plays."""
        self.pack = f"{'dawnbreach' if pack == home / 'pack' else pack.name} {digest}"
        self.notation = notation
        self.outcome_names = {}
        self.catalogue = load_words(Path(__file__).parent, home, pack)
        self.catalogue.game = self
        self.folder = None if pack == home / "pack" else str(pack)

    def __reduce__(self) -> tuple[object, ...]:
        _OPENED[type(self), self.pack] = self
        return opened, (type(self), self.folder, self.pack)

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    # Beginning

    def start(self, seats: object = None, seed: int | str | None = None, **options: Any) -> Position:
        """A new game, for as few as can play it unless told. Without a seed the dice are secret until the end."""
        seats = self.min_seats if seats is None else seats
        if not isinstance(seats, int) or isinstance(seats, bool) or not self.min_seats <= seats <= self.max_seats:
            raise Unreadable(
                f"{self.name} is for {self.min_seats} to {self.max_seats} seats, not {seats!r}",
                "input-seats",
                least=self.min_seats,
                most=self.max_seats,
                seats=str(seats),
            )
        settled = self.settle_options(seats, options)
        secret = secrets.token_hex(16) if seed is None else str(seed)
        if not secret.isprintable() or secret != secret.strip() or not 0 < len(secret) <= LONGEST_SEED:
            raise Unreadable(f"a seed is one line of 1 to {LONGEST_SEED} printable characters", "input-seed")
        return self.begin(seats, Seeded(secret), settled)

    def begin(self, seats: int, source: Chance, options: Mapping[str, Any]) -> Position:
        """Set up a position and run it to its first decision."""
        how = (("seats", seats), *sorted(options.items()))
        position = self.set_up(seats, source, how, options)
        position.settle()
        position.plant()
        return position

    def settle_options(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """Check what `start` was given and fill in the defaults."""
        settled = {name: words[0] for name, words in self.option_values.items()}
        for name, value in options.items():
            allowed = self.option_values.get(name)
            if allowed is None:
                raise Unreadable(f"{self.name} has no option {name!r}", "input-option", option=name)
            if value not in allowed:
                raise Unreadable(
                    f"{name} is one of {', '.join(allowed)}, not {value!r}",
                    "input-option-value",
                    option=name,
                    value=str(value),
                    values=", ".join(allowed),
                )
            settled[name] = value
        return settled

    def set_up(self, seats: int, source: Chance, how: How, options: Mapping[str, Any]) -> Position:
        """The position before its first automatic frame."""
        raise NotImplementedError

    def load(self, data: Any) -> Position:
        """The inverse of `position.save()`."""
        from dawnbreach.kernel.saving import load

        return load(self, data)

    def imagine(self, position: Position, seat: int | None, source: Chance) -> Position:
        """A position that a seat (None: a spectator) cannot tell from this one, what it may not know drawn anew."""
        raise NotImplementedError

    def characters(self) -> list[str]:
        """The ids of those who can be played."""
        return []

    def who(self, position: Position, seat: int) -> Arg:
        """What a seat is called: its character."""
        return Phrase("seat-number", (("seat", seat + 1),))

    def witness(self, position: Position, seat: int) -> Witness | None:
        """Who notes what is seen at the events of this seat's next decision, in games that tell stories of it."""
        return None

    def seen_by(self, position: Position, seat: int, public: Mapping[str, object]) -> Mapping[str, object]:
        """`position.view(seat)`, where `view(None)` is known: only what differs need be made, the rest is shared."""
        return position.view(seat)

    def untimely(self, position: Position, choice: Choice) -> Refusal | None:
        """Why a choice can be made at no step any more, or not yet; None where the step is all that is wrong."""
        return None

    def nothing_to_decide(self, position: Position, seat: int) -> Refusal | None:
        """Why a seat that is not asked has nothing to wait for soon; None where its turn will come."""
        return None

    def everything(self, position: Position) -> Mapping[str, object]:
        """A view for somebody who may know everything."""
        view: dict[str, Any] = dict(position.view(None))
        if self.boards:
            boards = view[self.boards]
            assert isinstance(boards, list)
            for seat in range(position.seats):
                own = position.view(seat)[self.boards]
                assert isinstance(own, list)
                boards[seat] = own[seat]
        return view

    def summary(self, position: Position) -> Summary:
        """What simulations count."""
        raise NotImplementedError

    def milestones(self, position: Position) -> dict[str, list[int]]:
        """What simulations note at the first moment there is something to note; nothing before it."""
        return {}

    def idle(self, choices: list[Choice]) -> Choice:
        """A choice that brings the game least forward, for measuring very long games."""
        return choices[-1]

    # Notation

    @property
    def size(self) -> int:
        """How many choices there can be."""
        return len(self.notation.all)

    def index(self, choice: Choice) -> int:
        return choice.index

    def choice(self, index: int) -> Choice:
        """The inverse of `index`."""
        return self.notation.all[index]

    def read(self, text: object) -> Choice:
        """The inverse of `str(choice)`; what is no text at all is unreadable, too."""
        return self.notation.read(text)

    def write_outcome(self, what: str, value: int) -> str:
        """An outcome as it stands in a record."""
        names = self.outcome_names.get(what)
        return names[value] if names else str(value)

    def read_outcome(self, what: str, text: str) -> int:
        """The inverse of `write_outcome`."""
        names = self.outcome_names.get(what)
        return names.index(text) if names else int(text)

    # Words

    def step(self, frame: Frame) -> Arg:
        """What a frame is called."""
        return Name(f"step-{frame.id}")

    def doing(self, position: Position, frame: Frame) -> Arg:
        """What a seat has to decide in a frame: its step, or more words about whom and how much; everybody reads it."""
        return self.step(frame)

    def label(self, position: Position, choice: Choice, viewer: int) -> Arg:
        """What a choice is called: as in the list, else as it is typed."""
        key = f"choice-{choice.kind()}"
        args = self.args(position, choice, viewer)
        known = key in self.catalogue.messages["en"] and variables(self.catalogue.messages["en"][key]) <= args.keys()
        return Phrase(key, tuple(args.items())) if known else choice.text

    def args(self, position: Position, thing: Event | Choice, viewer: int | None) -> dict[str, Arg]:
        """The arguments for the words of an event, or of a choice of the viewer's."""
        raise NotImplementedError

    def words(self, position: Position, thing: Event | Choice | Refusal, language: str, viewer: int | None) -> str:
        if isinstance(thing, Refusal):
            return thing.words(language)
        key = thing.key() if isinstance(thing, Event) else f"choice-{thing.kind()}"
        return self.catalogue.say(language, key, self.args(position, thing, viewer))


_OPENED: dict[tuple[type[Game], str], Game] = {}
"""Games that were pickled or unpickled here, by class and pack."""


def opened(cls: type[Game], folder: str | None, pack: str) -> Game:
    """The game a pickle speaks of; its pack must be the same here."""
    known = _OPENED.get((cls, pack))
    if known is None:
        made = cast("Callable[..., Game]", cls)
        known = made() if folder is None else made(folder)
        if known.pack != pack:
            raise Unreadable(
                f"the pickle is of pack {pack!r}, this is {known.pack!r}",
                "save-version",
                what=Name("what-pack"),
                theirs=pack,
                ours=known.pack,
            )
        _OPENED[cls, pack] = known
    return known
