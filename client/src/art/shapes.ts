/** What drawings are made of: painted shapes, and how they are set beside each other. */

/** A filled shape, or, where the paint's name says so, a line. */
export interface Shape {
  paint: string;
  d: string;
  place?: string;
}

/** Paints of lines: the colour, and the width. */
export const LINES: Record<string, [string, number]> = {
  glowline: ["glow", 2.2],
  crease: ["dark", 1.4],
  limb: ["main", 5],
  shaft: ["wood", 4.6],
  bow: ["trim", 4.6],
  cord: ["trim", 2],
  string: ["bone", 1.2],
  antler: ["bone", 3.2],
};

/** Paints that no light falls on: they shine themselves, lie in the dark, or are light and shade painted by hand. */
export const UNLIT = new Set(["dark", "shade", "light", "far", "near", "spark", "eye"]);

const MIRROR = "matrix(-1 0 0 1 100 0)";

export function one(paint: string, ...d: string[]): Shape[] {
  return [{ paint, d: d.join("") }];
}

/** A shape and its mirror image on a field of 100: most beings have two of everything. */
export function two(paint: string, ...d: string[]): Shape[] {
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

/** Whether left and right are exchanged: the light still comes from the left. */
export function mirrored(shape: Shape): boolean {
  return shape.place?.includes("matrix(-1") ?? false;
}
