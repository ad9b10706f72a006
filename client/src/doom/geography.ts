/** The drawing of the land, made once from where areas lie: shores, borders, textures, roads. */

import type { Area, AreaKind } from "./types";

export type Point = [number, number];

export interface Cell {
  area: Area;
  /** The ground; a lake may have several pieces. */
  d: string;
  /** The line around all pieces. */
  rim: string;
  /** Texture: strokes, and filled shapes. */
  strokes: string;
  fills: string;
}

export interface Land {
  cells: Cell[];
  coast: string;
  /** Borders that can be crossed, cannot be crossed, and those between waters. */
  borders: string;
  cliffs: string;
  roads: Road[];
  /** Where names of regions are written. */
  regions: { id: string; x: number; y: number }[];
}

export interface Road {
  from: string;
  to: string;
  d: string;
  water: boolean;
}

const CENTRE = 500;
const REACH = 548;
const ISLAND: AreaKind[] = ["path", "monolith", "summit"];

/** A number in [0, 1) that depends on the text only. */
export function chance(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  h = Math.imul(h ^ (h >>> 15), 2246822507);
  h = Math.imul(h ^ (h >>> 13), 3266489909);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

const far = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const short = (n: number): string => n.toFixed(1).replace(/\.0$/, "");
const at = (p: Point): string => `${short(p[0])} ${short(p[1])}`;

/** A rounded square with bays: the shore of the land. */
function shore(): Point[] {
  const points: Point[] = [];
  for (let i = 0; i < 200; i++) {
    const angle = (i / 200) * 2 * Math.PI;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const square = REACH / (Math.abs(c) ** 6 + Math.abs(s) ** 6) ** (1 / 6);
    const bays = 11 * Math.sin(angle * 9 + 1) + 8 * Math.sin(angle * 17) + 5 * (chance(`shore${i}`) - 0.5);
    points.push([CENTRE + c * (square + bays), CENTRE + s * (square + bays)]);
  }
  return points;
}

/** The part of a polygon that is nearer to `site` than to `other`. */
function nearer(polygon: Point[], site: Point, other: Point): Point[] {
  const [mx, my] = [(site[0] + other[0]) / 2, (site[1] + other[1]) / 2];
  const [nx, ny] = [other[0] - site[0], other[1] - site[1]];
  const side = (p: Point): number => (p[0] - mx) * nx + (p[1] - my) * ny;
  const kept: Point[] = [];
  polygon.forEach((p, i) => {
    const q = polygon[(i + 1) % polygon.length]!;
    const [a, b] = [side(p), side(q)];
    if (a <= 0) kept.push(p);
    if (a * b < 0) {
      const t = a / (a - b);
      kept.push([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]);
    }
  });
  return kept;
}

interface Site {
  area: Area;
  p: Point;
}

/** One site for each area, and water between the island in the middle and the land. */
function sites(areas: Area[]): Site[] {
  const found: Site[] = areas.map((area) => ({ area, p: [area.x, area.y] }));
  const island = areas.filter((a) => ISLAND.includes(a.kind));
  const lakes = areas.filter((a) => a.kind === "lake");
  const land = areas.filter((a) => a.kind !== "lake" && !ISLAND.includes(a.kind));
  if (!lakes.length) return found;
  for (const rock of island)
    for (const ground of land) {
      const p: Point = [rock.x * 0.52 + ground.x * 0.48, rock.y * 0.52 + ground.y * 0.48];
      const crowded = island.some((other) => other !== rock && far(p, [other.x, other.y]) < 62);
      if (far([rock.x, rock.y], [ground.x, ground.y]) > 215 || crowded) continue;
      const nearest = lakes.reduce((a, b) => (far(p, [a.x, a.y]) <= far(p, [b.x, b.y]) ? a : b));
      found.push({ area: nearest, p });
    }
  return found;
}

/** A border that wanders, the same from both sides. */
function wander(a: Point, b: Point, depth = 4): Point[] {
  const length = far(a, b);
  if (depth === 0 || length < 18) return [a];
  const [first, second] = a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]) ? [a, b] : [b, a];
  const off = (chance(`${at(first)}|${at(second)}`) - 0.5) * 0.34 * length;
  const m: Point = [
    (a[0] + b[0]) / 2 + (off * (second[1] - first[1])) / length,
    (a[1] + b[1]) / 2 - (off * (second[0] - first[0])) / length,
  ];
  return [...wander(a, m, depth - 1), ...wander(m, b, depth - 1)];
}

