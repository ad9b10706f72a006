/** The cells of the map of Darkest Doom, worked out while the page is built: what is nearer to an area than to any other. */

import { Delaunay } from "d3-delaunay";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
import type { Plugin } from "vite";
import { far, shore, type Point } from "./src/doom/shore.ts";

interface Area {
  id: string;
  kind: string;
  x: number;
  y: number;
}

interface Site {
  area: Area;
  p: Point;
}

const MAP = fileURLToPath(new URL("../src/dawnbreach/darkest_doom/pack/map.toml", import.meta.url));
const ISLAND = ["path", "monolith", "summit"];
/** Around everything. */
const FRAME: [number, number, number, number] = [-1000, -1000, 2000, 2000];

const spot = (area: Area): Point => [area.x, area.y];

/** One site for each area, and water between the island in the middle and the land. */
function sites(areas: Area[]): Site[] {
  const found: Site[] = areas.map((area) => ({ area, p: spot(area) }));
  const island = areas.filter((a) => ISLAND.includes(a.kind));
  const lakes = areas.filter((a) => a.kind === "lake");
  const land = areas.filter((a) => a.kind !== "lake" && !ISLAND.includes(a.kind));
  for (const rock of island)
    for (const ground of land) {
      const p: Point = [rock.x * 0.52 + ground.x * 0.48, rock.y * 0.52 + ground.y * 0.48];
      const crowded = island.some((other) => other !== rock && far(p, spot(other)) < 62);
      if (far(spot(rock), spot(ground)) > 215 || crowded) continue;
      found.push({ area: lakes.reduce((a, b) => (far(p, spot(a)) <= far(p, spot(b)) ? a : b)), p });
    }
  return found;
}

/** The part of a polygon on the inner side of an edge of a cell. */
function cut(polygon: Point[], from: Point, to: Point): Point[] {
  const side = (p: Point) => (to[0] - from[0]) * (p[1] - from[1]) - (to[1] - from[1]) * (p[0] - from[0]);
  return polygon.flatMap((p, i) => {
    const q = polygon[(i + 1) % polygon.length]!;
    const [a, b] = [side(p), side(q)];
    const crossing: Point = [p[0] + ((q[0] - p[0]) * a) / (a - b), p[1] + ((q[1] - p[1]) * a) / (a - b)];
    return [...(a >= 0 ? [p] : []), ...(a * b < 0 ? [crossing] : [])];
  });
}

const tenths = (n: number) => Math.round(n * 10) / 10;

/** The pieces of ground of each area, as far as the shore reaches; a lake may have several. */
export function cellsOf(areas: Area[]): Record<string, Point[][]> {
  const all = sites(areas);
  const voronoi = Delaunay.from(all.map((site) => site.p)).voronoi(FRAME);
  const cells: Record<string, Point[][]> = {};
  all.forEach(({ area }, n) => {
    const edges = voronoi.cellPolygon(n);
    let piece = shore();
    for (let i = 1; i < edges.length; i++) piece = cut(piece, edges[i - 1]!, edges[i]!);
    (cells[area.id] ??= []).push(piece.map(([x, y]) => [tenths(x), tenths(y)]));
  });
  return cells;
}

/** Whoever imports "virtual:cells" gets them; no geometry is left for the browser. */
export function cells(): Plugin {
  return {
    name: "cells",
    resolveId: (id) => (id === "virtual:cells" ? `\0${id}` : undefined),
    load(id) {
      if (id !== "\0virtual:cells") return;
      this.addWatchFile(MAP);
      const { area } = parse(readFileSync(MAP, "utf-8")) as unknown as { area: Area[] };
      return `export default ${JSON.stringify(cellsOf(area))}`;
    },
  };
}
