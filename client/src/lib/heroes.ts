/** Who plays whom, read from a view with the words of the book. */

import type * as doom from "../generated/darkest-doom";
import type * as sanctum from "../generated/sanctum";
import type { Book } from "./protocol";

/** Those who play, as far as a view has them. */
export type Cast = Partial<Pick<sanctum.View, "heroes"> & Pick<doom.View, "guardians">>;

/** What the hero of a seat is called; empty when it is not known yet. */
export function heroOf(view: Cast | undefined, seat: number, book: Book | null): string {
  const hero = view?.heroes?.[seat]?.hero;
  const guardian = view?.guardians?.[seat];
  const key = hero ? `hero-${hero}` : guardian?.virtual ? `virtual-${guardian.colour}` : `guardian-${guardian?.who}`;
  return book?.names[key] ?? "";
}
