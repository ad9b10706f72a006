/** What an order means, by its kind of choice: the key of its words in the player aid. */

const ACTS: Record<string, string> = {
  "end-turn": "doom-act-end",
  pass: "doom-act-pass",
  settle: "doom-act-settle",
  stand: "doom-act-settle",
  declare: "doom-act-declare",
  complete: "doom-is-mission",
  ally: "doom-aid-ally",
  forsake: "doom-aid-ally",
  road: "doom-aid-road",
  rite: "doom-aid-rite",
  trap: "doom-is-trap",
  lodge: "doom-aid-lodge",
  seek: "doom-is-destiny",
  coin: "doom-is-coin",
  "free-mosh": "doom-aid-mosh",
};

export const meaning = (choice: string): string | undefined => ACTS[choice];

/** Abilities of a turn: they have their place on the player board, where they are described. */
export const ABILITIES = ["trick", "blood-step"];
