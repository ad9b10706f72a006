/** Small sounds, made on the spot; what makes them is loaded with the first one. */

import { settings } from "./settings.svelte";

export type Sound = "turn" | "dice" | "hit" | "wound" | "loot" | "dusk" | "dawn" | "death" | "victory";

export function play(...sounds: Sound[]): void {
  if (!sounds.length || !settings.sound || !settings.volume || typeof AudioContext === "undefined") return;
  const volume = settings.volume / 100;
  const heard = () => void import("./synthesis").then(({ sound }) => new Set(sounds).forEach((one) => sound(one, volume)));
  // After the frame that shows what is heard: to make a sound takes time, too.
  requestAnimationFrame(() => setTimeout(heard));
}
