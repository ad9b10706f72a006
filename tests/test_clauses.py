"""Every clause of the rules has a test that names it, and is the same in the three languages."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
RULES = ROOT / "docs" / "rules"
TESTS = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").glob("**/test_*.py"))


def clauses(path):
    return re.findall(r"^- \*\*([A-Z]+-\d+\.\d+)\*\* ", path.read_text(encoding="utf-8"), re.M)


@pytest.mark.parametrize("clause", clauses(RULES / "sanctum.md"))
def test_the_clause_is_named_by_a_test(clause):
    name = "test_" + clause.lower().replace("-", "_").replace(".", "_") + "_"
    assert re.search(rf"^def {name}\w+", TESTS, re.M), f"no test begins with {name}"


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_every_language_has_the_same_clauses(language):
    assert clauses(RULES / f"sanctum.{language}.md") == clauses(RULES / "sanctum.md")


def test_there_are_all_the_chapters():
    found = clauses(RULES / "sanctum.md")
    assert {int(re.split(r"[-.]", c)[1]) for c in found} == set(range(1, 14))
    assert len(found) == len(set(found)) >= 107


def test_every_clause_the_code_names_exists():
    known = set(clauses(RULES / "sanctum.md"))
    for path in (ROOT / "src" / "dawnbreach" / "sanctum").glob("*.py"):
        named = set(re.findall(r"SAN-\d+\.\d+", path.read_text(encoding="utf-8")))
        assert named <= known, (path.name, named - known)
