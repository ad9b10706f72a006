/** Which puzzles were answered in this browser; only the first answer to each counts. */

import type { GameName } from "./protocol";
import { read, write } from "./storage";

/** So many are remembered. */
const MOST = 400;
const DAY = 86_400_000;

type Answers = Record<string, boolean>;
const all = () => read<Answers>("puzzles", {});
const name = (game: GameName, day: string) => `${game} ${day}`;

/** Whether it was solved at the first try; undefined as long as it was not tried. */
export const answered = (game: GameName, day: string): boolean | undefined => all()[name(game, day)];

export function noteAnswer(game: GameName, day: string, solved: boolean): void {
  const known = all();
  if (name(game, day) in known) return;
  write("puzzles", Object.fromEntries([...Object.entries(known), [name(game, day), solved]].slice(-MOST)));
}

/** The day so many days before, as it is written. */
export const daysBefore = (day: string, n: number) => new Date(Date.parse(day) - n * DAY).toISOString().slice(0, 10);

/** So many days in a row, up to this one, the puzzle was solved at the first try; today's may still come. */
export function streak(game: GameName, day: string): number {
  const first = answered(game, day) === undefined ? 1 : 0;
  let n = 0;
  while (answered(game, daysBefore(day, first + n))) n++;
  return n;
}
