/** Where the names of areas are written, so that they cover neither each other nor buildings. */

import type { Area } from "../generated/darkest-doom";

export interface Label {
  area: Area;
  lines: string[];
  x: number;
  /** The base line of the first line. */
  y: number;
}

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const LONGEST = 12;
/** The mean width of a letter, as a part of its height: Cyrillic ones are wider. */
const widthOf = (text: string) => (/[Ѐ-ӿ]/.test(text) ? 0.62 : 0.56);
const ROUNDS = 40;

function broken(name: string): string[] {
  const found: string[] = [];
  for (const word of name.split(" ")) {
    const last = found.at(-1);
    if (last !== undefined && (last + word).length < LONGEST) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found;
}

const HEIGHT: Partial<Record<Area["kind"], [number, number]>> = {
  citadel: [-44, 26],
  temple: [-40, 26],
  entrance: [-32, 22],
  monolith: [-40, 24],
  summit: [-52, 30],
  path: [-28, 24],
};

function built(area: Area): Box | null {
  const reach = HEIGHT[area.kind];
  if (!reach) return null;
  const w = area.kind === "summit" ? 96 : area.kind === "citadel" || area.kind === "temple" ? 78 : 44;
  return { x: area.x, y: area.y + (reach[0] + reach[1]) / 2, w, h: reach[1] - reach[0] };
}

/** How far two boxes lie over each other, both ways. */
function over(a: Box, b: Box): [number, number] | null {
  const ox = (a.w + b.w) / 2 - Math.abs(a.x - b.x);
  const oy = (a.h + b.h) / 2 - Math.abs(a.y - b.y);
  return ox > 0 && oy > 0 ? [ox, oy] : null;
}

/** Push names apart until they fit; letters are so many units high. */
export function labels(areas: Area[], name: (id: string) => string, letters: number): Label[] {
  const texts = areas.map((area) => broken(name(area.id)));
  const home = areas.map((area, i) => {
    const h = texts[i]!.length * letters;
    const [dx, dy] = area.kind === "path" ? [74, 0] : [0, 33 + h / 2];
    return { x: area.x + dx, y: area.y + dy, h, w: Math.max(...texts[i]!.map((l) => l.length * widthOf(l))) * letters + 4 };
  });
  const boxes = home.map((box) => ({ ...box }));
  const walls = areas.map(built).filter((box) => box !== null);
  for (let round = 0; round < ROUNDS; round++) {
    boxes.forEach((a, i) => {
      for (const b of boxes.slice(i + 1)) {
        const by = over(a, b);
        if (!by) continue;
        if (by[1] <= by[0]) {
          const push = (by[1] / 2 + 0.5) * (a.y <= b.y ? 1 : -1);
          [a.y, b.y] = [a.y - push, b.y + push];
        } else {
          const push = (by[0] / 2 + 0.5) * (a.x <= b.x ? 1 : -1);
          [a.x, b.x] = [a.x - push, b.x + push];
        }
      }
      for (const wall of walls) {
        const by = over(a, wall);
        if (!by) continue;
        if (by[1] <= by[0]) a.y += by[1] * (a.y >= wall.y ? 0.6 : -0.6);
        else a.x += by[0] * (a.x >= wall.x ? 0.6 : -0.6);
      }
      a.x += (home[i]!.x - a.x) * 0.05;
      a.y += (home[i]!.y - a.y) * 0.05;
    });
  }
  return areas.map((area, i) => ({ area, lines: texts[i]!, x: boxes[i]!.x, y: boxes[i]!.y - boxes[i]!.h / 2 + letters * 0.82 }));
}
