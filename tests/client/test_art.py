"""Every kind of demon in the pack has a drawing of its own."""

import re
from pathlib import Path

from dawnbreach.sanctum.pack_loader import load_pack

DRAWINGS = Path(__file__).parents[2] / "client" / "src" / "sanctum" / "art" / "demons"


def drawn():
    """The kinds with a drawing, and what each is drawn with."""
    text = "".join(
        (DRAWINGS / f"{family}.ts").read_text(encoding="utf-8") for family in ("ashlings", "beasts", "horrors")
    )
    return dict(re.findall(r'^  "([a-z-]+)": \[\n(.*?)^  \],', text, re.M | re.S))


def test_every_kind_of_demon_has_a_drawing_and_no_drawing_is_left_over():
    content = load_pack()
    assert set(drawn()) == {foe.kind for foe in content.foes[: content.lord_base]}


def test_no_two_kinds_are_drawn_alike():
    assert len(set(drawn().values())) == len(drawn())
