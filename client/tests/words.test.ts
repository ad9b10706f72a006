import { expect, test } from "vitest";
import type { Language } from "../src/lib/protocol";
import { minus } from "../src/lib/signed";
import { load, say } from "../src/lib/words";

async function speaker(language: Language) {
  const bundle = await load(language);
  return (key: string, args?: Record<string, string | number>) => say(bundle, key, args);
}

test("plurals are right in each language", async () => {
  const [en, de, pl, ru] = await Promise.all([speaker("en"), speaker("de"), speaker("pl"), speaker("ru")]);
  const seats = (t: typeof en) => [1, 2, 5, 22].map((n) => t("free-seats", { n }));
  expect(seats(en)).toEqual(["1 free seat", "2 free seats", "5 free seats", "22 free seats"]);
  expect(seats(de)).toEqual(["1 freier Platz", "2 freie Plätze", "5 freie Plätze", "22 freie Plätze"]);
  expect(seats(pl)).toEqual(["1 wolne miejsce", "2 wolne miejsca", "5 wolnych miejsc", "22 wolne miejsca"]);
  expect(seats(ru)).toEqual(["1 свободное место", "2 свободных места", "5 свободных мест", "22 свободных места"]);
});

test("numbers below zero have a minus, and ranges and dates keep what they have", async () => {
  const pl = await speaker("pl");
  expect(pl("doom-fame", { n: -1 })).toBe("Dzienna sława −1");
  expect([minus(-2), minus(3), minus("od 2026-11-18: -4 (-5)")]).toEqual(["−2", "3", "od 2026-11-18: −4 (−5)"]);
});

test("a missing key is seen, not hidden", async () => {
  const en = await speaker("en");
  expect(en("no-such-words")).toBe("no-such-words");
});
