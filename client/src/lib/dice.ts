/** The shares of this browser in the seeds of games, and whether what was revealed is what was promised. */

import type { TableTold, Verified } from "./protocol";
import { sha256 } from "./sha256";
import type { Asked } from "./socket";
import { read, write } from "./storage";

/** What this browser knows of a game's dice from before it began. */
export interface Kept {
  /** The server's fingerprint. */
  commit?: string;
  share?: string;
  /** The share has been told: the next promise is of another one. */
  told?: boolean;
}

/** What is known of a seed: the server's fingerprint and secret, then fingerprints and shares by seat. */
export interface Seed {
  commit: string;
  drawn: string | null;
  commits: (string | null)[];
  shares: (string | null)[];
}

export interface Check {
  what: "server" | "kept" | "shares" | "own";
  holds: boolean;
}

const MOST = 100;
const SHARED = /^[0-9a-f]{32}( ([0-9a-f]{64}|-))+$/;

export function newShare(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function keptOf(id: string): Kept {
  return read<[string, Kept][]>("dice", []).find(([one]) => one === id)?.[1] ?? {};
}

export function keepDice(id: string, news: Kept): void {
  const others = read<[string, Kept][]>("dice", []).filter(([one]) => one !== id);
  write("dice", [[id, { ...keptOf(id), ...news }], ...others].slice(0, MOST));
}

/** A share for a table: the one that was promised there, or a new one. */
export function shareFor(id: string): string {
  const kept = keptOf(id);
  const share = kept.share && !kept.told ? kept.share : newShare();
  keepDice(id, { share, told: false });
  return share;
}

/** What this browser still has to say for its seats: promises before the start, then the shares themselves. */
export function owed(table: TableTold): Extract<Asked, { kind: "commit" | "reveal" }>[] {
  if (table.openSeed) return [];
  const own = table.people.filter((person) => person.own);
  if (table.status === "open") {
    if (own.length) keepDice(table.id, { commit: table.commit ?? "" });
    const free = own.filter((person) => !person.commit);
    return free.map(({ seat }) => ({ kind: "commit", seat, commit: sha256(shareFor(table.id)) }));
  }
  const { share } = keptOf(table.id);
  if (table.status !== "starting" || !share) return [];
  keepDice(table.id, { commit: table.commit ?? "" });
  const due = own.filter((person) => person.commit === sha256(share) && !person.share);
  if (due.length) keepDice(table.id, { told: true });
  return due.map(({ seat }) => ({ kind: "reveal", seat, share }));
}

const parts = (seed: string) => (SHARED.test(seed) ? seed.split(" ") : [seed]);
const orNull = (word: string) => (word === "-" ? null : word);

export function seedOfTable(table: TableTold): Seed {
  return {
    commit: table.commit ?? "",
    drawn: table.seed ? parts(table.seed)[0] : null,
    commits: table.people.map((person) => person.commit ?? null),
    shares: table.people.map((person) => person.share ?? null),
  };
}

/** Of a record; where the dice were open, its fingerprint is of that, too, and counts as that of the seed. */
export function seedOfRecord({ commit: told, seed, shares, dice }: Verified): Seed {
  const [drawn, ...given] = parts(seed);
  const commit = dice === "open" && told === sha256(`dice: open ${seed}`) ? sha256(drawn) : told;
  return { commit, drawn, commits: shares ? shares.split(" ").map(orNull) : [], shares: given.map(orNull) };
}

/** What this browser can say itself about a seed; only what is known by now. */
export function checks({ commit, drawn, commits, shares }: Seed, kept: Kept): Check[] {
  const found: Check[] = [];
  if (drawn !== null) found.push({ what: "server", holds: sha256(drawn) === commit });
  if (kept.commit) found.push({ what: "kept", holds: kept.commit === commit });
  if (shares.some(Boolean)) {
    found.push({ what: "shares", holds: shares.every((share, seat) => !share || sha256(share) === commits[seat]) });
    if (kept.share && commits.includes(sha256(kept.share))) found.push({ what: "own", holds: shares.includes(kept.share) });
  }
  return found;
}
