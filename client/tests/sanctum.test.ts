import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Book, BoardProps, Lesson, Offer } from "../src/lib/board";
import type { View } from "../src/generated/sanctum";
import { BESIDE } from "../src/lib/screens";
import { words } from "../src/lib/words.svelte";
import Board from "../src/sanctum/Board.svelte";
import { furnish } from "./furnish";

const read = (name: string) => JSON.parse(readFileSync(`fixtures/sanctum-${name}.json`, "utf8"));
const book: Book = read("book");
const MOMENTS = ["take", "attack", "levels", "equip", "final-battle", "over"];

function props(moment: string, more: Partial<BoardProps<View>> = {}): BoardProps<View> {
  const { position, people } = read(moment);
  const offers: Offer[] = position.decision?.offers ?? [];
  const given = { view: position.view, offers, seat: position.seat, people, book };
  return { ...given, send: vi.fn(), ask: vi.fn(), motion: false, lesson: null, ...more };
}

/** The thing that offers name by these words. */
function thing(match: Record<string, string>): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-match='${JSON.stringify(match)}']`);
  expect(found, JSON.stringify(match)).not.toBeNull();
  return found!;
}

const frame = () => new Promise((done) => requestAnimationFrame(done));
const hits = (offers: Offer[]) => offers.filter((offer) => offer.choice === "hit");
const pour: Offer = {
  text: "pour red",
  label: "Throw away a red potion",
  choice: "pour",
  group: "Throw a potion away",
  args: { potion: "red" },
  clause: "SAN-4.2",
  final: false,
  main: false,
  caution: "",
};
const decline: Offer = { ...pour, text: "decline", label: "Keep the potions you have", choice: "decline", args: {} };
const at = ({ args }: Offer) => ({ foe: args.foe!, location: args.location! });

/** An attack with a hit to make, and a die that can do nothing else with it. */
function attack(more: Partial<BoardProps<View>> = {}): { given: BoardProps<View>; hit: Offer } {
  const given = props("attack", more);
  const hit = hits(given.offers)[0]!;
  return { given, hit };
}

beforeAll(async () => {
  await words.speak("en");
  furnish();
});

afterEach(cleanup);
/** Whether the panel stands beside the board; else there is a sheet below it. */
let beside = true;
beforeEach(() => {
  beside = true;
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1000);
  const matches = (query: string) => query === BESIDE && beside;
  vi.spyOn(window, "matchMedia").mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: matches(query) }) as MediaQueryList,
  );
});

describe("dice", () => {
  it("go where they are put: a tap on the die, then on the location", async () => {
    const { given, hit } = attack();
    render(Board, given);
    await fireEvent.click(thing({ die: hit.args.die! }));
    expect(given.send).not.toHaveBeenCalled();
    expect(thing({ die: hit.args.die! }).getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(thing(at(hit)));
    expect(given.send).toHaveBeenCalledWith(hit);
  });

  it("stay in hand while others decide, and no longer when there is something else to choose", async () => {
    const { given, hit } = attack();
    const { rerender } = render(Board, given);
    const pressed = () => thing({ die: hit.args.die! }).getAttribute("aria-pressed");
    await fireEvent.click(thing({ die: hit.args.die! }));
    await rerender({ offers: given.offers.map((offer) => ({ ...offer })) });
    expect(pressed()).toBe("true");
    await rerender({ offers: [...given.offers, { ...hit, text: "another" }] });
    expect(pressed()).toBeNull();
  });

  it("are laid down again by a press of Escape", async () => {
    const { given, hit } = attack();
    render(Board, given);
    await fireEvent.click(thing({ die: hit.args.die! }));
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(thing({ die: hit.args.die! }).getAttribute("aria-pressed")).toBeNull();
  });

  it("lead the keyboard on to where they can go", async () => {
    const { given, hit } = attack();
    render(Board, given);
    const die = thing({ die: hit.args.die! });
    die.focus();
    await fireEvent.click(die, { detail: 0 });
    await frame();
    expect(document.activeElement?.classList.contains("target")).toBe(true);
  });

  it("that are equal need no choice: a tap on the location takes one at once", async () => {
    const { given, hit } = attack();
    const first = given.view.heroes[given.seat!].dice[0];
    given.view.heroes[given.seat!].dice = [
      { ...first, assigned: false, lost: false },
      { ...first, assigned: false, lost: false },
    ];
    given.offers = ["d1", "d2"].map((die) => ({ ...hit, text: `hit ${die}`, args: { ...hit.args, die } }));
    render(Board, given);
    await fireEvent.click(thing(at(hit)));
    expect(given.send).toHaveBeenCalledWith(given.offers[0]);
  });

  it("that differ are chosen from a menu", async () => {
    const { given, hit } = attack();
    const dice = given.view.heroes[given.seat!].dice;
    given.view.heroes[given.seat!].dice = [
      { ...dice[0], modified: false },
      { ...dice[0], modified: true },
    ];
    given.offers = ["d1", "d2"].map((die) => ({ ...hit, text: `hit ${die}`, label: `with ${die}`, args: { ...hit.args, die } }));
    render(Board, given);
    await fireEvent.click(thing(at(hit)));
    expect(given.send).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole("menuitem", { name: /with d2/ }));
    expect(given.send).toHaveBeenCalledWith(given.offers[1]);
  });
});

describe("things", () => {
  it("with several offers open a menu, which the keyboard walks and leaves", async () => {
    const given = props("potions");
    const item = given.offers.find((offer) => offer.args.item)!.args.item!;
    const offers = given.offers.filter((offer) => offer.args.item === item);
    expect(offers.length).toBeGreaterThan(1);
    render(Board, given);
    await fireEvent.click(thing({ item }));
    const choices = screen.getAllByRole("menuitem");
    expect(choices.map((one) => one.textContent?.trim())).toEqual(offers.map((offer) => offer.label));
    expect(document.activeElement).toBe(choices[0]);
    await fireEvent.keyDown(choices[0]!, { key: "ArrowDown" });
    expect(document.activeElement).toBe(choices[1]);
    await fireEvent.keyDown(choices[1]!, { key: "Escape" });
    expect(screen.queryByRole("menu")).toBeNull();
    expect(document.activeElement).toBe(thing({ item }));
  });

  it("with one offer play it", async () => {
    const given = props("take");
    render(Board, given);
    await fireEvent.click(thing({ set: given.offers[0]!.args.set! }));
    expect(given.send).toHaveBeenCalledWith(given.offers[0]);
  });

  it("are not thrown away by one tap", async () => {
    const given = props("before-roll");
    given.view.heroes[given.seat!].potions.red = 1;
    given.offers = [given.offers.find((offer) => offer.choice === "roll")!, pour];
    render(Board, given);
    expect(screen.queryByRole("button", { name: pour.label })).toBeNull();
    await fireEvent.click(thing({ potion: "red" }));
    expect(given.send).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole("menuitem", { name: pour.label }));
    expect(given.send).toHaveBeenCalledWith(pour);
  });

  it("that could be thrown away for a new potion are buttons beside the refusal of it", async () => {
    const given = props("levels");
    given.offers = [pour, decline];
    render(Board, given);
    await fireEvent.click(screen.getByRole("button", { name: pour.label }));
    await fireEvent.click(screen.getByRole("button", { name: decline.label }));
    expect(given.send).toHaveBeenNthCalledWith(1, pour);
    expect(given.send).toHaveBeenNthCalledWith(2, decline);
  });

  it("without an offer ask why, and say what they are", async () => {
    const { given } = attack();
    render(Board, given);
    const idle = document.querySelector<HTMLElement>("button.thing.none")!;
    await fireEvent.click(idle);
    expect(given.send).not.toHaveBeenCalled();
    const label = idle.querySelector(".hidden-words")!.textContent;
    expect(given.ask).toHaveBeenCalledWith(idle.dataset.word, idle, { title: label });
  });

  it("are only looked at by spectators", () => {
    render(Board, props("attack", { seat: null, offers: [] }));
    expect(document.querySelectorAll("button.thing")).toHaveLength(0);
  });
});

describe("the board", () => {
  it.each(MOMENTS)("names every button and every picture: %s", (moment) => {
    render(Board, props(moment));
    const bare = [...document.querySelectorAll("button, [role=img], [role=menuitem]")].filter(
      (one) => !(one.getAttribute("aria-label") ?? one.textContent ?? "").trim(),
    );
    expect(bare).toEqual([]);
  });

  it("points at what the lesson speaks of, be it a die, a demon, a skill or a number", () => {
    const about = "d1,a,light-feet,health,march";
    const lesson: Lesson = { number: 1, count: 2, chapter: 1, chapters: 1, text: "", expects: [], about };
    const given = props("attack", { lesson });
    given.view.heroes[given.seat!].skills[0].id = "light-feet";
    render(Board, given);
    expect(thing({ die: "d1" }).classList.contains("shown")).toBe(true);
    expect(thing({ foe: "a" }).classList.contains("shown")).toBe(true);
    expect(document.querySelectorAll(".looked-at").length).toBeGreaterThanOrEqual(3);
  });

  it("says what comes through, and warns when that kills", () => {
    const given = props("block");
    const coming = { damage: 12, blocked: 2, wounds: 10, lethal: false };
    const shown = (lethal: boolean) => {
      Object.assign(given.view.heroes[given.seat!], { damage: 12, health: 10, coming: { ...coming, lethal } });
      cleanup();
      render(Board, given);
      return document.querySelector(".battle")!.closest(".column")!.textContent!;
    };
    expect(shown(false)).toContain("comes through: 10");
    expect(shown(false)).not.toContain("this is fatal");
    expect(shown(true)).toContain("10 wounds come through as it stands (health 10): this is fatal!");
  });

  it("keeps the dice and what can be done at the foot of the column, whatever stands in it", () => {
    for (const moment of ["attack", "block", "equip", "turn"]) {
      cleanup();
      render(Board, props(moment));
      const column = document.querySelector("[data-section=battle]")!.parentElement!;
      expect(column.lastElementChild!.classList, moment).toContain("foot");
      expect(column.lastElementChild!.querySelector(".actions button"), moment).not.toBeNull();
      expect(document.querySelectorAll(".actions"), moment).toHaveLength(1);
    }
  });

  it("leaves what belongs to nothing on it to the sheet of a small screen", () => {
    beside = false;
    for (const moment of ["attack", "block", "equip", "turn"]) {
      cleanup();
      render(Board, props(moment));
      expect(document.querySelectorAll(".actions"), moment).toHaveLength(0);
    }
  });

  it("shows the dice of others above the bar that plays what they did", async () => {
    const given = props("attack", { offers: [], acted: 0, watching: true });
    const { rerender } = render(Board, given);
    expect(document.querySelector(".foot")!.classList).toContain("raised");
    await rerender({ acted: undefined, watching: false });
    expect(document.querySelector(".foot")!.classList).not.toContain("raised");
  });

  it("keeps a gem the same thing when it can be moved", async () => {
    const given = props("levels");
    const { rerender } = render(Board, { ...given, offers: [] });
    const gems = [...document.querySelectorAll(".skills .gem")];
    expect(gems.some((one) => one.classList.contains("live"))).toBe(false);
    await rerender({ offers: given.offers });
    expect([...document.querySelectorAll(".skills .gem")]).toEqual(gems);
    const live = gems.find((one) => one.classList.contains("live"))!;
    await fireEvent.click(live);
    expect(given.send).toHaveBeenCalledTimes(1);
  });

  it("counts nothing itself: gems, deaths and defeated cards come with the view", () => {
    const given = props("attack");
    Object.assign(given.view.heroes[given.seat!], { gems_free: 0, marked: 4, dies_at: 3 });
    render(Board, given);
    expect(screen.getByText("(0 free)")).toBeTruthy();
  });
});

describe("whoever has fallen", () => {
  const dead = (given: BoardProps<View>) => {
    const view = structuredClone(given.view);
    Object.assign(view.heroes[given.seat!], { alive: false, health: 0, demons: [], dice: [] });
    return view;
  };
  const told = () => document.querySelector(".fallen p")?.textContent ?? "";

  it("is told why, and again after the page was loaded anew, and may follow the living", async () => {
    const given = props("final-battle", { offers: [] });
    const view = dead(given);
    const name = book.names[`hero-${view.heroes[given.seat!].hero}`];
    const lines = ["A card falls.", `The ${name} takes two wounds.`, `The ${name} falls.`, "A round begins."];
    const line = { ply: 9, seat: given.seat!, choice: "", clause: "", lines, by: [], scenes: [] };
    const { rerender, unmount } = render(Board, given);
    await rerender({ view, news: [line] });
    const why = `You have fallen. The ${name} takes two wounds. The ${name} falls. The others play on`;
    await waitFor(() => expect(told().replace(/\s+/g, " ")).toContain(why));
    unmount();
    const lastOf = vi.fn().mockResolvedValue(line);
    render(Board, { ...given, view, lastOf });
    await frame();
    expect(lastOf).toHaveBeenCalledWith(given.seat);
    await waitFor(() => expect(told().replace(/\s+/g, " ")).toContain(why));
    const living = view.heroes.filter((hero) => hero.alive);
    expect(document.querySelectorAll(".fallen button")).toHaveLength(1 + living.length);
  });
});
