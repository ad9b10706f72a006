/** What a guided game points at. */

import type { Lesson } from "./protocol";

/** Whether the lesson speaks of the thing with one of these words; it may speak of several, with commas between them. */
export function looksAt(lesson: Lesson | null, ...words: string[]): boolean {
  const about = lesson?.about?.split(",") ?? [];
  return words.some((word) => about.includes(word));
}

/** Bring what the lesson points at into sight. */
export function pointOut(board: Element | undefined): void {
  const things = [...(board?.querySelectorAll<HTMLElement>(".looked-at, .shown, .taught") ?? [])];
  const thing = things.find((one) => one.getClientRects().length > 0);
  thing?.scrollIntoView({ block: "center", inline: "nearest" });
}
