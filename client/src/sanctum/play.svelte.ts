/** What can be done with the things on the board: which offers belong to them, which one is picked up, which menu is open. */

import { getContext, setContext } from "svelte";
import type { Book, Lesson, Offer, Place, What } from "../lib/board";
import { looksAt } from "../lib/lesson";
import type { Forecast } from "../generated/sanctum";
import { Flip } from "./flip";

/** The words of a thing in the notation: {die: "d2"}, {foe: "a", location: "1"}; with a kind of choice, where the words alone say too little. */
export type Match = Record<string, string>;
export type Light = "none" | "live" | "target" | "picked";

interface Given {
  offers: Offer[];
  /** Somebody here plays, now or later. */
  seated: boolean;
  book: Book;
  lesson: Lesson | null;
  motion: boolean;
  forecast: Forecast | null;
  send: (offer: Offer) => void;
  ask: (about: string, at: Place, what?: What) => void;
  /** Whether two dice are the same but for their place. */
  alike: (die: string, other: string) => boolean;
}

/** Things that are taken in hand first, and where they may then go. */
const SOURCES = ["die", "potion", "token"];
const TARGETS = ["location", "space", "item"];
/** What throws something away: one tap alone never does it. */
const WASTE = "pour";

export function fits(offer: Offer, match: Match): boolean {
  return Object.entries(match).every(([name, word]) => (name === "choice" ? offer.choice : offer.args[name]) === word);
}

export class Play {
  readonly flip = new Flip();
  picked = $state.raw<Match | null>(null);
  menu = $state.raw<{ offers: Offer[]; at: HTMLElement } | null>(null);
  hovered = $state("");
  #given: () => Given;
  // Each by itself: what has not changed concerns none of the things on the board.
  offers = $derived.by(() => this.#given().offers);
  book = $derived.by(() => this.#given().book);
  forecast = $derived.by(() => this.#given().forecast);
  lesson = $derived.by(() => this.#given().lesson);
  motion = $derived.by(() => this.#given().motion);
  seated = $derived.by(() => this.#given().seated);
  /** Somebody here has something to decide, so that things answer when they are touched. */
  deciding = $derived(this.offers.length > 0);

  constructor(given: () => Given) {
    this.#given = given;
  }

  /** How likely a foe dies; null where nobody knows. */
  chance(foe: string): number | null {
    return this.forecast?.targets.find((one) => one.foe === foe)?.chance ?? null;
  }

  with(match: Match): Offer[] {
    return this.offers.filter((offer) => fits(offer, match));
  }

  /** All offers of one kind: "hit", "end-attack". */
  of(...kinds: string[]): Offer[] {
    return this.offers.filter((offer) => kinds.includes(offer.choice));
  }

  light(match: Match): Light {
    if (this.picked) {
      if (same(this.picked, match)) return "picked";
      return this.#both(match).length ? "target" : "none";
    }
    return this.with(match).length ? "live" : "none";
  }

  /** The guided game points at this thing. */
  shown(match: Match, word: string): boolean {
    return this.looked(word) || this.with(match).some((offer) => this.expects(offer));
  }

  /** The guided game speaks of what has one of these words. */
  looked(...words: string[]): boolean {
    return looksAt(this.lesson, ...words);
  }

  /** The guided game wants this chosen. */
  expects(offer: Offer): boolean {
    return this.lesson?.expects.includes(offer.text) ?? false;
  }

  tap(match: Match, word: string, at: HTMLElement, label = ""): void {
    if (this.picked && this.#put(match, at)) return;
    const found = this.with(match);
    if (!found.length) this.#given().ask(word, at, label ? { title: label } : undefined);
    else if (isSource(match, found)) this.picked = match;
    else this.#choose(found, at);
  }

  /** Take a thing in hand, to drag it; false if there is nowhere to go with it. */
  pick(match: Match): boolean {
    if (!isSource(match, this.with(match))) return false;
    this.picked = match;
    return true;
  }

  drop(): void {
    this.picked = null;
    this.menu = null;
  }

  send(offer: Offer): void {
    this.drop();
    this.#given().send(offer);
  }

  #both(match: Match): Offer[] {
    return this.offers.filter((offer) => fits(offer, match) && fits(offer, this.picked!));
  }

  /** Put what is in hand onto a thing. A second tap on it puts it where alone it can go, or lays it down. */
  #put(match: Match, at: HTMLElement): boolean {
    const both = this.#both(match);
    const again = same(this.picked!, match);
    this.picked = null;
    if (again && both.length > 1) return true;
    if (!both.length) return false;
    this.#choose(both, at);
    return true;
  }

  #choose(found: Offer[], at: HTMLElement): void {
    const isPlain = found.length === 1 && found[0].choice !== WASTE;
    if (isPlain || this.#isOneOfEqualDice(found)) this.send(found[0]);
    else this.menu = { offers: found, at };
  }

  /** They differ in the die only, and the dice in nothing: it does not matter which is taken. */
  #isOneOfEqualDice([first, ...others]: Offer[]): boolean {
    const rest = ({ args: { die: _, ...rest }, choice }: Offer) => JSON.stringify([choice, rest]);
    const { alike } = this.#given();
    return "die" in first.args && others.every((offer) => rest(offer) === rest(first) && alike(first.args.die, offer.args.die));
  }
}

function same(one: Match, other: Match): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isSource(match: Match, found: Offer[]): boolean {
  const names = Object.keys(match);
  if (names.length !== 1 || !SOURCES.includes(names[0])) return false;
  return found.length > 0 && found.every((offer) => TARGETS.some((name) => name in offer.args));
}

const KEY = Symbol("sanctum");

export function providePlay(given: () => Given): Play {
  return setContext(KEY, new Play(given));
}

export function usePlay(): Play {
  return getContext<Play>(KEY);
}
