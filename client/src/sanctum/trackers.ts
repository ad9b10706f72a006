/** Gems and tokens have no names in a view. These give each one, and let it keep it when it moves. */

import type { Colour, Foe, Hero } from "../generated/sanctum";
import { COLOURS } from "./names";

/** Pieces of one kind: how many lie in which place. */
export type Heap = Record<string, number>;

export class Pieces {
  #last: Record<string, string[]> = {};
  #made = 0;
  #kind: string;

  constructor(kind: string) {
    this.#kind = kind;
  }

  /** The names of the pieces in each place: those that stayed, then those that left another place, then new ones. */
  place(heap: Heap): Record<string, string[]> {
    const now: Record<string, string[]> = {};
    const loose: string[] = [];
    for (const [place, names] of Object.entries(this.#last)) {
      now[place] = names.slice(0, heap[place] ?? 0);
      loose.push(...names.slice(heap[place] ?? 0));
    }
    for (const [place, count] of Object.entries(heap)) {
      now[place] ??= [];
      while (now[place].length < count) now[place].push(loose.shift() ?? `${this.#kind}-${this.#made++}`);
    }
    this.#last = now;
    return now;
  }
}

/** Which die lies on which location: a die that was assigned while a location was marked. */
export class Placing {
  #view: unknown = null;
  #assigned: boolean[] = [];
  #marks = new Set<string>();
  #on = new Map<number, string>();

  /** Places by number of the die, for one hero; only what was seen to happen is known. */
  on(view: unknown, hero: Hero): Map<number, string> {
    if (view === this.#view) return this.#on;
    const first = this.#view === null;
    this.#view = view;
    const assigned: boolean[] = hero.dice.map((die) => die.assigned);
    const marks = marksOf(hero);
    const put = assigned.flatMap((is, n) => (is && !this.#assigned[n] ? [n] : []));
    const hit = [...marks].filter((mark) => !this.#marks.has(mark));
    const kept = [...this.#on].filter(([n, mark]) => assigned[n] && marks.has(mark));
    if (!first && put.length === 1 && hit.length) kept.push([put[0], hit[0]]);
    this.#on = new Map(kept);
    this.#assigned = assigned;
    this.#marks = marks;
    return this.#on;
  }
}

function marksOf(hero: Hero): Set<string> {
  const marks = new Set<string>();
  hero.demons.forEach((foe, n) => "hits" in foe && foe.marked.forEach((is, location) => is && marks.add(`${n}.${location}`)));
  return marks;
}

/** Everything of a hero that moves about: gems by colour, tokens by kind. */
export class HeroPieces {
  #gems: Record<Colour, Pieces>;
  #tokens: { stamina: Pieces; focus: Pieces };
  #placing = new Placing();

  constructor(whose: string) {
    const made = (kind: string) => new Pieces(`${whose}-${kind}`);
    this.#gems = { red: made("red"), green: made("green"), blue: made("blue"), white: made("white") };
    this.#tokens = { stamina: made("stamina"), focus: made("focus") };
  }

  gems(hero: Hero): Record<string, Record<string, string[]>> {
    const found: Record<string, Record<string, string[]>> = {};
    for (const colour of COLOURS) found[colour] = this.#gems[colour].place(gemHeap(hero, colour));
    return found;
  }

  tokens(hero: Hero): Record<string, Record<string, string[]>> {
    return {
      stamina: this.#tokens.stamina.place(tokenHeap(hero, "stamina")),
      focus: this.#tokens.focus.place(tokenHeap(hero, "focus")),
    };
  }

  dice(view: unknown, hero: Hero): Map<number, string> {
    return this.#placing.on(view, hero);
  }
}

/** A demon card, wherever it lies. */
export function foeKey(foe: Foe): string | undefined {
  return foe.kind === "demon" ? `foe-${foe.card}` : undefined;
}

function gemHeap(hero: Hero, colour: Colour): Heap {
  const heap: Heap = { pool: hero.gems[colour] };
  for (const skill of hero.skills) {
    const count = colour === "white" ? skill.white : skill.column === colour ? skill.gems : 0;
    if (count) heap[`${skill.column}${skill.level}`] = count;
  }
  return heap;
}

function tokenHeap(hero: Hero, kind: "stamina" | "focus"): Heap {
  const heap: Heap = { pool: hero[kind] };
  for (const ability of hero.abilities) {
    ability.tokens.forEach((token, n) => {
      if (token === kind) heap[ability.place + "ab"[n]] = 1;
    });
  }
  return heap;
}
