/** Figures of Guardians and Penumbra monsters, feet at (0, 17), about 45 high; behind each its outline, which is painted in a sign's colour. */
import { dot, one, type Shape } from "../../art/shapes";

export interface Figure {
  outline: string;
  shapes: Shape[];
}

/** A shape and its mirror image. */
function both(paint: string, ...d: string[]): Shape[] {
  return [...one(paint, ...d), { paint, d: d.join(""), place: "matrix(-1 0 0 1 0 0)" }];
}

const CLOAK = "M-15 17C-15 3-10-4 0-5C10-4 15 3 15 17Z";
const CLOAKED = [...one("cloak", CLOAK), ...both("shade", "M-5 1L-8 17H-14C-14 8-11 2-5 1Z"), ...one("crease", "M-4-3C-2 0 2 0 4-3")];

const VIXEN = "M-12-31L-10-15C-9-8-4-4 0 0C4-4 9-8 10-15L12-31L4-21C2-22-2-22-4-21Z";
const WOLF = "M-11-31L-12-18L-17-9L-11-8L-6 0L0 2L6 0L11-8L17-9L12-18L11-31L5-22H-5Z";
const HARE = "M-7-40C-13-33-11-24-6-19C-11-14-10-4 0-1C10-4 11-14 6-19C11-24 13-33 7-40C3-35 2-27 1.500-20H-1.500C-2-27-3-35-7-40Z";
const RAT = "M-10-27A7 7 0 1 0-9-14C-8-6-3-1 0 2C3-1 8-6 9-14A7 7 0 1 0 10-27A7 7 0 0 0 4-21C2-22-2-22-4-21A7 7 0 0 0-10-27Z";
const COWL = "M-15 17L-13-8C-13-23-7-31 0-35C7-31 13-23 13-8L15 17Z";

export const GUARDIANS: Record<string, Figure> = {
  // The white vixen: pointed ears, narrow muzzle, a bushy tail.
  sela: {
    outline: `${CLOAK}${VIXEN}`,
    shapes: [
      ...one("fur", "M10 13C20 12 24 3 20-7C29 0 29 16 11 17Z"),
      ...one("bone", "M20-7C26-3 28 2 27 7L21 2Z"),
      ...CLOAKED,
      ...one("fur", VIXEN),
      ...both("shade", "M-11-28L-9.500-18L-5-21Z"),
      ...both("bone", "M-9-14C-8-8-4-4 0 0V-7C-3-8-6-10-9-14Z"),
      ...both("dark", "M-7-16L-2.500-13L-5-11.500Z"),
      ...both("glow", dot(-4.6, -13.4, 0.9)),
      ...one("dark", dot(0, -1.5, 1.6)),
    ],
  },
  // The wolf of the Vanguard: a ruff and a sword.
  urian: {
    outline: `${CLOAK}${WOLF}`,
    shapes: [
      ...one("steel", "M17.500 14V-24L20-30L22.500-24V14Z"),
      ...one("brass", "M14-12h12v3h-12ZM18 14h4v3h-4Z"),
      ...CLOAKED,
      ...one("fur", WOLF),
      ...both("shade", "M-10-28L-10.500-19L-6-22ZM-12-17L-16-9.500L-11-9L-8-4L-8-12Z"),
      ...one("bone", "M-4.500-12C-2-14 2-14 4.500-12L3.500-2L0 1L-3.500-2Z"),
      ...both("dark", "M-8-17L-2.500-13.500L-5-12Z"),
      ...both("glow", dot(-4.8, -14, 0.9)),
      ...one("dark", "M-2.500-7h5L0-3.500Z"),
      ...one("crease", "M0-4V-1"),
    ],
  },
  // The shamans' foundling: long ears and a staff with a crescent.
  roana: {
    outline: `${CLOAK}${HARE}`,
    shapes: [
      ...one("shaft", "M-20 16V-19"),
      ...one("glow", "M-25-29A6.500 6.500 0 1 0-15-29A5 5 0 1 1-25-29Z"),
      ...CLOAKED,
      ...one("fur", HARE),
      ...both("shade", "M-7-36C-9-31-8-25-5-21L-3-24C-3-29-4-33-7-36Z"),
      ...one("bone", "M-5-9C-3-11 3-11 5-9C4-4 2-2 0-1.500C-2-2-4-4-5-9Z"),
      ...both("dark", dot(-4.6, -13, 2)),
      ...both("glow", dot(-5, -13.6, 0.8)),
      ...one("dark", "M-1.600-8h3.200L0-6Z"),
      ...one("crease", "M0-6V-4"),
    ],
  },
  // The rat with a gang of his own: round ears, whiskers, a tail.
  tristram: {
    outline: `${CLOAK}${RAT}`,
    shapes: [
      ...one("cord", "M13 15C23 17 26 8 20 5"),
      ...CLOAKED,
      ...one("fur", RAT),
      ...both("shade", dot(-11.5, -20.5, 4)),
      ...one("bone", "M-4-8C-2-10 2-10 4-8L2-1L0 2L-2-1Z"),
      ...both("dark", dot(-4.4, -13, 1.9)),
      ...both("glow", dot(-4.8, -13.6, 0.8)),
      ...one("dark", dot(0, 0.6, 1.7)),
      ...both("string", "M-3-3L-13-6M-3-1L-12 1"),
    ],
  },
  // A Virtual Guardian: a cowl with nobody in it.
  virtual: {
    outline: COWL,
    shapes: [
      ...one("cloak", COWL),
      ...both("shade", "M-8-4L-10 17H-14L-12-6Z"),
      ...one("dark", "M-8-8C-9-20-4-26 0-27C4-26 9-20 8-8C4-3-4-3-8-8Z"),
      ...both("glow", "M-5-15L-1.500-13L-3.500-11.500Z"),
      ...one("crease", "M0-34V-28M-3 0L-4 16M3 0L4 16"),
    ],
  },
};

