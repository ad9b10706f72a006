/** Two small sounds, made on the spot; off unless the person turns them on. */

import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function tone(frequency: number, at: number, length: number, type: OscillatorType): void {
  const oscillator = context!.createOscillator();
  const gain = context!.createGain();
  const begin = context!.currentTime + at;
  oscillator.type = type;
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(0.12, begin + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  oscillator.connect(gain).connect(context!.destination);
  oscillator.start(begin);
  oscillator.stop(begin + length);
}

export function play(what: "turn" | "move" | "end"): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (what === "move") return tone(180, 0, 0.08, "triangle");
  const notes = what === "turn" ? [392, 523] : [262, 330, 392, 523];
  notes.forEach((note, index) => tone(note, index * 0.12, 0.35, "sine"));
}
