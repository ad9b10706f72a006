import { beforeEach, expect, test } from "vitest";
import { myGames, note, noted, statistics, type MyGame } from "../src/lib/myGames";
import type { PositionTold, TableTold } from "../src/lib/protocol";

beforeEach(() => localStorage.clear());

const person = (seat: number, own: boolean, bot: string | null = null) => ({ seat, name: bot ? null : `P${seat}`, bot, own });
const table = (more: object) =>
  ({
    id: "t",
    game: "sanctum",
    openSeed: false,
    fork: null,
    people: [person(0, false, "novice"), person(1, true)],
    ...more,
  }) as unknown as TableTold;
const position = (standings: object[] | null) =>
  ({ view: { heroes: [{ hero: "slayer" }, { hero: "dancer" }], standings } }) as unknown as PositionTold;
const game = (more: Partial<MyGame>): MyGame => ({
  id: "a",
  game: "sanctum",
  hero: "dancer",
  others: ["bot novice"],
  kind: "game",
  began: 1,
  ...more,
});

test("whom one plays, against whom, and how it ended", () => {
  expect(noted(table({}), position(null), 5)).toEqual(game({ id: "t", began: 5 }));
  expect(noted(table({}), position([{ seat: 1, rank: 2, score: 4 }]), 5)).toMatchObject({ rank: 2, score: 4 });
  expect(noted(table({ people: [person(0, false)] }), position(null), 5)).toBeNull();
});

test("whoever plays alone has Virtual Guardians for rivals", () => {
  const alone = { view: { guardians: [{ who: "sela" }, { virtual: true }, { virtual: true }] } } as unknown as PositionTold;
  const noting = noted(table({ game: "darkest-doom", people: [person(0, true)] }), alone, 5);
  expect(noting).toMatchObject({ hero: "sela", others: [], rivals: 2 });
});

test("what makes a game none of the statistics", () => {
  expect(noted(table({ fork: { of: "x", ply: 3 } }), position(null), 5)?.kind).toBe("fork");
  expect(noted(table({ openSeed: true }), position(null), 5)?.kind).toBe("open");
  expect(noted(table({ people: [person(0, true), person(1, true)] }), position(null), 5)?.kind).toBe("several");
  const kinds = ["fork", "open", "several"] as const;
  expect(statistics(kinds.map((kind) => game({ kind, rank: 1, score: 9 })))).toEqual([]);
  expect(statistics([game({})])).toEqual([]);
});

test("a game is kept once, from the day it began", () => {
  note(game({ began: 3 }));
  note(game({ began: 9, rank: 1, score: 7 }));
  expect(Object.values(myGames())).toEqual([game({ began: 3, rank: 1, score: 7 })]);
});

test("statistics are by game, then by character", () => {
  const games = [game({ rank: 1, score: 5 }), game({ rank: 2, score: -3 }), game({ hero: "slayer", rank: 1, score: 8 })];
  const lines = statistics([...games, game({ game: "darkest-doom", hero: "sela", rank: 1, score: 20 })]);
  expect(lines.map((line) => [line.game, line.hero, line.played, line.won, line.best])).toEqual([
    ["sanctum", "", 3, 2, 8],
    ["sanctum", "dancer", 2, 1, 5],
    ["sanctum", "slayer", 1, 1, 8],
    ["darkest-doom", "", 1, 1, 20],
    ["darkest-doom", "sela", 1, 1, 20],
  ]);
});
