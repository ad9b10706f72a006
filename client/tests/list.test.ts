import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Offer } from "../src/lib/protocol";
import { words } from "../src/lib/words.svelte";
import Choices from "../src/table/Choices.svelte";

function offer(text: string, label: string, final = false): Offer {
  return { text, label, group: "Moves", choice: "go", args: {}, clause: "DD-3.1", final, main: false, caution: "" };
}

const offers = [offer("go mill", "Go to the mill"), offer("go lake", "Go to the lake", true), offer("rest", "Rest")];

beforeAll(() => words.speak("en"));
afterEach(cleanup);
afterEach(() => localStorage.clear());

test("each offer is a button with its words, and says when it cannot be taken back", async () => {
  const send = vi.fn();
  render(Choices, { offers, send });
  expect(screen.queryByRole("heading")).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: /Go to the lake.*cannot be taken back/ }));
  expect(send).toHaveBeenCalledWith(offers[1]);
  expect(screen.getByRole("button", { name: "Rest" })).toBeTruthy();
});

test("headings appear when there are several kinds of choices", () => {
  render(Choices, { offers: [...offers, { ...offers[2], text: "wait", group: "More" }], send: () => undefined });
  expect(screen.getAllByRole("heading").map((heading) => heading.textContent)).toEqual(["Moves", "More"]);
});

test("arrows move in the list, and one button takes part in tabbing", async () => {
  render(Choices, { offers, send: () => undefined });
  const buttons = screen.getAllByRole("button");
  expect(buttons.map((button) => button.tabIndex)).toEqual([0, -1, -1]);
  buttons[0].focus();
  await fireEvent.keyDown(buttons[0], { key: "ArrowDown" });
  expect(document.activeElement).toBe(buttons[1]);
  expect(buttons.map((button) => button.tabIndex)).toEqual([-1, 0, -1]);
});

test("a lesson marks what it expects", () => {
  const lesson = { number: 2, count: 9, chapter: 1, chapters: 1, text: "", expects: ["rest"], about: null };
  render(Choices, { offers, lesson, send: () => undefined });
  expect(screen.getByRole("button", { name: /Rest.*next step/ }).classList).toContain("expected");
});

test("where there is little room a lesson lists only what it expects, with the same numbers", () => {
  const lesson = { number: 2, count: 9, chapter: 1, chapters: 1, text: "", expects: ["rest"], about: null };
  render(Choices, { offers, lesson, brief: true, send: () => undefined });
  expect(screen.getAllByRole("button").map((button) => button.dataset.number)).toEqual(["3"]);
});

test("typed words leave only what fits", () => {
  render(Choices, { offers, typed: "lake", send: () => undefined });
  expect(screen.getAllByRole("button")).toHaveLength(1);
});

test("while a choice is on its way no other can be sent", async () => {
  const send = vi.fn();
  render(Choices, { offers, busy: true, send });
  await fireEvent.click(screen.getByRole("button", { name: "Rest" }));
  expect(send).not.toHaveBeenCalled();
});

test("many choices about things of the board are one line until it is opened, what matters stands first and large", async () => {
  const traps = Array.from({ length: 47 }, (_, n) => ({
    ...offer(`trap area${n}`, `Trap ${n}`),
    group: "Traps",
    args: { area: `area${n}` },
  }));
  const mission = { ...offer("complete", "Complete the mission"), group: "First", main: true };
  render(Choices, { offers: [mission, ...traps], send: () => undefined });
  expect(screen.getByRole("button", { name: "Complete the mission" }).classList).toContain("main");
  expect(screen.getAllByRole("button")).toHaveLength(2);
  await fireEvent.click(screen.getByRole("button", { name: /Traps/, expanded: false }));
  expect(screen.getAllByRole("button")).toHaveLength(49);
});

test("what can be chosen on the board is not listed again, however little it is; unless nothing else would be listed", async () => {
  const ability = { ...offer("use boots.1", "Use the boots"), group: "Abilities", args: { ability: "boots.1" } };
  const end = { ...offer("end block", "End the block"), group: "Or" };
  const { rerender } = render(Choices, { offers: [ability, end], send: () => undefined });
  expect(screen.getAllByRole("button").map((one) => one.textContent!.trim())).toEqual([
    expect.stringMatching(/^Abilities\s+1$/),
    "End the block",
  ]);
  await fireEvent.click(screen.getByRole("button", { name: /Abilities/, expanded: false }));
  await waitFor(() => expect(screen.getByRole("button", { name: "Use the boots" })).toBeTruthy());
  await rerender({ offers: [ability] });
  expect(screen.getByRole("button", { name: "Use the boots" })).toBeTruthy();
});

test("what the board beside it holds is listed for who asks for it, and stays listed; for who types it always is", async () => {
  render(Choices, { offers, held: true, send: () => undefined });
  const all = () => screen.getByRole("button", { name: /All choices as a list 3/ });
  expect(screen.getAllByRole("button")).toEqual([all()]);
  await fireEvent.click(all());
  expect(screen.getAllByRole("button")).toHaveLength(4);
  cleanup();
  render(Choices, { offers, held: true, send: () => undefined });
  expect(screen.getAllByRole("button")).toHaveLength(4);
  await fireEvent.click(all());
  expect(screen.getAllByRole("button")).toHaveLength(1);
  cleanup();
  render(Choices, { offers, held: true, typing: true, send: () => undefined });
  expect(screen.getAllByRole("button")).toHaveLength(3);
});

test("numbers and notation are shown to those who type", () => {
  const { rerender } = render(Choices, { offers, send: () => undefined });
  expect(screen.queryByText("go mill")).toBeNull();
  void rerender({ offers, send: () => undefined, typing: true });
});

test("a family of choices is one line, unless there is hardly anything else to choose", () => {
  const board = ["red", "blue", "gold", "grey"].map((token) => ({ ...offer(`pay ${token}`, `Pay ${token}`), args: { token } }));
  const { unmount } = render(Choices, { offers: board, send: () => undefined });
  expect(document.querySelector("ul")!.hidden).toBe(true);
  unmount();
  render(Choices, { offers: board.slice(0, 3), send: () => undefined });
  expect(document.querySelector("ul")!.hidden).toBe(false);
});

test("what is folded is listed a moment after everything else", async () => {
  const traps = (where: string) =>
    ["a", "b", "c", "d"].map((one) => ({ ...offer(`trap ${where}${one}`, `A trap ${one}`), args: { area: one } }));
  const listed = () => screen.queryAllByRole("button", { hidden: true }).flatMap((button) => button.dataset.text ?? []);
  const { rerender } = render(Choices, { offers: traps("old"), send: () => undefined });
  expect(listed()).toHaveLength(4);
  await rerender({ offers: traps("new"), send: () => undefined });
  expect(listed()).toEqual([]);
  expect(screen.getByRole("button", { expanded: false }).textContent).toContain("4");
  await waitFor(() => expect(listed()).toEqual(["trap newa", "trap newb", "trap newc", "trap newd"]));
});
