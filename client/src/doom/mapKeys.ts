/** The map by keyboard: from one area to the next. */

import type { Area } from "../generated/darkest-doom";

const TURNS: Record<string, [number, number]> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

export const direction = (key: string): [number, number] | undefined => TURNS[key];

/** Less, or more, and a way straight towards an area would lead around it. */
const ASIDE = 1.5;

/** The nearest area in a direction: of those that lie that way rather than aside. */
export function around(areas: Area[], from: Area, [dx, dy]: [number, number]): string {
  let [best, least] = [from.id, Infinity];
  for (const area of areas) {
    const along = (area.x - from.x) * dx + (area.y - from.y) * dy;
    const aside = Math.abs((area.x - from.x) * dy) + Math.abs((area.y - from.y) * dx);
    const cost = along + aside * ASIDE;
    if (along > 4 && aside <= along && cost < least) [best, least] = [area.id, cost];
  }
  return best;
}
