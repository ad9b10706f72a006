/** Every kind of demon has a drawing; a kind of another pack borrows the first of its colour and level. */
import { ASHLINGS } from "./ashlings";
import { BEASTS } from "./beasts";
import { HORRORS } from "./horrors";
import { LANDS } from "./lands";
import type { Shape } from "../../../art/shapes";

export const DRAWINGS: Record<string, Shape[]> = { ...ASHLINGS, ...BEASTS, ...HORRORS };
const FIRST: Record<string, string[]> = {
  red: ["cinder-imp", "slag-ogre", "pyre-tyrant"],
  green: ["pox-hound", "festering-boar", "murrain-chimera"],
  blue: ["rime-rattlebones", "barrow-knight", "frozen-ossuary"],
};

export function shapesOf(kind: string, colour: string, level: number): Shape[] {
  return DRAWINGS[kind] ?? DRAWINGS[(FIRST[colour] ?? FIRST.red)[level - 1] ?? "cinder-imp"];
}

export function land(colour: string): Shape[] {
  return LANDS[colour] ?? [];
}
