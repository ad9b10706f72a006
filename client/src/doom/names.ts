/** What the things of a view are called. All words come from the book; nothing is made up here. */

import type { Book } from "../lib/board";
import type { Area, Box, Building, Guardian, Mission, Monster, PlayedGuardian, Target, View } from "../generated/darkest-doom";
import { COLOURS } from "./constants";

export class Names {
  /** What is printed. */
  readonly box: Box;
  readonly areas: Map<string, Area>;

  /** A view, or where to find the newest one: then these are the same names throughout, and only what speaks of the view changes with it. */
  constructor(
    readonly book: Book,
    private readonly seen: View | (() => View),
  ) {
    this.box = book.box as unknown as Box;
    this.areas = new Map(this.box.areas.map((area) => [area.id, area]));
  }

  get view(): View {
    return typeof this.seen === "function" ? this.seen() : this.seen;
  }

  of(key: string): string {
    return this.book.names[key] ?? key;
  }

  /** What is told of a thing for its own sake; a pack of one's own may tell nothing. */
  story(key: string): string {
    return this.book.names[`story-${key}`] ?? "";
  }

  text(key: string): string {
    return this.book.texts[key] ?? "";
  }

  /** The first letter large, for headings. */
  title(key: string): string {
    const name = this.of(key);
    return name.charAt(0).toLocaleUpperCase() + name.slice(1);
  }

  // People and beasts

  guardian(guardian: Guardian): string {
    return this.of(guardian.virtual ? `virtual-${guardian.colour}` : `guardian-${guardian.who}`);
  }

  letter(guardian: Guardian): string {
    const name = guardian.virtual ? this.of(`colour-${guardian.colour}`) : this.guardian(guardian);
    return name.charAt(0).toLocaleUpperCase();
  }

  /** The reader's own Guardian, where there is one. */
  get own(): PlayedGuardian | null {
    const own = this.view.seat === null ? undefined : this.view.guardians[this.view.seat];
    return own && !own.virtual ? own : null;
  }

  /** The reader's own mission. */
  get mission(): Mission | null {
    return this.own?.mission ?? null;
  }

  byColour(colour: string): Guardian | undefined {
    return this.view.guardians.find((g) => g.colour === colour);
  }

  /** Who a figure of the notation is: a colour, m1 to m3, "high-priestess". */
  figure(word: string): string {
    const guardian = this.byColour(word);
    if (guardian) return this.guardian(guardian);
    const monster = /^m\d$/.test(word) ? this.view.monsters[Number(word[1]) - 1] : null;
    return monster ? this.monster(monster) : this.of(word);
  }

  colour(colour: string): string {
    return this.of(`colour-${colour}`);
  }

  monster(monster: Monster): string {
    const tier = this.of(`tier-${monster.tier}`);
    const rider = monster.rider === null ? null : this.view.guardians[monster.rider];
    return rider ? `${tier} (${this.guardian(rider)})` : tier;
  }

  /** What its token names, by priority. */
  targets(monster: Monster): string {
    return (monster.targets ?? []).map((target) => this.target(target)).join(", ");
  }

  target({ kind, colour }: Target): string {
    const number = COLOURS.indexOf(colour);
    if (kind === "citadel") return this.of(`building-${number}`);
    if (kind === "temple") return this.of(`building-${number + 4}`);
    const guardian = this.byColour(colour);
    return guardian ? this.guardian(guardian) : `${this.of("target-guardian")} (${this.colour(colour)})`;
  }

  // Areas

  area(id: string): string {
    return this.of(`area-${id}`);
  }

  kind(area: Area): string {
    return this.title(`doom-area-${area.kind}`);
  }

  building(building: Building): string {
    return this.title(`building-${COLOURS.indexOf(building.colour) + (building.kind === "temple" ? 4 : 0)}`);
  }

  // Cards

  /** `silver-censer.dusk` without its icon. */
  card(card: string): string {
    const design = card.split(".")[0]!;
    if (design === "corruption") return this.text(`hand ${card}`) || card;
    return this.of(`card-${design}`);
  }

  icons(card: string): string[] {
    return card.split(".").slice(1);
  }

  icon(icon: string): string {
    return this.of(`icon-${icon}`);
  }

  cardText(card: string): string {
    return this.text(`card-${card.split(".")[0]}`);
  }

  deckOf(card: string): string {
    return this.box.cards[card.split(".")[0]!]?.deck ?? "corruption";
  }

  cost(card: string): [string, number][] {
    return Object.entries(this.box.cards[card.split(".")[0]!]?.cost ?? {});
  }
}
