/** All that comes later. */
import { HEROES } from "./heroes";
import { LORDS } from "./lords";

export { demon, land } from "./demons";
export { item } from "./items";
export const hero = (hero: string) => HEROES[hero] ?? HEROES.dancer;
export const lord = (kind: string) => LORDS[kind] ?? LORDS.back;
