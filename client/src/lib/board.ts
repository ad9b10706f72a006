import type { Component } from "svelte";
import type { Part } from "./words";
import { words } from "./words.svelte";
import type { Place, What } from "./explaining.svelte";
import type { Book, GameName, Lesson, LogLine, Offer, Person, Shot } from "./protocol";

export type { Place, What } from "./explaining.svelte";
export type { Book, Lesson, LogLine, Offer, Person } from "./protocol";

/** What every board is given, in play and in replay; each board says of which type its views are. */
export interface BoardProps<View = Record<string, unknown>, Forecast = never> {
  /** What this seat may know: `position.view(seat)`. */
  view: View;
  /** What may be chosen now; empty for spectators and in replays. */
  offers: Offer[];
  /** Through whose eyes. */
  seat: number | null;
  /** In a replay: who has just decided. */
  acted?: number;
  /** What others did is shown once more: what lies in front is theirs. */
  watching?: boolean;
  people: Person[];
  book: Book;
  /** Play an offer; nothing more is asked. */
  send: (offer: Offer) => void;
  /** Explain what can and what cannot be done with a thing, beside its element; `what` says what it is. */
  ask: (about: string, at: Place, what?: What) => void;
  /** What the decision may come to, as soon as that is known. */
  forecast?: Forecast | null;
  motion: boolean;
  lesson: Lesson | null;
  /** What has happened since the view before. */
  news?: LogLine[];
  /** Whether this view follows the one before; after a jump nothing has moved. */
  follows?: boolean;
  /** The last decision of a seat, however long ago it was. */
  lastOf?: (seat: number) => Promise<LogLine | null>;
}

type Loaded = Promise<{ default: Component<BoardProps> }>;

/** The games that the page draws a board of; any other has the plain one. */
const BOARDS: Record<string, () => Promise<unknown>> = {
  sanctum: () => import("../sanctum/Board.svelte"),
  "darkest-doom": () => import("../doom/Board.svelte"),
};

/** The words of a board, and those that say what each thing on it is. */
const WORDS: Record<string, [Part, Part]> = { sanctum: ["sanctum", "sanctum-aid"], "darkest-doom": ["doom", "doom-aid"] };

/** The words of a game's board; those of its aid, too, where everything is to say what it is. */
export async function wordsOf(game: GameName, aid = false): Promise<void> {
  await words.need(...(WORDS[game] ?? []).slice(0, aid ? 2 : 1));
}

/** The board of a game with its words, loaded when it is needed. */
export async function boardOf(game: GameName): Promise<Component<BoardProps>> {
  const load = BOARDS[game] ?? (() => import("../plain/Board.svelte"));
  const [loaded] = await Promise.all([load() as Loaded, wordsOf(game)]);
  return loaded.default;
}

/** Of some offers, those that belong to no thing on a board: they stand on its bar, or where there is a sheet, in that. */
export type Loose = (offers: Offer[]) => Offer[];

const LOOSE: Record<string, () => Promise<{ loose: Loose }>> = {
  sanctum: () => import("../sanctum/acts"),
  "darkest-doom": () => import("../doom/offers"),
};

/** Boards whose bar would lie below the rim of a phone on its side: it stands beside them there. */
export const BAR_BESIDE: readonly GameName[] = ["darkest-doom"];

/** Null for a game whose board has no room for choices: they are in the list alone. */
export async function looseOf(game: GameName): Promise<Loose | null> {
  return (await LOOSE[game]?.())?.loose ?? null;
}

/** What somebody came to, in one line; -1 for who plays against all. */
export interface Summed {
  who: number;
  name: string;
  text: string;
}

type Summing = (shots: Shot[], book: Book, own: number | null) => Summed[];

const SUMMARIES: Record<string, () => Promise<{ summary: Summing }>> = {
  sanctum: () => import("../sanctum/summary"),
  "darkest-doom": () => import("../doom/summary"),
};

/** What sums up some steps of a game; of games the page knows nothing about there is nothing to say. */
export async function summaryOf(game: GameName): Promise<Summing> {
  const [loaded] = await Promise.all([SUMMARIES[game]?.(), wordsOf(game)]);
  return loaded?.summary ?? (() => []);
}

/** What a player aid is given: how things stand, and which part of it is looked at. */
export interface AidProps<View = Record<string, unknown>> {
  view: View;
  book: Book;
  part: "turn" | "icons" | "win";
}

const AIDS: Record<string, () => Promise<unknown>> = {
  sanctum: () => import("../sanctum/Aid.svelte"),
  "darkest-doom": () => import("../doom/Aid.svelte"),
};

/** The player aid of a game, if it has one. */
export async function aidOf(game: GameName): Promise<Component<AidProps> | null> {
  const [loaded] = await Promise.all([AIDS[game]?.(), wordsOf(game, true)]);
  return (loaded as { default: Component<AidProps> } | undefined)?.default ?? null;
}
