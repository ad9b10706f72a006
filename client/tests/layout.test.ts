import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { arrange, WIDEST } from "../src/sanctum/layout";

const view = (moment: string) => JSON.parse(readFileSync(`fixtures/sanctum-${moment}.json`, "utf8")).position.view;

test("on a wide table everything stays at home, whatever is decided", () => {
  for (const moment of ["take", "before-roll", "attack", "levels", "equip", "turn", "walls", "final-battle", "over"]) {
    const now = view(moment);
    const columns = arrange(now, now.heroes[now.seat], WIDEST);
    const home = (section: string) => columns.findIndex((column) => (column as string[]).includes(section));
    expect([home("hero"), home("gear"), home("skills"), home("achievements")], moment).toEqual([2, 2, 3, 3]);
    if (home("battle") >= 0) expect(home("battle"), moment).toBe(1);
  }
});
