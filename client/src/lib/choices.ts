/** The list of choices: groups, numbers, and what typed words mean. No rule is known here. */

import type { Offer } from "./protocol";

export interface Numbered {
  number: number;
  offer: Offer;
}
export interface Group {
  heading: string;
  offers: Numbered[];
}

/** Offers under their headings, numbered through in the order they are shown. */
export function grouped(offers: Offer[]): Group[] {
  const groups = new Map<string, Offer[]>();
  for (const offer of offers) groups.set(offer.group, [...(groups.get(offer.group) ?? []), offer]);
  let number = 0;
  return Array.from(groups, ([heading, members]) => ({
    heading,
    offers: members.map((offer) => ({ number: ++number, offer })),
  }));
}

export function numbered(offers: Offer[]): Numbered[] {
  return grouped(offers).flatMap((group) => group.offers);
}

/** So many choices of a kind are listed at once for whoever types. */
const MANY = 12;

/** Whether a kind of choices is one line until it is opened: it can be chosen on the board; or it would be long. */
export function folds(group: Group, typing: boolean): boolean {
  const onBoard = group.offers.every(({ offer }) => !offer.main && Object.keys(offer.args).length > 0);
  return onBoard && group.offers.length > (typing ? MANY : 0);
}

const LINE = 12;

/** What one line has room for: what is expected, else what no thing of the board offers; without such a board, whatever fits. */
export function primary(offers: Offer[], expects: string[], loose: ((offers: Offer[]) => Offer[]) | null = null): Offer[] {
  const expected = offers.filter((offer) => expects.includes(offer.text));
  if (expected.length) return expected;
  if (loose) return loose(offers);
  const plain = offers.filter((offer) => offer.main || !Object.keys(offer.args).length);
  return [...plain, ...offers.filter((offer) => !plain.includes(offer))].slice(0, LINE);
}

/** Umlauts as they are typed where there are no keys for them. */
const UMLAUTS: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };
const plain = (text: string) =>
  text
    .toLocaleLowerCase()
    .replace(/[äöüß]/g, (letter) => UMLAUTS[letter])
    .replace(/\s+/g, " ")
    .trim();

/** Cyrillic letters that look like Latin ones, and the д of a die: "hit д1 а.1" is "hit d1 a.1". */
const CYRILLIC = "асеорхуктмнвд";
const LATIN = "aceopxyktmhbd";
const latin = (text: string) => text.replace(/[а-я]/g, (letter) => LATIN[CYRILLIC.indexOf(letter)] ?? letter);

/** Whether the typed words begin words of the text, in their order: "h d1 a" fits "hit d1 a.1". */
export function fits(typed: string, text: string): boolean {
  const words = plain(text)
    .split(" ")
    .map((word) => word.replace(/^[„«“(]+/, ""));
  let at = 0;
  for (const part of plain(typed).split(" ")) {
    while (at < words.length && !words[at].startsWith(part)) at++;
    if (at++ >= words.length) return false;
  }
  return true;
}

/** What typed words could mean: a number, notation, or words of the label; the nearest first. */
export function matches(typed: string, offers: Offer[]): Numbered[] {
  const all = numbered(offers);
  if (!typed) return all;
  const wanted = plain(typed);
  if (!wanted) return all;
  if (/^\d+$/.test(wanted)) return all.filter(({ number }) => `${number}`.startsWith(wanted));
  const begins = all.filter(({ offer }) => plain(offer.text).startsWith(latin(wanted)));
  const others = all.filter((one) => !begins.includes(one) && fits(latin(wanted), one.offer.text));
  const said = all.filter((one) => !begins.includes(one) && !others.includes(one) && fits(wanted, one.offer.label));
  return [...begins, ...others, ...said];
}

/** What to send for typed words: the text of the one they mean, or the words themselves for the server to judge. */
export function meant(typed: string, offers: Offer[]): string {
  const wanted = plain(typed);
  const exact = numbered(offers).find(({ number, offer }) => offer.text === latin(wanted) || `${number}` === wanted);
  const found = matches(typed, offers);
  const judged = /[a-z]/.test(wanted) ? latin(wanted) : wanted;
  return exact?.offer.text ?? (found.length === 1 ? found[0].offer.text : judged);
}

export interface Digits {
  /** The number that is meant, when no longer one is possible. */
  pick: number | null;
  /** Digits so far, when a longer number is possible. */
  typed: string;
}

/** One more digit: "1" is at once the choice 1 when there are fewer than ten. */
export function digit(typed: string, pressed: string, count: number): Digits {
  const both = Number(typed + pressed) <= count ? typed + pressed : pressed;
  const number = Number(both);
  if (number < 1 || number > count) return { pick: null, typed: "" };
  return number * 10 > count ? { pick: number, typed: "" } : { pick: null, typed: both };
}
