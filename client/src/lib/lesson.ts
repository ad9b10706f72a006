/** What a guided game points at. */

import type { Lesson } from "./protocol";
import { isInSight, room } from "./scroll";

/** Whether the lesson speaks of the thing with one of these words; it may speak of several, with commas between them. */
export function looksAt(lesson: Lesson | null, ...words: string[]): boolean {
  const about = lesson?.about?.split(",") ?? [];
  return words.some((word) => about.includes(word));
}

/** Bring what the lesson points at into sight: the first thing, and what has room together with it. */
export function pointOut(board: Element | undefined): void {
  const all = [...(board?.querySelectorAll<HTMLElement>(".looked-at, .shown, .taught") ?? [])];
  const things = all.filter((one) => one.getClientRects().length > 0);
  const [top, most] = [things[0]?.getBoundingClientRect().top, room()];
  for (const thing of things.filter((one, n) => !n || one.getBoundingClientRect().bottom - top <= most).reverse()) {
    if (!isInSight(thing)) thing.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}
