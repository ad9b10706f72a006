import { expect, test } from "vitest";
import { shared } from "../src/lib/share";

const view = () => ({
  heroes: [
    { health: 5, dice: [1, 2] },
    { health: 3, dice: [] as number[] },
  ],
  decks: { red: 4 },
  chest: null as null | number[],
});

test("what is told again as it was is the same object as before", () => {
  const before = view();
  expect(shared(before, view())).toBe(before);
});

test("where something has changed it is new, with all around it, and what lies beside it stays", () => {
  const before = view();
  const told = { ...view(), chest: [7] };
  told.heroes[0].dice.push(6);
  const now = shared(before, told);
  expect(now).toEqual({
    heroes: [
      { health: 5, dice: [1, 2, 6] },
      { health: 3, dice: [] },
    ],
    decks: { red: 4 },
    chest: [7],
  });
  expect(now.heroes[0]).not.toBe(before.heroes[0]);
  expect(now.heroes[1]).toBe(before.heroes[1]);
  expect(now.decks).toBe(before.decks);
  expect(before).toEqual(view());
});

test.each([
  [[1, 2], [1]],
  [[1], [1, 2]],
  [{ a: 1 }, { b: 1 }],
  [{ a: undefined }, { b: undefined }],
  [[], {}],
  [null, {}],
  [{}, null],
  [1, "1"],
])("%o is not taken for %o", (before, now) => {
  expect(shared(before, structuredClone(now))).toStrictEqual(now);
});
