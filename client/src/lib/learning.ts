/** Which chapters of the lessons were begun and finished in this browser, and where one goes on. */

import { isAlive, myTables } from "./myTables";
import { newTable } from "./newTable";
import type { GameName } from "./protocol";
import { go } from "./route.svelte";
import { settings } from "./settings.svelte";
import { read, write } from "./storage";
import { t } from "./words.svelte";

export interface Learnt {
  /** The table of a chapter that was begun. */
  table?: string;
  done?: boolean;
}

const name = (game: GameName, chapter: number) => `${game} ${chapter}`;
const all = () => read<Record<string, Learnt>>("lessons", {});

export const learnt = (game: GameName, chapter: number): Learnt => all()[name(game, chapter)] ?? {};

function note(game: GameName, chapter: number, news: Learnt): void {
  write("lessons", { ...all(), [name(game, chapter)]: { ...learnt(game, chapter), ...news } });
}

export const finished = (game: GameName, chapter: number) => note(game, chapter, { done: true, table: undefined });

/** Which chapter is played at a table, if it is one. */
export function chapterAt(id: string): number | undefined {
  const found = Object.entries(all()).find(([, { table }]) => table === id)?.[0];
  return found ? Number(found.split(" ").at(-1)) : undefined;
}

/** The chapter to go on with: the first that is not finished. */
export function chapterFor(game: GameName, chapters: number): number {
  for (let chapter = 1; chapter <= chapters; chapter++) if (!learnt(game, chapter).done) return chapter;
  return 1;
}

/** Whether a chapter waits where it was left. */
export function begun(game: GameName, chapter: number): string | undefined {
  const id = learnt(game, chapter).table;
  return id && myTables().some((table) => table.id === id && isAlive(table)) ? id : undefined;
}

/** Go on with a chapter where it was left, or begin it. */
export async function learn(game: GameName, chapter: number): Promise<void> {
  const id = begun(game, chapter);
  if (id) return go(`/table/${id}`);
  const wanted = { game, seats: ["me"], name: settings.name.trim() || t("guest"), lesson: true, chapter, start: true };
  const made = await newTable(wanted);
  note(game, chapter, { table: made.id });
}
