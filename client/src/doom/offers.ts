/** Which offers belong to which thing on the board. */

import type { Offer } from "../lib/board";
import type { View } from "../generated/darkest-doom";

/** Kinds that are offered on nearly every area, and so wait until they are asked for. */
export const QUIET = new Set(["trap", "lift"]);

/** Those that are about nothing on the board: end of the turn, pass, an ability; and what matters most, wherever else it stands. */
export function loose(offers: Offer[]): Offer[] {
  return offers.filter((offer) => offer.main || isPlain(offer));
}

const isPlain = ({ args }: Offer) => Object.keys(args).length === 0 || "lanterns" in args;

export class Offered {
  private byArea = new Map<string, Offer[]>();

  constructor(
    readonly all: Offer[],
    view: View,
  ) {
    for (const offer of all) {
      const area = offer.args.area ?? this.areaOf(offer, view);
      if (area) this.byArea.set(area, [...(this.byArea.get(area) ?? []), offer]);
    }
  }

  /** The area of the building, Citadel or figure an offer is about. */
  private areaOf(offer: Offer, view: View): string | undefined {
    const { building, colour, figure } = offer.args;
    if (building) return view.buildings.find((b) => `${b.colour}-${b.kind}` === building)?.area;
    if (colour) return view.buildings.find((b) => b.kind === "citadel" && b.colour === colour)?.area;
    if (!figure) return undefined;
    if (figure.startsWith("m")) return view.monsters[Number(figure.slice(1)) - 1]?.area;
    return view.guardians.find((g) => g.colour === figure)?.area;
  }

  /** Is something offered that is chosen on the map? */
  get onMap(): boolean {
    return [...this.byArea.values()].flat().some((offer) => !QUIET.has(offer.choice));
  }

  at(area: string, trapping = false): Offer[] {
    return (this.byArea.get(area) ?? []).filter((offer) => QUIET.has(offer.choice) === trapping);
  }

  /** What the area one stands in allows. */
  get here(): Offer[] {
    return this.of("complete", "ally", "forsake", "road", "rite", "lodge", "summon", "free-mosh");
  }

  with(parameter: string, word: string): Offer[] {
    return this.all.filter((offer) => offer.args[parameter] === word);
  }

  /** What can be done with a card of the hand; Dark Corruption, too, can be discarded there. */
  inHand(card: string): Offer[] {
    return [...this.with("card", card), ...this.with("taint", card)];
  }

  of(...choices: string[]): Offer[] {
    return this.all.filter((offer) => choices.includes(offer.choice));
  }

  get traps(): Offer[] {
    return this.all.filter((offer) => QUIET.has(offer.choice));
  }

  /** Those that are about nothing on the board: end of the turn, pass, an ability. */
  get plain(): Offer[] {
    return this.all.filter(isPlain);
  }
}
