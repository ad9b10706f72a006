import { expect, test } from "vitest";
import { pieces } from "../src/lib/clauses";
import type { LogLine } from "../src/lib/protocol";
import { extended, steady } from "../src/table/room.svelte";
import { clockText } from "../src/table/time";

const line = (ply: number, choice = `c${ply}`): LogLine => ({ ply, seat: 0, choice, clause: "", lines: [] });

test("the log grows, begins anew, and forgets what was gone back over", () => {
  const log = [line(1), line(2), line(3)];
  expect(extended(log, [line(4)], false)).toHaveLength(4);
  expect(extended(log, [], false)).toBe(log);
  expect(extended(log, [line(9)], true)).toEqual([line(9)]);
  expect(extended(log, [line(2, "other")], false).map((one) => one.choice)).toEqual(["c1", "other"]);
});

test("clauses in texts become links", () => {
  expect(pieces("See SAN-4.8, or DD-3.").map((piece) => piece.href)).toEqual([
    null,
    "/rules/sanctum#SAN-4.8",
    null,
    "/rules/darkest-doom#DD-3",
    null,
  ]);
  expect(pieces("plain")).toEqual([{ text: "plain", href: null }]);
});

test("clocks read as people write them", () => {
  expect([0, 5.2, 65, 3723].map(clockText)).toEqual(["0:00", "0:06", "1:05", "1:02:03"]);
});

test("what may be chosen stays the same list while others decide beside it", () => {
  const offer = (text: string, label = text) => ({ text, label, choice: "", group: "", args: {}, clause: "", final: false });
  const before = [offer("hit d1 a.1"), offer("end attack")];
  expect(steady(before, [offer("hit d1 a.1"), offer("end attack")])).toBe(before);
  expect(steady(before, [offer("end attack")])).toHaveLength(1);
  expect(steady(before, [offer("hit d1 a.1"), offer("end attack", "koniec ataku")])[1].label).toBe("koniec ataku");
});
