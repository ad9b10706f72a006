"""Every clause of the rules is named by a test and by the code, and is the same in every language."""

import ast
import re
from pathlib import Path

import pytest

from dawnbreach.kernel.words import LANGUAGES

ROOT = Path(__file__).parent.parent
RULES = ROOT / "docs" / "rules"
TESTS = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").glob("**/test_*.py"))


def clauses(path):
    return re.findall(r"^- \*\*([A-Z]+-\d+\.\d+)\*\* ", path.read_text(encoding="utf-8"), re.M)


GAMES = ("sanctum", "darkest-doom")


@pytest.mark.parametrize("clause", [clause for game in GAMES for clause in clauses(RULES / f"{game}.md")])
def test_the_clause_is_named_by_a_test(clause):
    name = "test_" + clause.lower().replace("-", "_").replace(".", "_") + "_"
    assert re.search(rf"^def {name}\w+", TESTS, re.M), f"no test begins with {name}"


def code(game):
    """All the code of a game without the docstrings at the top of its files, which are about whole chapters."""
    files = (ROOT / "src" / "dawnbreach" / game.replace("-", "_")).glob("*.py")
    texts = [path.read_text(encoding="utf-8") for path in files]
    return "\n".join(text.replace(ast.get_docstring(ast.parse(text), clean=False) or "", "", 1) for text in texts)


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_named_where_its_code_is(game):
    named = set(re.findall(r"[A-Z]+-\d+\.\d+", code(game)))
    assert [clause for clause in clauses(RULES / f"{game}.md") if clause not in named] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_the_same_clauses(game, language):
    assert clauses(RULES / f"{game}.{language}.md") == clauses(RULES / f"{game}.md")


@pytest.mark.parametrize(("game", "chapters", "count"), [("sanctum", 13, 107), ("darkest-doom", 15, 89)])
def test_there_are_all_the_chapters(game, chapters, count):
    found = clauses(RULES / f"{game}.md")
    assert {int(re.split(r"[-.]", c)[1]) for c in found} == set(range(1, chapters + 1))
    assert len(found) == len(set(found)) >= count


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_the_code_names_exists(game):
    known = set(clauses(RULES / f"{game}.md"))
    for path in (ROOT / "src" / "dawnbreach" / game.replace("-", "_")).glob("*.py"):
        named = set(re.findall(r"(?:SAN|DD)-\d+\.\d+", path.read_text(encoding="utf-8")))
        assert named <= known, (path.name, named - known)
