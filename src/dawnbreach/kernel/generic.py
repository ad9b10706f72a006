"""The type variables of the kernel: whose position, and in which frame."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from typing import Never

    from typing_extensions import TypeVar as Defaulted

    from dawnbreach.kernel.frame import Frame
    from dawnbreach.kernel.position import Position

    P = Defaulted("P", bound=Position, contravariant=True, default=Never)
    F = Defaulted("F", bound=Frame[Never], contravariant=True, default=Never)
else:  # defaults are known to typing from Python 3.13 on only
    P = TypeVar("P", contravariant=True)
    F = TypeVar("F", contravariant=True)
