/** What is heard of the difference between two views. */

import type { Hero, View } from "../generated/sanctum";
import type { Sound } from "../lib/sound";

export function sounds(before: View | null, after: View, seat: number | null): Sound[] {
  if (!before || before.game !== after.game || before.heroes.length !== after.heroes.length) return [];
  const heard = after.heroes.flatMap((hero) => ofHero(before.heroes[hero.seat], hero, hero.seat === seat));
  return after.over && !before.over ? [...heard, "victory"] : heard;
}

function ofHero(had: Hero, has: Hero, own: boolean): Sound[] {
  const found: [boolean, Sound][] = [
    [had.dice.length === 0 && has.dice.length > 0, "dice"],
    [marks(has) > marks(had) && has.demons.length === had.demons.length, "hit"],
    [had.alive && !has.alive, "death"],
    [own && has.alive && has.health < had.health, "wound"],
    [own && has.sack.length > had.sack.length, "loot"],
  ];
  return found.filter(([is]) => is).map(([, sound]) => sound);
}

const marks = (hero: Hero) => hero.demons.reduce((sum, foe) => sum + ("marked" in foe ? foe.marked.filter(Boolean).length : 0), 0);
