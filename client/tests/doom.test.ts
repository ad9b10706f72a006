import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Book, BoardProps, LogLine, Offer } from "../src/lib/board";
import { whatOf } from "../src/lib/tooltips";
import { words } from "../src/lib/words.svelte";
import Board from "../src/doom/Board.svelte";
import cells from "virtual:cells";
import { land } from "../src/doom/geography";
import { labels } from "../src/doom/labels";
import { Names } from "../src/doom/names";
import { pace } from "../src/doom/telling.svelte";
import { Offered } from "../src/doom/offers";
import { around } from "../src/doom/mapKeys";
import { shore } from "../src/doom/shore";
import { steady } from "../src/doom/spots";
import { shownAt, told, trails, type Story } from "../src/doom/story";
import type { Area, PlayedGuardian, Scene, View } from "../src/generated/darkest-doom";
import { furnish } from "./furnish";

vi.mock("../src/doom/labels", async (real) => {
  const { labels } = await real<typeof import("../src/doom/labels")>();
  return { labels: vi.fn(labels) };
});
const laidOut = vi.mocked(labels);

const read = (name: string) => JSON.parse(readFileSync(`fixtures/darkest-doom-${name}.json`, "utf8"));
const book: Book = read("book");
const areas = book.box.areas as Area[];

function at(moment: string): { view: View; offers: Offer[] } {
  const { position } = read(moment);
  return { view: position.view, offers: position.decision?.offers ?? [] };
}

function props(moment: string, more: Partial<BoardProps<View>> = {}): BoardProps<View> {
  const { view, offers } = at(moment);
  return { view, offers, seat: view.seat, people: [], book, send: vi.fn(), ask: vi.fn(), motion: false, lesson: null, ...more };
}

/** Something that comes when it is first wanted. */
const fetched = (selector: string) => vi.waitUntil(() => document.querySelector<HTMLElement>(selector), 20_000);

beforeAll(async () => {
  await words.speak("en");
  furnish();
});

afterEach(cleanup);

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(800);
});

it("keeps what has not changed as it was, so that it is not drawn anew", () => {
  const before = [
    { area: "mill", open: false },
    { area: "lake", open: false },
  ];
  const now = steady(before, [
    { area: "mill", open: false },
    { area: "lake", open: true },
  ]);
  expect(now[0]).toBe(before[0]);
  expect(now[1]).toEqual({ area: "lake", open: true });
});

it.each([
  ["combat-dice", ["hits", "health", "equipment", "traps", "spells", "encounters"]],
  ["dawn", ["slot"]],
  ["test", ["test"]],
  ["seek", ["destiny"]],
])("says at the moment %s what things are", async (moment, things) => {
  await words.need("doom-aid");
  render(Board, props(moment));
  for (const thing of things) expect(whatOf((await fetched(`[data-what="doom-is-${thing}"]`))!)?.text, thing).toMatch(/\w/);
});

describe("the drawing of the land", () => {
  const drawn = land(areas);

  it("has ground and a rim for every area, and a road for every border", () => {
    expect(drawn.cells.every((cell) => cell.d.startsWith("M") && cell.rim.startsWith("M"))).toBe(true);
    expect(drawn.roads.length * 2).toBe(areas.reduce((n, a) => n + a.next.length, 0));
  });

  it("has no gaps: all cells together are the land", () => {
    const size = (polygon: [number, number][]) =>
      polygon.reduce((sum, [x, y], i) => sum + (x * polygon.at(i - 1)![1] - y * polygon.at(i - 1)![0]) / 2, 0);
    const pieces = Object.values(cells).flat();
    expect(pieces.reduce((sum, piece) => sum + size(piece), 0) / size(shore())).toBeCloseTo(1, 4);
    expect(Object.keys(cells).sort()).toEqual(areas.map((area) => area.id).sort());
  });

  it("is the same every time", () => {
    expect(land(areas)).toEqual(drawn);
  });

  it("writes every name whole", () => {
    const written = labels(areas, (id) => book.names[`area-${id}`]!, 16);
    expect(written.map((label) => label.lines.join(" "))).toEqual(areas.map((a) => book.names[`area-${a.id}`]));
  });

  it("leads everywhere by arrow keys, always straight towards it", () => {
    const STEPS = 14;
    const named = (id: string) => areas.find((a) => a.id === id)!;
    function towards(from: Area, to: Area): Area {
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      return named(around(areas, from, Math.abs(dy) > Math.abs(dx) ? [0, Math.sign(dy)] : [Math.sign(dx), 0]));
    }
    for (const from of areas)
      for (const to of areas) {
        let at = from;
        for (let step = 0; step < STEPS && at !== to; step++) at = towards(at, to);
        expect(at.id, `from ${from.id}`).toBe(to.id);
      }
  });
});

