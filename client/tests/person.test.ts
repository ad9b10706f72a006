import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { myTables, secretsOf } from "../src/lib/myTables";
import { erase, personKeys, redeem, sync } from "../src/lib/person";
import { words } from "../src/lib/words.svelte";

const person = (seat: number, name: string | null, bot: string | null = null) => ({ seat, name, bot });
const held = {
  table: { id: "t", game: "sanctum", status: "playing", people: [person(0, "Ann"), person(1, null, "novice")], made: 5 },
  seats: [0],
};

let asked: [string, string][];
let refuses = false;

beforeAll(() => words.speak("en"));
beforeEach(() => {
  localStorage.clear();
  asked = [];
  refuses = false;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    asked.push([path.split("?")[0], (init.headers as Record<string, string>)["x-dawnbreach-person"]]);
    return Promise.resolve(
      new Response(JSON.stringify({ id: "p", devices: [], codes: 0, tables: [held] }), { status: refuses ? 403 : 200 }),
    );
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a browser makes its key once", () => {
  const [key] = personKeys();
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(personKeys()).toEqual([key]);
});

test("who comes with a code gets a new key, keeps the old one, and has the games of the other device", async () => {
  const [old] = personKeys();
  await redeem("abcd-efgh");
  const [key, ...before] = personKeys();
  expect(key).not.toBe(old);
  expect(before).toEqual([old]);
  expect(asked).toEqual([["/api/person/redeem", key]]);
  expect(myTables()).toMatchObject([{ id: "t", people: expect.stringMatching(/^Ann, ./), secrets: { 0: "" }, seen: 5000 }]);
  expect(secretsOf("t")).toEqual([]);
});

test("a code that does not work changes nothing", async () => {
  const keys = personKeys();
  refuses = true;
  await expect(redeem("abcd")).rejects.toThrow();
  expect(personKeys()).toEqual(keys);
});

test("games of other devices are found once, and an ended key holds none", async () => {
  expect(await sync()).toBe(true);
  expect(await sync()).toBe(false);
  localStorage.clear();
  refuses = true;
  expect(await sync()).toBe(false);
});

test("who is forgotten leaves no key and no game in the browser", async () => {
  await sync();
  const [key] = personKeys();
  await erase();
  expect(asked).toContainEqual(["/api/person/erase", key]);
  expect(myTables()).toEqual([]);
  expect(personKeys()).not.toContain(key);
});
