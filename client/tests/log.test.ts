import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { pieces } from "../src/lib/clauses";
import { GUARDIANS } from "../src/lib/paint";
import type { LogLine } from "../src/lib/protocol";
import Log from "../src/table/Log.svelte";
import { extended, steady } from "../src/table/room.svelte";
import { clockText } from "../src/table/time";
import { furnish } from "./furnish";

const line = (ply: number, choice = `c${ply}`): LogLine => ({ ply, seat: 0, choice, clause: "", lines: [], by: [], scenes: [] });

test("the log grows, begins anew, and forgets what was gone back over", () => {
  const log = [line(1), line(2), line(3)];
  expect(extended(log, [line(4)], false)).toHaveLength(4);
  expect(extended(log, [], false)).toBe(log);
  expect(extended(log, [line(9)], true)).toEqual([line(9)]);
  expect(extended(log, [line(2, "other")], false).map((one) => one.choice)).toEqual(["c1", "other"]);
});

test("clauses in texts become links", () => {
  expect(pieces("See SAN-4.8, or DD-3.").map((piece) => piece.href)).toEqual([null, "/rules/SAN#SAN-4.8", null, "/rules/DD#DD-3", null]);
  expect(pieces("plain")).toEqual([{ text: "plain", href: null }]);
});

test("clocks read as people write them", () => {
  expect([0, 5.2, 65, 3723].map(clockText)).toEqual(["0:00", "0:06", "1:05", "1:02:03"]);
});

test("what may be chosen stays the same list while others decide beside it", () => {
  const offer = (text: string, label = text) => ({
    text,
    label,
    choice: "",
    group: "",
    args: {},
    clause: "",
    final: false,
    main: false,
    caution: "",
  });
  const before = [offer("hit d1 a.1"), offer("end attack")];
  expect(steady(before, [offer("hit d1 a.1"), offer("end attack")])).toBe(before);
  expect(steady(before, [offer("end attack")])).toHaveLength(1);
  expect(steady(before, [offer("hit d1 a.1"), offer("end attack", "koniec ataku")])[1].label).toBe("koniec ataku");
});

test("lines have the colour of whose doing they are, and the Darkness its own", () => {
  const guardians = ["purple", "orange", "green"].map((colour, number) => ({ number, colour }));
  const told = {
    ...line(7, ""),
    seat: 1,
    lines: ["Roana moves.", "Roana ends.", "A Hound appears.", "Grey moves."],
    by: [null, null, -1, 2],
  };
  const room: any = { log: [told, { ...line(8, "Pass"), seat: 2 }], position: { view: { guardians } }, name: () => "Ann", table: null };
  furnish();
  HTMLElement.prototype.scrollTo ??= () => undefined;
  render(Log, { room, goBack: () => undefined });
  const rows = [...document.querySelectorAll("li")];
  const badge = (row: Element) => row.querySelector<HTMLElement>(".doer")!;
  expect(rows.map((row) => badge(row).textContent!.trim())).toEqual(["2", "", "3", "3"]);
  expect(rows.map((row) => badge(row).style.getPropertyValue("--paint"))).toEqual([GUARDIANS.orange, "", GUARDIANS.green, GUARDIANS.green]);
  expect(rows.map((row) => badge(row).classList.contains("dark"))).toEqual([false, true, false, false]);
  expect(rows[0]!.textContent).toContain("Roana moves.Roana ends.");
  expect(rows[1]!.textContent).toContain("A Hound appears.");
});