describe("offers on the board", () => {
  it("finds the areas of moves, and keeps traps apart", () => {
    const { view, offers } = at("turn");
    const offered = new Offered(offers, view);
    const go = offers.find((offer) => offer.choice === "go")!;
    expect(offered.at(go.args.area!)).toContain(go);
    expect(offered.at("monolith")).toEqual([]);
    expect(offered.at("monolith", true).map((offer) => offer.choice)).toEqual(["trap"]);
  });

  it("finds the area of a figure that can be aimed at", () => {
    const { view, offers } = at("aim");
    const target = view.guardians.find((g) => g.colour === offers[0]!.args.figure)!;
    expect(new Offered(offers, view).at(target.area)).toContain(offers[0]);
  });
});

describe("the board", () => {
  it("plays a move by a press on its area, which says what it does", async () => {
    const given = props("turn");
    render(Board, given);
    const go = given.offers.find((offer) => offer.choice === "go" && !offer.final)!;
    const area = document.querySelector(`[data-area="${go.args.area}"]`)!;
    expect(area.getAttribute("role")).toBe("button");
    expect(area.getAttribute("aria-label")).toContain(go.label);
    await fireEvent.click(area);
    expect(given.send).toHaveBeenCalledWith(go);
  });

  it("has abilities of a turn where they are described, and nowhere else", async () => {
    const given = props("turn");
    const offers = given.offers.filter((offer) => offer.choice !== "blood-step" && offer.choice !== "trick");
    const trick = { ...given.offers.find((offer) => offer.choice === "end-turn")!, text: "trick", choice: "trick", label: "Magic Trick" };
    render(Board, { ...given, offers: [...offers, trick] });
    const ability = document.querySelector(".sheet button.ability")!;
    expect(screen.getAllByRole("button", { name: "Magic Trick" })).toEqual([ability]);
    await fireEvent.click(ability);
    expect(given.send).toHaveBeenCalledWith(trick);
  });

  it("shows that a wound was taken, but not whose board is looked at", async () => {
    const given = props("turn");
    const own = given.view.guardians[given.seat!] as PlayedGuardian;
    const wounded = (n: number) => {
      const guardians = given.view.guardians.map((one) => (one === own ? { ...own, wounds: own.wounds + n } : one));
      return { view: { ...given.view, guardians } };
    };
    const { rerender } = render(Board, { ...given, ...wounded(0) });
    expect(document.querySelector(".goods .struck")).toBeNull();
    await rerender(wounded(1));
    expect(document.querySelector(".goods .struck")!.textContent).toContain(`${own.wounds + 1}/${own.health}`);
    await rerender(wounded(0));
    expect(document.querySelector(".goods .struck")).toBeNull();
  });

  it("opens what can be done with a card, and asks why there is no more", async () => {
    const given = props("turn");
    render(Board, given);
    const { card } = given.offers.find((offer) => offer.args.card)!.args;
    const title = book.names[`card-${card!.split(".")[0]}`]!;
    const face = document.querySelector(`.hand [data-word="${card}"]`)!;
    await fireEvent.click(face);
    expect(screen.getByLabelText(title).getAttribute("role")).toBe("dialog");
    await fireEvent.click(screen.getByText("What can I do with this, and what is not allowed?"));
    expect(given.ask).toHaveBeenCalledWith(card, face, { title, text: book.texts[`card-${card!.split(".")[0]}`] });
  });

  it("asks why at once where nothing can be done, and says what is there", async () => {
    const given = props("turn");
    render(Board, given);
    const offered = new Offered(given.offers, given.view);
    const idle = areas.find((area) => !offered.at(area.id).length && !offered.at(area.id, true).length)!;
    const place = document.querySelector<SVGElement>(`[data-area="${idle.id}"]`)!;
    await fireEvent.click(place);
    const title = book.names[`area-${idle.id}`];
    const [about, beside, what] = vi.mocked(given.ask).mock.calls[0]!;
    expect([about, beside === place, what?.title]).toEqual([place.dataset.word, true, title]);
    expect(given.send).not.toHaveBeenCalled();
  });

  it("says what an area does, and offers what can be done where one stands", async () => {
    const given = props("turn");
    const own = given.view.guardians[given.view.seat!];
    const ally: Offer = {
      ...given.offers.find((offer) => offer.choice === "end-turn")!,
      choice: "ally",
      text: "ally",
      label: "Make an alliance",
    };
    render(Board, { ...given, offers: [...given.offers, ally] });
    await fireEvent.click(document.querySelector(`[data-area="${own.area}"]`)!);
    const { kind } = areas.find((area) => area.id === own.area)!;
    const opened = document.querySelector(".menu")!;
    expect(opened.textContent).toContain(book.texts[`area-${kind}`]);
    await fireEvent.click(within(opened as HTMLElement).getByText(ally.label));
    expect(given.send).toHaveBeenCalledWith(expect.objectContaining({ text: "ally" }));
  });

  it("writes names anew for another language only", async () => {
    const given = props("turn");
    const { rerender } = render(Board, given);
    const before = laidOut.mock.calls.length;
    await rerender({ ...given, view: structuredClone(given.view), offers: [...given.offers] });
    expect(laidOut.mock.calls.length).toBe(before);
    await rerender({ ...given, book: read("book-pl") });
    expect(laidOut.mock.calls.length).toBe(before + 1);
  });

  it("says who fights whom, what both deal and parry, and what each would take", async () => {
    const given = props("combat-dice");
    render(Board, given);
    await fetched(".combat .side");
    const { attacker, defender, rolled } = given.view.combat!;
    const sides = [...document.querySelectorAll(".combat .side")].map((side) => side.textContent!);
    expect([rolled, sides.length]).toEqual([true, 2]);
    [attacker, defender].forEach((side, n) => {
      expect(sides[n]).toContain(side.tier ? book.names[`tier-${side.tier}`] : new Names(book, given.view).figure(side.figure));
      expect(sides[n]).toMatch(new RegExp(`\\b${side.hits} hits?`));
      expect(sides[n]).toContain(side.wounds ? `takes ${side.wounds} wound` : "takes no wounds");
      expect(sides[n]!.includes("falls")).toBe(side.dies);
    });
  });

  it("says how many wounds come, from whom, and whether they kill", async () => {
    const given = props("hurt");
    const { view } = given;
    const hurt = { ...view.hurt!, wounds: 3, left: 3, dies: true, by: "m1" };
    const monsters: View["monsters"] = [{ tier: "huntsman", area: "oath-field", targets: null, rider: null }, null, null];
    render(Board, { ...given, view: { ...view, hurt, monsters } });
    const said = (await fetched(".combat .hurt")).textContent!;
    for (const words of ["3 wounds", "Huntsman", "can take 3", "death"]) expect(said).toContain(words);
  });

  it("says what a test still wants", async () => {
    const given = props("test");
    render(Board, { ...given, view: { ...given.view, missing: ["moon", "sword"] } });
    expect((await fetched(".combat .verdict")).textContent).toContain("Moon, Sword");
    cleanup();
    render(Board, { ...given, view: { ...given.view, missing: [] } });
    expect((await fetched(".combat .verdict")).textContent).toContain("Every icon is matched");
  });

  it("ticks off the symbols of a test that are met, and lights the dice that meet them", async () => {
    const { view } = at("test");
    const own = view.guardians[view.seat!] as PlayedGuardian;
    const guardians = view.guardians.map((one) => (one === own ? { ...own, dice: ["dusk", "sword", "dusk"], bonus: [] } : one));
    render(
      Board,
      props("test", { view: { ...view, guardians, test: ["dusk", "moon", "dusk", "dusk"], missing: ["moon", "dusk"] } as View }),
    );
    await fetched(".wanted");
    const all = [...document.querySelectorAll(".wanted")];
    expect(all.map((one) => one.matches(".met"))).toEqual([true, false, true, false]);
    expect([...document.querySelectorAll("button.die")].map((one) => one.matches(".serves"))).toEqual([true, false, true]);
  });

  it("says on the board how likely a combat is won, and what is only estimated", async () => {
    const fight = { foe: "m1", kill: 0.996, death: 0.25, wounds: 1.2, trust: "estimated" };
    const forecast = { test: null, fight, relic: null, perils: [], threats: [], ways: [] };
    render(Board, props("combat-dice", { forecast } as never));
    const odds = await fetched(".odds");
    expect(odds!.textContent).toMatch(/Kill ≈ 100%\s+Die ≈ 25%/);
  });

  it("keeps wounds and action points in sight where the player board has no room beside the map", async () => {
    const own = at("turn").view.guardians.find((one) => one.number === at("turn").view.seat) as PlayedGuardian;
    render(Board, props("turn"));
    expect(document.querySelector(".vitals")).toBeNull();
    cleanup();
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(370);
    render(Board, props("turn"));
    const line = await fetched(".vitals");
    expect(line!.textContent).toMatch(new RegExp(`Action points\\s*${own.actions}\\s*Wounds\\s*${own.wounds}/${own.health}`));
  });

  it("keeps the places of cards that may still come", () => {
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1200);
    const { view } = at("turn");
    const own = view.guardians[view.seat!] as PlayedGuardian;
    const guardians = view.guardians.map((one) => (one === own ? { ...own, hand: own.hand!.slice(0, 1), hand_most: 4 } : one));
    render(Board, props("turn", { view: { ...view, guardians } as View }));
    expect([document.querySelectorAll(".hand button").length, document.querySelectorAll(".hand .free").length]).toEqual([1, 3]);
  });

  it("shows whoever watches the board of whoever is at it", () => {
    const { view } = at("turn");
    const own = view.guardians[view.seat!] as PlayedGuardian;
    render(Board, props("turn", { view: { ...view, active: own.number, combat: null }, seat: null, offers: [] }));
    expect(document.querySelector(".sheet h3")!.textContent).toContain(book.names[`guardian-${own.who}`]);
  });

  it("shows the reward of a mission once it is marked", () => {
    const given = props("mission");
    const own = given.view.guardians[given.seat!] as PlayedGuardian;
    const shown = () => document.querySelector(".sheet .mission")!.textContent!;
    render(Board, given);
    expect(shown()).toContain(book.names[`mission-${own.mission!.id}`]);
    expect(shown()).not.toContain("+1");
    cleanup();
    own.aim = { attribute: "attack", relic: "lantern" };
    render(Board, { ...given, offers: [] });
    expect(shown()).toContain("+1");
  });

  it("shows what everybody holds where everything lies open, and nothing of it otherwise", async () => {
    const { view } = at("turn");
    const [hand, orders] = [["matins.shield", "wolf-pit.dusk"], ["ivy-and-billhook"]];
    const mission = { id: "mandrake-lullaby", area: "oath-field", high: true, way: [] };
    const open = view.guardians.map((g) => (g.virtual ? g : { ...g, hand, orders, mission }));
    const closed = view.guardians.map((g) => (g.virtual ? g : { ...g, hand: null, orders: null, mission: null }));
    render(Board, props("turn", { view: { ...view, guardians: open, seat: null }, seat: null, offers: [] }));
    for (const words of ["Matins", "Wolf Pit", "Mandrake Lullaby", "Ivy and Billhook"])
      expect((await screen.findAllByText(words, { exact: false })).length).toBeGreaterThanOrEqual(view.seats);
    cleanup();
    render(Board, props("turn", { view: { ...view, guardians: closed, seat: null }, seat: null, offers: [] }));
    expect(screen.queryByText("Matins")).toBeNull();
  });

  it("points at what the lesson speaks of: areas, figures, cards, attributes", () => {
    const view = at("turn").view;
    const own = view.guardians[view.seat!] as PlayedGuardian;
    const about = ["monolith", own.colour, own.hand![0], "health", "fate"].join(",");
    render(Board, props("turn", { lesson: { number: 1, count: 2, chapter: 1, chapters: 1, text: "", expects: [], about } }));
    expect(document.querySelector('[data-area="monolith"]')!.classList.contains("taught")).toBe(true);
    expect(document.querySelectorAll(".pointed")).toHaveLength(1);
    expect(document.querySelectorAll(".looked-at")).toHaveLength(3);
  });

  it("draws from a deck by a press on it", async () => {
    const given = props("dawn");
    render(Board, given);
    await fireEvent.click(screen.getByText(/Spells: 40 left/));
    expect(given.send).toHaveBeenCalledWith(expect.objectContaining({ text: "draw spells" }));
  });

  it("shows every moment to a spectator too", () => {
    for (const moment of ["combat-dice", "seek", "solo-over"]) {
      const { unmount } = render(Board, props(moment, { seat: null, offers: [] }));
      expect(screen.getByLabelText(/Map of Betel/)).toBeTruthy();
      unmount();
    }
  });
});

