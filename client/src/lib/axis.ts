/** The words and numbers on the edges of a curve. */

/** So wide is a letter, about; and so far are words from the next. */
const [LETTER, GAP] = [7, 10];
const STEPS = [1, 2, 5, 10, 20, 50, 100];
const MOST_TICKS = 6;

/** Lines of the grid: a few, at round numbers. */
export function ticked(least: number, most: number): number[] {
  const step = STEPS.find((one) => (most - least) / one < MOST_TICKS) ?? STEPS[STEPS.length - 1];
  const first = Math.ceil(least / step);
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, n) => (first + n) * step);
}

export interface AxisPart {
  at: number;
  /** What this part is called, or its numeral where there is not room for all of them. */
  words: string;
  /** What numbered parts are of, before the first of them: "Final battle" of "Final battle, round 1". */
  group: string;
}

/** What is short in a label: an act's numeral, a day's number. */
const numeral = (label: string) => label.match(/^[IVX]+(?= )|\d+$/)?.[0] ?? "";

/** Where what rounds are called changes, and what can be written there. */
export function axis(labels: string[], x: (at: number) => number, width: number): AxisPart[] {
  const starts = labels.flatMap((label, at) => (at && label === labels[at - 1] ? [] : [at]));
  const group = (at: number) => labels[at]?.match(/^(.+), .*\d+$/)?.[1] ?? "";
  const room = (n: number) => (starts[n + 1] === undefined ? width : x(starts[n + 1])) - x(starts[n]) - GAP;
  const fits = starts.every((at, n) => labels[at].length * LETTER < room(n));
  /** Where the last that is written ends: what has no room after it is left out. */
  let end = -Infinity;
  const written = (at: number) => {
    const words = fits ? labels[at] : numeral(labels[at]);
    if (x(at) < end) return "";
    end = x(at) + words.length * LETTER + GAP / 2;
    return words;
  };
  return starts.map((at) => ({
    at,
    words: written(at),
    group: !fits && at && group(at) !== group(at - 1) ? group(at) : "",
  }));
}
