import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import { play, type Sound } from "../src/lib/sound";
import { sound } from "../src/lib/synthesis";

const SOUNDS: Sound[] = ["turn", "dice", "hit", "wound", "loot", "dusk", "dawn", "death", "victory"];
const started = vi.fn();
const gains: { gain: Record<string, unknown> }[] = [];

/** What is made and joined is not heard, but what starts is counted. */
function node(): Record<string, unknown> {
  const value = () => ({ value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });
  const made = { gain: value(), frequency: value(), start: started, stop: vi.fn(), connect: (to: unknown) => to };
  gains.push(made);
  return made;
}

class Heard {
  currentTime = 0;
  sampleRate = 8000;
  destination = {};
  createGain = node;
  createOscillator = node;
  createBufferSource = node;
  createBiquadFilter = node;
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  resume = () => Promise.resolve();
}

beforeEach(() => {
  vi.stubGlobal("AudioContext", Heard);
  started.mockClear();
  Object.assign(settings, { sound: true, volume: 50 });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Object.assign(settings, { sound: true, volume: 50 });
});

test("each sound is made of something that starts, as loud as is set", () => {
  for (const one of SOUNDS) {
    started.mockClear();
    sound(one, 0.3);
    expect(started, one).toHaveBeenCalled();
  }
  expect(gains[0].gain.value).toBe(0.3);
});

test("whoever wants no sound hears none", async () => {
  const later = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 20)));
  play("hit");
  await vi.waitFor(() => expect(started).toHaveBeenCalled());
  started.mockClear();
  settings.sound = false;
  play("hit");
  Object.assign(settings, { sound: true, volume: 0 });
  play("hit");
  await later();
  expect(started).not.toHaveBeenCalled();
});
