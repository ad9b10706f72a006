/** Who plays whom, read from a view with the words of the book. */

import type { Book } from "./protocol";

interface Named {
  seat?: number;
  number?: number;
  hero?: string;
  who?: string;
}

/** What the hero of a seat is called; empty when it is not known yet. */
export function heroOf(view: any, seat: number, book: Book | null): string {
  const all = (view?.heroes ?? view?.guardians ?? []) as Named[];
  const found = all.find((one) => (one.seat ?? one.number) === seat);
  const key = found?.hero ? `hero-${found.hero}` : `guardian-${found?.who}`;
  return book?.names[key] ?? "";
}
