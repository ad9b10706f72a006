import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inTime } from "../src/lib/parts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what is not served is asked for again until somebody answers", async () => {
  let asked = 0;
  const come = inTime(() => (++asked < 4 ? Promise.reject(new Error("nobody")) : Promise.resolve("here")));
  await vi.runAllTimersAsync();
  expect(await come).toBe("here");
  expect(asked).toBe(4);
});

test("nobody asks for ever", async () => {
  const come = inTime(() => Promise.reject(new Error("nobody")));
  const ended = expect(come).rejects.toThrow("nobody");
  await vi.runAllTimersAsync();
  await ended;
});
