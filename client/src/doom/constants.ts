/** Words of the game in their order, and how colours are drawn. */

import type { Attribute, Colour, Deck, Relic } from "../generated/darkest-doom";
import { GUARDIANS } from "../lib/paint";

export const COLOURS: Colour[] = ["green", "purple", "orange", "grey"];
export const ATTRIBUTES: Attribute[] = ["attack", "magic", "wisdom", "health"];
export const RELICS: Relic[] = ["crystal", "lantern", "urn"];
export const DECKS: Deck[] = ["equipment", "traps", "spells", "encounters"];

/** How a Guardian's or a building's colour is drawn. */
export const PAINT = GUARDIANS as Record<Colour, string>;
