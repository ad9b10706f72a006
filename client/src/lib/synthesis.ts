/** Sounds made of tones and noise. */

import type { Sound } from "./sound";

let context: AudioContext | null = null;
let out: GainNode;

/** A gain that swells and dies away. */
function envelope(at: number, length: number, loud: number, swell = 0.012): GainNode {
  const gain = context!.createGain();
  const begin = context!.currentTime + at;
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(loud, begin + swell);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  gain.connect(out);
  return gain;
}

interface Tone {
  at?: number;
  length?: number;
  loud?: number;
  /** Where its pitch ends. */
  to?: number;
  type?: OscillatorType;
  swell?: number;
}

function tone(pitch: number, { at = 0, length = 0.35, loud = 0.14, to = pitch, type = "sine", swell }: Tone = {}): void {
  const oscillator = context!.createOscillator();
  const begin = context!.currentTime + at;
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(pitch, begin);
  oscillator.frequency.exponentialRampToValueAtTime(to, begin + length);
  oscillator.connect(envelope(at, length, loud, swell));
  oscillator.start(begin);
  oscillator.stop(begin + length);
}

function noise(at: number, length: number, pitch: number, loud: number): void {
  const { sampleRate } = context!;
  const buffer = context!.createBuffer(1, Math.ceil(sampleRate * length), sampleRate);
  buffer.getChannelData(0).forEach((_, n, samples) => (samples[n] = Math.random() * 2 - 1));
  const source = context!.createBufferSource();
  const filter = context!.createBiquadFilter();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  source.connect(filter).connect(envelope(at, length, loud, 0.004));
  source.start(context!.currentTime + at);
}

const tune = (step: number, notes: number[], more: Tone = {}) => notes.forEach((note, n) => tone(note, { ...more, at: n * step }));

const SOUNDS: Record<Sound, () => void> = {
  turn: () => tune(0.12, [392, 523]),
  dice: () => [0, 0.09, 0.17, 0.3, 0.38, 0.52].forEach((at, n) => noise(at, 0.06, 1500 + 260 * (n % 4), 0.5)),
  hit: () => {
    noise(0, 0.12, 900, 0.6);
    tone(150, { to: 60, length: 0.16, loud: 0.3, type: "triangle" });
  },
  wound: () => {
    noise(0, 0.18, 400, 0.5);
    tone(230, { to: 90, length: 0.35, loud: 0.16, type: "sawtooth" });
  },
  loot: () => tune(0.08, [659, 880, 1319], { type: "triangle", length: 0.25, loud: 0.1 }),
  dusk: () => [98, 147, 155].forEach((note) => tone(note, { length: 1.8, loud: 0.12, swell: 0.7, to: note * 0.94 })),
  dawn: () => tune(0.16, [330, 415, 494], { length: 0.7, loud: 0.1 }),
  death: () => tune(0.22, [220, 185, 147, 98], { type: "triangle", length: 0.5 }),
  victory: () => tune(0.13, [262, 330, 392, 523, 659], { type: "triangle", length: 0.5 }),
};

export function sound(what: Sound, volume: number): void {
  if (!context) {
    context = new AudioContext();
    out = context.createGain();
    out.connect(context.destination);
  }
  void context.resume();
  out.gain.value = volume;
  SOUNDS[what]();
}
