/** The colours of those who play, the same on boards, player boards and in the log. */

import type { Cast } from "./heroes";

export const GUARDIANS: Record<string, string> = {
  green: "#7cc46a",
  purple: "#bf9bf4",
  orange: "#f09a4e",
  grey: "#cfc9be",
};

const HEROES: Record<string, string> = {
  huntress: "#9fce6e",
  outlaw: "#b493e6",
  slayer: "#f0705c",
  dancer: "#6fb4ec",
};

/** The colour of a hero or Guardian of a view. */
export function paintOf(view: Cast | undefined, number: number): string {
  const colour = GUARDIANS[view?.guardians?.[number]?.colour ?? ""] ?? HEROES[view?.heroes?.[number]?.hero ?? ""];
  return colour ?? "var(--ink-dim)";
}
