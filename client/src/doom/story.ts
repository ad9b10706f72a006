/** What changed between two views: trails on the map, and the Dusk told step by step. Only compares, knows no rule. */

import { t } from "../lib/words.svelte";
import type { Names } from "./names";
import { Standing } from "./standing";
import type { Monster, View } from "./types";

export interface Trail {
  id: string;
  d: string;
  dark: boolean;
}

export interface Step {
  icon: string;
  /** In the language of the moment. */
  words: (names: Names) => string;
  /** More words: the text of a card. */
  text?: (names: Names) => string;
  areas: string[];
  trail?: Trail;
  /** Carry this step over to what is shown. */
  apply: (shown: View) => void;
}

export interface Story {
  round: number;
  /** What was seen before step number `base`. */
  from: View;
  base: number;
  steps: Step[];
}

type Point = { x: number; y: number };

function arc(from: Point, to: Point): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const bow = Math.min(46, length * 0.22);
  const [mx, my] = [(from.x + to.x) / 2 + (dy / length) * bow, (from.y + to.y) / 2 - (dx / length) * bow];
  const end = Math.max(0, 1 - 26 / length);
  const tip = { x: from.x + dx * end, y: from.y + dy * end + 8 };
  return `M${from.x} ${from.y + 8}Q${mx.toFixed(1)} ${my.toFixed(1)} ${tip.x.toFixed(1)} ${tip.y.toFixed(1)}`;
}

/** Arrows from where figures were to where they are. */
export function trails(before: View | null, after: View, names: Names): Trail[] {
  if (!before) return [];
  const were = new Map(new Standing(before, names).figures.map((figure) => [figure.id, figure]));
  const found: Trail[] = [];
  for (const figure of new Standing(after, names).figures) {
    const old = were.get(figure.id);
    if (old && old.area !== figure.area)
      found.push({ id: `${figure.id}${old.area}${figure.area}`, d: arc(old, figure), dark: Boolean(figure.monster) });
  }
  return found;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What the Darkness did, in the order of its turn; empty when it did nothing. */
export function dusk(before: View | null, after: View, names: Names): Step[] {
  if (!before || before.over || before.round !== after.round || after.phase === "dawn") return [];
  const steps: Step[] = [];
  if (before.phase === "dawn")
    steps.push({ icon: "dusk", words: () => t("doom-story-dusk", { round: after.round }), areas: [], apply: (s) => (s.phase = "dusk") });
  if (after.hearts < before.hearts)
    steps.push({ icon: "heart", words: () => t("doom-story-heart", { left: after.hearts }), areas: [], apply: (s) => (s.hearts = after.hearts) });
  if (after.echo && !before.echo)
    steps.push({ icon: "echo", words: () => t("doom-story-echo"), areas: [], apply: (s) => (s.echo = true) });
  if (after.event && after.event !== before.event)
    steps.push({
      icon: "event",
      words: (n) => t("doom-story-event", { event: n.of(`event-card-${after.event}`) }),
      text: (n) => n.text(`event-card-${after.event}`),
      areas: [],
      apply: (s) => (s.event = after.event),
    });
  return [...steps, ...abysses(before, after), ...beasts(before, after, names), ...tendrils(before, after)];
}

function abysses(before: View, after: View): Step[] {
  const opened = after.abysses.filter((a) => !before.abysses.includes(a));
  if (!opened.length) return [];
  const words = (n: Names) => t("doom-story-abysses", { areas: opened.map((a) => n.area(a)).join(", ") });
  return [{ icon: "abyss", words, areas: opened, apply: (s) => (s.abysses = after.abysses) }];
}

const called = (n: Names, monster: Monster, i: number) => `${n.of(`tier-${monster.tier}`)} m${i + 1}`;

function beasts(before: View, after: View, names: Names): Step[] {
  const told: { order: number; step: Step }[] = [];
  after.monsters.forEach((monster, i) => {
    const old = before.monsters[i] ?? null;
    if (!monster || same(old, monster)) return;
    const add = (order: number, icon: string, words: Step["words"], patch: (shown: Monster | null) => Monster, trail?: Trail) =>
      told.push({ order, step: { icon, words, trail, areas: [order === 3 ? monster.area : (old ?? monster).area], apply: (s) => (s.monsters[i] = patch(s.monsters[i] ?? null)) } });
    if (!old) add(0, "metamorphosis", (n) => t("doom-story-appears", { monster: called(n, monster, i), area: n.area(monster.area) }), () => ({ ...monster, targets: null }));
    if (monster.targets && !same(old?.targets ?? null, monster.targets))
      add(1, "guardian", (n) => t("doom-story-token", { monster: called(n, old ?? monster, i), targets: n.targets(monster) }), (m) => ({ ...(m ?? monster), targets: monster.targets }));
    if (old && old.tier !== monster.tier)
      add(2, "metamorphosis", (n) => t("doom-story-grows", { monster: called(n, monster, i), area: n.area(old.area) }), (m) => ({ ...(m ?? monster), tier: monster.tier }));
    if (old && old.area !== monster.area) {
      const [from, to] = [names.areas.get(old.area)!, names.areas.get(monster.area)!];
      const trail = { id: `story-m${i}${monster.area}`, d: arc(from, to), dark: true };
      add(3, "next", (n) => t("doom-story-moves", { monster: called(n, monster, i), area: n.area(monster.area) }), () => monster, trail);
    }
  });
  return told.sort((a, b) => a.order - b.order).map((each) => each.step);
}

function tendrils(before: View, after: View): Step[] {
  const steps: Step[] = [];
  after.buildings.forEach((building, i) => {
    if (building.tendrils <= before.buildings[i]!.tendrils) return;
    const words = (n: Names) => {
      const args = { building: n.building(building), n: building.tendrils };
      return building.corrupted ? t("doom-story-corrupted", args) : t("doom-story-tendrils", args);
    };
    steps.push({ icon: "tendril", words, areas: [building.area], apply: (s) => (s.buildings[i] = building) });
  });
  return steps;
}

/** The story with what has happened since; a new Dusk begins a new one, Dawn ends it. */
export function told(story: Story | null, done: number, before: View | null, after: View, names: Names): Story | null {
  if (after.phase === "dawn" || !before) return null;
  const steps = dusk(before, after, names);
  if (!story || story.round !== after.round) return steps.length ? { round: after.round, from: before, base: 0, steps } : null;
  if (!steps.length) return story;
  const caughtUp = done >= story.steps.length;
  return {
    ...story,
    from: caughtUp ? before : story.from,
    base: caughtUp ? story.steps.length : story.base,
    steps: [...story.steps, ...steps],
  };
}

/** The view as far as the story has come. */
export function shownAt(story: Story | null, done: number, now: View): View {
  if (!story || done >= story.steps.length) return now;
  const { from, base, steps } = story;
  const shown: View = { ...now, phase: from.phase, hearts: from.hearts, echo: from.echo, event: from.event, abysses: from.abysses };
  shown.monsters = [...from.monsters];
  shown.buildings = [...from.buildings];
  steps.slice(base, done).forEach((step) => step.apply(shown));
  return shown;
}
