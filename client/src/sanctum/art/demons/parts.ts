/** What demons are drawn from: shapes on a field of 100 by 100, and a few parts that several kinds have. */

/** How a shape is painted: the family's deep, main and glowing colours, dark, bone; or a line of one of them. */
export type Paint = "deep" | "main" | "glow" | "dark" | "bone" | "glowline" | "darkline" | "limb";
export interface Shape {
  paint: Paint;
  d: string;
  place?: string;
}

const MIRROR = "matrix(-1 0 0 1 100 0)";

export function one(paint: Paint, ...d: string[]): Shape[] {
  return [{ paint, d: d.join("") }];
}

/** A shape and its mirror image: most demons have two of everything. */
export function two(paint: Paint, ...d: string[]): Shape[] {
  return [...one(paint, ...d), { paint, d: d.join(""), place: MIRROR }];
}

/** A circle, as a path. */
export function dot(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** Shapes moved and made smaller. */
export function at(x: number, y: number, scale: number, shapes: Shape[]): Shape[] {
  return shapes.map((shape) => ({ ...shape, place: `translate(${x} ${y}) scale(${scale}) ${shape.place ?? ""}`.trim() }));
}

/** Two slanted eyes, the left one around a point. */
export function eyes(x: number, y: number, size = 1): Shape[] {
  const n = (value: number) => Math.round(value * size * 10) / 10;
  const socket = `M${x - n(7)} ${y - n(4)}l${n(14)} ${n(5)}-${n(3)} ${n(6)}c-${n(7)} ${n(0.5)}-${n(11)}-${n(4)}-${n(11)}-${n(11)}Z`;
  const spark = `M${x - n(3)} ${y}l${n(7)} ${n(2.5)}-${n(2)} ${n(2.5)}c-${n(3)} 0-${n(5)}-${n(2)}-${n(5)}-${n(5)}Z`;
  return [...two("dark", socket), ...two("glow", spark)];
}

/** A mouth with pointed teeth. */
export function maw(y: number, width: number): Shape[] {
  const left = 50 - width / 2;
  const fang = `M${left + 2} ${y}l${width / 7} ${width / 3} ${width / 7}-${width / 3}Z`;
  return [...one("dark", `M${left} ${y}h${width}l-${width / 6} ${width / 2.4}h-${(2 * width) / 3}Z`), ...two("bone", fang)];
}

/** A skull that fills the field. */
export const SKULL: Shape[] = [
  ...one("main", "M50 8c20 0 30 13 30 29 0 9-4 15-10 19l-2 12H32l-2-12c-6-4-10-10-10-19C20 21 30 8 50 8Z"),
  ...two("dark", "M28 36c0-7 5-10 10-9s8 5 7 11-5 9-10 8-7-5-7-10Z"),
  ...two("glow", dot(37, 37, 3.4)),
  ...one("dark", "M50 44l5 9H45Z"),
  ...one("darkline", "M40 68V58M47 68V58M53 68V58M60 68V58"),
];
