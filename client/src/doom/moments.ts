/** What has happened between two views that deserves a moment. */

import type { Guardian, PlayedGuardian, View } from "../generated/darkest-doom";
import type { Moment } from "../lib/Moment.svelte";
import { t } from "../lib/words.svelte";
import type { Names } from "./names";

export function moments(before: View | null, after: View, names: Names): Moment[] {
  if (!before) return [];
  return [...ends(before, after, names), ...times(before, after), ...gains(before, after, names)];
}

function ends(before: View, after: View, names: Names): Moment[] {
  const taken = after.guardians.filter((one, n) => one.consumed && !before.guardians[n].consumed);
  return taken.map((one): Moment => ({ title: t("doom-moment-consumed", { guardian: names.guardian(one) }), mood: "dark" }));
}

function times(before: View, after: View): Moment[] {
  if (before.phase === after.phase && before.round === after.round) return [];
  const round = t("doom-moment-round", { n: after.round });
  return after.phase === "dusk"
    ? [{ title: t("doom-moment-dusk"), more: round, mood: "dark" }]
    : [{ title: t("doom-moment-dawn"), more: round, mood: "good" }];
}

/** Alliances, and relics of one's own. */
function gains(before: View, after: View, names: Names): Moment[] {
  const allied = after.buildings.filter((one, n) => one.ally !== null && one.ally !== before.buildings[n].ally && one.ally === after.seat);
  const [had, has] = [played(before), played(after)];
  const relics =
    had && has ? (Object.keys(has.relics) as (keyof typeof has.relics)[]).filter((one) => has.relics[one] > had.relics[one]) : [];
  return [
    ...allied.map((one): Moment => ({ title: t("doom-moment-allied"), more: names.building(one), mood: "good" })),
    ...relics.map((one): Moment => ({ title: t("doom-moment-relic"), more: names.of(`relic-${one}`), mood: "good" })),
  ];
}

function played(view: View): PlayedGuardian | null {
  const own: Guardian | undefined = view.seat === null ? undefined : view.guardians[view.seat];
  return own && !own.virtual ? own : null;
}
