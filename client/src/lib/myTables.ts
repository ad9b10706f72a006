/** The tables this browser knows, and the secrets of the seats it holds. */

import type { GameName, MadeTable, Status } from "./protocol";
import { read, write } from "./storage";

export interface MyTable {
  id: string;
  game: GameName;
  people: string;
  status: Status;
  /** By seat; empty for those that belong to the person of this browser. */
  secrets: Record<string, string>;
  seen: number;
  /** Not in the list, but its seats are kept. */
  hidden?: boolean;
  /** Its seats were given up; the secrets lead back as long as the server allows it. */
  left?: boolean;
}

const MOST = 60;

function all(): Record<string, MyTable> {
  return read<Record<string, MyTable>>("tables", {});
}

/** The tables of this browser, the last seen first. */
export function myTables(): MyTable[] {
  return Object.values(all()).sort((a, b) => b.seen - a.seen);
}

/** Whether its game waits to begin or goes on, as far as is known. */
export const isAlive = (table: Pick<MyTable, "status">) => table.status !== "over" && table.status !== "abandoned";

export function secretsOf(id: string): string[] {
  return Object.values(all()[id]?.secrets ?? {}).filter(Boolean);
}

/** Whether somebody here has, or had, a seat there. */
export const hasSeats = (id: string) => Object.keys(all()[id]?.secrets ?? {}).length > 0;

/** Remember a table, together with what is known of it already. */
export function keep(id: string, news: Partial<MyTable>): void {
  const tables = all();
  const old = tables[id] ?? { id, game: "", people: "", status: "open", secrets: {}, seen: 0 };
  tables[id] = { ...old, ...news, secrets: { ...old.secrets, ...news.secrets }, seen: news.seen ?? Date.now() };
  const newest = Object.values(tables).sort((a, b) => b.seen - a.seen);
  const worth = newest.filter((table, n) => n < MOST || isAlive(table));
  write("tables", Object.fromEntries(worth.map((table) => [table.id, table])));
}

/** Put a table away or bring it back; what is known of it stays, and the seats with it. */
export function mark(id: string, news: Pick<MyTable, "hidden" | "left">): void {
  const tables = all();
  if (tables[id]) write("tables", { ...tables, [id]: { ...tables[id], ...news } });
}

export function keepMade(made: MadeTable, game: GameName): void {
  keep(made.id, { game, secrets: made.seats });
}

/** The seats of a rematch are held by the same secrets. */
export function keepRematch(id: string, next: string, game: GameName): void {
  const secrets = all()[id]?.secrets;
  if (secrets && !isKept(next)) keep(next, { game, secrets });
}

export function isKept(id: string): boolean {
  return id in all();
}
