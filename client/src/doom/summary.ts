/** What each of the others, and the Darkness, came to in the course of some steps, in one line. */

import type { Guardian, PlayedGuardian, View } from "../generated/darkest-doom";
import type { Book, Summed } from "../lib/board";
import type { Shot } from "../lib/protocol";
import { signed } from "../lib/signed";
import { t } from "../lib/words.svelte";
import { Names } from "./names";

/** As the log has it. */
const DARKNESS = -1;

export function summary(shots: Shot[], book: Book, own: number | null): Summed[] {
  const views = shots.map((shot) => shot.view as unknown as View);
  const [before, after] = [views[0], views.at(-1)!];
  const names = new Names(book, after);
  const lines = after.guardians
    .filter((one) => one.number !== own)
    .map((one) => ({ who: one.number, name: names.guardian(one), text: told(before.guardians[one.number], one, views, names) }));
  return [...lines, { who: DARKNESS, name: t("doom-sum-darkness"), text: darkness(before, after, names) }].filter((line) => line.text);
}

function told(had: Guardian, has: Guardian, views: View[], names: Names): string {
  const [before, after] = [views[0], views.at(-1)!];
  const allied = after.buildings.filter((one, n) => one.ally === has.number && before.buildings[n].ally !== has.number);
  return [
    !had.consumed && has.consumed && t("doom-sum-consumed"),
    had.alive && !has.alive && t("doom-sum-out"),
    has.place !== had.place && has.place !== null && t("doom-sum-moved", { area: names.area(has.place) }),
    ...fought(has, views, names),
    ...allied.map((one) => t("doom-sum-allied", { building: names.building(one) })),
    has.fame !== had.fame && t("doom-sum-fame", { change: signed(has.fame - had.fame) }),
    ...(had.virtual || has.virtual ? [] : board(had, has)),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** What a player board shows. */
function board(had: PlayedGuardian, has: PlayedGuardian): (string | false)[] {
  const relics = (one: PlayedGuardian) => one.relics.crystal + one.relics.lantern + one.relics.urn;
  const found = relics(has) - relics(had);
  return [
    has.wounds !== had.wounds && t("doom-sum-wounds", { change: signed(has.wounds - had.wounds), n: has.wounds, health: has.health }),
    found > 0 && t("doom-sum-relics", { n: found }),
    has.orders_held > had.orders_held && t("doom-sum-orders", { n: has.orders_held - had.orders_held }),
    has.corruption !== had.corruption && t("doom-sum-corruption", { change: signed(has.corruption - had.corruption) }),
    has.coins !== had.coins && t("doom-sum-coins", { change: signed(has.coins - had.coins) }),
  ];
}

/** With whom somebody fought. */
function fought(guardian: Guardian, views: View[], names: Names): string[] {
  const foes = views.flatMap(({ combat }) => {
    if (!combat) return [];
    const [one, other] = [combat.attacker.figure, combat.defender.figure];
    return one === guardian.colour ? [other] : other === guardian.colour ? [one] : [];
  });
  return [...new Set(foes)].map((foe) => t("doom-sum-fought", { foe: names.figure(foe) }));
}

function darkness(before: View, after: View, names: Names): string {
  const tendrils = (view: View) => view.buildings.reduce((sum, one) => sum + one.tendrils, 0);
  const taken = after.buildings.filter((one, n) => one.corrupted && !before.buildings[n].corrupted);
  const abysses = after.abysses.filter((area) => !before.abysses.includes(area)).length;
  const grown = tendrils(after) - tendrils(before);
  return [
    ...taken.map((one) => t("doom-sum-corrupted", { building: names.building(one) })),
    grown && t("doom-sum-tendrils", { change: signed(grown) }),
    abysses && t("doom-sum-abysses", { n: abysses }),
    after.event !== before.event && after.event && t("doom-sum-event", { event: names.of(`event-card-${after.event}`) }),
    after.hearts < before.hearts && t("doom-sum-hearts", { n: after.hearts }),
  ]
    .filter(Boolean)
    .join(" · ");
}
