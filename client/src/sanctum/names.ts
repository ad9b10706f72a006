/** What the things of a view are called: names from the book, put together with words of our own. */

import type { Box, Colour, Foe, Hero, Item, ItemIcon, PrintedAbility } from "../generated/sanctum";
import type { Book } from "../lib/board";
import { t } from "../lib/words.svelte";

export const ROMAN = ["", "I", "II", "III", "IV", "V", "VI"];

export const COLOURS: Colour[] = ["red", "green", "blue", "white"];

export function named(book: Book, key: string): string {
  return book.names[key] ?? key;
}

/** A colour as a letter, so that the colour is never the only sign. */
export function letter(colour: string): string {
  if (colour === "red") return t("sanctum-letter-red");
  if (colour === "green") return t("sanctum-letter-green");
  if (colour === "blue") return t("sanctum-letter-blue");
  if (colour === "purple") return t("sanctum-letter-purple");
  return t("sanctum-letter-white");
}

export function heroName(book: Book, hero: Hero): string {
  return named(book, `hero-${hero.hero}`);
}

export function typeName(book: Book, type: string): string {
  return named(book, type === "weapon" ? "type-weapon" : `slot-${type}`);
}

export function foeName(book: Book, foe: Foe): string {
  if (foe.kind === "demon") return named(book, `demon-${foe.demon}`);
  if (foe.kind === "lord") return t("sanctum-lord");
  if (foe.kind === "fury") return named(book, `fury-${foe.id}`);
  return foe.kind === "gone" ? t("sanctum-card-gone") : t("sanctum-card-hidden");
}

/** A card to hit, in one sentence. */
export function foeWords(book: Book, foe: Foe): string {
  const name = foeName(book, foe);
  if (!("hits" in foe)) return name;
  const hits = foe.hits.map((face, n) => (foe.marked[n] ? `${face} ✓` : face)).join(", ");
  const words = [t("sanctum-foe", { name, hits, damage: foe.damage })];
  if (foe.kind === "demon") words.push(t("sanctum-foe-level", { level: ROMAN[foe.level], colour: colourName(book, foe.colour) }));
  if (foe.kind === "demon") words.push(guardWords(book, foe.item));
  if (foe.kind === "fury") words.push(book.texts[`fury-${foe.id}`] ?? "");
  return words.join("; ");
}

/** What a demon shows of its item. */
export function guardWords(book: Book, item: ItemIcon): string {
  return t("sanctum-guards", { type: typeName(book, item.type), colour: colourName(book, item.colour) });
}

export function colourName(book: Book, colour: string): string {
  return named(book, `gem-${colour}`);
}

export function abilityText(book: Book, ability: PrintedAbility): string {
  const cost = ability.spaces.length ? ability.spaces.join("+") : ability.once;
  return book.texts[`ability ${cost}: ${ability.effect}`] ?? ability.effect;
}

export function effectText(book: Book, effect: string): string {
  return book.texts[`effect ${effect}`] ?? effect;
}

export function itemWords(book: Book, item: Item): string {
  const gems = item.gems.map((gem) => colourName(book, gem)).join(", ");
  const head = t("sanctum-item", {
    name: named(book, `item-${item.id}`),
    type: typeName(book, item.type),
    level: ROMAN[item.level],
    gems,
  });
  return `${head}. ${book.texts[`item-${item.id}`] ?? ""}`;
}

/** Where an ability lies: "helmet", or the skill's name. */
export function placeName(book: Book, hero: Hero, place: string): string {
  const slot = place.split(".")[0];
  if (slot !== place) return named(book, `slot-${slot}`);
  const skill = hero.skills.find((one) => one.column + one.level === place);
  return skill ? named(book, `skill-${skill.id}`) : place;
}

export function letterOf(book: Book, number: number): string {
  return (book.box as unknown as Box).letters[number]!;
}
