/** What a guided game points at. */

import type { Lesson } from "./protocol";

/** Whether the lesson speaks of the thing with one of these words; it may speak of several, with commas between them. */
export function looksAt(lesson: Lesson | null, ...words: string[]): boolean {
  const about = lesson?.about?.split(",") ?? [];
  return words.some((word) => about.includes(word));
}

/** Whether nothing covers it: neither the rim of the window nor a panel. */
function isInSight(thing: Element): boolean {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const ends = [top + Math.min(8, height / 2), top + Math.max(height - 8, height / 2)];
  return ends.every((y) => {
    const found = document.elementFromPoint(left + width / 2, y);
    return found !== null && (thing.contains(found) || found.contains(thing));
  });
}

/** Bring what the lesson points at into sight. */
export function pointOut(board: Element | undefined): void {
  const things = [...(board?.querySelectorAll<HTMLElement>(".looked-at, .shown, .taught") ?? [])];
  const thing = things.find((one) => one.getClientRects().length > 0);
  if (thing && !isInSight(thing)) thing.scrollIntoView({ block: "center", inline: "nearest" });
}
