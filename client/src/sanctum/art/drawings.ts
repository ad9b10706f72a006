/** All that comes later: pictures of demons before the land of their family, of items, heroes, the Demon Lord. */
import { painted } from "../../art/painted";
import { picture } from "../../art/picture";
import { shapesOf, land } from "./demons";
import { HEROES } from "./heroes";
import { item as shapesOfItem } from "./items";
import { LORDS } from "./lords";
import { demonPaints, heroPaints, itemPaints, LORD_PAINTS } from "./paints";

/** The kind gives the drawing, the colour the paints. */
export function demon(kind: string, colour: string, level: number): string {
  return picture(`demon ${kind} ${colour} ${level}`, 100, () => {
    const { family, paints } = demonPaints(colour);
    return sky(paints, level) + painted([...land(family), ...shapesOf(kind, colour, level)], paints);
  });
}

function sky(paints: Record<string, string>, level: number): string {
  return (
    '<radialGradient id="sky" cx=".5" cy=".6" r=".62">' +
    `<stop offset="0" stop-color="${paints.sky}" stop-opacity="${0.45 + 0.18 * level}"/>` +
    `<stop offset="1" stop-color="${paints.near}"/></radialGradient><rect width="100" height="100" fill="url(#sky)"/>`
  );
}

export function hero(hero: string): string {
  return picture(`hero ${hero}`, 100, () => {
    const paints = heroPaints(hero);
    return `<rect width="100" height="100" fill="${paints.back}"/>` + painted(HEROES[hero] ?? HEROES.dancer, paints, 1.3);
  });
}

/** Colour and level change the look of an item; a weapon's name tells its shape. */
export function item(type: string, id: string, colour: string, level: number): string {
  return picture(`item ${type} ${id} ${colour} ${level}`, 64, () => painted(shapesOfItem(type, id, level), itemPaints(colour), 1.3));
}

/** The Demon Lord, his fury, and the back of a card that nobody has seen. */
export function lord(kind: string): string {
  return picture(`lord ${kind}`, 100, () => (kind === "lord" ? FIRE : "") + painted(LORDS[kind] ?? LORDS.back, LORD_PAINTS));
}

const FIRE =
  '<radialGradient id="sky" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#e8662c"/>' +
  '<stop offset="1" stop-color="#e8662c" stop-opacity="0"/></radialGradient><rect width="100" height="100" fill="url(#sky)"/>';
