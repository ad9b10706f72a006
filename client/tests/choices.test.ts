import { expect, test } from "vitest";
import { digit, grouped, matches, meant, primary } from "../src/lib/choices";
import type { Offer } from "../src/lib/protocol";

function offer(text: string, label: string, group = ""): Offer {
  return { text, label, group, choice: text.split(" ")[0], args: {}, clause: "SAN-4.4", final: false, main: false, caution: "" };
}

const attack = [
  offer("hit d1 a.1", "Die 1 hits the imp", "Hits"),
  offer("hit d2 a.2", "Die 2 hits the imp", "Hits"),
  offer("use helmet.1", "Helmet: raise a die", "Abilities"),
  offer("hit d2 b.1", "Die 2 hits the boar", "Hits"),
  offer("end attack", "End the attack", "More"),
];

test("offers stand under their headings and are numbered in the order they are shown", () => {
  const groups = grouped(attack);
  expect(groups.map((group) => group.heading)).toEqual(["Hits", "Abilities", "More"]);
  expect(groups.flatMap((group) => group.offers.map((one) => one.number))).toEqual([1, 2, 3, 4, 5]);
  expect(groups[0].offers[2].offer.text).toBe("hit d2 b.1");
});

test("typed words may be notation, an abbreviation, words of the label or a number", () => {
  const texts = (typed: string) => matches(typed, attack).map((one) => one.offer.text);
  expect(texts("hit d2")).toEqual(["hit d2 a.2", "hit d2 b.1"]);
  expect(texts("h b")).toEqual(["hit d2 b.1"]);
  expect(texts("boar")).toEqual(["hit d2 b.1"]);
  expect(texts("5")).toEqual(["end attack"]);
  expect(texts("rest")).toEqual([]);
  expect(texts("")).toHaveLength(5);
});

test("what is sent is the one choice that fits, or the words themselves", () => {
  expect(meant("END attack", attack)).toBe("end attack");
  expect(meant("4", attack)).toBe("use helmet.1");
  expect(meant("boar", attack)).toBe("hit d2 b.1");
  expect(meant("hit d2", attack)).toBe("hit d2");
  expect(meant("rest", attack)).toBe("rest");
  expect(meant("hit д2 в.1", attack), "letters that look alike").toBe("hit d2 b.1");
  expect(meant("hit д7 а.1", attack)).toBe("hit d7 a.1");
  const quoted = [offer("play boots", "Zagraj kartę „Buty dezertera” (świt)"), offer("rest", "Odpocznij")];
  expect(meant("zag buty", quoted), "a name in quotation marks").toBe("play boots");
  const german = [offer("fight", "Kämpfe"), offer("rest", "Raste")];
  expect([meant("kämpf", german), meant("kaempf", german)], "umlauts as they are typed").toEqual(["fight", "fight"]);
});

test("a digit picks at once unless a longer number is possible", () => {
  expect(digit("", "3", 5)).toEqual({ pick: 3, typed: "" });
  expect(digit("", "1", 12)).toEqual({ pick: null, typed: "1" });
  expect(digit("1", "2", 12)).toEqual({ pick: 12, typed: "" });
  expect(digit("", "2", 12)).toEqual({ pick: 2, typed: "" });
  expect(digit("", "0", 12)).toEqual({ pick: null, typed: "" });
  expect(digit("", "9", 5)).toEqual({ pick: null, typed: "" });
});

test("one line has what no thing of the board offers; of what a lesson expects, nothing else", () => {
  const loose = (offers: Offer[]) => offers.filter((one) => one.choice === "end");
  const texts = (...given: Parameters<typeof primary>) => primary(...given).map((one) => one.text);
  expect(texts(attack, [], loose)).toEqual(["end attack"]);
  expect(texts(attack, ["hit d2 b.1"], loose)).toEqual(["hit d2 b.1"]);
  expect(texts(attack, [], null)).toHaveLength(attack.length);
});
