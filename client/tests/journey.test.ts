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

const ways = [{ area: "lake", actions: 3, areas: ["mill", "wood", "lake"] }];

test("a way is gone step by step as long as each step is offered", () => {
  const sent = vi.fn();
  const journey = new Journey(() => ways, sent);
  expect(journey.to("hill")).toEqual([]);
  journey.send(journey.to("lake")[0], [go("mill"), go("barn")]);
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
  journey.send(journey.to("lake")[0], [go("mill")]);
  journey.send(go("barn"), []);
  journey.walk([go("wood")]);
  expect(sent).toHaveBeenCalledTimes(2);
});
