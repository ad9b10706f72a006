"""How soon a decision is painted on a slow processor: python benchmarks/paint.py [--slowed 4] [--decisions 12]

Brings games of four to an early and a late position at a real server, opens a seat in a browser whose processor is
slowed down, and decides there with mouse or finger, with everything that moves. Measured is what the page's main thread
spends on the input event, and then from the arrival of the new position to the end of the first frame that shows it, in
processor time: neither the server nor what else goes on at the machine counts. Exits with 1 when the middle one of any
kind takes longer than 100 ms. How fast the machine is just then is said beside it: what
tables of plain text take there.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from playwright.async_api import CDPSession

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser import hands  # noqa: E402
from tests.browser.persons import Person  # noqa: E402
from tests.browser.scenes import SEEDS, sit  # noqa: E402
from tests.browser.stage import Stage, staged  # noqa: E402
from tests.browser.windows import HOME, Window, browsing, run  # noqa: E402
from tests.server.process import Server  # noqa: E402

LATEST = 100
SEATS = 4
LATE = {
    "sanctum": lambda view, seat: view["step"] == "attack" and len(view["heroes"][seat]["demons"]) > 3,
    "darkest-doom": lambda view, seat: view["round"] == 6 and view["step"] == "turn",
}
STAMPS = """
const noted = () => console.timeStamp("input");
for (const kind of ["pointerup", "click", "keydown"]) addEventListener(kind, noted, { capture: true });
const next = (then) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = then;
  port2.postMessage(null);
};
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  constructor(...where) {
    super(...where);
    this.addEventListener("message", ({ data }) => data.includes('"kind":"position"') && console.timeStamp("told"));
  }
  send(text) {
    if (JSON.parse(text).kind === "choose") next(() => console.timeStamp("handled"));
    super.send(text);
  }
};
const shown = () => Number(document.querySelector(".play")?.dataset.ply ?? -1);
const changed = () => requestAnimationFrame(() => next(() => {
  console.timeStamp(`painted ${shown()}`);
  window.painted(shown());
}));
new MutationObserver(changed).observe(document, { subtree: true, attributeFilter: ["data-ply"] });
"""
"""What happens in a page is written into its trace, with the processor time of its main thread."""
PLAIN = """() => {
  const cells = (_, row) => `<tr><td>${row}<td>${row * row}<td>${"a word ".repeat(row % 9)}`;
  const rows = (n) => Array.from({ length: n }, cells);
  const table = document.createElement("table");
  console.timeStamp("laying out");
  document.body.append(table);
  for (let n = 100; n <= 400; n += 100) {
    table.innerHTML = rows(n).join("");
    table.getBoundingClientRect();
  }
  table.remove();
  console.timeStamp("laid out");
}"""
"""A peer in the same run: four tables of text, made and laid out one after the other."""
CATEGORIES = ["devtools.timeline"]


class Watch:
    """The trace of one window, and what it has painted."""

    def __init__(self, window: Window, session: CDPSession) -> None:
        self.window, self.session = window, session
        self.ply = -1
        self.events: list[dict[str, Any]] = []
        session.on("Tracing.dataCollected", lambda found: self.events.extend(found["value"]))

    def painted(self, ply: int) -> None:
        self.ply = ply
        self.window.news.set()

    async def start(self) -> None:
        self.events.clear()
        await self.session.send("Tracing.start", {"traceConfig": {"includedCategories": CATEGORIES}})

    async def stop(self) -> list[tuple[str, float]]:
        """What happened, and when in the main thread's own time, in milliseconds."""
        done = asyncio.Event()
        self.session.once("Tracing.tracingComplete", lambda _: done.set())
        await self.session.send("Tracing.end")
        await done.wait()
        stamps = [one for one in self.events if one["name"] == "TimeStamp"]
        return [
            (one["args"]["data"]["message"], one["tts"] / 1000) for one in sorted(stamps, key=lambda one: one["ts"])
        ]


