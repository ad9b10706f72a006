import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { about, arrange, WIDE, WIDEST } from "../src/sanctum/layout";

const view = (moment: string) => JSON.parse(readFileSync(`fixtures/sanctum-${moment}.json`, "utf8")).position.view;

const MOMENTS = ["take", "before-roll", "attack", "levels", "equip", "turn", "walls", "final-battle", "over"];

test.each([
  [WIDE, { battle: 1, sack: 1, hero: 2, gear: 2, skills: 2, others: 2, achievements: 1 }],
  [WIDEST, { battle: 1, sack: 1, hero: 2, gear: 2, skills: 3, others: 3, achievements: 3 }],
])("from a width of %i on everything stays at home, whatever is decided", (width, homes) => {
  for (const moment of MOMENTS) {
    const now = view(moment);
    const columns: string[][] = arrange(now, now.heroes[now.seat], width);
    for (const [section, home] of Object.entries(homes)) {
      const found = columns.findIndex((column) => column.includes(section));
      expect(found < 0 ? home : found, `${moment}: ${section}`).toBe(home);
    }
    expect(columns[2].slice(0, 2), moment).toEqual(["hero", "gear"]);
  }
});

test("on a small screen, too, everything stays at home, in one column", () => {
  const orders: string[][] = MOMENTS.map((moment) => arrange(view(moment), view(moment).heroes[view(moment).seat], WIDE - 1)[0]);
  for (const one of orders) {
    for (const other of orders)
      expect(one.filter((section) => other.includes(section))).toEqual(other.filter((section) => one.includes(section)));
  }
});

test("each step is about what is decided; one column goes to the first of it", () => {
  const first = (moment: string) => about(view(moment))[0];
  const goals = ["turn", "take", "attack", "levels", "equip", "final-battle"].map(first);
  expect(goals).toEqual(["march", "sets", "battle", "skills", "sack", "battle"]);
});
