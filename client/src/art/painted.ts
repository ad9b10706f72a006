/** Shapes with light and shade on them, as SVG. */

import { LINES, mirrored, type Shape, UNLIT } from "./shapes";

const DARK = "#120d0b";

/** The shapes in these colours, with outlines that thick. */
export function painted(shapes: Shape[], paints: Record<string, string>, edge = 1.6): string {
  return shapes.map((shape) => paint(shape, paints, edge)).join("");
}

function paint(shape: Shape, paints: Record<string, string>, edge: number): string {
  const { paint, d, place } = shape;
  const path = (look: string) => `<path d="${d}"${place ? ` transform="${place}"` : ""} ${look}/>`;
  const side = mirrored(shape) ? "-back" : "";
  if (LINES[paint]) return line(shape, paints, edge);
  if (UNLIT.has(paint)) return path(`fill="${paints[paint]}"`);
  if (paint === "glow") return path(`fill="${paints.glow}"`) + path('fill="url(#shine)"');
  return (
    path(`fill="${paints[paint]}" stroke="${DARK}" stroke-width="${edge}" stroke-linejoin="round"`) +
    path(`fill="url(#light${side})" stroke="url(#rim${side})" stroke-width="${edge / 2}" stroke-linejoin="round"`)
  );
}

function line({ paint, d, place = "" }: Shape, paints: Record<string, string>, edge: number): string {
  const [colour, width] = LINES[paint];
  const path = (stroke: string, width: number, look = "") => `<path d="${d}" stroke="${stroke}" stroke-width="${width}" ${look}/>`;
  const under = colour === "dark" ? "" : path(DARK, width + 2 * edge, `stroke-opacity="${width > 3 ? 1 : 0.35}"`);
  const over = width > 3 ? path("#fff0cf", width / 4, 'stroke-opacity=".45" transform="translate(-1 -1)"') : "";
  const parts = under + path(paints[colour], width) + over;
  return `<g transform="${place}" fill="none" stroke-linecap="round" stroke-linejoin="round">${parts}</g>`;
}

const stop = (offset: number, colour: string, opacity: number) =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;

const SIDES: [string, string][] = [
  ["", ""],
  ["-back", 'gradientTransform="matrix(-1 0 0 1 1 0)"'],
];

/** The one light that falls on all drawings, from the upper left. */
export const LIGHT =
  SIDES.map(
    ([side, turned]) =>
      `<radialGradient id="light${side}" cx=".34" cy=".2" r=".95" ${turned}>` +
      stop(0, "#fff0cf", 0.5) +
      stop(0.38, "#fff0cf", 0.06) +
      stop(0.55, "#0b0510", 0.08) +
      stop(1, "#0b0510", 0.78) +
      `</radialGradient><linearGradient id="rim${side}" x1=".1" y1="0" x2=".9" y2="1" ${turned}>` +
      stop(0, "#fff3d8", 0.75) +
      stop(0.4, "#fff3d8", 0.08) +
      stop(1, "#0b0510", 0) +
      "</linearGradient>",
  ).join("") + `<radialGradient id="shine" cx=".5" cy=".5" r=".55">${stop(0, "#fff", 0.85)}${stop(1, "#fff", 0)}</radialGradient>`;
