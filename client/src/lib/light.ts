/** The light in which a board lies: one colour tints ground, panels and lines of the page while the board is there. */

const DARK = { "--ground": "#120f0d", "--panel": "#191512", "--panel-2": "#211c18", "--line": "#3f362f" };
/** How much of the light falls on each. */
const SHARE: Record<keyof typeof DARK, number> = { "--ground": 0.05, "--panel": 0.065, "--panel-2": 0.075, "--line": 0.22 };

const parts = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

/** Between two colours. */
export function mix(one: string, other: string, share: number): string {
  const to = parts(other);
  const mixed = parts(one).map((from, n) => Math.round(from + (to[n]! - from) * Math.min(1, Math.max(0, share))));
  return `#${mixed.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** What the page is painted with in a light. */
export function tinted(light: string): Record<string, string> {
  const dark = Object.keys(DARK) as (keyof typeof DARK)[];
  return { "--light": light, ...Object.fromEntries(dark.map((name) => [name, mix(DARK[name], light, SHARE[name])])) };
}

/** For an effect: the page in this light, until there is another or none. */
export function shine(light: string): () => void {
  const { style } = document.documentElement;
  const paint = Object.entries(tinted(light));
  for (const [name, colour] of paint) style.setProperty(name, colour);
  return () => paint.forEach(([name]) => style.removeProperty(name));
}
