/** The outline of the land, and the chance its drawing is made with: the same on every screen. */

export type Point = [number, number];

const CENTRE = 500;
const REACH = 548;

/** A number in [0, 1) that depends on the text only. */
export function chance(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  h = Math.imul(h ^ (h >>> 15), 2246822507);
  h = Math.imul(h ^ (h >>> 13), 3266489909);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

export const far = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** A rounded square with bays. */
export function shore(): Point[] {
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
