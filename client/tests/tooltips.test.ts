import { cleanup } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { brief, Explaining } from "../src/lib/explaining.svelte";
import { browsed } from "../src/lib/browsed";
import { tooltips } from "../src/lib/tooltips";
import { words } from "../src/lib/words.svelte";
import type { Answer } from "../src/lib/protocol";

const answer = (text: string, more: Partial<Answer> = {}): Answer => ({
  text,
  label: text,
  allowed: true,
  reason: "",
  remedy: "",
  clause: "",
  ...more,
});

let root: HTMLElement;
let fetch: ReturnType<typeof vi.fn<(about: string) => Promise<Answer[]>>>;
let explaining: Explaining;
let deciding: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<div id="board"><button data-word="d1">1</button><button data-word="d2">2</button><p>text</p></div>`;
  root = document.getElementById("board")!;
  deciding = true;
  fetch = vi.fn(async (about: string) => [answer(`use ${about}`)]);
  explaining = new Explaining(fetch, () => deciding);
  tooltips(explaining)(root);
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

function pointer(type: string, on: Element, more: Partial<PointerEventInit> = {}) {
  const event = new MouseEvent(type, { bubbles: true, ...more });
  Object.assign(event, { pointerType: more.pointerType ?? "mouse" });
  on.dispatchEvent(event);
}
const thing = (word: string) => root.querySelector<HTMLElement>(`[data-word=${word}]`)!;

it("things that only say what they are have one stop for the Tab key, and arrows from each to the next", async () => {
  root.innerHTML = `<section><p data-title="Mana">2</p><b data-title="Wounds">3</b></section>`;
  const section = root.querySelector("section")!;
  browsed(section);
  const arrow = (key: string) => document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  expect(section.tabIndex).toBe(0);
  section.focus();
  arrow("ArrowUp");
  expect(document.activeElement).toBe(section);
  for (const [key, title] of [
    ["ArrowDown", "Mana"],
    ["ArrowRight", "Wounds"],
    ["ArrowRight", "Wounds"],
    ["ArrowUp", "Mana"],
  ]) {
    arrow(key!);
    expect(document.activeElement).toMatchObject({ dataset: { title }, tabIndex: -1 });
  }
});

describe("a hint", () => {
  it("comes when the pointer rests, and only then", async () => {
    pointer("pointermove", thing("d1"));
    await vi.advanceTimersByTimeAsync(400);
    pointer("pointermove", thing("d1"));
    await vi.advanceTimersByTimeAsync(400);
    expect(fetch).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(explaining.shown).toMatchObject({ about: "d1", isHint: true });
  });

  it("asks once for each thing until the position changes", async () => {
    for (let i = 0; i < 3; i++) {
      pointer("pointermove", thing("d1"));
      await vi.advanceTimersByTimeAsync(600);
      pointer("pointermove", root.querySelector("p")!);
      await vi.advanceTimersByTimeAsync(600);
      expect(explaining.shown).toBeNull();
    }
    expect(fetch).toHaveBeenCalledTimes(1);
    explaining.forget();
    pointer("pointermove", thing("d1"));
    await vi.advanceTimersByTimeAsync(600);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it("does not ask for what the pointer only passes", async () => {
    for (const word of ["d1", "d2", "d1", "d2"]) {
      pointer("pointermove", thing(word));
      await vi.advanceTimersByTimeAsync(100);
    }
    pointer("pointerleave", root);
    await vi.advanceTimersByTimeAsync(2000);
    expect(fetch).not.toHaveBeenCalled();
  });

  it("goes with a press, stays away from fingers, and from who has nothing to decide", async () => {
    pointer("pointermove", thing("d1"));
    await vi.advanceTimersByTimeAsync(600);
    pointer("pointerdown", thing("d1"));
    expect(explaining.shown).toBeNull();
    pointer("pointermove", thing("d1"), { pointerType: "touch" });
    await vi.advanceTimersByTimeAsync(2000);
    deciding = false;
    pointer("pointermove", thing("d2"));
    await vi.advanceTimersByTimeAsync(2000);
    expect(explaining.shown).toBeNull();
  });

  it("comes to what the keyboard reaches, a little later", async () => {
    thing("d2").matches = (() => true) as never;
    thing("d2").focus();
    await vi.advanceTimersByTimeAsync(500);
    expect(explaining.shown).toBeNull();
    await vi.advanceTimersByTimeAsync(300);
    expect(explaining.shown).toMatchObject({ about: "d2", isHint: true });
  });

  it("is brief: each reason once, and not too many", () => {
    const refused = ["a", "b", "c"].map((text) => answer(text, { allowed: false, reason: "not now", clause: "SAN-2.1" }));
    expect(brief([answer("x"), ...refused]).map((one) => one.text)).toEqual(["x", "a"]);
    expect(brief("abcdefgh".split("").map((text) => answer(text)))).toHaveLength(4);
  });
});

describe("the popover", () => {
  it("opens with a right click or a long press, and no hint disturbs it", async () => {
    thing("d1").dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
    await vi.advanceTimersByTimeAsync(10);
    expect(explaining.shown).toMatchObject({ about: "d1", isHint: false });
    pointer("pointermove", thing("d2"));
    await vi.advanceTimersByTimeAsync(2000);
    expect(explaining.shown).toMatchObject({ about: "d1" });
  });

  it("says what a thing is to those who cannot decide", () => {
    deciding = false;
    explaining.open("d1", thing("d1"), { title: "A die" });
    expect(explaining.shown).toMatchObject({ what: { title: "A die" }, answers: [] });
    expect(fetch).not.toHaveBeenCalled();
  });

  it("asks about everything in one place", async () => {
    explaining.open("oath-field,m1", thing("d1"));
    await vi.advanceTimersByTimeAsync(10);
    expect(explaining.shown?.answers?.map((one) => one.text)).toEqual(["use oath-field", "use m1"]);
  });
});

describe("what a thing is", () => {
  beforeEach(async () => {
    await words.speak("en");
    root.innerHTML = `<div data-word="d1"><i data-what="sanctum-is-damage">3</i></div>
      <b data-title="Hollow Wood; Forest" data-what="doom-is-forest,doom-is-abyss">wood</b>`;
  });

  it("is said before what can be done with what it belongs to", async () => {
    pointer("pointermove", root.querySelector("i")!);
    await vi.advanceTimersByTimeAsync(600);
    expect(explaining.shown).toMatchObject({ about: "d1", what: { title: "Damage" }, answers: [{ text: "use d1" }] });
  });

  it("is said, too, where nothing can be decided, with what else lies there", async () => {
    deciding = false;
    pointer("pointermove", root.querySelector("b")!);
    await vi.advanceTimersByTimeAsync(600);
    expect(fetch).not.toHaveBeenCalled();
    expect(explaining.shown?.what?.title).toBe("Hollow Wood; Forest");
    expect(explaining.shown?.what?.text).toMatch(/^For 2 mana .+\nDark Abyss: Entering it/);
  });

  it("is said after a long press, and the click that follows does nothing", async () => {
    const clicked = vi.fn();
    const wood = root.querySelector("b")!;
    wood.addEventListener("click", clicked);
    pointer("pointerdown", wood, { pointerType: "touch" });
    await vi.advanceTimersByTimeAsync(600);
    expect(explaining.shown).toMatchObject({ isHint: false, what: { title: "Hollow Wood; Forest" } });
    pointer("pointerup", wood, { pointerType: "touch" });
    wood.click();
    expect(clicked).not.toHaveBeenCalled();
    wood.click();
    expect(clicked).toHaveBeenCalledOnce();
  });
});
