import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import Counts from "../src/lib/Counts.svelte";
import Curve from "../src/lib/Curve.svelte";

afterEach(cleanup);

const who = ["Slayer", "Dancer"];
const paints = ["red", "blue"];

/** The corners of each line that is drawn. */
const lines = (container: Element) =>
  [...container.querySelectorAll("path.line")].map((path) =>
    path
      .getAttribute("d")!
      .slice(1)
      .split("L")
      .map((point) => point.split(" ").map(Number)),
  );

test("a line ends where somebody is out, and higher is higher", () => {
  const curve = {
    title: "Health",
    labels: ["I", "I", "II"],
    lines: [
      [10, 8, 6],
      [10, 0, null],
    ],
  };
  const { container } = render(Curve, { curve, who, paints });
  const [first, second] = lines(container);
  expect([first.length, second.length]).toEqual([3, 2]);
  expect(first[0]).toEqual(second[0]);
  expect(second[1][1]).toBeGreaterThan(first[1][1]);
  expect(container.querySelector("[role=img]")!.getAttribute("aria-label")).toContain("Health");
  expect([...container.querySelectorAll("tbody tr")].at(-1)!.textContent).toContain("–");
});

test("numbers below nothing stay on the picture", () => {
  const curve = {
    title: "Fame",
    labels: ["1", "2"],
    lines: [
      [-1, 3],
      [0, 0],
    ],
  };
  const { container } = render(Curve, { curve, who, paints });
  const heights = lines(container)
    .flat()
    .map(([, y]) => y);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...heights)).toBeLessThanOrEqual(240);
});

test("what is not counted for somebody is a dash, and every name is read", () => {
  const section = { title: "Dice", rows: [{ label: "Rolled", values: [12.34, null] }] };
  const { container } = render(Counts, { section, who, paints });
  expect([...container.querySelectorAll("tbody td")].map((cell) => cell.textContent)).toEqual(["12.3", "–"]);
  expect(container.querySelector("thead")!.textContent).toContain("Dancer");
});
