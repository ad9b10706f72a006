import { cleanup, render } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { tick } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { ICONS } from "../src/doom/art/icons";
import Die from "../src/doom/Die.svelte";
import DoomMomentArt from "../src/doom/MomentArt.svelte";
import { moments as ofDoom } from "../src/doom/moments";
import { Names } from "../src/doom/names";
import { sounds as heardInDoom } from "../src/doom/sounds";
import MomentArt from "../src/sanctum/MomentArt.svelte";
import { sounds as heardInSanctum } from "../src/sanctum/sounds";
import { falling } from "../src/lib/falling.svelte";
import Moments, { type Moment } from "../src/lib/Moment.svelte";
import { words } from "../src/lib/words.svelte";
import { moments as ofSanctum } from "../src/sanctum/moments";

const read = (name: string) => JSON.parse(readFileSync(`fixtures/${name}.json`, "utf8"));
// Of the die itself: all files share one page, and another may have left a die of its own in it.
const face = (die: Element, icon: string) => die.querySelector(".die path")!.getAttribute("d") === ICONS[icon]!.fill;

beforeAll(async () => {
  await words.speak("en");
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("a die that is thrown lands on its own face, at once for whoever goes on", async () => {
  vi.useFakeTimers();
  const random = vi.spyOn(Math, "random").mockReturnValue(0.99);
  render(Die, { icon: "dawn", name: "Dawn" });
  for (const goesOn of [false, true]) {
    const { container: die, unmount } = render(Die, { icon: "sword", name: "Sword", thrown: true });
    await tick();
    expect([face(die, "moon"), die.querySelector(".falling") !== null]).toEqual([true, true]);
    if (goesOn) window.dispatchEvent(new Event("pointerdown"));
    else vi.advanceTimersByTime(2000);
    await tick();
    expect([face(die, "sword"), die.querySelector(".falling")]).toEqual([true, null]);
    unmount();
  }
  random.mockRestore();
});

test("a die that lies there does not move", () => {
  const { container: die } = render(Die, { icon: "sword", name: "Sword" });
  expect([face(die, "sword"), die.querySelector(".falling, .landed")]).toEqual([true, null]);
});

test("it is known how many dice fall, also of those that are gone before they land", async () => {
  vi.useFakeTimers();
  const others = falling.dice;
  render(Die, { icon: "sword", name: "Sword", thrown: true });
  const { unmount } = render(Die, { icon: "sword", name: "Sword", thrown: true });
  render(Die, { icon: "sword", name: "Sword" });
  await tick();
  expect(falling.dice - others).toBe(2);
  unmount();
  expect(falling.dice - others).toBe(1);
  vi.advanceTimersByTime(2000);
  window.dispatchEvent(new Event("pointerdown"));
  expect(falling.dice - others).toBe(0);
});

test("a moment lasts whatever others do meanwhile, at most two seconds, and whoever goes on skips it", async () => {
  vi.useFakeTimers();
  const death: Moment[] = [{ title: "You have fallen", mood: "bad", great: true }];
  const shown = () => document.querySelector("strong")?.textContent;
  for (const goesOn of [false, true]) {
    const { rerender } = render(Moments, { moments: death, moving: true, Picture: MomentArt });
    await rerender({ moments: [] });
    expect(shown()).toBe("You have fallen");
    if (goesOn) window.dispatchEvent(new Event("pointerdown"));
    else vi.advanceTimersByTime(1800);
    await tick();
    vi.advanceTimersByTime(200);
    await tick();
    expect(shown()).toBeUndefined();
    cleanup();
  }
  render(Moments, { moments: death, moving: false, Picture: MomentArt });
  expect(shown()).toBeUndefined();
});

test("what came to others stands aside while the reader decides, and a press does not take it away", async () => {
  vi.useFakeTimers();
  const moments: Moment[] = [{ title: "The Outlaw has fallen", mood: "bad", great: true }];
  const classes = () => document.querySelector(".moment")?.className ?? "";
  const { rerender } = render(Moments, { moments, moving: true, busy: false, Picture: MomentArt });
  expect([classes().includes("great"), classes().includes("aside")]).toEqual([true, false]);
  await rerender({ busy: true });
  expect([classes().includes("great"), classes().includes("aside")]).toEqual([false, true]);
  window.dispatchEvent(new Event("pointerdown"));
  await tick();
  expect(classes()).toContain("aside");
  cleanup();
  render(Moments, { moments: [{ ...moments[0]!, own: true }], moving: true, busy: true, Picture: MomentArt });
  expect([classes().includes("great"), classes().includes("aside")]).toEqual([true, false]);
});

test("a death is the own one of whoever died, and nobody else's", () => {
  const { position } = read("sanctum-equip");
  const after = structuredClone(position.view);
  after.heroes[position.seat].alive = false;
  const book = read("sanctum-book");
  const told = (seat: number) => ofSanctum(position.view, after, seat, book, "").map(({ own }) => own ?? false);
  expect([told(position.seat), told((position.seat + 1) % after.heroes.length)]).toEqual([[true], [false]]);
});

test("at the end it is told who wins, not who else survived", () => {
  const { position } = read("sanctum-equip");
  const after = structuredClone(position.view);
  const seats = after.heroes.map((hero: { seat: number }) => hero.seat).filter((seat: number) => seat !== position.seat);
  for (const seat of seats) after.heroes[seat].victorious = true;
  const told = () => ofSanctum(position.view, after, position.seat, read("sanctum-book"), "").map(({ title }) => title);
  expect(told()).toHaveLength(seats.length);
  after.over = true;
  after.standings = [{ seat: seats[0], rank: 1 }];
  expect(told()).toEqual(["Winner"]);
});

test("loot is shown with its card", () => {
  const { position } = read("sanctum-equip");
  const before = structuredClone(position.view);
  const { sack } = position.view.heroes[position.seat];
  before.heroes[position.seat].sack = sack.slice(1);
  const book = read("sanctum-book");
  const [told] = ofSanctum(before, position.view, position.seat, book, "");
  expect(told).toMatchObject({ title: `Loot: ${book.names[`item-${sack[0].id}`]}`, more: book.texts[`item-${sack[0].id}`] });
});

test("a death and a victory are told in Darkest Doom", () => {
  const { position } = read("darkest-doom-turn");
  const { view } = position;
  const names = new Names(read("darkest-doom-book"), view);
  const own = view.guardians[view.seat];
  const home = view.buildings.find((one: { kind: string; colour: string }) => one.kind === "temple" && one.colour === own.colour).area;
  const with_ = (more: object) => ({ ...view, guardians: view.guardians.map((one: object) => (one === own ? { ...own, ...more } : one)) });
  const before = with_({ place: "oath-field", wounds: 2, moths: 0 });
  const died = with_({ place: home, wounds: 0, moths: 1 });
  expect(ofDoom(before, died, names, "The Hound hits.")).toMatchObject([{ title: "You have died", mood: "bad" }]);
  expect(ofDoom(before, with_({ place: home, wounds: 2, moths: 0 }), names)).toEqual([]);
  const won = { ...view, victor: { how: "mosh", guardians: [own.number], darkness: false } };
  expect(ofDoom(view, won, names)[0]).toMatchObject({ title: "Mosh is free", more: `${names.guardian(own)} wins the game.`, great: true });
});

test("whoever was consumed and is killed then is told that they are out, and the others, who is", () => {
  const { view } = read("darkest-doom-turn").position;
  const names = new Names(read("darkest-doom-book"), view);
  const without = (number: number) => ({
    ...view,
    guardians: view.guardians.map((one: { number: number }) => (one.number === number ? { ...one, consumed: true, alive: false } : one)),
  });
  const before = (number: number) => ({
    ...without(number),
    guardians: without(number).guardians.map((one: object) => ({ ...one, alive: true })),
  });
  const [own, other] = [view.seat, (view.seat + 1) % 2];
  expect(ofDoom(before(own), without(own), names, "Urian strikes.")).toMatchObject([
    { title: "You are out of the game", more: expect.stringContaining("Urian strikes. The Leader of the Hunt"), mood: "bad" },
  ]);
  expect(ofDoom(before(other), without(other), names)).toMatchObject([
    { title: `${names.guardian(view.guardians[other])} is out of the game` },
  ]);
});

test("each of the four victories, and the Darkness, has its own words and its own picture", () => {
  const { view } = read("darkest-doom-turn").position;
  const names = new Names(read("darkest-doom-book"), view);
  const own = view.guardians[view.seat];
  const endings = [
    { how: "priest", guardians: [own.number], darkness: false },
    { how: "mosh", guardians: [own.number], darkness: false },
    { how: "cleansed", guardians: [own.number], darkness: false },
    { how: "darkness", guardians: [own.number], darkness: true },
    { how: "darkness", guardians: [], darkness: true },
  ];
  const told = endings.map((victor) => ofDoom(view, { ...view, victor }, names)[0]!);
  expect(told.map((one) => one.title)).toEqual([
    "A new High Priest",
    "Mosh is free",
    "The High Priestess is cleansed",
    "The Hunt has won",
    "The Darkness has won",
  ]);
  const drawn = told.map((one) => {
    const { container, unmount } = render(DoomMomentArt, { of: one.of! });
    const paths = [...container.querySelectorAll("[d]")].map((path) => path.getAttribute("d")).join();
    unmount();
    return paths;
  });
  expect(new Set(drawn).size).toBe(endings.length);
  expect(told.every((one) => one.great && one.scene)).toBe(true);
});

test("what one does oneself in Darkest Doom is told: a foe slain, a mission, an Order Achievement; so is the Echo", () => {
  const { view } = read("darkest-doom-turn").position;
  const names = new Names(read("darkest-doom-book"), view);
  const own = view.guardians[view.seat];
  const had = {
    ...own,
    attack: 2,
    fame: 1,
    aim: { attribute: "attack", relic: "urn" },
    mission: { id: "false-bottom" },
    orders: ["a", "b"],
  };
  const seen = (guardian: object, more: object = {}) => ({
    ...view,
    guardians: view.guardians.map((one: object) => (one === own ? guardian : one)),
    ...more,
  });
  const titles = (before: never, after: never) => ofDoom(before, after, names).map((one) => one.title);
  const hound = { tier: "hound", area: "oath-field", targets: null, rider: null };
  const combat = { attacker: { figure: "m2" }, defender: { figure: own.colour }, rolled: true };
  const fighting = seen(had, { monsters: [hound, hound, null], combat }) as never;
  expect(titles(fighting, seen({ ...had, fame: 4 }, { monsters: [hound, null, null], combat: null }) as never)).toEqual(["Hound slain"]);
  expect(titles(fighting, seen(had, { monsters: [null, hound, null], combat: null }) as never)).toEqual([]);
  const done = { ...had, attack: 3, aim: null, mission: { id: "salt" } };
  expect(titles(seen(had) as never, seen(done) as never)).toEqual(["Mission complete"]);
  const met = { ...had, orders: ["b"], orders_held: own.orders_held - 1 };
  expect(titles(seen(had) as never, seen(met) as never)).toEqual(["An Order Achievement"]);
  expect(titles(seen(had, { step: "ordering" }) as never, seen(met) as never)).toEqual([]);
  const woken = titles(seen(had, { echo: false }) as never, seen(had, { echo: true }) as never);
  expect(woken).toEqual(["The Echo of Darkness wakes"]);
});

test("dice, hits, wounds, loot and the end are heard", () => {
  const { position } = read("sanctum-attack");
  const { view, seat } = position;
  const other = structuredClone(view);
  const hero = other.heroes[seat];
  expect(heardInSanctum(other, view, seat)).toEqual([]);
  Object.assign(hero, { dice: [], health: hero.health + 1 });
  expect(heardInSanctum(other, view, seat)).toEqual(["dice", "wound"]);
  const hit = structuredClone(view);
  hit.heroes[seat].demons[0].marked = hit.heroes[seat].demons[0].marked.map(() => true);
  expect(heardInSanctum(view, hit, seat)).toEqual(["hit"]);
  expect(heardInSanctum(view, { ...view, over: true }, seat)).toEqual(["victory"]);
  const land = read("darkest-doom-turn").position.view;
  expect(heardInDoom(land, { ...land, phase: land.phase === "dawn" ? "dusk" : "dawn" })).toEqual([land.phase === "dawn" ? "dusk" : "dawn"]);
});
