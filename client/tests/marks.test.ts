import { expect, test } from "vitest";
import { marks, parts } from "../src/pages/marks";

test("what was searched for is found in a text, with accents and capitals or without", () => {
  const cut = (text: string, wanted: string) => marks(text, parts(wanted)).map(([from, to]) => text.slice(from, to));
  expect(cut("Rage is a tile; rage wakes.", "RAGE")).toEqual(["Rage", "rage"]);
  expect(cut("Zażółć gęślą jaźń 𝄞 jaźnie", "gesla jazn")).toEqual(["gęślą", "jaźń", "jaźn"]);
  expect(cut("nothing here", "rage")).toEqual([]);
});
