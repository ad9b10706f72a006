import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import AidDialog from "../src/lib/AidDialog.svelte";
import { words } from "../src/lib/words.svelte";
import { furnish } from "./furnish";

const read = (name: string) => JSON.parse(readFileSync(`fixtures/${name}.json`, "utf8"));

beforeAll(async () => {
  furnish();
  HTMLDialogElement.prototype.close = vi.fn();
  await words.speak("en");
});
afterEach(cleanup);

function open(game: string, moment: string) {
  render(AidDialog, { game, view: read(`${game}-${moment}`).position.view, book: read(`${game}-book`), close: vi.fn() });
}

const tab = async (name: string) => fireEvent.click(await screen.findByRole("tab", { name }));

test("Sanctum: turn, icons, how far everybody is, keys", async () => {
  open("sanctum", "attack");
  await tab("Icons");
  expect(screen.getByText(/Pays for red and purple ability spaces/)).toBeTruthy();
  await tab("Victory");
  const { heroes, track } = read("sanctum-attack").position.view;
  expect(screen.getAllByText(`march: ${heroes[0].space + 1} of ${track.length}`).length).toBeGreaterThan(0);
  await tab("Keyboard");
  expect(screen.getByText("take back")).toBeTruthy();
});

test("Darkest Doom: four ways to win with how far each seat is", async () => {
  open("darkest-doom", "turn");
  expect(await screen.findByText("1 action point, 2 into a corrupted Citadel")).toBeTruthy();
  await tab("Victory");
  const { guardians, buildings } = read("darkest-doom-turn").position.view;
  const tendrils = buildings.reduce((sum: number, one: { tendrils: number }) => sum + one.tendrils, 0);
  expect(screen.getByText(`${tendrils} of 24 tendrils`)).toBeTruthy();
  expect(screen.getAllByText(/ of 3$/)).toHaveLength(guardians.length);
});