const closed = (points: Point[]): string => `M${points.map(at).join("L")}Z`;
const open = (points: Point[]): string => `M${points.map(at).join("L")}`;

function inside(p: Point, polygon: Point[]): boolean {
  let within = false;
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length]!;
    if (a[1] > p[1] !== b[1] > p[1] && p[0] < ((b[0] - a[0]) * (p[1] - a[1])) / (b[1] - a[1]) + a[0]) within = !within;
  });
  return within;
}

// Textures

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
function texture(area: Area, polygons: Point[][]): Drawn {
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

/** A road that bends a little. */
function road(a: Area, b: Area): Road {
  const bend = (chance(`${a.id}-${b.id}`) - 0.5) * 0.22;
  const [mx, my] = [(a.x + b.x) / 2 - (b.y - a.y) * bend, (a.y + b.y) / 2 + (b.x - a.x) * bend];
  return {
    from: a.id,
    to: b.id,
    d: `M${a.x} ${a.y}Q${short(mx)} ${short(my)} ${b.x} ${b.y}`,
    water: a.kind === "lake" || b.kind === "lake",
  };
}

/** The whole drawing. */
export function land(areas: Area[]): Land {
  const coast = shore();
  const all = sites(areas);
  const byId = new Map(areas.map((a) => [a.id, a]));
  const outlines = new Map<string, Point[][]>();
  const edges = new Map<string, { points: Point[]; owners: Area[] }>();
  for (const site of all) {
    let polygon = coast;
    for (const other of all) if (other !== site) polygon = nearer(polygon, site.p, other.p);
    const outline: Point[] = [];
    polygon.forEach((a, i) => {
      const b = polygon[(i + 1) % polygon.length]!;
      const points = wander(a, b);
      outline.push(...points);
      const key = [at(a), at(b)].sort().join("|");
      const edge = edges.get(key);
      if (edge) edge.owners.push(site.area);
      else edges.set(key, { points: [...points, b], owners: [site.area] });
    });
    outlines.set(site.area.id, [...(outlines.get(site.area.id) ?? []), outline]);
  }
  let [borders, cliffs] = ["", ""];
  const rims = new Map<string, string>();
  for (const { points, owners } of edges.values()) {
    const [a, b] = owners;
    if (a !== b) for (const owner of owners) rims.set(owner.id, (rims.get(owner.id) ?? "") + open(points));
    if (!a || !b || a === b || (a.kind === "lake" && b.kind === "lake")) continue;
    if (a.next.includes(b.id)) borders += open(points);
    else cliffs += open(points);
  }
  const cells = areas.map((area) => {
    const polygons = outlines.get(area.id) ?? [];
    return { area, d: polygons.map(closed).join(""), rim: rims.get(area.id) ?? "", ...texture(area, polygons) };
  });
  const roads = areas.flatMap((a) => a.next.filter((id) => a.id < id && byId.has(id)).map((id) => road(a, byId.get(id)!)));
  const regions = [...new Set(areas.map((a) => a.region))].map((id) => {
    const own = areas.filter((a) => a.region === id);
    return { id, x: own.reduce((s, a) => s + a.x, 0) / own.length, y: own.reduce((s, a) => s + a.y, 0) / own.length };
  });
  return { cells, coast: closed(coast), borders, cliffs, roads, regions };
}
