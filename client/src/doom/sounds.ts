/** What is heard of the difference between two views. */

import type { Guardian, View } from "../generated/darkest-doom";
import type { Sound } from "../lib/sound";

export function sounds(before: View | null, after: View): Sound[] {
  if (!before || before.guardians.length !== after.guardians.length) return [];
  const heard = after.guardians.flatMap((one) => ofGuardian(before.guardians[one.number]!, one, one.number === after.seat));
  if (after.phase !== before.phase) heard.push(after.phase);
  if (!before.combat?.rolled && after.combat?.rolled && after.combat.attacker.hits + after.combat.defender.hits > 0) heard.push("hit");
  if (after.over && !before.over) heard.push(after.victor?.darkness ? "death" : "victory");
  return heard;
}

function ofGuardian(had: Guardian, has: Guardian, own: boolean): Sound[] {
  if (had.virtual || has.virtual) return [];
  const relics = (one: typeof has) => one.relics.crystal + one.relics.lantern + one.relics.urn;
  const found: [boolean, Sound][] = [
    [had.dice.length === 0 && has.dice.length > 0, "dice"],
    [own && has.wounds > had.wounds, "wound"],
    [own && has.moths > had.moths, "death"],
    [own && (relics(has) > relics(had) || has.coins > had.coins), "loot"],
  ];
  return found.filter(([is]) => is).map(([, sound]) => sound);
}
