import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PositionTold } from "../src/lib/protocol";
import { settings } from "../src/lib/settings.svelte";
import { words } from "../src/lib/words.svelte";
import { Auto, MOMENT } from "../src/table/auto.svelte";
import Played from "../src/table/Played.svelte";

const SAID = 8000;

beforeEach(async () => {
  await words.speak("en");
  vi.useFakeTimers();
  settings.auto = true;
  settings.asked = {};
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function plays(auto: Auto, ply: number, label: string): void {
  const offers = [{ text: "roll", label }];
  auto.told({ ply, decision: { name: "before-roll", step: "before the roll", idle: "roll", offers } } as unknown as PositionTold);
  vi.advanceTimersByTime(MOMENT);
}

test("what played itself is said, fades after a while, and is said anew with the next step", async () => {
  const auto = new Auto(() => undefined);
  plays(auto, 1, "Roll the dice");
  const { container } = render(Played, { auto });
  const line = () => container.querySelector("p")!;
  await tick();
  expect([line().textContent, line().className.includes("faded")]).toEqual([expect.stringContaining("Roll the dice"), false]);
  vi.advanceTimersByTime(SAID - 1);
  await tick();
  expect(line().className).not.toContain("faded");
  vi.advanceTimersByTime(1);
  await tick();
  expect(line().className).toContain("faded");
  plays(auto, 2, "End the block");
  await tick();
  expect([line().textContent, line().className.includes("faded")]).toEqual([expect.stringContaining("End the block"), false]);
});

test("whoever wants to be asked says so there, and the line goes", async () => {
  const auto = new Auto(() => undefined);
  plays(auto, 1, "Roll the dice");
  const { container } = render(Played, { auto });
  await fireEvent.click(container.querySelector("button")!);
  expect([container.querySelector("p"), settings.asked]).toEqual([null, { "before-roll": "before the roll" }]);
});
