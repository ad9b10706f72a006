import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Hinted } from "../src/lib/protocol";
import { words } from "../src/lib/words.svelte";
import Hint from "../src/table/Hint.svelte";
import { Hinting } from "../src/table/hinting.svelte";
import type { Room } from "../src/table/room.svelte";

const suggestion = (text: string) => ({ text, label: `To ${text}`, reasons: [`because of ${text}`], worlds: 4, ends: {} });
const hinted: Hinted = { kind: "hinted", key: "k", ply: 3, seat: 0, suggestions: [suggestion("rest"), suggestion("fight")], remarks: [] };

beforeAll(() => words.speak("en"));
afterEach(cleanup);

test("a hint points at its first suggestion as a lesson would, and at any other that is in hand", async () => {
  const hinting = new Hinting(() => Promise.resolve(hinted));
  const asked = hinting.open();
  expect(hinting.thinking).toBe(true);
  await asked;
  expect(hinting.lesson?.expects).toEqual(["rest"]);
  const send = vi.fn();
  const offers = [{ text: "rest" }, { text: "fight" }];
  render(Hint, { room: { hinting, offers, send, sending: false } as unknown as Room });
  expect(screen.getByText("because of rest")).toBeTruthy();
  const second = screen.getByRole("button", { name: "To fight" });
  await fireEvent.focus(second);
  expect(hinting.lesson?.expects).toEqual(["fight"]);
  await fireEvent.click(second);
  expect(send).toHaveBeenCalledWith(offers[1]);
  await fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(hinting.lesson).toBeNull();
});

test("what was thought about a decision that is gone is not told", async () => {
  let tell: (told: Hinted) => void = () => undefined;
  const hinting = new Hinting(() => new Promise((told) => (tell = told)));
  const asked = hinting.open();
  hinting.forget();
  tell(hinted);
  await asked;
  expect(hinting.told).toBeNull();
  expect(hinting.thinking).toBe(false);
});
