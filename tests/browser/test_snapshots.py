"""The main screens look as they did when somebody last looked at them and found them good."""

from tests.browser.snapshots import ACCEPTED, MOST, accepted, beside, difference, picture, screens, share
from tests.browser.windows import browsing, run
from tests.server.process import Server

DIFFER = ACCEPTED.parents[1] / "screenshots" / "differ"
HOW = f"look at {DIFFER} (accepted, now, where they differ); if it is meant: python tools/snapshots.py --accept"


async def seen(server):
    """All screens by name, as they are now."""
    async with browsing() as windows:
        return {name: await picture(window) async for name, window in screens(server, windows)}


def test_the_main_screens_look_as_accepted(tmp_path):
    with Server(tmp_path) as server:
        now = run(seen(server))
    wrong = {}
    for name, found in now.items():
        where = difference(accepted(name), found)
        if share(where) > MOST:
            DIFFER.mkdir(parents=True, exist_ok=True)
            beside(accepted(name), found, where).save(DIFFER / f"{name}.png")
            wrong[name] = round(share(where), 4)
    assert not wrong, f"{wrong}: {HOW}"
    assert set(now) == {path.stem for path in ACCEPTED.glob("*.png")}
