"""Games are kept where the system keeps such things, and those that were kept elsewhere are still found."""

import platformdirs
import pytest

from dawnbreach.cli import saves
from dawnbreach.paths import data_folder
from dawnbreach.server.storage.database import default_url, is_sqlite, parsed


@pytest.fixture
def home(tmp_path, monkeypatch):
    """A user whose system keeps data in a place of its own, with a space in its name."""
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.setattr(platformdirs, "user_data_path", lambda name, appauthor: tmp_path / "Application Support" / name)
    return tmp_path


def test_a_new_user_has_games_where_the_system_keeps_such_things(home):
    place = home / "Application Support" / "dawnbreach"
    assert saves.new_path("sanctum").parent == place / "games"
    assert is_sqlite(default_url())
    assert parsed(default_url()).database == str(place / "tables.db")


def test_games_that_were_kept_elsewhere_are_still_found(home):
    former = home / ".local" / "share" / "dawnbreach"
    (former / "games").mkdir(parents=True)
    (former / "games" / "sanctum.json").write_text("{}", encoding="utf-8")
    assert saves.latest() == former / "games" / "sanctum.json"
    assert parsed(default_url()).database == str(former / "tables.db")


def test_whoever_names_a_folder_is_obeyed(home, monkeypatch):
    (home / ".local" / "share" / "dawnbreach").mkdir(parents=True)
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "data"))
    assert data_folder() == home / "data" / "dawnbreach"
    monkeypatch.setenv("XDG_DATA_HOME", "data")
    assert data_folder() == home / ".local" / "share" / "dawnbreach"
