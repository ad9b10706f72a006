/** What each of the others came to in the course of some steps, in one line. */

import type { Hero, View } from "../generated/sanctum";
import type { Book, Summed } from "../lib/board";
import type { Shot } from "../lib/protocol";
import { signed } from "../lib/signed";
import { t } from "../lib/words.svelte";
import { heroName, ROMAN } from "./names";

export function summary(shots: Shot[], book: Book, own: number | null): Summed[] {
  const views = shots.map((shot) => shot.view as unknown as View);
  const seats = views[0].heroes.map((hero) => hero.seat).filter((seat) => seat !== own);
  return seats.flatMap((seat) => {
    const text = told(views, seat, book);
    return text ? [{ who: seat, name: heroName(book, views[0].heroes[seat]), text }] : [];
  });
}

function told(views: View[], seat: number, book: Book): string {
  const [had, has] = [views[0].heroes[seat], views.at(-1)!.heroes[seat]];
  const kills = killed(views.map((view) => view.heroes[seat]));
  const levels = total(has) - total(had);
  const items = owned(has) - owned(had);
  return [
    had.alive && !has.alive && t("sanctum-sum-fell"),
    has.victorious && !had.victorious && t("sanctum-sum-won"),
    moved(had, has, views.at(-1)!),
    has.demons.length > had.demons.length && has.stands !== "city" && t("sanctum-sum-pursued", { n: has.demons.length }),
    kills && t("sanctum-sum-kills", { n: kills }),
    has.health !== had.health && t("sanctum-sum-health", { change: signed(has.health - had.health), n: has.health }),
    levels > 0 && t("sanctum-sum-levels", { n: levels }),
    ...fresh(learned(had), learned(has)).map((id) => t("sanctum-sum-skill", { name: book.names[`skill-${id}`] })),
    ...fresh(had.achievements, has.achievements).map((id) => t("sanctum-sum-achievement", { name: book.names[`achievement-${id}`] })),
    items > 0 && t("sanctum-sum-items", { n: items }),
  ]
    .filter(Boolean)
    .join(" · ");
}

function moved(had: Hero, has: Hero, view: View): string {
  if (had.stands !== has.stands && has.stands === "city") return t("sanctum-sum-city");
  const space = view.track[has.space];
  return has.space === had.space || !space ? "" : t("sanctum-sum-moved", { act: ROMAN[space.act], n: space.space });
}

/** How many cards were defeated, step by step: those of a fight are taken away when it is over. */
function killed(boards: Hero[]): number {
  const counts = boards.map((hero) => hero.demons.filter((foe) => "killed" in foe && foe.killed).length + hero.defeated);
  return counts.slice(1).reduce((sum, count, n) => sum + Math.max(0, count - counts[n]), 0);
}

const fresh = (had: string[], has: string[]) => has.filter((one) => !had.includes(one));
const learned = (hero: Hero) => hero.skills.filter((skill) => skill.gained && !skill.tile).map((skill) => skill.id);
const owned = (hero: Hero) => hero.sack.length + Object.values(hero.slots).filter(Boolean).length;
const total = (hero: Hero) => Object.values(hero.gems).reduce((sum, n) => sum + n, 0);
