"""Positions, choices, chance, events, records: what every game needs and no game is named in."""

from dawnbreach.kernel.chance import Chance, Recorded, Scripted, Seeded
from dawnbreach.kernel.choice import Choice, Notation, Plain
from dawnbreach.kernel.data import Data, Value, set_at
from dawnbreach.kernel.errors import Ambiguous, DawnbreachError, Illegal, Refusal, Unreadable
from dawnbreach.kernel.event import Event
from dawnbreach.kernel.frame import NOBODY, Frame, Strand
from dawnbreach.kernel.game import Game
from dawnbreach.kernel.ply import Ply, Standing
from dawnbreach.kernel.position import Position
from dawnbreach.kernel.waiting import Await, AwaitSeat, InOrder
from dawnbreach.kernel.words import Catalogue, Name

__all__ = [
    "NOBODY",
    "Ambiguous",
    "Await",
    "AwaitSeat",
    "Catalogue",
    "Chance",
    "Choice",
    "Data",
    "DawnbreachError",
    "Event",
    "Frame",
    "Game",
    "Illegal",
    "InOrder",
    "Name",
    "Notation",
    "Plain",
    "Ply",
    "Position",
    "Recorded",
    "Refusal",
    "Scripted",
    "Seeded",
    "Standing",
    "Strand",
    "Unreadable",
    "Value",
    "set_at",
]
