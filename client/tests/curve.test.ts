import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { axis, ticked } from "../src/lib/axis";
import Counts from "../src/lib/Counts.svelte";
import Curve from "../src/lib/Curve.svelte";
import Podium from "../src/pages/Podium.svelte";
import { furnish } from "./furnish";

furnish();
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

test("acts have names where there is room for all, numerals otherwise; the final battle is named once", () => {
  const labels = ["I The Nets", "I The Nets", "II The Harvest", "Final battle, round 1", "Final battle, round 2"];
  const wide = axis(labels.slice(0, 3), (at) => 400 * at, 1200);
  expect(wide.map((part) => part.words)).toEqual(["I The Nets", "II The Harvest"]);
  const narrow = axis(labels, (at) => 70 * at, 300);
  expect(narrow.map((part) => part.words)).toEqual(["I", "II", "1", "2"]);
  expect(narrow.map((part) => part.group)).toEqual(["", "", "Final battle", ""]);
});

test("the grid is at round numbers", () => {
  expect(ticked(0, 10)).toEqual([0, 2, 4, 6, 8, 10]);
  expect(ticked(-2, 16)).toEqual([0, 5, 10, 15]);
});

test("whoever points at a round reads its numbers", async () => {
  const curve = {
    title: "Health",
    labels: ["Day 1", "Day 2"],
    lines: [
      [10, 4],
      [9, null],
    ],
  };
  const { container } = render(Curve, { curve, who, paints });
  const numbers = () => [...container.querySelectorAll("li b")].map((one) => one.textContent);
  expect(numbers()).toEqual(["4", "9"]);
  await fireEvent(container.querySelector("[role=img]")!, new MouseEvent("pointermove", { clientX: 640, bubbles: true }));
  expect(numbers()).toEqual(["4", "–"]);
  expect(container.querySelector("figcaption")!.textContent).toContain("Day 2");
});

test("everybody has a place with the parts of their score; what is not counted for somebody is left out", () => {
  const told = {
    who: ["Sela", "Green Virtual Guardian"],
    ranks: [2, 1],
    curve: null,
    sections: [
      {
        title: "Score",
        rows: [
          { label: "Score", values: [3, 5] },
          { label: "Coins", values: [1, null] },
        ],
      },
    ],
    moments: [],
  };
  const faces = { view: undefined, paints };
  const { container } = render(Podium, { told, names: ["Ann"], faces, own: [0] });
  expect([...container.querySelectorAll("li")].map((one) => !!one.querySelector(".you"))).toEqual([false, true]);
  expect([...container.querySelectorAll("strong")].map((one) => one.textContent)).toEqual(["Green Virtual Guardian", "Sela"]);
  expect([...container.querySelectorAll("dl")].map((one) => one.querySelectorAll("dd").length)).toEqual([1, 2]);
  expect(container.querySelector(".first")!.textContent).toContain("Green");
  expect(container.textContent).toContain("Ann");
});

test("numbers that have no room beside each other are left out", () => {
  const labels = Array.from({ length: 16 }, (_, n) => `${n * 15}`);
  const written = axis(labels, (at) => at * 18, 270).filter((part) => part.words);
  expect(written.length).toBeGreaterThan(6);
  for (const [n, part] of written.slice(1).entries()) {
    expect((part.at - written[n].at) * 18).toBeGreaterThan(written[n].words.length * 7);
  }
});
