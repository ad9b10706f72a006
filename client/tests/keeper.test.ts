import { afterEach, expect, test, vi } from "vitest";
import { bannedBy, Keeper, sitters, type KeptTable } from "../src/lib/keeper";
import { mutes } from "../src/lib/mutes.svelte";

afterEach(() => vi.unstubAllGlobals());

test("what was typed is a person's id or an address", () => {
  const person = `p${"0a".repeat(15)}b`;
  expect(bannedBy(person)).toEqual({ person });
  expect(bannedBy("10.0.0.7")).toEqual({ address: "10.0.0.7" });
  expect(bannedBy("pigeon.example")).toEqual({ address: "pigeon.example" });
});

test("people, bots and free seats stand in one line", () => {
  const people = JSON.stringify([
    ["Ann", null],
    [null, "novice"],
    [null, null],
  ]);
  expect(sitters({ people } as KeptTable, (bot) => `bot ${bot}`, "free")).toBe("Ann, bot novice, free");
});

test("everything is asked with the token, and what changes something is posted", async () => {
  const asked: [string, RequestInit][] = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    asked.push([path, init]);
    return Promise.resolve(new Response("{}"));
  });
  const keeper = new Keeper("a token that nobody guesses");
  await keeper.reports();
  await keeper.ban({ report: "r1" });
  await keeper.pardon("a/b");
  expect(asked.map(([path, init]) => [path, init.method])).toEqual([
    ["/api/admin/reports", undefined],
    ["/api/admin/bans", "POST"],
    ["/api/admin/bans/a%2Fb/end", "POST"],
  ]);
  expect(asked.every(([, init]) => new Headers(init.headers).get("authorization") === "Bearer a token that nobody guesses")).toBe(true);
  expect(asked[1][1].body).toBe('{"report":"r1"}');
});

test("whom one mutes is muted at that table only, until one does not want it any more", () => {
  mutes.toggle("one", "Eve");
  expect([mutes.has("one", "Eve"), mutes.has("one", "Ann"), mutes.has("two", "Eve")]).toEqual([true, false, false]);
  for (let n = 0; n < 60; n++) mutes.toggle(`table ${n}`, "Zoe");
  expect([mutes.has("one", "Eve"), mutes.has("table 59", "Zoe")]).toEqual([false, true]);
  mutes.toggle("table 59", "Zoe");
  expect(mutes.has("table 59", "Zoe")).toBe(false);
});
