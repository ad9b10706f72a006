/** Small sounds, made on the spot; what makes them is loaded with the first one. */

import { settings } from "./settings.svelte";

export type Sound = "turn" | "dice" | "hit" | "wound" | "loot" | "dusk" | "dawn" | "death" | "victory";

export function play(...sounds: Sound[]): void {
  if (!sounds.length || !settings.sound || !settings.volume || typeof AudioContext === "undefined") return;
  const volume = settings.volume / 100;
  void import("./synthesis").then(({ sound }) => new Set(sounds).forEach((one) => sound(one, volume)));
}
