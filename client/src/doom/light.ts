/** The light over the land: eight days, each greyer than the one before, the Dusk of each, and what corruption makes of it. */
import type { View } from "../generated/darkest-doom";
import { mix } from "../lib/light";

const DAWN = ["#f2c063", "#8fa3b8"] as const;
const DUSK = ["#6f7fe8", "#8a5be0"] as const;
const CORRUPT = "#c23aa8";
const DAYS = 8;

type Lit = Pick<View, "round" | "phase" | "buildings" | "abysses">;

/** How far the land is lost, from 0 to 1: tendrils on Citadels and Temples, and the Dark Abysses. */
export function corruption({ buildings, abysses }: Lit): number {
  const lost = buildings.reduce((sum, one) => sum + one.tendrils + (one.corrupted ? 2 : 0), 0) + abysses.length;
  return Math.min(1, lost / (buildings.length * 3));
}

export function lightOf(view: Lit): string {
  const [first, last] = view.phase === "dusk" ? DUSK : DAWN;
  return mix(mix(first, last, (view.round - 1) / (DAYS - 1)), CORRUPT, 0.4 * corruption(view));
}
