/** What has happened between two views that deserves a moment. */

import type { Guardian, PlayedGuardian, View } from "../generated/darkest-doom";
import type { Moment } from "../lib/Moment.svelte";
import { t } from "../lib/words.svelte";
import { RELIC_PAINT } from "./art/icons";
import type { Names } from "./names";

/** `why`: what the log says of it. */
export function moments(before: View | null, after: View, names: Names, why = ""): Moment[] {
  if (!before) return [];
  return [...victory(before, after, names), ...ends(before, after, names, why), ...times(before, after), ...gains(before, after, names)];
}

/** How the game was won: the words for it. */
const WON: Record<string, string> = {
  priest: "doom-moment-priest",
  mosh: "doom-moment-mosh",
  cleansed: "doom-moment-cleansed",
  darkness: "doom-moment-darkness",
};

function victory(before: View, after: View, names: Names): Moment[] {
  const { victor } = after;
  if (!victor || before.victor || !WON[victor.how]) return [];
  const who = victor.guardians.map((n) => names.guardian(after.guardians[n]!)).join(", ");
  const first = after.guardians[victor.guardians[0] ?? -1];
  const of = victor.darkness || !first ? "icon tendril #d3b8ff" : figure(first);
  const more = who && t("doom-moment-wins", { who, n: victor.guardians.length });
  return [{ title: t(WON[victor.how]!), more, mood: victor.darkness ? "dark" : "good", of, great: true }];
}

function ends(before: View, after: View, names: Names, why: string): Moment[] {
  const taken = after.guardians.filter((one, n) => one.consumed && !before.guardians[n].consumed);
  const died = after.guardians.filter((one, n) => hasDied(before.guardians[n], one, after));
  return [
    ...died.map((one): Moment =>
      one.number === after.seat
        ? { title: t("doom-moment-died"), more: [why, t("doom-moment-died-more")].filter(Boolean).join(" "), mood: "bad", of: figure(one) }
        : { title: t("doom-moment-fell", { guardian: names.guardian(one) }), mood: "bad", of: figure(one) },
    ),
    ...taken.map((one): Moment => ({ title: t("doom-moment-consumed", { guardian: names.guardian(one) }), mood: "dark", of: figure(one) })),
  ];
}

/** Whoever dies is back in the own Temple, with fewer wounds, less Fame or one Moth more. */
function hasDied(had: Guardian, has: Guardian, after: View): boolean {
  if (had.virtual || has.virtual || has.consumed) return false;
  const home = after.buildings.find((one) => one.kind === "temple" && one.colour === has.colour)?.area;
  if (has.place !== home || (!had.wounds && has.moths === had.moths)) return false;
  return has.moths > had.moths || (had.place !== home && has.wounds < had.wounds);
}

function times(before: View, after: View): Moment[] {
  if (before.phase === after.phase && before.round === after.round) return [];
  const round = t("doom-moment-round", { n: after.round });
  return after.phase === "dusk"
    ? [{ title: t("doom-moment-dusk"), more: round, mood: "dark", of: "icon dusk #d3b8ff" }]
    : [{ title: t("doom-moment-dawn"), more: round, mood: "good", of: "icon dawn #ffd479" }];
}

/** Alliances, and relics of one's own. */
function gains(before: View, after: View, names: Names): Moment[] {
  const allied = after.buildings.filter((one, n) => one.ally !== null && one.ally !== before.buildings[n].ally && one.ally === after.seat);
  const [had, has] = [played(before), played(after)];
  const relics =
    had && has ? (Object.keys(has.relics) as (keyof typeof has.relics)[]).filter((one) => has.relics[one] > had.relics[one]) : [];
  return [
    ...allied.map((one): Moment => ({ title: t("doom-moment-allied"), more: names.building(one), mood: "good", of: "icon dome #ffd479" })),
    ...relics.map((one): Moment => ({
      title: t("doom-moment-relic"),
      more: names.of(`relic-${one}`),
      mood: "good",
      of: `icon ${one} ${RELIC_PAINT[one]}`,
    })),
  ];
}

const figure = (guardian: Guardian) => `figure ${guardian.who ?? ""} ${guardian.colour}`;

function played(view: View): PlayedGuardian | null {
  const own: Guardian | undefined = view.seat === null ? undefined : view.guardians[view.seat];
  return own && !own.virtual ? own : null;
}
