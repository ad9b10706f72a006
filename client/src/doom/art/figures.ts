/** Silhouettes of figures, feet at (0, 17), about 45 high. */

export interface Silhouette {
  /** Body and head are filled, lines drawn over them. */
  body: string;
  head: string;
  lines: string;
  /** Eyes. */
  eyes: [number, number][];
}

const CLOAK = "M-14 17C-14 3-9-4 0-5C9-4 14 3 14 17Z";

export const GUARDIANS: Record<string, Silhouette> = {
  // The white vixen: pointed ears, narrow muzzle, a bushy tail.
  sela: {
    body: `${CLOAK}M11 12C20 12 23 4 20-4C26 2 26 16 12 17Z`,
    head: "M-11-29L-9-15C-8-8-3-4 0-1C3-4 8-8 9-15L11-29L4-20C2-21-2-21-4-20Z",
    lines: "M-3-5L0-1L3-5M-8.500-24L-7-18M8.500-24L7-18",
    eyes: [
      [-4, -13],
      [4, -13],
    ],
  },
  // The wolf of the Vanguard: a ruff and a sword.
  urian: {
    body: CLOAK,
    head: "M-10-29L-11-18L-16-9L-10-8L-5-1L0 1L5-1L10-8L16-9L11-18L10-29L5-22H-5Z",
    lines: "M19 15V-24M15-14H23M-3-4H3M-6-21L0-8L6-21",
    eyes: [
      [-5, -14],
      [5, -14],
    ],
  },
  // The shamans' foundling: long ears and a staff with a crescent.
  roana: {
    body: CLOAK,
    head: "M-7-38C-12-32-10-23-6-19C-10-14-9-5 0-2C9-5 10-14 6-19C10-23 12-32 7-38C3-34 2-26 1.500-20H-1.500C-2-26-3-34-7-38Z",
    lines: "M-19 16V-18M-23-27A6 6 0 1 0-15-27M-2-6L0-4L2-6",
    eyes: [
      [-4, -12],
      [4, -12],
    ],
  },
  // The rat with a gang of his own: round ears, whiskers, a tail.
  tristram: {
    body: CLOAK,
    head: "M-10-26A6.500 6.500 0 1 0-8-14C-7-6-3-1 0 2C3-1 7-6 8-14A6.500 6.500 0 1 0 10-26A6.500 6.500 0 0 0 4-20.500C2-21.500-2-21.500-4-20.500A6.500 6.500 0 0 0-10-26Z",
    lines: "M13 16C22 17 24 9 19 7M-3-3L-13-6M3-3L13-6M-3-1L-12 1M3-1L12 1",
    eyes: [
      [-4, -12],
      [4, -12],
    ],
  },
  // A Virtual Guardian: a cowl with nobody in it.
  virtual: {
    body: "M-14 17L-12-8C-12-22-6-29 0-32C6-29 12-22 12-8L14 17Z",
    head: "M-7-8C-8-18-4-23 0-24C4-23 8-18 7-8C4-4-4-4-7-8Z",
    lines: "",
    eyes: [
      [-3, -13],
      [3, -13],
    ],
  },
};

export const MONSTERS: Record<string, Silhouette> = {
  hound: {
    body: "M-21 17L-19 5C-22 1-25-3-26-9C-22-6-19-5-15-5L4-8L8-20L12-14L17-14L26-7L23-1L14 1L12 6L15 17H9L6 8H-8L-13 17Z",
    head: "",
    lines: "M16-3L23-4M-6 2L-3-4M0 2L3-5",
    eyes: [[15, -9]],
  },
  huntsman: {
    body: "M-15 17C-17 1-12-9-6-14L-12-27L-2-21L1-22L12-29L8-15C15-7 14 6 14 17Z",
    head: "M-5-9C-6-16 5-18 6-10C5-4-3-3-5-9Z",
    lines: "M20 17V-30M17-23L20-34L23-23ZM-8 6L-3 17M6 5L3 17",
    eyes: [
      [-2, -10],
      [3, -11],
    ],
  },
  leader: {
    body: "M-19 17C-22 0-14-10-7-13C-8-18-7-22-3-24C-14-24-19-30-20-38C-16-34-13-32-10-32C-12-35-12-38-11-42C-8-35-4-30-2-25H2C4-30 8-35 11-42C12-38 12-35 10-32C13-32 16-34 20-38C19-30 14-24 3-24C7-22 8-18 7-13C14-10 22 0 19 17Z",
    head: "M-5-12C-5-20 5-20 5-12C4-6-4-6-5-12Z",
    lines: "M-10 0L-5 17M10 0L5 17M0-4V17",
    eyes: [
      [-2.5, -13],
      [2.5, -13],
    ],
  },
};
