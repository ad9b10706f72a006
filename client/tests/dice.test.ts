import { beforeEach, expect, test } from "vitest";
import { checks, keepDice, keptOf, newShare, owed, seedOfRecord, seedOfTable } from "../src/lib/dice";
import type { Person, TableTold } from "../src/lib/protocol";
import { sha256 } from "../src/lib/sha256";

const [ANN, BOB, DRAWN] = ["a".repeat(64), "b".repeat(64), "0123456789abcdef".repeat(2)];

beforeEach(() => localStorage.clear());

function person(seat: number, news: Partial<Person>): Person {
  return { seat, name: `P${seat}`, bot: null, online: true, own: false, ...news } as Person;
}

function table(status: TableTold["status"], people: Person[], news: Partial<TableTold> = {}): TableTold {
  return { id: "t", status, people, commit: sha256(DRAWN), ...news } as TableTold;
}

test("the fingerprint is SHA-256, whatever its length", async () => {
  expect(sha256("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  for (const text of ["abc", "ż", "x".repeat(55), "x".repeat(56), "x".repeat(63), "x".repeat(64), "x".repeat(1000)]) {
    const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
    expect(sha256(text)).toBe(Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join(""));
  }
});

test("a browser promises one share for its seats, then reveals that very share", () => {
  const [promise] = owed(table("open", [person(0, { own: true }), person(1, {})]));
  const share = keptOf("t").share!;
  expect(promise).toEqual({ kind: "commit", seat: 0, commit: sha256(share) });
  const people = [person(0, { own: true, commit: sha256(share) }), person(1, {})];
  expect(owed(table("open", people))).toEqual([]);
  expect(owed(table("starting", people))).toEqual([{ kind: "reveal", seat: 0, share }]);
  expect(owed(table("starting", [{ ...people[0], share }, people[1]]))).toEqual([]);
  expect(owed(table("open", [person(0, { own: true })], { openSeed: true }))).toEqual([]);
});

test("a share is never revealed before the game starts, nor for a promise of somebody else", () => {
  keepDice("t", { share: ANN });
  expect(owed(table("starting", [person(0, { own: true, commit: sha256(BOB) })]))).toEqual([]);
  const said = owed(table("open", [person(0, { own: true })]));
  expect(JSON.stringify(said)).not.toContain(ANN);
});

test("what was revealed is compared with what was promised and with what this browser kept", () => {
  const people = [person(0, { commit: sha256(ANN), share: ANN }), person(1, { commit: sha256(BOB), share: BOB })];
  const kept = { commit: sha256(DRAWN), share: ANN };
  const ended = table("abandoned", people, { seed: `${DRAWN} ${ANN} ${BOB}` });
  expect(checks(seedOfTable(ended), kept)).toEqual(["server", "kept", "shares", "own"].map((what) => ({ what, holds: true })));
  const forged = { ...seedOfTable(ended), drawn: newShare() };
  expect(checks(forged, kept).find((one) => one.what === "server")!.holds).toBe(false);
  expect(checks(seedOfTable(ended), { ...kept, commit: "other" }).find((one) => one.what === "kept")!.holds).toBe(false);
  const swapped = { ...seedOfTable(ended), shares: [BOB, BOB] };
  expect(
    checks(swapped, kept)
      .filter((one) => !one.holds)
      .map((one) => one.what),
  ).toEqual(["shares", "own"]);
});

test("a record is checked by its own words", () => {
  const record = {
    fair: true,
    follows: true,
    dice: "shared" as const,
    words: "",
    outcomes: 1,
    commit: sha256(DRAWN),
    seed: `${DRAWN} ${ANN} -`,
    shares: `${sha256(ANN)} -`,
  };
  expect(checks(seedOfRecord(record), {}).every((one) => one.holds)).toBe(true);
  expect(checks(seedOfRecord({ ...record, seed: `${DRAWN} ${BOB} -` }), {}).some((one) => !one.holds)).toBe(true);
  expect(checks(seedOfRecord({ ...record, commit: sha256("7 8"), seed: "7 8", shares: "" }), {})).toEqual([
    { what: "server", holds: true },
  ]);
});

test("the fingerprint in a record of open dice fits only as long as it says so", () => {
  const record = { fair: false, follows: true, words: "", outcomes: 1, commit: sha256("dice: open 7 8"), seed: "7 8", shares: "" };
  const [open, hidden] = (["open", "nobody"] as const).map((dice) => checks(seedOfRecord({ ...record, dice }), {}));
  expect(open).toEqual([{ what: "server", holds: true }]);
  expect(hidden).toEqual([{ what: "server", holds: false }]);
});
