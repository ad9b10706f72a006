/** What has happened between two views that deserves a moment. */

import type { Hero, View } from "../generated/sanctum";
import type { Book } from "../lib/board";
import type { Moment } from "../lib/Moment.svelte";
import { t } from "../lib/words.svelte";
import { heroName, ROMAN } from "./names";

export function moments(before: View | null, after: View, seat: number | null, book: Book, why: string): Moment[] {
  if (!before || before.game !== after.game) return [];
  return [...ends(before, after, seat, book, why), ...stages(before, after, seat, book), ...gains(before, after, seat, book)];
}

function ends(before: View, after: View, seat: number | null, book: Book, why: string): Moment[] {
  // At the end it is told who wins, and of the others no more.
  const isOver = after.over && !before.over;
  const told = (hero: Hero) => !isOver || hero.seat === seat;
  const died = after.heroes.filter((hero) => told(hero) && !hero.alive && before.heroes[hero.seat].alive);
  const deaths = died.map((hero): Moment =>
    hero.seat === seat
      ? { title: t("sanctum-moment-died"), more: why, mood: "bad", of: `hero ${hero.hero}`, great: true, own: true }
      : { title: t("sanctum-moment-fell", { hero: heroName(book, hero) }), mood: "bad", of: `hero ${hero.hero}` },
  );
  const won = after.heroes.filter((hero) => told(hero) && hero.victorious && !before.heroes[hero.seat].victorious);
  const victors = won.map((hero): Moment => ({
    title: t("sanctum-moment-won", { hero: heroName(book, hero) }),
    more: t("sanctum-health", { n: hero.health }),
    mood: "good",
    of: `hero ${hero.hero}`,
    great: hero.seat === seat,
    own: hero.seat === seat,
  }));
  return [...deaths, ...victors, ...(isOver ? winners(after, book) : [])];
}

/** Whoever survives the Demon Lord need not have won. */
function winners(after: View, book: Book): Moment[] {
  const first = (after.standings ?? []).filter((place) => place.rank === 1).map((place) => after.heroes[place.seat]);
  if (!first.length) return [];
  const names = first.map((hero) => heroName(book, hero)).join(", ");
  return [{ title: t("sanctum-winner"), more: names, mood: "good", of: `hero ${first[0].hero}`, great: true, own: true }];
}

/** Whoever comes there first has brought it about; the final battle is everybody's. */
function stages(before: View, after: View, seat: number | null, book: Book): Moment[] {
  const found: Moment[] = [];
  if (before.act !== after.act)
    found.push({
      title: `${ROMAN[after.act]} · ${book.names[`act-${after.act}`]}`,
      more: book.names[`story-act-${after.act}`],
      mood: "dark",
      own: before.turn === seat,
    });
  if (before.breacher === null && after.breacher !== null) {
    const first = after.heroes[after.breacher];
    found.push({
      title: t("sanctum-moment-breach"),
      more: heroName(book, first),
      mood: "good",
      of: `hero ${first.hero}`,
      great: true,
      own: first.seat === seat,
    });
  }
  if (!before.round && after.round) found.push({ title: t("sanctum-moment-lord"), mood: "dark", of: "lord", great: true, own: true });
  return found;
}

/** Skills and achievements of one's own. */
function gains(before: View, after: View, seat: number | null, book: Book): Moment[] {
  if (seat === null) return [];
  const [had, has] = [before.heroes[seat], after.heroes[seat]];
  const skills = learned(has).filter((id) => !learned(had).includes(id));
  const loot = [...worn(has), ...has.sack].filter((item) => ![...worn(had), ...had.sack].some((one) => one.id === item.id));
  const honours = has.achievements.filter((name) => !had.achievements.includes(name));
  const found: Moment[] = [
    ...loot.map((item): Moment => ({
      title: t("sanctum-moment-loot", { item: book.names[`item-${item.id}`] }),
      more: book.texts[`item-${item.id}`],
      mood: "good",
      of: `item ${item.type} ${item.id} ${item.gems[0]} ${item.level}`,
    })),
    ...skills.map((id): Moment => ({ title: t("sanctum-moment-skill"), more: book.names[`skill-${id}`], mood: "good", of: "icon star" })),
    ...honours.map((name): Moment => ({
      title: t("sanctum-moment-achievement"),
      more: book.names[`achievement-${name}`],
      mood: "good",
      of: "icon crown",
    })),
  ];
  return found.map((moment) => ({ ...moment, own: true }));
}

const worn = (hero: Hero) => Object.values(hero.slots).filter((item) => item !== null);
const learned = (hero: Hero) => hero.skills.filter((skill) => skill.gained && !skill.tile).map((skill) => skill.id);
