import { expect, test } from "vitest";
import { ended } from "../src/lib/ended";
import type { Book } from "../src/lib/protocol";

test("the line that says how a game ended is found, whatever is told after it", () => {
  const book = { names: { "ending-darkness": "tendrils cover all" } } as unknown as Book;
  const lines = ["Dusk.", "The Darkness wins: tendrils cover all.", "A token leaves the game."];
  expect(ended(lines, { victor: { how: "darkness" } }, book)).toBe(lines[1]);
  expect(ended(lines, {}, book)).toBe(lines[2]);
  expect(ended([], { victor: null }, null)).toBeUndefined();
});
