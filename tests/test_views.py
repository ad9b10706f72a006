"""Views are of the types that are published: no key is missing, none is too many, every value is of its type."""

import json
import re
from importlib import import_module

import pytest

import dawnbreach
from dawnbreach.bots import make
from dawnbreach.kernel import shapes
from dawnbreach.kernel.conformance import random_policy
from dawnbreach.kernel.event import Note
from dawnbreach.server.narration.book import book
from dawnbreach.server.protocol.schema import views
from dawnbreach.template.game import Template
from dawnbreach.template.info import INFO as TEMPLATE
from tests.rich import TABLES, rich
from tests.sanctum.test_san_rich_positions import STAGES
from tests.thorough import some

INFOS = {**{name: dawnbreach.info(name) for name in dawnbreach.GAMES}, "template": TEMPLATE}
TYPES = {name: import_module(info.view_types) for name, info in INFOS.items()}
GAMES = {**{name: dawnbreach.game(name) for name in dawnbreach.GAMES}, "template": Template()}
PLAYED = [
    *(("sanctum", {"seats": seats}) for seats in (2, 3, 4)),
    *(("darkest-doom", {"seats": seats, "virtual": str(virtual)}) for seats, virtual in TABLES),
    ("template", {"seats": 3}),
]


def check(position):
    """All that anybody may see of a position."""
    kind = TYPES[position.game.name].View
    seen = [position.view(viewer) for viewer in (None, *range(position.seats))]
    for view in (*seen, position.game.everything(position)):
        assert not [*shapes.misfits(view, kind)]


def decided(position, policy, every):
    """A game to its end, checked at every so many decisions and at the end; yields what its witness notes."""
    ply = 0
    while not position.over:
        if ply % every == 0:
            check(position)
        seat, notes = position.waiting[0], list[Note]()
        witness = position.game.witness(position, seat)
        position.watch = witness and (lambda event, witness=witness, notes=notes: notes.append(witness(event)))
        position.play(policy(position, seat, position.choices(seat)), seat)
        position.watch = None
        yield from notes
        ply += 1
    check(position)


def novices(game):
    bot = make("novice", game, "views")
    return lambda position, seat, choices: bot(position.view(seat), choices)


@pytest.mark.parametrize(("game", "how"), PLAYED)
@pytest.mark.parametrize("player", ["random", "novice"])
def test_every_view_of_a_game_is_of_its_type(game, how, player):
    known = player == "random" or game == "template"
    policy = random_policy("views") if known else novices(game)
    scenes = [note.scene for note in decided(GAMES[game].start(seed="views", **how), policy, some(10, 5)) if note.scene]
    for scene in scenes[::5]:
        assert not [*shapes.misfits(scene, TYPES[game].Scene)]
    assert bool(scenes) == (game == "darkest-doom")


@pytest.mark.parametrize(("seats", "virtual"), TABLES)
def test_every_view_of_a_rich_land_is_of_its_type(seats, virtual):
    for seed in range(12):
        check(rich(seats, virtual, seed))


@pytest.mark.parametrize("stage", STAGES)
def test_every_view_of_a_rich_table_is_of_its_type(stage):
    for seed in range(6):
        check(stage(f"views/{seed}", 2 + seed % 3).table)


@pytest.mark.parametrize("game", dawnbreach.GAMES)
def test_what_is_printed_is_of_its_type(game):
    assert not [*shapes.misfits(book(game, "en").box, TYPES[game].Box)]


def test_what_is_not_of_its_type_is_noticed():
    view = dict(GAMES["sanctum"].start(seats=2, seed=1).view(0))
    wrong = {**view, "more": 1, "act": "1", "over": 0, "sets": [[{"kind": "gone"}]]}
    del wrong["turn"]
    noticed = {text.split(":")[0] for text in shapes.misfits(wrong, TYPES["sanctum"].View)}
    assert {".more", ".act", ".over", ".turn", ".sets[0][0].kind", ".sets[0][0].hits"} <= noticed


@pytest.mark.compiled
@pytest.mark.parametrize("game", dawnbreach.GAMES)
def test_the_schema_of_a_view_names_every_key_and_every_reference_leads_somewhere(game):
    schema = views(game)
    assert schema["$ref"] == "#/$defs/View"
    assert schema["$defs"]["View"]["required"] == list(shapes.fields_of(TYPES[game].View))
    references = set(re.findall(r'"\$ref": "#/\$defs/([^"]+)"', json.dumps(schema)))
    assert references <= set(schema["$defs"])
