/** Which parts of the table are shown, and where. */

import type { Hero, View } from "../generated/sanctum";

export type Section =
  | "march"
  | "city"
  | "sets"
  | "chest"
  | "battle"
  | "watch"
  | "hero"
  | "gear"
  | "sack"
  | "skills"
  | "others"
  | "achievements"
  | "decks"
  | "ending";

/** From this width on there are two columns below the march, and three. */
export const WIDE = 800;
export const WIDEST = 1350;

/** What each step is about, if it is not what stands on the battle board. */
const ABOUT: Record<string, Section[]> = {
  taking: ["sets"],
  looting: ["chest"],
  "moving-gem": ["skills"],
  "moving-bonus-gem": ["skills"],
  "filling-slot": ["hero"],
  equipping: ["gear", "sack"],
  buying: ["gear", "sack"],
  penalty: ["city"],
};
const FIGHT: Section[] = ["battle", "hero"];

/** In a fight, dice and abilities lie side by side. */
const FIGHTING = new Set([
  "before-roll",
  "attack",
  "block",
  "paying",
  "changing",
  "rerolling",
  "striking",
  "doubling",
  "refreshing",
  "claiming",
]);

const REST: Section[] = ["skills", "others", "achievements", "decks"];
const NARROW: Section[] = ["ending", "chest", "march", "watch", "battle", "hero", "gear", "sack", "city", "sets", ...REST];
const NARROW_FIGHTING: Section[] = ["battle", "gear", "hero", "sack", "city", "march", "sets", ...REST];

/** Foes, own things, skills: the same at every step. */
const FOES: Section[] = ["ending", "chest", "watch", "battle", "city", "sets", "sack", "decks"];
const TWO: Section[][] = [["march"], [...FOES, "achievements"], ["hero", "gear", "skills", "others"]];
const THREE: Section[][] = [["march"], FOES, ["hero", "gear"], ["skills", "others", "achievements"]];

/** What the decision is about. */
export function about(view: View): Section[] {
  return (!isFighting(view) && ABOUT[view.step ?? ""]) || FIGHT;
}

function isFighting(view: View): boolean {
  const step = view.step ?? "";
  return !view.over && (FIGHTING.has(step) || (step === "penalty" && view.resolved === null));
}

/** Only where there is one column, what the decision is about comes first; elsewhere everything has its home. */
export function arrange(view: View, hero: Hero, width: number): Section[][] {
  const there = (section: Section) => isThere(section, view, hero);
  if (width >= WIDE) return (width < WIDEST ? TWO : THREE).map((column) => column.filter(there));
  if (isFighting(view)) return [NARROW_FIGHTING.filter(there)];
  const first = ABOUT[view.step ?? ""] ?? [];
  return [[...first, ...NARROW.filter((one) => !first.includes(one))].filter(there)];
}

const EVERY: Section[] = [...new Set([...TWO.flat(), ...NARROW])];

/** The parts of a column in an order that never changes: to take one out and put it elsewhere would be to make it anew. */
export function settled(column: Section[]): Section[] {
  return EVERY.filter((section) => column.includes(section));
}

/** Whose fight there is to watch: that of somebody else who is waited for. */
export function watched(view: View, shown: number): number | null {
  if (view.over || view.waiting.includes(shown)) return null;
  return view.waiting.find((seat: number) => view.heroes[seat].dice.length > 0) ?? null;
}

function isThere(section: Section, view: View, hero: Hero): boolean {
  const final = view.act === 6;
  if (section === "march") return !final;
  if (section === "city") return view.breacher !== null;
  if (section === "sets") return view.sets.length > 0 && !final;
  if (section === "chest") return view.chest.length > 0;
  if (section === "decks") return view.breacher === null;
  if (section === "sack") return hero.sack.length > 0;
  if (section === "ending") return view.over;
  if (section === "watch") return watched(view, hero.seat) !== null;
  if (section === "battle") return hero.demons.length > 0 || (!view.over && hero.alive);
  return true;
}
