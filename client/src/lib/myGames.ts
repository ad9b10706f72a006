/** What became of the games of this browser: whom one played, against whom, and how it ended. Forks and lessons are no part of the statistics. */

import type { Cast } from "./heroes";
import type { GameName, PositionTold, TableTold } from "./protocol";
import { read, write } from "./storage";

/** A fair game, the beginning of another played on, one with chosen dice (a lesson is one), or one against oneself. */
type Kind = "game" | "fork" | "open" | "several";

export interface MyGame {
  id: string;
  game: GameName;
  hero: string;
  /** Names and bots of the others, as they were told. */
  others: string[];
  /** Virtual Guardians, where one plays alone. */
  rivals?: number;
  kind: Kind;
  began: number;
  rank?: number;
  score?: number;
}

/** All that is kept for the statistics: a line each. */
const MOST = 2000;

export function myGames(): Record<string, MyGame> {
  return read<Record<string, MyGame>>("games", {});
}

function kindOf(table: TableTold, own: number): Kind {
  if (table.fork) return "fork";
  if (table.openSeed) return "open";
  return own > 1 ? "several" : "game";
}

/** What is to be kept of a game that one plays, as far as it is known now. */
export function noted(table: TableTold, position: PositionTold, now: number): MyGame | null {
  const own = table.people.filter((person) => person.own);
  const view = position.view as Cast & { standings?: { seat: number; rank: number; score: number }[] | null };
  if (!own.length) return null;
  const seat = own[0].seat;
  const rivals = view.guardians?.filter((guardian) => guardian.virtual).length;
  const place = view.standings?.find((one) => one.seat === seat);
  return {
    id: table.id,
    game: table.game,
    hero: view.heroes?.[seat]?.hero ?? view.guardians?.[seat]?.who ?? "",
    others: table.people.filter((person) => !person.own).map((person) => person.name ?? `bot ${person.bot}`),
    ...(rivals && { rivals }),
    kind: kindOf(table, own.length),
    began: now,
    ...(place && { rank: place.rank, score: place.score }),
  };
}

/** Keep a game; when it was first seen stays. */
export function note(game: MyGame): void {
  const all = myGames();
  const old = all[game.id];
  const news = { ...game, began: old?.began ?? game.began };
  if (old && JSON.stringify(old) === JSON.stringify(news)) return;
  const newest = Object.values({ ...all, [game.id]: news }).sort((a, b) => b.began - a.began);
  write("games", Object.fromEntries(newest.slice(0, MOST).map((one) => [one.id, one])));
}

export interface Standing {
  game: GameName;
  hero: string;
  played: number;
  won: number;
  best: number;
}

/** Finished games by game and character, those played most first; the first line of a game is all of it. */
export function statistics(games: MyGame[]): Standing[] {
  const lines = new Map<string, Standing>();
  for (const { game, hero, kind, rank, score } of games) {
    if (kind !== "game" || rank === undefined) continue;
    for (const who of ["", hero]) {
      const line = lines.get(`${game} ${who}`) ?? { game, hero: who, played: 0, won: 0, best: -Infinity };
      line.played++;
      line.won += Number(rank === 1);
      line.best = Math.max(line.best, score ?? 0);
      lines.set(`${game} ${who}`, line);
    }
  }
  const all = (game: GameName) => lines.get(`${game} `)!.played;
  const order = (one: Standing, other: Standing) => all(other.game) - all(one.game) || one.game.localeCompare(other.game);
  return [...lines.values()].sort(
    (one, other) => order(one, other) || Number(!!one.hero) - Number(!!other.hero) || other.played - one.played,
  );
}
