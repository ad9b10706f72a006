/** Who sits at this browser: keys that stand for a person, on this and on other devices. There is no account. */

import * as api from "./api";
import { botName } from "./bots";
import { isAlive, isKept, keep, myTables, type MyTable } from "./myTables";
import type { Given, HeldTable, Myself } from "./protocol";
import { settings } from "./settings.svelte";
import { forget, read, write } from "./storage";
import { t } from "./words.svelte";

/** The own key, and those that were the own one before this browser joined somebody. */
const MOST = 4;
/** For browsers that keep nothing. */
let here: string[] = [];

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function keepKeys(keys: string[]): string[] {
  here = keys.slice(0, MOST);
  write("person", here);
  return here;
}

/** The keys of this browser, the one first to which new seats belong; it is made when it is first needed. */
export function personKeys(): string[] {
  const kept = read<string[]>("person", here);
  return kept.length ? kept : keepKeys([newKey()]);
}

const mine = () => api.asPerson(personKeys()[0]);

export const myself = () => api.ask<Myself>("/api/person", { headers: mine() });
export const exported = () => api.ask<object>("/api/person/export", { headers: mine() });
export const endLink = () => say("link/end");
export const endDevice = (id: string) => say(`devices/${id}/end`);

function say<T>(what: string, body: object = {}, headers = mine()): Promise<T> {
  return api.post<T>(`/api/person/${what}?language=${settings.language}`, "application/json", JSON.stringify(body), headers);
}

export async function makeLink(): Promise<string> {
  await claimAll();
  return (await say<Given>("link")).codes[0];
}

export async function makeCodes(): Promise<string[]> {
  await claimAll();
  return (await say<Given>("codes")).codes;
}

/** Seats that were taken with a secret become the person’s, so that they follow, too. */
async function claimAll(): Promise<void> {
  const old = myTables().filter((table) => isAlive(table) && Object.values(table.secrets).some(Boolean));
  await Promise.allSettled(old.map(claim));
}

async function claim({ id, secrets }: MyTable): Promise<void> {
  const { askTable } = await import("./askTable");
  const seats = Object.keys(secrets).filter((seat) => secrets[seat]);
  const answers = await askTable(
    id,
    seats.map((seat) => ({ kind: "claim", seat: Number(seat) })),
  );
  const done = seats.filter((_, n) => answers[n].kind === "accepted");
  keep(id, { secrets: Object.fromEntries(done.map((seat) => [seat, ""])) });
}

/** Become whom a link or a recovery code was given to; seats that were taken here before stay at hand. */
export async function redeem(code: string): Promise<void> {
  const key = newKey();
  const { tables } = await say<Myself>("redeem", { code }, api.asPerson(key));
  keepKeys([key, ...personKeys()]);
  tables.forEach(keepHeld);
}

/** Remember games that were begun on other devices; true when there are any. */
export async function sync(): Promise<boolean> {
  const found = await Promise.all(personKeys().map((key) => heldBy(key)));
  const news = found.flat().filter(({ table }) => !isKept(table.id));
  news.forEach(keepHeld);
  return news.length > 0;
}

/** Keys that were ended hold nothing. */
async function heldBy(key: string): Promise<HeldTable[]> {
  const told = await api.ask<Myself>("/api/person", { headers: api.asPerson(key) }).catch(() => null);
  return told?.tables ?? [];
}

function keepHeld({ table, seats }: HeldTable): void {
  const names = table.people.map(({ name, bot }) => name ?? (bot ? botName(bot) : t("free-seat")));
  const secrets = Object.fromEntries(seats.map((seat) => [seat, ""]));
  keep(table.id, { game: table.game, people: names.join(", "), status: table.status, secrets, seen: table.made * 1000 });
}

/** Be forgotten, by the server and by this browser. */
export async function erase(): Promise<void> {
  for (const key of personKeys()) await say("erase", {}, api.asPerson(key));
  here = [];
  for (const name of ["person", "tables", "dice"]) forget(name);
}
