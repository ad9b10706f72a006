/** What the parts of the table are called. */

import type { Hero, View } from "../generated/sanctum";
import type { Book } from "../lib/board";
import { t } from "../lib/words.svelte";
import type { Section } from "./layout";
import { heroName } from "./names";

/** Of somebody's fight to watch, it is the rival who is named. */
export function titleOf(section: Section, view: View, hero: Hero, rival: Hero | null, book: Book): string {
  if (section === "march") return t("sanctum-march");
  if (section === "city") return t("sanctum-city");
  if (section === "sets") return t("sanctum-sets");
  if (section === "chest") return t("sanctum-chest-holds");
  if (section === "battle")
    return [t("sanctum-battle"), !view.over && view.round && t("sanctum-round", { n: view.round })].filter(Boolean).join(" · ");
  if (section === "watch") return t("sanctum-watch", { hero: heroName(book, rival ?? hero) });
  if (section === "hero") return heroName(book, hero);
  if (section === "gear") return t("sanctum-gear");
  if (section === "sack") return t("sanctum-sack", { n: hero.sack.length });
  if (section === "skills") return t("sanctum-skill-table");
  if (section === "others") return t("sanctum-others");
  if (section === "achievements") return t("sanctum-achievements");
  if (section === "decks") return t("sanctum-decks");
  return t("sanctum-ending");
}
