import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Review } from "../src/lib/protocol";
import { words } from "../src/lib/words.svelte";
import Coach from "../src/pages/Coach.svelte";

const nothing: Review = { done: 0, all: 0, curve: null, points: [], luck: null };
const working: Review = { ...nothing, done: 3, all: 9 };
const whole: Review = {
  ...working,
  curve: { title: "Chances", labels: ["0", "9"], lines: [[50, 100]] },
  points: [
    { ply: 7, seat: 0, chosen: "Rest", better: "Fight", lines: ["kills +1.0"], plan: [] },
    { ply: 9, seat: 0, chosen: "Use rage", better: "Use rage", lines: [], plan: ["Use rage", "Hit the Imp with d1"] },
  ],
};

beforeAll(() => words.speak("en"));
afterEach(() => (cleanup(), vi.unstubAllGlobals(), vi.useRealTimers()));

test("a coach is asked, works, and tells where to try again", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const answers = [nothing, working, whole];
  const fetched = vi.fn(async (_path: string, _init?: RequestInit) => new Response(JSON.stringify(answers.shift())));
  vi.stubGlobal("fetch", fetched);
  render(Coach, { id: "abc", who: ["Huntress", "Green Virtual Guardian"], paints: ["#fff", "#0f0"] });
  await fireEvent.click(await screen.findByRole("button", { name: "Ask the coach" }));
  expect(fetched.mock.calls[1]?.[1]?.method).toBe("POST");
  expect((await screen.findByRole("progressbar")).getAttribute("value")).toBe("3");
  await vi.advanceTimersByTimeAsync(2000);
  await waitFor(() => screen.getByText("Better: Fight"));
  const again = screen.getAllByRole("link", { name: "Try it again from here" }).map((link) => link.getAttribute("href"));
  expect(again).toEqual(["/replay/abc?ply=6&eyes=0", "/replay/abc?ply=8&eyes=0"]);
  // Whoever has no seat has no chances either.
  expect(screen.queryByText("Green Virtual Guardian")).toBeNull();
  expect(document.body.textContent).not.toContain("NaN");
  // What was begun well is not called worse than itself, and the way on is told in words.
  expect(screen.queryByText("Better: Use rage")).toBeNull();
  screen.getByText("Begun well: Use rage");
  expect([...document.querySelectorAll(".plan li")].map((step) => step.textContent)).toEqual(["Use rage", "Hit the Imp with d1"]);
});

test("what one could have done better oneself comes first, and a long list is short until it is asked for", async () => {
  const points = [0, 1, 1, 0, 1].map((seat, ply) => ({ ...whole.points[0], ply: ply + 1, seat }));
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response(JSON.stringify({ ...whole, points }))),
  );
  render(Coach, { id: "abc", who: ["Huntress", "Slayer"], paints: ["#fff", "#f00"], own: [1] });
  await screen.findByText("Decision 2 · Slayer");
  const told = () => screen.getAllByText(/^Decision/).map((one) => one.textContent);
  expect(told()).toEqual(["Decision 2 · Slayer", "Decision 3 · Slayer", "Decision 5 · Slayer"]);
  await fireEvent.click(screen.getByRole("button", { name: "Show all 5" }));
  expect(told()).toHaveLength(5);
});
