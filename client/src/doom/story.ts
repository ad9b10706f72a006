/** What happened between two views: trails on the map, and the Dusk told step by step, from the log. Knows no rule. */

import type { LogLine } from "../lib/board";
import type { Names } from "./names";
import { MapFigures } from "./mapFigures";
import type { Scene as Land, View } from "../generated/darkest-doom";

export interface Trail {
  id: string;
  d: string;
  dark: boolean;
}

export interface Step {
  ply: number;
  icon: string;
  /** As the log has them. */
  lines: string[];
  /** The monster it is about, if it is one: m1 to m3. */
  mark: string;
  areas: string[];
  trails: Trail[];
  /** What is to be seen once it is told. */
  land: Land;
}

export interface Story {
  /** What is to be seen before the first step. */
  from: Land;
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
  const were = new Map(new MapFigures(before, names).all.map((figure) => [figure.id, figure]));
  const found: Trail[] = [];
  for (const figure of new MapFigures(after, names).all) {
    const old = were.get(figure.id);
    if (old && old.area !== figure.area)
      found.push({ id: `${figure.id}${old.area}${figure.area}`, d: arc(old, figure), dark: Boolean(figure.monster) });
  }
  return found;
}

// The Dusk

const ICONS: Record<string, string> = {
  "phase-began": "dusk",
  "event-drawn": "event",
  "heart-taken": "heart",
  "abysses-placed": "abyss",
  "abyss-gone": "eclipse",
  "monster-came": "metamorphosis",
  metamorphosed: "metamorphosis",
  "token-drawn": "guardian",
  moved: "next",
  "tendrils-changed": "tendril",
  "combat-began": "attack",
  "monster-drawn": "attack",
  "monster-killed": "fame",
  "echo-heard": "echo",
  "fame-changed": "fame",
  "coins-changed": "coin",
  "mana-changed": "mana",
  "corruption-received": "corruption",
  wounded: "wound",
  "guardian-died": "wound",
  unhurt: "shield",
  "trap-sprung": "trap",
};

const landOf = (view: View): Land => {
  const { round, phase, echo, fate, hearts, event, buildings, monsters, abysses, traps, guardians } = view;
  return { round, phase, echo, fate, hearts, event, buildings, monsters, abysses, traps, guardians };
};

/** A view with the land as it was. */
function withLand(now: View, land: Land): View {
  return { ...now, ...land, guardians: now.guardians.map((guardian, n) => ({ ...guardian, ...land.guardians[n] })) };
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The only monster that differs between two lands. */
function marked(before: Land, after: Land): string {
  const changed = [0, 1, 2].filter((n) => !same(before.monsters[n] ?? null, after.monsters[n] ?? null));
  return changed.length === 1 ? `m${changed[0]! + 1}` : "";
}

/** A monster that goes on from area to area is told in one step. */
function joined(steps: Step[], step: Step): Step[] {
  const last = steps.at(-1);
  const goesOn = last?.ply === step.ply && last.icon === "next" && step.icon === "next" && step.mark && last.mark === step.mark;
  if (!goesOn) return [...steps, step];
  const whole = { ...step, lines: [...last.lines, ...step.lines], trails: [...last.trails, ...step.trails] };
  return [...steps.slice(0, -1), whole];
}

/** The story with what has happened since, as the log tells it; nightfall begins a new one, Dawn ends it. */
export function told(story: Story | null, before: View | null, after: View, log: LogLine[], names: Names): Story | null {
  if (after.phase === "dawn") return null;
  let tale = story;
  let land = story?.steps.at(-1)?.land ?? (before && landOf(before));
  for (const line of log)
    for (const scene of line.scenes) {
      const next = { ...land, ...scene.shown } as unknown as Land;
      const was = land ?? next;
      if (!tale || scene.event === "phase-began") tale = { from: was, steps: [] };
      const found = trails(withLand(after, was), withLand(after, next), names);
      const step = {
        ply: line.ply,
        icon: ICONS[scene.event] ?? "moon",
        lines: [line.lines[scene.line]!],
        mark: marked(was, next),
        areas: scene.areas,
        trails: found,
        land: next,
      };
      tale = { ...tale, steps: joined(tale.steps, step) };
      land = next;
    }
  return tale;
}

/** The view as far as the story has come. */
export function shownAt(story: Story | null, done: number, now: View): View {
  if (!story || done >= story.steps.length) return now;
  return withLand(now, done > 0 ? story.steps[done - 1]!.land : story.from);
}
