import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PositionTold } from "../src/lib/protocol";
import { settings } from "../src/lib/settings.svelte";
import { Auto, MOMENT } from "../src/table/auto.svelte";

function position(ply: number, idle = "roll", lesson: unknown = null): PositionTold {
  const decision = { seat: 0, step: "before the roll", name: "before-roll", clause: "SAN-4.1", offers: [], idle };
  return { ply, decision, lesson } as unknown as PositionTold;
}

const chosen = vi.fn();
let auto: Auto;

beforeEach(() => {
  vi.useFakeTimers();
  chosen.mockClear();
  settings.auto = true;
  settings.asked = {};
  auto = new Auto(chosen);
});
afterEach(() => vi.useRealTimers());

function wait(): void {
  vi.advanceTimersByTime(MOMENT);
}

test("a step without a choice plays itself after a moment, and says so", () => {
  auto.told(position(4));
  expect(chosen).not.toHaveBeenCalled();
  wait();
  expect(chosen).toHaveBeenCalledWith("roll");
  expect(auto.played?.name).toBe("before-roll");
});

test("what is decided by hand or taken back does not play itself", () => {
  auto.told(position(4));
  auto.stop();
  wait();
  expect(chosen).not.toHaveBeenCalled();
  auto.told(position(4));
  wait();
  auto.told(position(4));
  wait();
  expect(chosen).toHaveBeenCalledTimes(1);
});

test("nothing plays itself in a lesson, where there is a choice, or where the player wants to be asked", () => {
  auto.told(position(1, "roll", { number: 1 }));
  wait();
  auto.told(position(2, ""));
  wait();
  settings.auto = false;
  auto.told(position(3));
  wait();
  expect(chosen).not.toHaveBeenCalled();
  settings.auto = true;
  auto.told(position(5));
  wait();
  auto.ask();
  expect(settings.asked).toEqual({ "before-roll": "before the roll" });
  auto.told(position(6));
  wait();
  expect(chosen).toHaveBeenCalledTimes(1);
});