async def pressed(window: Window, offer: hands.Offer) -> None:
    """Press what there is for an offer on the board, or else in the list; of several presses the last one counts."""
    if not await hands.on_board(window, offer):
        await hands.in_list(window, offer)
    await hands.insist(window, offer)


async def decided(watch: Watch, someone: Person, ply: int) -> float:
    """Milliseconds of processor time for one decision."""
    await watch.window.shows(ply)
    offer = someone.wanted(someone.position)
    await watch.start()
    await pressed(watch.window, offer)
    await watch.window.when(lambda _: watch.ply > ply)
    return spent(await watch.stop(), f"painted {ply + 1}")


def spent(stamps: list[tuple[str, float]], painted: str) -> float:
    """From the last input to the end of its task, and from the arrival of the position to the frame that shows it."""
    at: dict[str, float] = {}
    for name, when in stamps:
        if not (name == "input" and "handled" in at) and not (name == "told" and "told" in at):
            at[name] = when
        if name == painted:
            break
    return at["handled"] - at["input"] + at[painted] - at["told"]


async def plain(watch: Watch) -> float:
    """Milliseconds of processor time for the peer."""
    await watch.start()
    await watch.window.page.evaluate(PLAIN)
    at = dict(await watch.stop())
    return at["laid out"] - at["laying out"]


async def played(stage: Stage, watch: Watch, slowed: float, decisions: int) -> tuple[list[float], list[float]]:
    """So many decisions of the seat that has to decide now, and the peer after each; the others decide elsewhere."""
    seat = await stage.deciding()
    found, peers = list[float](), list[float]()
    await sit(stage, watch.window, seat)
    someone = Person(watch.window, stage.game.name, "mouse", "Ann")
    await watch.session.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    while len(found) < decisions and not (await stage.seen(seat))["over"]:
        if (now := await stage.deciding()) == seat:
            found.append(await decided(watch, someone, stage.ply))
            peers.append(await plain(watch))
            stage.ply += 1
        else:
            await stage.decide(now)
    await watch.session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    return found, peers


async def measured(server: Server, asked: argparse.Namespace) -> bool:
    """Whether every kind is painted in time."""
    fine = True
    async with browsing() as windows:
        for game, size in ((game, size) for game in asked.game or LATE for size in asked.size or ("desktop", "phone")):
            window = await windows.window(size, "en", moves=True, motion=True)
            page = window.page
            watch = Watch(window, await page.context.new_cdp_session(page))
            await page.expose_function("painted", watch.painted)
            await page.add_init_script(STAMPS)
            async with staged(server, game, SEEDS[game], seats=SEATS) as stage:
                for when, moment in (("early", lambda *_: True), ("late", LATE[game])):
                    await stage.until(moment)
                    found = await played(stage, watch, asked.slowed, asked.decisions)
                    fine &= said(f"{game:13}{size:8}{when:6}", *found)
                    await page.goto(f"{server.address}/health")
    return fine


def said(kind: str, found: list[float], peers: list[float]) -> bool:
    each, middle = " ".join(f"{one:.0f}" for one in sorted(found)), median(found)
    beside = f"{middle / median(peers):4.2f} tables of {median(peers):3.0f} ms"
    print(
        f"{kind}{len(found):4} decisions  middle {middle:5.0f} ms ({beside}), worst {max(found):5.0f}   {each}",
        flush=True,
    )
    return median(found) <= LATEST


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--slowed", type=float, default=4)
    parser.add_argument("--decisions", type=int, default=12)
    parser.add_argument("--game", action="append", choices=LATE)
    parser.add_argument("--size", action="append", choices=("desktop", "phone"))
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as kept, Server(Path(kept)) as server:
        fine = run(measured(server, asked), patience=3600)
        HOME.close()
    return int(not fine)


if __name__ == "__main__":
    sys.exit(main())
