/** Items by type, weapons by shape, on a field of 64 by 64; those of a higher level have more to them. */
import { dot, one, type Shape } from "../../art/shapes";

type Drawn = (level: number) => Shape[];

/** Something that only items of this level or a higher one have. */
function from(least: number, level: number, ...shapes: Shape[][]): Shape[] {
  return level >= least ? shapes.flat() : [];
}

const TYPES: Record<string, Drawn> = {
  helmet: (level) => [
    ...from(2, level, one("bone", "M15 30C5 27 2 15 7 4c3 9 9 13 16 15ZM49 30c10-3 13-15 8-26-3 9-9 13-16 15Z")),
    ...from(2, level, one("crease", "M6 13l5-2M8 19l6-3M58 13l-5-2M56 19l-6-3")),
    ...from(3, level, one("glow", "M32 1c5 4 7 9 6 16H26c-1-7 1-12 6-16Z")),
    ...one("main", "M32 9c14 0 21 9 21 22v13l-8 12h-7l-2-15h-8l-2 15h-7l-8-12V31c0-13 7-22 21-22Z"),
    ...one("trim", "M30 9h4l1 25-3 8-3-8ZM11 29c13-5 29-5 42 0v5c-13-5-29-5-42 0Z"),
    ...one("dark", "M16 36h12l2 5H18ZM48 36H36l-2 5h12Z"),
    ...one("shade", "M13 44l8 2 3 9-4 0ZM51 44l-8 2-3 9 4 0Z"),
    ...one("light", "M18 26c1-7 5-12 11-14-4 4-6 8-7 13Z"),
    ...one("dark", dot(16, 31, 0.9), dot(23, 29.4, 0.9), dot(41, 29.4, 0.9), dot(48, 31, 0.9)),
  ],
  armour: (level) => [
    ...one("main", "M20 8l6 5c4 3 8 3 12 0l6-5 12 7-4 14-7-2 2 29c-10 4-20 4-30 0l2-29-7 2L8 15Z"),
    ...one("shade", "M19 27l-2 29 7 2 2-26ZM45 27l2 29-7 2-2-26Z"),
    ...one("crease", "M32 17v41M19 28c8 5 18 5 26 0"),
    ...from(2, level, one("trim", "M20 7 7 14l-3 10 13 1 7-13ZM44 7l13 7 3 10-13 1-7-13Z")),
    ...from(2, level, one("crease", "M8 19c4-1 7-2 11-1M56 19c-4-1-7-2-11-1")),
    ...from(3, level, one("trim", "M17 38c10 5 20 5 30 0v4c-10 5-20 5-30 0ZM17 48c10 5 20 5 30 0v4c-10 5-20 5-30 0Z")),
    ...one("trim", "M24 11c5 6 11 6 16 0l2 3c-6 8-14 8-20 0Z"),
    ...one("glow", "M32 23l5 6-5 8-5-8Z"),
    ...one("crease", "M32 23v14M27 29h10"),
  ],
  boots: (level) => [
    ...one("main", "M8 8h17l-1 26c0 4 9 6 10 13v5H8l1-14Z"),
    ...one("shade", "M19 15h6l-1 20c1 4 6 6 8 10l-9-2c-4-3-5-8-4-28Z"),
    ...one("dark", "M7 50h27v4H7Z"),
    ...one("main", "M34 12h17l-1 24c0 4 10 7 11 14v5H34l1-14Z"),
    ...one("shade", "M45 19h6l-1 18c1 4 7 7 9 11l-10-2c-4-3-5-8-4-27Z"),
    ...one("dark", "M33 53h29v5H33Z"),
    ...one("trim", "M6 7h21v7H6ZM32 11h21v7H32Z"),
    ...one("crease", "M10 40l12-3M36 44l12-3"),
    ...from(2, level, one("glow", "M25 22l12-10c0 8-3 13-11 16ZM51 26l12-10c0 8-3 13-11 16Z")),
    ...from(3, level, one("trim", "M9 24h15v4H9ZM9 32h15v4H9ZM35 28h15v4H35ZM35 36h15v4H35Z")),
    ...one("light", "M11 16h4l-1 20h-4ZM37 20h4l-1 20h-4Z"),
  ],
  bow: (level) => [
    ...one("string", "M13 5l44 52"),
    ...one("bow", "M13 6c31 4 46 26 44 51"),
    ...one("shaft", "M7 57 47 17"),
    ...one("main", "M57 6 40 12l11 12ZM4 60l3-11 4 0 5 5 0 4Z"),
    ...one("trim", "M38 16c5 2 8 5 11 10l-4 3c-2-5-5-8-10-10Z"),
    ...from(2, level, one("glow", "M26 5l8-1 1 7ZM58 38l4 7-7 2Z")),
    ...from(3, level, one("glow", "M50 8l9-7-3 11Z")),
  ],
  hammer: (level) => [
    ...one("shaft", "M9 58 38 25"),
    ...one("crease", "M11 53l4 4M15 49l4 4M19 44l4 4"),
    ...one("main", "M24 13 37 1l24 26-12 12Z"),
    ...one("shade", "M30 19l13-12 4 4-13 12ZM45 35l12-12 4 4-12 12Z"),
    ...one("trim", "M21 11 35-2l4 4L25 15ZM47 37l12-13 4 4-12 13Z"),
    ...one("light", "M36 5l20 21-2 2L34 7Z"),
    ...from(2, level, one("glow", "M37 20l6-5 6 6-6 6Z")),
    ...from(3, level, one("glow", "M28 9l3-3 3 3-3 3ZM52 33l3-3 3 3-3 3Z")),
  ],
  axe: (level) => [
    ...one("shaft", "M14 60 44 12"),
    ...one("crease", "M15 54l4 3M18 49l4 3M21 44l4 3"),
    ...from(2, level, one("main", "M35 9c-10-2-18 3-22 12 7-1 12 1 17 6l9-11Z")),
    ...one("main", "M35 4c11-1 21 5 25 16 2 9 0 17-7 23-1-11-6-18-15-20L29 18Z"),
    ...one("light", "M43 5c9 3 15 8 17 16 1 8 0 14-5 19 2-8 1-15-1-20-2-6-6-11-11-15Z"),
    ...one("shade", "M35 9l7 8-5 6-7-5Z"),
    ...one("trim", "M33 12l9 6-4 8-10-6Z"),
    ...from(3, level, one("glow", dot(35.5, 19, 3))),
  ],
  spear: (level) => [
    ...one("shaft", "M7 59 43 21"),
    ...one("main", "M61 2 57 25 46 23 40 11Z"),
    ...one("shade", "M61 2 57 25 46 23Z"),
    ...one("light", "M60 3 45 20 42 12Z"),
    ...one("trim", "M36 20l8 9-5 4-8-9ZM30 28l6 7-3 2-6-6Z"),
    ...from(2, level, one("bone", "M39 9l-14 4 9 6ZM57 29l-4 14-6-9Z")),
    ...from(3, level, one("glow", "M47 14l4 0 0 5-4 0Z")),
  ],
  flail: (level) => [
    ...one("shaft", "M7 59 26 35"),
    ...one("cord", "M26 34c1-15 9-20 15-15s6 8 5 12"),
    ...one("trim", "M22 34l7-4 3 5-6 5Z"),
    ...one("bone", "M46 22l4 8h-8ZM63 33l-6 6-3-8ZM63 50l-9-1 4-7ZM47 60l-3-9 8 0ZM30 49l8-6 3 8ZM32 31l9 2-5 7Z"),
    ...one("main", dot(47, 40, 12)),
    ...from(2, level, one("trim", "M35 38h24v4H35Z")),
    ...from(3, level, one("glow", dot(47, 40, 4))),
  ],
  sling: (level) => [
    ...one("cord", "M9 59C6 37 18 16 39 9M17 61c1-19 13-33 34-35"),
    ...one("trim", "M34 8c9-6 20-2 23 7s-4 16-11 16c-7-6-12-14-12-23Z"),
    ...one("crease", "M38 10c2 8 6 14 11 19"),
    ...one("main", dot(48, 17, 8)),
    ...from(2, level, one("crease", "M43 14l5 3 5-4M48 17v7")),
    ...from(3, level, one("glow", dot(48, 17, 3))),
  ],
  staff: (level) => [
    ...one("shaft", "M9 60 41 23"),
    ...one("crease", "M14 50l5 4M22 41l5 4"),
    ...one("trim", "M33 23c-5-13 4-22 17-22-6 5-9 10-6 15 5 3 10 0 15-6 0 13-9 22-21 17Z"),
    ...one("main", dot(47, 13, level > 1 ? 6.5 : 5)),
    ...one("glow", dot(47, 13, level > 1 ? 4 : 2.6)),
    ...from(3, level, one("bone", "M33 25l-13-3 9 9ZM41 27l3 12-9-8Z")),
  ],
  scythe: (level) => [
    ...one("shaft", "M11 60 47 14"),
    ...one("shaft", "M24 36l-7-6"),
    ...one("main", "M54 9C39 0 17 3 2 24c17-10 32-10 44-5Z"),
    ...one("light", "M52 9C38 3 20 5 5 21 20 11 36 9 48 14Z"),
    ...one("trim", "M43 10l10 2 1 8-8 3-6-6Z"),
    ...from(2, level, one("bone", "M50 8l9-6-2 11Z")),
    ...from(3, level, one("glow", dot(48, 16, 3))),
  ],
  blade: (level) => [
    ...one("main", "M61 2 58 18 26 48l-9-9L46 6Z"),
    ...one("light", "M60 3 46 7 18 38l3 3Z"),
    ...one("crease", "M54 10 25 41"),
    ...one("shaft", "M17 47 7 57"),
    ...one("trim", "M8 34l6-4 20 20-4 6Z"),
    ...one("trim", dot(6, 58, 4)),
    ...from(2, level, one("trim", "M8 34c-6 2-7 8-4 12 2-5 5-7 9-8ZM30 56c-2 6-8 7-12 4 5-2 7-5 8-9Z")),
    ...from(3, level, one("glow", dot(21, 43, 3.6))),
  ],
  amulet: (level) => [
    ...one("cord", "M11 3c0 17 9 27 21 29C44 30 53 20 53 3"),
    ...from(2, level, one("glow", dot(17, 22, 3.6), dot(47, 22, 3.6))),
    ...one("trim", "M32 23l18 17-18 22-18-22Z"),
    ...one("main", "M32 30l12 10-12 15-12-15Z"),
    ...one("light", "M32 30 20 40h8ZM32 30l4 10h-8Z"),
    ...one("shade", "M32 55l4-15h8Z"),
    ...one("crease", "M20 40h24M32 30l-4 10 4 15 4-15Z"),
    ...from(3, level, one("glow", "M7 40l6-5v10ZM57 40l-6-5v10Z")),
  ],
};

const SHAPES: [string, RegExp][] = [
  ["bow", /bow/],
  ["hammer", /hammer|maul|mace/],
  ["axe", /hatchet|axe|cleaver/],
  ["spear", /spear|lance$/],
  ["flail", /whip|flail/],
  ["sling", /sling/],
  ["staff", /wand|staff|scepter/],
  ["scythe", /scythe|sickle/],
];

/** The drawing of an item; a weapon's name tells its shape. */
export function item(type: string, id: string, level: number): Shape[] {
  const shape = SHAPES.find(([, names]) => names.test(id))?.[0] ?? "blade";
  return (TYPES[type === "weapon" ? shape : type] ?? TYPES.amulet)(level);
}