interface Dusk {
  before: View;
  plies: { line: LogLine; seen: Scene[]; view: View }[];
}

describe("the Dusk, told step by step", () => {
  const dusks: Dusk[] = read("dusks");

  /** The story after each decision of a Dusk. */
  function tale({ before, plies }: Dusk): Story[] {
    let [story, last]: [Story | null, View] = [null, before];
    return plies.map(({ line, view }) => {
      story = told(story, last, view, [line], new Names(book, view));
      last = view;
      return story!;
    });
  }

  const steps = (dusk: Dusk) => tale(dusk).at(-1)!.steps;
  const isHeart = (step: { icon: string }) => step.icon === "heart";
  const land = ({ round, phase, echo, fate, hearts, event, buildings, monsters, abysses, traps, guardians }: View | Scene) => ({
    ...{ round, phase, echo, fate, hearts, event, buildings, monsters, abysses, traps },
    guardians: guardians.map(({ area, place, alive, consumed }) => ({ area, place, alive, consumed })),
  });

  it("has whole Dusks of three games to tell", () => {
    expect(dusks.length).toBe(18);
    expect(new Set(dusks.map((dusk) => dusk.before.seats))).toEqual(new Set([1, 3, 4]));
  });

  it("tells everything that the log has of it, in its order", () => {
    for (const dusk of dusks) {
      const logged = dusk.plies.flatMap(({ line }) => line.scenes.map((scene) => line.lines[scene.line]!));
      expect(steps(dusk).flatMap((step) => step.lines)).toEqual(logged);
    }
  });

  it("shows at each step the land as everybody saw it then", () => {
    for (const dusk of dusks) {
      const seen = dusk.plies.flatMap(({ line, seen }) => line.scenes.map((scene) => seen[scene.line]!));
      const { view } = dusk.plies.at(-1)!;
      const story = tale(dusk).at(-1)!;
      let heard = 0;
      story.steps.forEach((step, n) => {
        heard += step.lines.length;
        expect(step.land).toEqual(seen[heard - 1]);
        if (n + 1 < story.steps.length) expect(land(shownAt(story, n + 1, view))).toEqual(seen[heard - 1]);
      });
      expect(shownAt(story, story.steps.length, view)).toBe(view);
    }
  });

  it("shows the land as it was before until the first step is told", () => {
    for (const dusk of dusks) {
      const [story] = tale(dusk);
      expect(land(shownAt(story!, 0, dusk.plies[0]!.view))).toEqual(land(dusk.before));
    }
  });

  it("says when a Heart goes into the bag, and draws each way that a monster goes", () => {
    for (const dusk of dusks) {
      expect(steps(dusk).filter(isHeart).length).toBe(1);
      for (const step of steps(dusk).filter((one) => one.icon === "next" && one.mark)) {
        expect(step.trails.length).toBe(step.lines.length);
        expect(step.trails.every((trail) => trail.dark)).toBe(true);
      }
    }
  });

  it("keeps what was told when it goes on, and ends at Dawn", () => {
    const long = dusks.find((dusk) => dusk.plies.length > 4)!;
    const tales = tale(long);
    tales.slice(1).forEach((story, n) => expect(story.steps.slice(0, tales[n]!.steps.length)).toEqual(tales[n]!.steps));
    const { view } = long.plies.at(-1)!;
    expect(told(tales.at(-1)!, view, { ...view, phase: "dawn" }, [], new Names(book, view))).toBeNull();
  });

  it("is told again from the log after a reload", () => {
    const [dusk] = dusks;
    const { view } = dusk!.plies.at(-1)!;
    const log = dusk!.plies.map(({ line }) => line);
    const lines = (story: Story | null) => story!.steps.flatMap((step) => step.lines);
    expect(lines(told(null, null, view, log, new Names(book, view)))).toEqual(lines(tale(dusk!).at(-1)!));
  });

  it("draws no arrows after a jump, and none without a view before", async () => {
    const { before, plies } = dusks[0]!;
    const { view } = plies.at(-1)!;
    const moved = { ...view, guardians: view.guardians.map((g, n) => (n ? g : { ...g, area: "oath-field" })) };
    expect(trails(null, view, new Names(book, view))).toEqual([]);
    const given = props("turn", { view: before, seat: null, offers: [] });
    const { rerender } = render(Board, given);
    await rerender({ ...given, view: moved, follows: false });
    expect(document.querySelectorAll(".trail").length).toBe(0);
    await rerender({ ...given, view, follows: true });
    expect(document.querySelectorAll(".trail").length).toBeGreaterThan(0);
  });
});

