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

/** What each step is about, if it is not what stands on the battle board; what matters most comes first. */
const ABOUT: Record<string, Section[]> = {
  taking: ["sets"],
  looting: ["chest"],
  "moving-gem": ["skills"],
  "moving-bonus-gem": ["skills"],
  "filling-slot": ["hero"],
  equipping: ["sack", "gear"],
  buying: ["sack", "gear"],
  penalty: ["city", "gear"],
  turn: ["march", "battle", "hero"],
};
const FIGHT: Section[] = ["battle", "hero"];

/** What a fight needs is one below the other; the page goes to what is decided. */
const ONE: Section[] = [
  "ending",
  "chest",
  "march",
  "watch",
  "battle",
  "gear",
  "sack",
  "hero",
  "city",
  "sets",
  "skills",
  "others",
  "achievements",
  "decks",
];

/** Foes, own things, skills: the same at every step. */
const FOES: Section[] = ["ending", "chest", "watch", "battle", "city", "sets", "sack", "decks"];
const TWO: Section[][] = [["march"], [...FOES, "achievements"], ["hero", "gear", "skills", "others"]];
const THREE: Section[][] = [["march"], FOES, ["hero", "gear"], ["skills", "others", "achievements"]];

/** What the decision is about; a fury card strikes in the middle of a fight. */
export function about(view: View): Section[] {
  const inFight = view.step === "penalty" && view.resolved === null;
  return (!inFight && ABOUT[view.step ?? ""]) || FIGHT;
}

/** Everything has its home, whatever is decided. */
export function arrange(view: View, hero: Hero, width: number): Section[][] {
  const columns = width >= WIDEST ? THREE : width >= WIDE ? TWO : [ONE];
  return columns.map((column) => column.filter((section) => isThere(section, view, hero)));
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
