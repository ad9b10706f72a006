import { readFileSync } from "node:fs";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { LogLine, PositionTold, Shot } from "../src/lib/protocol";
import { summary as ofDoom } from "../src/doom/summary";
import { summary as ofSanctum } from "../src/sanctum/summary";
import { words } from "../src/lib/words.svelte";
import { lastOwn, Playback } from "../src/table/playback.svelte";

const read = (name: string) => JSON.parse(readFileSync(`fixtures/${name}.json`, "utf8"));
const line = (ply: number, seat: number): LogLine => ({ ply, seat, choice: "", clause: "", lines: ["It moves."], by: [], scenes: [] });
const shot = (ply: number, seat = 1, view: Shot["view"] = { ply }): Shot => ({ ply, view, log: line(ply, seat) });
const now = { view: { ply: 6 }, log: [line(6, 2)], restart: false } as unknown as PositionTold;
const film = [shot(3, 0), shot(4), shot(5), shot(6, 2)];
let playback: Playback;

beforeAll(() => words.speak("en"));
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  playback = new Playback(async () => film);
});
afterEach(() => vi.useRealTimers());

test("others have decided only after the last decision of one's own", () => {
  expect(lastOwn([line(1, 0), line(2, 1), line(3, 0)], [0])).toBeNull();
  expect(lastOwn([line(1, 0), line(2, 1)], [0])).toBe(1);
  expect(lastOwn([line(0, 0), line(1, 1)], [0])).toBe(0);
});

test("what others did is shown step by step, and then how things stand", async () => {
  await playback.came(3);
  expect(playback.scene(now)).toEqual({ view: now.view, news: now.log, follows: true });
  playback.watch();
  expect(playback.scene(now)).toMatchObject({ view: { ply: 3 }, news: [], follows: false });
  vi.advanceTimersByTime(1300);
  expect(playback.scene(now)).toMatchObject({ view: { ply: 4 }, follows: true, acted: 1 });
  vi.advanceTimersByTime(10_000);
  expect(playback.at).toBeNull();
  expect(playback.scene(now)).toMatchObject({ view: now.view, follows: false, news: film.slice(1).map((one) => one.log) });
});

test("it can be halted, stepped through, hurried and skipped", async () => {
  await playback.came(3);
  playback.watch();
  playback.toggle();
  vi.advanceTimersByTime(60_000);
  expect(playback.at).toBe(0);
  playback.go(2);
  playback.go(playback.at! - 1);
  expect(playback.shot?.ply).toBe(4);
  playback.faster();
  playback.toggle();
  vi.advanceTimersByTime(700);
  expect(playback.shot?.ply).toBe(5);
  playback.stop();
  expect(playback.shot).toBeNull();
});

test("Sanctum: each of the others in a line", () => {
  const { position } = read("sanctum-attack");
  const before = structuredClone(position.view);
  const after = structuredClone(position.view);
  const other = (position.seat + 1) % before.seats;
  Object.assign(before.heroes[other], { demons: [] });
  const foe = { kind: "demon", hits: [1], marked: [true], killed: true };
  const during = structuredClone(before);
  during.heroes[other].demons = [foe];
  Object.assign(after.heroes[other], { demons: [], health: before.heroes[other].health - 2 });
  const shots = [before, during, after].map((view, n) => shot(n, other, view));
  const lines = ofSanctum(shots, read("sanctum-book"), position.seat);
  const health = before.heroes[other].health - 2;
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ who: other, text: expect.stringContaining("demons killed: 1 · ") });
  expect(lines[0].text).toContain(`health −2 (now ${health})`);
});

test("Darkest Doom: each of the others and the Darkness in a line", () => {
  const { position } = read("darkest-doom-turn");
  const after = structuredClone(position.view);
  const other = (position.seat + 1) % after.seats;
  after.guardians[other].fame += 2;
  after.buildings[0].tendrils += 1;
  const lines = ofDoom([shot(1, other, position.view), shot(2, other, after)], read("darkest-doom-book"), position.seat);
  expect(lines.map((one) => [one.who, one.text])).toEqual([
    [other, "Fame +2"],
    [-1, "tendrils +1"],
  ]);
});