describe("whoever is out of the game", () => {
  it("is told why, and may follow anyone", async () => {
    const { view } = at("turn");
    const guardians = view.guardians.map((one) => (one.number === view.seat ? { ...one, consumed: true, alive: false } : one));
    render(Board, props("turn", { view: { ...view, guardians } as View, offers: [] }));
    const follow = await screen.findByRole("region", { name: "Watch" });
    expect(follow.textContent).toContain("The Leader of the Hunt that you had become has been killed.");
    const other = guardians.find((one) => one.number !== view.seat)!;
    const name = new Names(book, () => view).guardian(other);
    await fireEvent.click(within(follow).getByRole("button", { name }));
    expect(screen.getByRole("region", { name })).toBeTruthy();
  });
});

it("tells the Dusk as fast as it is read: longer lines stay longer, a long night hurries, and nothing is gone at once", () => {
  const [short, long] = [
    ["A Hound appears."],
    ["The Dark Event “False Memories” begins (new Hounds; each Guardian discards 1 Supplies card)."],
  ];
  expect(pace(long, 8, false)).toBeGreaterThan(3000);
  expect(pace(short, 8, false)).toBeLessThan(2000);
  expect(pace(long, 40, false)).toBeLessThan(pace(long, 8, false));
  expect(pace(long, 8, true)).toBeLessThan(pace(long, 8, false));
  expect(pace(short, 80, true)).toBeGreaterThan(1000);
});
