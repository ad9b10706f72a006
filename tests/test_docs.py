"""What the README and the docs show is true."""

import contextlib
import doctest
import io
import re
from pathlib import Path

import pytest

import dawnbreach

ROOT = Path(__file__).parent.parent


def test_the_readme_runs():
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.S)
    assert blocks
    for block in blocks:
        with contextlib.redirect_stdout(io.StringIO()):
            exec(compile(block, "README.md", "exec"), {})


def test_the_docs_compute_what_they_say():
    results = doctest.testfile(str(ROOT / "docs" / "records.md"), module_relative=False)
    assert results.attempted >= 3
    assert not results.failed


PAGES = [path.relative_to(ROOT).as_posix() for path in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]]


@pytest.mark.parametrize("path", PAGES)
def test_prose_is_british_with_typographic_apostrophes(path):
    prose = re.sub(r"```.*?```|`[^`]*`|^    .*?$", "", (ROOT / path).read_text(encoding="utf-8"), flags=re.S | re.M)
    assert re.findall(r"\w+'\w+", prose) == []
    assert re.findall(r"\b(?:colors?|behaviors?|center|gray|armor|(?:organ|recogn|real)iz\w+)\b", prose) == []


@pytest.mark.parametrize("path", PAGES)
def test_links_lead_somewhere(path):
    text = (ROOT / path).read_text(encoding="utf-8")
    for link in re.findall(r"\]\((?!https://)([^)#]+)\)", text):
        assert (ROOT / path).parent.joinpath(link).exists(), link


def test_the_version_is_the_same_everywhere():
    assert f'version = "{dawnbreach.__version__}"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert f"## {dawnbreach.__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
