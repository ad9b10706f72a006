import { beforeEach, expect, test, vi } from "vitest";
import * as api from "../src/lib/api";
import type { Offer, PuzzleJudged, PuzzleTold } from "../src/lib/protocol";
import { answered, noteAnswer, streak } from "../src/lib/puzzles";
import { Puzzling } from "../src/pages/puzzling.svelte";

beforeEach(() => localStorage.clear());

test("only the first answer to a puzzle counts, and days in a row are counted back from today or yesterday", () => {
  noteAnswer("sanctum", "2026-11-14", false);
  for (const day of ["2026-11-15", "2026-11-16"]) noteAnswer("sanctum", day, true);
  noteAnswer("sanctum", "2026-11-14", true);
  expect(answered("sanctum", "2026-11-14")).toBe(false);
  expect(streak("sanctum", "2026-11-17")).toBe(2);
  noteAnswer("sanctum", "2026-11-17", true);
  expect(streak("sanctum", "2026-11-17")).toBe(3);
  noteAnswer("sanctum", "2026-11-18", false);
  expect(streak("sanctum", "2026-11-18")).toBe(0);
  expect(streak("darkest-doom", "2026-11-17")).toBe(0);
});

test("a puzzle is asked for with all choices so far, judged when it is over, and its beginning is kept", async () => {
  const told = (over: boolean) => ({ day: "2026-11-17", decision: over ? null : {} }) as PuzzleTold;
  const asked = vi.spyOn(api, "puzzle").mockImplementation(async (_game, _day, choices) => told(choices.length === 2));
  const judge = vi.spyOn(api, "judgePuzzle").mockResolvedValue({ solved: true } as PuzzleJudged);
  vi.spyOn(api, "book").mockResolvedValue({} as never);
  const puzzling = new Puzzling("sanctum", "today");
  await puzzling.look("en");
  await puzzling.choose({ text: "a" } as Offer, "en");
  await puzzling.takeBack("en");
  expect(puzzling.choices).toEqual([]);
  for (const text of ["b", "c"]) await puzzling.choose({ text } as Offer, "en");
  expect(asked).toHaveBeenLastCalledWith("sanctum", "2026-11-17", ["b", "c"], "en");
  expect(judge).toHaveBeenCalledOnce();
  expect(puzzling.judged?.solved).toBe(true);
  expect(puzzling.start?.decision).not.toBeNull();
  expect(answered("sanctum", "2026-11-17")).toBe(true);
});
