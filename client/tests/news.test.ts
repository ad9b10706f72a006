import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import * as api from "../src/lib/api";
import { settings } from "../src/lib/settings.svelte";
import { words } from "../src/lib/words.svelte";
import Lobby from "../src/pages/Lobby.svelte";
import Result from "../src/table/Result.svelte";
import type { Room } from "../src/table/room.svelte";

beforeAll(() => words.speak("en"));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("the lobby says what the server has to say, in one's own language, for as long as it says it", async () => {
  vi.useFakeTimers();
  const said = { en: ["It will be stopped."], pl: ["Zostanie zatrzymany."] } as Record<string, string[]>;
  vi.spyOn(api, "games").mockResolvedValue([]);
  vi.spyOn(api, "lobby").mockImplementation(async (language) => ({ tables: [], news: said[language] ?? [] }));
  const seen = () => document.querySelector(".welcome [role=status]")?.textContent?.trim();
  render(Lobby);
  await vi.waitFor(() => expect(seen()).toBe("It will be stopped."));
  settings.language = "pl";
  await vi.waitFor(() => expect(seen()).toBe("Zostanie zatrzymany."));
  said.pl = [];
  await vi.advanceTimersByTimeAsync(10_000);
  expect(seen()).toBe("");
  settings.language = "en";
});

test("at the end everybody who was rated is named, also who has left", () => {
  const ratings = [
    { seat: 0, name: "Ann", rating: "1571?", gained: 71 },
    { seat: 1, name: "Bob", rating: "1429?", gained: -71 },
  ];
  render(Result, {
    room: { table: { status: "abandoned", people: [{ seat: 0, name: "Ann" }], ratings }, own: [], log: [] } as unknown as Room,
  });
  expect(screen.getAllByRole("listitem").map((one) => one.textContent)).toEqual(["Ann: 1571? (+71)", "Bob: 1429? (−71)"]);
});
