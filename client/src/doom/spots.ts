/** What each area of the map shows, in plain values: whatever is as it was stays the same object, and is not drawn anew. */

import type { Area, Guardian } from "../generated/darkest-doom";
import { PAINT } from "./constants";
import type { MapFigures } from "./mapFigures";

/** What lies in an area besides figures. */
export interface Lying {
  built: boolean;
  tendrils: number;
  corrupted: boolean;
  acolyte: boolean;
  /** The paint of whoever is allied there, if anybody is, and how strongly. */
  ally: string;
  points: number;
  abyss: boolean;
  /** The paints of those whose traps lie there, and of those who have declared a mission there. */
  traps: string;
  declared: string;
  /** Does the own mission lead here? */
  mission: boolean;
}

/** An area as far as it can be pressed. */
export interface Spot extends Lying {
  area: Area;
  d: string;
  rim: string;
  open: boolean;
  taught: boolean;
  own: boolean;
  told: boolean;
  /** The words of the notation it answers for. */
  word: string;
  label: string;
  /** Its name, and the keys of what it is and of what lies there. */
  title: string;
  what: string;
}

export function lying(area: Area, figures: MapFigures): Lying {
  const { view, names } = figures;
  const building = figures.building(area.id);
  const ally = building && building.ally !== null ? view.guardians[building.ally] : undefined;
  return {
    built: building !== undefined,
    tendrils: building?.tendrils ?? 0,
    corrupted: building?.corrupted ?? false,
    acolyte: building?.acolyte ?? false,
    ally: ally ? PAINT[ally.colour] : "",
    points: building?.points ?? 0,
    abyss: view.abysses.includes(area.id),
    traps: paints(figures.traps(area.id)),
    declared: paints(figures.declared(area.id)),
    mission: names.mission?.area === area.id,
  };
}

const SIGHTS = new Set(["citadel", "temple", "entrance", "monolith", "summit", "path"]);

/** Whether there is something to draw there besides figures and the own mission. */
export function holds(spot: Spot): boolean {
  return SIGHTS.has(spot.area.kind) || spot.acolyte || spot.abyss || Boolean(spot.ally || spot.traps || spot.declared);
}

const paints = (some: Guardian[]) => some.map((one) => PAINT[one.colour]).join(" ");

/** The new list, with the old one's objects wherever nothing has changed. */
export function steady<T extends object>(before: T[], now: T[]): T[] {
  return now.map((one, n) => (before[n] && isSame(before[n], one) ? before[n] : one));
}

function isSame<T extends object>(one: T, other: T): boolean {
  return (Object.keys(other) as (keyof T)[]).every((key) => one[key] === other[key]);
}
