/** A few parts that several kinds of demons have, on a field of 100 by 100. */
import { dot, one, type Shape, two } from "../../../art/shapes";

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
  ...two("shade", "M22 44c2 6 5 9 9 12l1 10 5 2-1-13c-5-3-10-6-14-11ZM40 12c4 3 6 8 5 14-5-2-12-2-18 2 1-8 5-13 13-16Z"),
  ...two("dark", "M28 36c0-7 5-10 10-9s8 5 7 11-5 9-10 8-7-5-7-10Z"),
  ...two("glow", dot(37, 37, 3.4)),
  ...one("dark", "M50 44l5 9H45Z"),
  ...one("crease", "M40 68V58M47 68V58M53 68V58M60 68V58"),
];
