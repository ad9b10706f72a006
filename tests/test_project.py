"""What a newcomer meets first is true: workflows, templates, hooks, versions, the site."""

import re
from pathlib import Path

import pytest
import yaml

import dawnbreach
from dawnbreach import kernel
from dawnbreach.kernel.words import LANGUAGES

ROOT = Path(__file__).parent.parent
GITHUB = ROOT / ".github"
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))
TEMPLATES = [path for path in sorted((GITHUB / "ISSUE_TEMPLATE").glob("*.yml")) if path.stem != "config"]
TARGETS = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))


def read(path):
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def named(path):
    return path.stem


def steps(path):
    return [step for job in read(path)["jobs"].values() for step in job["steps"]]


def targets(command):
    """The targets of every make in a command."""
    return re.findall(r"\bmake (?:--\S+ )*([a-z]+)", command)


@pytest.mark.parametrize("path", WORKFLOWS, ids=named)
def test_a_workflow_uses_pinned_actions_and_may_only_read(path):
    workflow = read(path)
    assert workflow["permissions"] == {"contents": "read"}
    assert True in workflow  # YAML takes the word `on` for this.
    for job in workflow["jobs"].values():
        assert job["timeout-minutes"] <= 60
    for step in steps(path):
        assert ("uses" in step) != ("run" in step)
        assert "uses" not in step or re.fullmatch(r"actions/[a-z-]+@v\d+\.\d+\.\d+", step["uses"])


def test_the_workflow_runs_both_commands_everywhere():
    (job,) = read(GITHUB / "workflows" / "test.yml")["jobs"].values()
    matrix = job["strategy"]["matrix"]
    assert matrix["system"] == ["ubuntu-latest", "macos-latest", "windows-latest"]
    assert matrix["python"] == ["3.11", "3.12", "3.13", "3.14"]
    assert [name for step in job["steps"] for name in targets(step.get("run", ""))] == ["play", "test"]


def test_whatever_calls_make_calls_what_there_is():
    hooks = [hook for repo in read(ROOT / ".pre-commit-config.yaml")["repos"] for hook in repo["hooks"]]
    commands = [step.get("run", "") for path in WORKFLOWS for step in steps(path)]
    called = [name for command in [*commands, *(hook["entry"] for hook in hooks)] for name in targets(command)]
    assert len(called) >= 6
    assert set(called) <= TARGETS


def test_hooks_are_fetched_from_nowhere():
    repositories = read(ROOT / ".pre-commit-config.yaml")["repos"]
    assert {repository["repo"] for repository in repositories} == {"local"}
    assert {hook["language"] for repository in repositories for hook in repository["hooks"]} == {"system"}


@pytest.mark.parametrize("path", TEMPLATES, ids=named)
def test_an_issue_template_asks_for_something(path):
    template = read(path)
    assert template["name"]
    assert template["description"]
    ids = [field["id"] for field in template["body"]]
    assert len(ids) == len(set(ids))
    assert any(field.get("validations", {}).get("required") for field in template["body"])
    assert all(field["attributes"]["label"] for field in template["body"])


def test_who_reports_a_rule_names_the_clause_and_gives_the_record():
    fields = {field["id"]: field for field in read(GITHUB / "ISSUE_TEMPLATE" / "rule.yml")["body"]}
    assert {"game", "clause", "book", "record"} <= {name for name, field in fields.items() if field.get("validations")}
    assert len(fields["game"]["attributes"]["options"]) == len(dawnbreach.GAMES)


def test_the_citation_is_of_this_version():
    citation = read(ROOT / "CITATION.cff")
    assert citation["cff-version"] == "1.2.0"
    assert {"title", "message", "authors", "license"} <= set(citation)
    assert str(citation["version"]) == dawnbreach.__version__


# The site


def pages(nav):
    """Every page of the navigation."""
    for entry in nav:
        inside = entry if isinstance(entry, str) else next(iter(entry.values()))
        yield from [inside] if isinstance(inside, str) else pages(inside)


def test_the_navigation_has_every_page():
    site = read(ROOT / "mkdocs.yml")
    outside = set(re.findall(r'": "([a-z/]+\.md)"', (ROOT / "tools" / "site.py").read_text(encoding="utf-8")))
    hidden = set(site["not_in_nav"].replace("/", "", 1).split())
    inside = {path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").glob("**/*.md")}
    listed = list(pages(site["nav"]))
    assert len(listed) == len(set(listed))
    assert set(listed) == (inside | outside) - hidden


def test_every_decision_is_in_the_index():
    index = (ROOT / "docs" / "decisions" / "index.md").read_text(encoding="utf-8")
    for path in (ROOT / "docs" / "decisions").glob("0*.md"):
        number = int(path.name[:4])
        assert f"]({path.name})" in index
        assert path.read_text(encoding="utf-8").startswith(f"# {number}. ")


def test_the_reference_has_every_public_name():
    text = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "docs" / "reference").glob("*.md"))
    described = {name.rpartition(".")[2] for name in re.findall(r"^::: (\S+)$", text, re.M)}
    assert {*dawnbreach.__all__, *kernel.__all__} - described == set()


# Every file that the picture of the code names is there

FOLDERS = [ROOT, ROOT / "client" / "src", *[ROOT / "src" / "dawnbreach" / sub for sub in ("", "sanctum", "server")]]


def is_there(name):
    patterns = [name.replace("XX", language) for language in LANGUAGES]
    return all(any(any(folder.glob(pattern)) for folder in FOLDERS) for pattern in patterns)


def test_architecture_names_files_that_are_there():
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    names = re.findall(r"`([\w{},*/-]+(?:/|\.(?:py|ts|svelte\.ts|svelte|toml|ftl|md)))`", text)
    assert len(names) > 50
    assert [name for name in names if not is_there(name.rstrip("/"))] == []


def test_the_picture_names_files_that_are_there():
    picture = (ROOT / "docs" / "pictures" / "choice.svg").read_text(encoding="utf-8")
    names = re.findall(
        r"[\w/]+(?:\.svelte)?\.(?:py|ts|svelte)\b", " ".join(re.findall(r'class="file"[^>]*>([^<]+)', picture))
    )
    known = {path.name for folder in ("src/dawnbreach/server", "client/src") for path in (ROOT / folder).rglob("*.*")}
    assert len(names) > 15
    assert [name for name in names if name.rpartition("/")[2] not in known] == []
