/** Chances and averages as they are read. */

import { words } from "../lib/words.svelte";
import type { Trusted } from "../generated/darkest-doom";

const whole = () => new Intl.NumberFormat(words.language, { style: "percent" });

/** What is not certain is neither none nor all of it. */
function percent(share: number): string {
  const { format } = whole();
  if (share > 0 && share < 0.01) return `< ${format(0.01)}`;
  return share > 0.99 && share < 1 ? `> ${format(0.99)}` : format(share);
}

/** What is only estimated says so. */
export const about = (share: number, trust: Trusted) => (trust === "estimated" ? `≈ ${whole().format(share)}` : percent(share));

export const average = (number: number) => new Intl.NumberFormat(words.language, { maximumFractionDigits: 1 }).format(number);