const HOUND =
  "M-20 17L-17 6C-22 2-24-4-21-10C-18-7-15-6-11-8C-6-12 0-12 5-10C7-13 9-17 10-23L13-16L17-21L18-14C22-12 26-9 28-5L22-3L27 1C24 4 19 4 16 2C14 5 13 8 14 12L16 17H9L8 10C4 8-2 8-6 9L-10 13L-9 17Z";
const TAIL = "M-20-8C-28-8-31-15-28-22C-26-16-22-14-16-11Z";
const SPEAR = "M20-43L25-30L20-25L15-30Z";
const HUNTED = "M-17 17C-18 2-13-9-6-13H6C13-9 17 2 16 17Z";
const MASK = "M-8-30L-14-41L-3-34H3L14-41L8-30C9-24 6-19 3-14L0-11L-3-14C-6-19-9-24-8-30Z";
const ROBE = "M-20 17C-22 0-14-9-7-13H7C14-9 22 0 20 17Z";
const SKULL = "M-8-26C-8-32 8-32 8-26C8-20 6-17 4-11L1.500-7H-1.500L-4-11C-6-17-8-20-8-26Z";
const ANTLERS = "M-5-28C-12-29-17-34-18-44M-14-34L-23-34M-17-39L-11-44M5-28C12-29 17-34 18-44M14-34L23-34M17-39L11-44";

export const MONSTERS: Record<string, Figure> = {
  hound: {
    outline: `${HOUND}${TAIL}`,
    shapes: [
      ...one("deep", TAIL),
      ...one("bone", "M-13-7L-13-14L-8-9ZM-6-10L-5-18L0-10.500ZM1-10L3-17L6-10Z"),
      ...one("main", HOUND),
      ...one("shade", "M-17 6C-13 2-9 3-7 9L-10 13L-9 17H-20ZM9-10C11-7 15-5 20-4L16 2C12 0 9-4 9-10Z"),
      ...one("crease", "M-4-6C-3-2-3 2-5 6M0-7C1-3 1 1 0 6M4-6C5-3 5 1 4 5"),
      ...one("dark", "M17-4L27-5L22-3L26 0L18 0Z"),
      ...one("bone", "M18.500-4l1.500 3 1.500-3ZM23-4.500l1 2 1.500-2.300ZM20 0l1-2 1.500 2Z"),
      ...one("glow", "M14-11L20-10L17-8Z"),
    ],
  },
  huntsman: {
    outline: `${HUNTED}${MASK}${SPEAR}`,
    shapes: [
      ...one("shaft", "M20 17V-28"),
      ...one("steel", SPEAR),
      ...one("deep", HUNTED),
      ...one("crease", "M-9-2C-11 5-12 11-12 16M9-2C10 5 11 11 11 16M-3 2L-4 16M3 2L4 16"),
      ...one("limb", "M9-6C15-4 18 0 20 3"),
      ...one("main", "M-15-2C-12-11-6-14 0-14C6-14 12-11 15-2L10-6L7 0L3-5L0 2L-3-5L-7 0L-10-6Z"),
      ...one("main", MASK),
      ...one("bone", "M-6-29C-2-31 2-31 6-29L4-21L1.500-13H-1.500L-4-21Z"),
      ...both("dark", "M-5-27L-1-24L-3.500-21.500Z"),
      ...both("glow", dot(-3, -24.2, 1)),
      ...one("crease", "M-1-16V-13M1-16V-13"),
    ],
  },
  leader: {
    outline: `${ROBE}${SKULL}`,
    shapes: [
      ...one("antler", ANTLERS),
      ...one("deep", ROBE),
      ...one("crease", "M-11 2C-13 7-14 12-14 16M11 2C13 7 14 12 14 16M-5 6L-6 16M5 6L6 16"),
      ...one("main", "M-17 0C-13-10-6-14 0-14C6-14 13-10 17 0L11 4L7-2L0 7L-7-2L-11 4Z"),
      ...one("glow", "M0 6l3.500 4-3.500 6-3.500-6Z"),
      ...one("bone", SKULL),
      ...both("dark", "M-6.500-25C-4-27-1.500-25-1-22C-3-20-6-21-6.500-25Z"),
      ...both("glow", dot(-3.6, -23, 1.2)),
      ...one("dark", "M0-18l1.500 4h-3Z"),
      ...one("crease", "M-1.500-11V-8M1.500-11V-8M0-31V-27"),
    ],
  },
};
