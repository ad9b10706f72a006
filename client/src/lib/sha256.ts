/** SHA-256 of a text; browsers have their own only on pages that came over TLS. */

const primes = Array.from({ length: 312 }, (_, n) => n).filter((n) => n > 1 && !range(2, n).some((d) => n % d === 0));

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, n) => from + n);
}

/** The first 32 bits of the fraction of a root. */
const bits = (root: number) => ((root % 1) * 2 ** 32) | 0;
const FIRST = primes.slice(0, 8).map((prime) => bits(Math.sqrt(prime)));
const ROUNDS = primes.slice(0, 64).map((prime) => bits(Math.cbrt(prime)));
const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The bytes with an end mark, zeros, and their number of bits, as words of 64 bytes each. */
function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const view = new DataView(new ArrayBuffer(((bytes.length + 8) >> 6) * 64 + 64));
  new Uint8Array(view.buffer).set(bytes);
  view.setUint8(bytes.length, 0x80);
  view.setUint32(view.byteLength - 4, bytes.length * 8);
  return view;
}

function schedule(view: DataView, at: number): number[] {
  const words = range(0, 16).map((n) => view.getInt32(at + 4 * n));
  for (let n = 16; n < 64; n++) {
    const [near, far] = [words[n - 2], words[n - 15]];
    const small = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    const great = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    words.push((words[n - 16] + small + words[n - 7] + great) | 0);
  }
  return words;
}

function mixed(state: number[], words: number[]): number[] {
  let [a, b, c, d, e, f, g, h] = state;
  for (let n = 0; n < 64; n++) {
    const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[n] + words[n];
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((word, n) => (word + state[n]) | 0);
}

export function sha256(text: string): string {
  const view = padded(text);
  let state = FIRST;
  for (let at = 0; at < view.byteLength; at += 64) state = mixed(state, schedule(view, at));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
