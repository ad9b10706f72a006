/** What who keeps the server asks of it, with the token; it is kept until the browser is closed. */

import { ask } from "./api";

export interface Report {
  id: string;
  table: string;
  time: number;
  seat: number;
  name: string;
  /** What was said; empty when the name was reported. */
  remark: string;
  why: string;
  person: string;
  address: string;
}

export interface KeptTable {
  id: string;
  game: string;
  status: "open" | "starting" | "playing" | "over" | "abandoned";
  public: boolean;
  title: string;
  moved: number;
  ply: number;
  /** Names and bots of the seats, as JSON. */
  people: string;
  maker: string;
}

export interface Ban {
  who: string;
  until: number;
  why: string;
}

/** Whom to ban: one of these. */
export type Banned = { address: string } | { person: string } | { table: string } | { report: string };

export class Keeper {
  constructor(readonly token: string) {}

  private ask<T>(path: string, body?: unknown): Promise<T> {
    const headers = { authorization: `Bearer ${this.token}` };
    const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
    return ask<T>(`/api/admin/${path}`, { headers, ...sent });
  }

  tables = () => this.ask<KeptTable[]>("tables");
  reports = () => this.ask<Report[]>("reports");
  bans = () => this.ask<Ban[]>("bans");
  close = (table: string) => this.ask(`tables/${table}/close`, {});
  exported = (table: string) => this.ask(`tables/${table}/export`);
  dismiss = (report: string) => this.ask(`reports/${report}/end`, {});
  ban = (whom: Banned) => this.ask("bans", whom);
  pardon = (who: string) => this.ask(`bans/${encodeURIComponent(who)}/end`, {});
}

/** What was typed is the id of a person, or an address. */
export const bannedBy = (typed: string): Banned => (/^p[0-9a-f]{31}$/.test(typed) ? { person: typed } : { address: typed });

/** Who sits at a table, in a line; bots by their names. */
export function sitters(table: KeptTable, bot: (name: string) => string, free: string): string {
  const seats = JSON.parse(table.people) as [string | null, string | null][];
  return seats.map(([name, played]) => name ?? (played ? bot(played) : free)).join(", ");
}
