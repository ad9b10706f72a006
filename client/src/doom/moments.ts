/** What has happened between two views that deserves a moment. */

import type { Guardian, PlayedGuardian, View } from "../generated/darkest-doom";
import type { Moment } from "../lib/Moment.svelte";
import { signed } from "../lib/signed";
import { t } from "../lib/words.svelte";
import { RELIC_PAINT } from "./art/icons";
import type { Names } from "./names";

/** `why`: what the log says of it. */
export function moments(before: View | null, after: View, names: Names, why = ""): Moment[] {
  if (!before) return [];
  return [
    ...victory(before, after, names).map(own),
    ...ends(before, after, names, why),
    ...times(before, after).map(own),
    ...gains(before, after, names).map(own),
  ];
}

/** The reader's own, or everybody's. */
const own = (moment: Moment): Moment => ({ ...moment, own: true });

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
  const hunt = victor.darkness && first;
  const of = `victory ${victor.how} ${first?.who ?? ""} ${first?.colour ?? ""}`;
  const more = who && t("doom-moment-wins", { who, n: victor.guardians.length });
  return [
    { title: t(hunt ? "doom-moment-hunt" : WON[victor.how]!), more, mood: victor.darkness ? "dark" : "good", of, great: true, scene: true },
  ];
}

function ends(before: View, after: View, names: Names, why: string): Moment[] {
  const taken = after.guardians.filter((one, n) => one.consumed && !before.guardians[n].consumed);
  const gone = after.guardians.filter((one, n) => !one.alive && before.guardians[n].alive);
  const died = after.guardians.filter((one, n) => hasDied(before.guardians[n], one, after));
  return [
    ...died.map((one): Moment =>
      one.number === after.seat
        ? own({
            title: t("doom-moment-died"),
            more: [why, t("doom-moment-died-more")].filter(Boolean).join(" "),
            mood: "bad",
            of: figure(one),
          })
        : { title: t("doom-moment-fell", { guardian: names.guardian(one) }), mood: "bad", of: figure(one) },
    ),
    ...gone.map((one): Moment =>
      one.number === after.seat
        ? own({
            title: t("doom-moment-out"),
            more: [why, t("doom-moment-out-more")].filter(Boolean).join(" "),
            mood: "bad",
            of: figure(one),
          })
        : { title: t("doom-moment-gone", { guardian: names.guardian(one) }), mood: "bad", of: figure(one) },
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
  const woken: Moment[] =
    after.echo && !before.echo
      ? [{ title: t("doom-moment-echo"), more: t("doom-moment-echo-more"), mood: "dark", of: "icon echo #ff9de4" }]
      : [];
  if (before.phase === after.phase && before.round === after.round) return woken;
  const round = t("doom-moment-round", { n: after.round });
  return after.phase === "dusk"
    ? [{ title: t("doom-moment-dusk"), more: round, mood: "dark", of: "icon dusk #d3b8ff" }, ...woken]
    : [{ title: t("doom-moment-dawn"), more: round, mood: "good", of: "icon dawn #ffd479" }, ...woken];
}

/** What one has done oneself: foes that fell, missions, Order Achievements, alliances, relics. */
function gains(before: View, after: View, names: Names): Moment[] {
  const allied = after.buildings.filter((one, n) => one.ally !== null && one.ally !== before.buildings[n].ally && one.ally === after.seat);
  const [had, has] = [played(before), played(after)];
  return [
    ...(had && has ? [...kills(before, after, had, has, names), ...deeds(before, had, has, names)] : []),
    ...allied.map((one): Moment => ({
      title: t("doom-moment-allied"),
      more: names.building(one),
      mood: "good",
      of: `citadel ${one.colour} ${has?.who ?? ""} ${has?.colour ?? ""}`,
    })),
    ...(had && has ? relics(had, has, names) : []),
  ];
}

/** A monster that one fought, and that is no more. */
function kills(before: View, after: View, had: PlayedGuardian, has: PlayedGuardian, names: Names): Moment[] {
  const sides = before.combat ? [before.combat.attacker.figure, before.combat.defender.figure] : [];
  if (!sides.includes(has.colour)) return [];
  const fallen = before.monsters.flatMap((one, n) => (one && !after.monsters[n] && sides.includes(`m${n + 1}`) ? [one] : []));
  const more = has.fame > had.fame ? t("doom-sum-fame", { change: signed(has.fame - had.fame) }) : "";
  return fallen.map((one): Moment => ({
    title: t("doom-moment-slain", { foe: names.of(`tier-${one.tier}`) }),
    more,
    mood: "good",
    of: `beast ${one.tier}`,
  }));
}

function deeds(before: View, had: PlayedGuardian, has: PlayedGuardian, names: Names): Moment[] {
  const told: Moment[] = [];
  const { aim, mission } = had;
  if (aim && mission && has.mission?.id !== mission.id && has[aim.attribute] > had[aim.attribute]) {
    const more = `${names.of(`mission-${mission.id}`)} · ${names.title(`attribute-${aim.attribute}`)} +1`;
    told.push({ title: t("doom-moment-mission"), more, mood: "good", of: "icon mission #ffd479" });
  }
  const order = had.orders?.find((one) => !has.orders?.includes(one));
  // What is laid down for another one at Dusk is not met.
  if (order && before.step !== "ordering" && has.orders_held < had.orders_held)
    told.push({ title: t("doom-moment-order"), more: names.of(`achievement-${order}`), mood: "good", of: "icon order #ffd479" });
  return told;
}

function relics(had: PlayedGuardian, has: PlayedGuardian, names: Names): Moment[] {
  const found = (Object.keys(has.relics) as (keyof typeof has.relics)[]).filter((one) => has.relics[one] > had.relics[one]);
  return found.map((one): Moment => ({
    title: t("doom-moment-relic"),
    more: names.of(`relic-${one}`),
    mood: "good",
    of: `icon ${one} ${RELIC_PAINT[one]}`,
  }));
}

const figure = (guardian: Guardian) => `figure ${guardian.who ?? ""} ${guardian.colour}`;

function played(view: View): PlayedGuardian | null {
  const own: Guardian | undefined = view.seat === null ? undefined : view.guardians[view.seat];
  return own && !own.virtual ? own : null;
}
