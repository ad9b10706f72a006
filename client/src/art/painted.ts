/** Shapes with light and shade on them, as SVG. */

import { LINES, mirrored, type Shape, UNLIT } from "./shapes";

const DARK = "#120d0b";
const ROUND = { fill: "none", "stroke-linecap": "round", "stroke-linejoin": "round" };

/** The attributes of a path. */
type Path = Record<string, string | number>;

/** The shapes in these colours, with outlines that thick. */
export function painted(shapes: Shape[], paints: Record<string, string>, edge = 1.6): string {
  return paths(shapes, paints, edge)
    .map((path) => `<path ${attributes(path)}/>`)
    .join("");
}

/** What they are drawn with, one path over the other. */
export function paths(shapes: Shape[], paints: Record<string, string>, edge: number): Path[] {
  return shapes.flatMap((shape) => {
    const placed: Path = shape.place ? { d: shape.d, transform: shape.place } : { d: shape.d };
    return looks(shape, paints, edge).map((look) => ({ ...placed, ...look }));
  });
}

function looks(shape: Shape, paints: Record<string, string>, edge: number): Path[] {
  const { paint } = shape;
  const fill = paints[paint];
  const side = mirrored(shape) ? "-back" : "";
  if (LINES[paint]) return line(shape, paints, edge);
  if (UNLIT.has(paint)) return [{ fill }];
  if (paint === "glow") return [{ fill }, { fill: "url(#shine)" }];
  return [
    { fill, stroke: DARK, "stroke-width": edge, "stroke-linejoin": "round" },
    { fill: `url(#light${side})`, stroke: `url(#rim${side})`, "stroke-width": edge / 2, "stroke-linejoin": "round" },
  ];
}

function line({ paint, place = "" }: Shape, paints: Record<string, string>, edge: number): Path[] {
  const [colour, width] = LINES[paint];
  const drawn = (stroke: string, width: number, look: Path = {}): Path => ({ ...ROUND, stroke, "stroke-width": width, ...look });
  const found = [drawn(paints[colour], width)];
  if (colour !== "dark") found.unshift(drawn(DARK, width + 2 * edge, { "stroke-opacity": width > 3 ? 1 : 0.35 }));
  const shine = { "stroke-opacity": 0.45, transform: `${place} translate(-1 -1)` };
  if (width > 3) found.push(drawn("#fff0cf", width / 4, shine));
  return found;
}

type Stop = [offset: number, colour: string, opacity: number];
type Light = { kind: "radialGradient" | "linearGradient"; look: Path; stops: Stop[] };

const FALL: Stop[] = [
  [0, "#fff0cf", 0.5],
  [0.38, "#fff0cf", 0.06],
  [0.55, "#0b0510", 0.08],
  [1, "#0b0510", 0.78],
];
const RIM: Stop[] = [
  [0, "#fff3d8", 0.75],
  [0.4, "#fff3d8", 0.08],
  [1, "#0b0510", 0],
];
const SHINE: Stop[] = [
  [0, "#fff", 0.85],
  [1, "#fff", 0],
];
const SIDES: [string, Path][] = [
  ["", {}],
  ["-back", { gradientTransform: "matrix(-1 0 0 1 1 0)" }],
];

/** The one light that falls on all drawings, from the upper left. */
export const LIGHTS: Light[] = [
  ...SIDES.flatMap(([side, turned]): Light[] => [
    { kind: "radialGradient", look: { id: `light${side}`, cx: 0.34, cy: 0.2, r: 0.95, ...turned }, stops: FALL },
    { kind: "linearGradient", look: { id: `rim${side}`, x1: 0.1, y1: 0, x2: 0.9, y2: 1, ...turned }, stops: RIM },
  ]),
  { kind: "radialGradient", look: { id: "shine", cx: 0.5, cy: 0.5, r: 0.55 }, stops: SHINE },
];

/** The same for a drawing that is an image. */
export const LIGHT = LIGHTS.map(({ kind, look, stops }) => `<${kind} ${attributes(look)}>${stops.map(stop).join("")}</${kind}>`).join("");

function stop([offset, colour, opacity]: Stop): string {
  return `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
}

function attributes(look: Path): string {
  return Object.entries(look)
    .map(([name, value]) => `${name}="${value}"`)
    .join(" ");
}
