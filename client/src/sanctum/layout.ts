/** Which parts of the table are shown, and where: what the decision is about comes first. */

import type { Hero, View } from "../generated/sanctum";

export type Section =
  "march" | "city" | "sets" | "chest" | "battle" | "watch" | "hero" | "gear" | "skills" | "others" | "achievements" | "decks" | "ending";

/** From this width on there are two columns below the march, and three in which everything has a fixed home. */
export const WIDE = 800;
export const WIDEST = 1350;

/** What each step is about. */
const ABOUT: Record<string, Section> = {
  taking: "sets",
  looting: "chest",
  claiming: "battle",
  "moving-gem": "skills",
  "moving-bonus-gem": "skills",
  "filling-slot": "hero",
  equipping: "gear",
  buying: "gear",
  penalty: "city",
};

/** In a fight, dice and abilities lie side by side. */
const FIGHT = new Set(["before-roll", "attack", "block", "paying", "changing", "rerolling", "striking", "doubling", "refreshing"]);

const LEFT: Section[] = ["ending", "chest", "watch", "battle", "city", "sets", "gear"];
const LEFT_FIGHTING: Section[] = ["battle", "city", "sets"];
const REST: Section[] = ["skills", "others", "achievements", "decks"];
const RIGHT: Section[] = ["hero", ...REST];
const RIGHT_FIGHTING: Section[] = ["hero", "gear", ...REST];
const NARROW: Section[] = ["ending", "chest", "march", "watch", "battle", "hero", "gear", "city", "sets", ...REST];
const NARROW_FIGHTING: Section[] = ["battle", "gear", "hero", "city", "march", "sets", ...REST];

/** Foes, own things, skills: the same at every step. */
const HOMES: Section[][] = [
  ["march"],
  ["ending", "chest", "watch", "battle", "city", "sets", "decks"],
  ["hero", "gear", "others"],
  ["skills", "achievements"],
];

export function arrange(view: View, hero: Hero, width: number): Section[][] {
  const step = view.step ?? "";
  const fighting = !view.over && (FIGHT.has(step) || (step === "penalty" && view.resolved === null));
  const there = (section: Section) => isThere(section, view, hero);
  const about = fighting ? undefined : ABOUT[step];
  const first = (order: Section[]) => (about && order.includes(about) ? [about, ...order.filter((one) => one !== about)] : order);
  if (width >= WIDEST) return HOMES.map((column) => column.filter(there));
  if (width < WIDE) return [first(fighting ? NARROW_FIGHTING : NARROW).filter(there)];
  // While little is owned, the left column has room for what else lies on the table.
  const moved = isEarly(view, hero) ? (["decks"] as Section[]) : [];
  const left = [...(fighting ? LEFT_FIGHTING : LEFT), ...moved];
  const right = (fighting ? RIGHT_FIGHTING : RIGHT).filter((section) => !moved.includes(section));
  return [["march" as const].filter(there), first(left).filter(there), first(right).filter(there)];
}

/** Whose fight there is to watch: that of somebody else who is waited for. */
export function watched(view: View, shown: number): number | null {
  if (view.over || view.waiting.includes(shown)) return null;
  return view.waiting.find((seat: number) => view.heroes[seat].dice.length > 0) ?? null;
}

function isEarly(view: View, hero: Hero): boolean {
  const worn = Object.values(hero.slots).filter(Boolean).length;
  return view.act < 5 && worn + hero.sack.length < 5;
}

function isThere(section: Section, view: View, hero: Hero): boolean {
  const final = view.act === 6;
  if (section === "march") return !final;
  if (section === "city") return view.breacher !== null;
  if (section === "sets") return view.sets.length > 0 && !final;
  if (section === "chest") return view.chest.length > 0;
  if (section === "decks") return view.breacher === null;
  if (section === "ending") return view.over;
  if (section === "watch") return watched(view, hero.seat) !== null;
  if (section === "battle") return hero.demons.length > 0 || (!view.over && hero.alive);
  return true;
}
