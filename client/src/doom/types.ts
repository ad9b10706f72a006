/** What `view.py` of Darkest Doom tells, as far as it is drawn. */

import { GUARDIANS } from "../lib/paint";

export type Colour = "green" | "purple" | "orange" | "grey";
export type FateIcon = "sword" | "priestess" | "shield" | "dawn" | "dusk" | "moon";
export type Tier = "hound" | "huntsman" | "leader";
export type AreaKind = "citadel" | "temple" | "forest" | "plain" | "mountain" | "lake" | "entrance" | "path" | "monolith" | "summit";

export interface Area {
  id: string;
  kind: AreaKind;
  region: string;
  colour: Colour | null;
  x: number;
  y: number;
  next: string[];
}

export interface RoundField {
  level: number;
  heart: boolean;
  echo: boolean;
}

export interface Building {
  area: string;
  colour: Colour;
  kind: "citadel" | "temple";
  tendrils: number;
  corrupted: boolean;
  ally: number | null;
  points: number | null;
  acolyte: boolean | null;
}

export interface Monster {
  tier: Tier;
  area: string;
  targets: [string, number][] | null;
  rider: number | null;
}

export interface Guardian {
  number: number;
  virtual: boolean;
  who: string | null;
  colour: Colour;
  area: string;
  fame: number;
  glory: number;
  acolytes: number;
  moths: number;
  alive: boolean;
  consumed: boolean;
  // The rest is absent for Virtual Guardians.
  attack: number;
  magic: number;
  wisdom: number;
  health: number;
  wounds: number;
  mana: number;
  coins: number;
  actions: number;
  mana_most: number;
  hand_most: number;
  slots_free: number;
  followers_free: number;
  cards: number;
  corruption: number;
  hand: string[] | null;
  equipment: { card: string; uses: number }[];
  spectre: number;
  spectre_attack: number;
  spectre_defence: number;
  relics: Record<string, number>;
  aim: number[];
  declared: string | null;
  mission: { id: string; area: string; high: boolean } | null;
  orders: string[] | null;
  orders_held: number;
  dice: FateIcon[];
  bonus: FateIcon[];
}

/** One side of a combat: what it deals and parries, what it would take as the dice lie, how much it can take. */
export interface Side {
  figure: string;
  tier: Tier | null;
  hits: number;
  pierces: number;
  parries: number;
  wounds: number;
  left: number;
  dies: boolean;
}

export interface View {
  seat: number | null;
  seats: number;
  over: boolean;
  victor: { how: string; guardians: number[]; darkness: boolean } | null;
  waiting: number[];
  step: string | null;
  round: number;
  phase: "dawn" | "dusk";
  level: number;
  track: RoundField[];
  echo: boolean;
  order: number[];
  active: number | null;
  fate: number | null;
  hearts: number;
  bag: number;
  event: string | null;
  buildings: Building[];
  monsters: (Monster | null)[];
  abysses: string[];
  traps: { owner: number; area: string }[];
  decks: Record<string, { left: number; discards: string[] }>;
  destiny: { value: number; high: boolean } | null;
  test: FateIcon[];
  /** What no die matches; null before the roll. */
  missing: FateIcon[] | null;
  combat: { attacker: Side; defender: Side; rolled: boolean } | null;
  /** Wounds that are about to be taken. */
  hurt: { guardian: number; wounds: number; parried: number; left: number; dies: boolean; by: string | null } | null;
  guardians: Guardian[];
  standings: { seat: number; rank: number; score: number }[] | null;
}

export const COLOURS: Colour[] = ["green", "purple", "orange", "grey"];
export const ATTRIBUTES = ["attack", "magic", "wisdom", "health"] as const;
export const RELICS = ["crystal", "lantern", "urn"] as const;
export const DECKS = ["equipment", "traps", "spells", "encounters"] as const;

/** How a Guardian's or a building's colour is drawn. */
export const PAINT = GUARDIANS as Record<Colour, string>;
