/** The drawing of the land, made once: shores, borders, textures, roads. The cells come from the build. */

import cells from "virtual:cells";
import { chance, far, shore, type Point } from "./shore";
import { at, short, texture } from "./textures";
import type { Area } from "../generated/darkest-doom";

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
}

export interface Road {
  from: string;
  to: string;
  d: string;
  water: boolean;
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

interface Edge {
  points: Point[];
  owners: Area[];
}

/** The outlines of all pieces of ground, and each edge with the areas on its sides. */
function outlined(areas: Area[]): { outlines: Map<string, Point[][]>; edges: Edge[] } {
  const outlines = new Map<string, Point[][]>();
  const edges = new Map<string, Edge>();
  for (const area of areas) {
    const pieces = (cells[area.id] ?? []).map((polygon) =>
      polygon.flatMap((a, i) => {
        const b = polygon[(i + 1) % polygon.length]!;
        const points = wander(a, b);
        const key = [at(a), at(b)].sort().join("|");
        const edge = edges.get(key);
        if (edge) edge.owners.push(area);
        else edges.set(key, { points: [...points, b], owners: [area] });
        return points;
      }),
    );
    outlines.set(area.id, pieces);
  }
  return { outlines, edges: [...edges.values()] };
}

/** The whole drawing. */
export function land(areas: Area[]): Land {
  const byId = new Map(areas.map((a) => [a.id, a]));
  const { outlines, edges } = outlined(areas);
  let [borders, cliffs] = ["", ""];
  const rims = new Map<string, string>();
  for (const { points, owners } of edges) {
    const [a, b] = owners;
    if (a !== b) for (const owner of owners) rims.set(owner.id, (rims.get(owner.id) ?? "") + open(points));
    if (!a || !b || a === b || (a.kind === "lake" && b.kind === "lake")) continue;
    if (a.next.includes(b.id)) borders += open(points);
    else cliffs += open(points);
  }
  const grounds = areas.map((area) => {
    const polygons = outlines.get(area.id) ?? [];
    return { area, d: polygons.map(closed).join(""), rim: rims.get(area.id) ?? "", ...texture(area, polygons) };
  });
  const roads = areas.flatMap((a) => a.next.filter((id) => a.id < id && byId.has(id)).map((id) => road(a, byId.get(id)!)));
  return { cells: grounds, coast: closed(shore()), borders, cliffs, roads };
}
