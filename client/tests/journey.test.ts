import { expect, test, vi } from "vitest";
import { Journey } from "../src/doom/journey";
import type { Offer } from "../src/lib/protocol";

function go(area: string): Offer {
  return {
    text: `go ${area}`,
    label: "",
    group: "",
    choice: "go",
    args: { area },
    clause: "DD-3.2",
    final: false,
    main: false,
    caution: "",
  };
}

const purse = (points: number) => ({ points, near: [{ area: "mill", points: 1 }], named: (area: string) => area });
const ways = [
  { area: "wood", actions: 3, areas: ["mill", "wood"] },
  { area: "lake", actions: 5, areas: ["mill", "wood", "lake"] },
];

test("a way is gone step by step as long as each step is offered", () => {
  const sent = vi.fn();
  const journey = new Journey(() => ways, sent);
  expect(journey.to("hill", purse(5))).toEqual([]);
  journey.send(journey.to("lake", purse(5))[0], [go("mill"), go("barn")]);
  expect(sent).toHaveBeenLastCalledWith(go("mill"));
  journey.walk([go("wood")]);
  expect(sent).toHaveBeenLastCalledWith(go("wood"));
  journey.walk([{ ...go("lake"), choice: "pass" }]);
  journey.walk([go("lake")]);
  expect(sent).toHaveBeenCalledTimes(2);
});

test("whoever chooses something else gives up the way", () => {
  const sent = vi.fn();
  const journey = new Journey(() => ways, sent);
  journey.send(journey.to("lake", purse(5))[0], [go("mill")]);
  journey.send(go("barn"), []);
  journey.walk([go("wood")]);
  expect(sent).toHaveBeenCalledTimes(2);
});

test("a way is offered as far as today's points last", () => {
  const journey = new Journey(() => ways, vi.fn());
  const label = (points: number) => journey.to("lake", purse(points))[0]?.label;
  expect(label(5)).toContain("3 areas, 5 action points");
  expect(label(4)).toMatch(/wood today for 3 action points; 2 more/);
  expect(label(2)).toMatch(/mill today for 1 action point; 4 more/);
  expect(label(0)).toBeUndefined();
  expect([4, 0].map((points) => journey.tooFar("lake", purse(points)))).toEqual([null, 5]);
});
