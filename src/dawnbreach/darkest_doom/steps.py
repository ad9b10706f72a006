"""Steps that chapters below them have to find on the stack: to end them, to hold them, to call them back."""

from __future__ import annotations

from dawnbreach.darkest_doom.state import Land
from dawnbreach.kernel import Frame


class OwnTurn(Frame[Land]):
    """A Guardian's turn, which ends with the Guardian. DD-12.1, DD-12.3"""


class VirtualStep(Frame[Land]):
    """A step of a Virtual Guardian's turn, which ends with it. DD-14.4"""

    number: int


class Spoils(Frame[Land]):
    """What a victor gets who survives the combat. DD-7.8, DD-12.3"""


class Exchange(Frame[Land]):
    """Battle spells and equipment in turn, before and after the roll. DD-7.2"""

    other: int
    passes: int
    rolled: bool


class Onslaught(Frame[Land]):
    """The other Guardians a monster still fights, whoever dies first. DD-6.9"""


class March(Frame[Land]):
    """A monster on its way, as long as it lives and nothing holds it. DD-6.7, DD-10.3"""

    monster: int
    left: int
