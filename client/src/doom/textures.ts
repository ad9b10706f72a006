/** What grows and stands on the ground of the map: trees, peaks, waves. */

import { chance, type Point } from "./shore";
import type { Area, AreaKind } from "../generated/darkest-doom";

export const short = (n: number): string => n.toFixed(1).replace(/\.0$/, "");
export const at = (p: Point): string => `${short(p[0])} ${short(p[1])}`;

function inside(p: Point, polygon: Point[]): boolean {
  let within = false;
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length]!;
    if (a[1] > p[1] !== b[1] > p[1] && p[0] < ((b[0] - a[0]) * (p[1] - a[1])) / (b[1] - a[1]) + a[0]) within = !within;
  });
  return within;
}

type Drawn = { strokes: string; fills: string };

function tree(x: number, y: number, s: number): Drawn {
  const w = 7 * s;
  return {
    strokes: `M${at([x, y])}v${short(5 * s)}`,
    fills: `M${at([x - w, y + 1])}L${at([x, y - 13 * s])}L${at([x + w, y + 1])}ZM${at([x - w * 0.75, y - 6 * s])}L${at([x, y - 18 * s])}L${at([x + w * 0.75, y - 6 * s])}Z`,
  };
}

function peak(x: number, y: number, s: number): Drawn {
  const [w, h] = [19 * s, 30 * s];
  return {
    strokes: `M${at([x - w, y])}L${at([x, y - h])}L${at([x + w, y])}M${at([x, y - h])}l${short(4 * s)} ${short(11 * s)}l${short(-5 * s)} ${short(7 * s)}l${short(3 * s)} ${short(9 * s)}`,
    fills: `M${at([x, y - h])}L${at([x + w, y])}H${short(x + 2)}l${short(4 * s)} ${short(-10 * s)}l${short(-4 * s)} ${short(-8 * s)}Z`,
  };
}

function tuft(x: number, y: number, s: number): Drawn {
  return { strokes: `M${at([x - 5 * s, y])}q1 -5 -2 -7m5 7v-9m5 9q-1 -5 3 -7`, fills: "" };
}

function wave(x: number, y: number, s: number): Drawn {
  const w = 9 * s;
  return { strokes: `M${at([x - w, y])}q${short(w / 2)} -5 ${short(w)} 0t${short(w)} 0`, fills: "" };
}

function stone(x: number, y: number, s: number): Drawn {
  return { strokes: `M${at([x - 6 * s, y])}l3 -6l5 -1l4 5l-2 3z`, fills: "" };
}

const TEXTURE: Record<AreaKind, [(x: number, y: number, s: number) => Drawn, number]> = {
  forest: [tree, 21],
  plain: [tuft, 27],
  mountain: [peak, 38],
  lake: [wave, 30],
  citadel: [tuft, 34],
  temple: [stone, 34],
  entrance: [stone, 30],
  path: [stone, 26],
  monolith: [stone, 26],
  summit: [peak, 30],
};

/** Trees, peaks and waves over a cell, but not where figures stand and the name is written. */
export function texture(area: Area, polygons: Point[][]): Drawn {
  const [draw, gap] = TEXTURE[area.kind];
  const spots: Point[] = [];
  for (let gx = area.x - 150; gx < area.x + 150; gx += gap)
    for (let gy = area.y - 150; gy < area.y + 150; gy += gap) {
      const key = `${area.id}${gx}${gy}`;
      const p: Point = [gx + (chance(key) - 0.5) * gap * 0.9, gy + (chance(`${key}y`) - 0.5) * gap * 0.9];
      const middle = Math.abs(p[0] - area.x) < 42 && p[1] > area.y - 34 && p[1] < area.y + 48;
      const roomy = [-16, 16].every((d) => polygons.some((q) => inside([p[0] + d, p[1] - 12], q) && inside([p[0] + d, p[1] + 6], q)));
      if (!middle && roomy) spots.push(p);
    }
  spots.sort((a, b) => a[1] - b[1]);
  const drawn = spots.map((p) => draw(p[0], p[1], 0.75 + 0.4 * chance(`${area.id}${at(p)}`)));
  return { strokes: drawn.map((d) => d.strokes).join(""), fills: drawn.map((d) => d.fills).join("") };
}
