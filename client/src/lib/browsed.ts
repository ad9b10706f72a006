/** Things that only say what they are: the Tab key stops once before them all, and arrows lead from each to the next. */

import type { Place } from "./explaining.svelte";

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** An attachment for the element that has them in it. */
export function browsed(root: HTMLElement): () => void {
  root.tabIndex = 0;

  function key(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (!step) return;
    const things = [...root.querySelectorAll<Place>(":is([data-what], [data-title]):not([aria-hidden])")].filter(
      (one) => one.checkVisibility?.() ?? true,
    );
    const next = things[things.indexOf(document.activeElement as Place) + step];
    event.preventDefault();
    // Further up a key puts hints away.
    event.stopPropagation();
    if (!next) return;
    if (!next.matches("button, [tabindex]")) next.tabIndex = -1;
    next.focus();
  }

  root.addEventListener("keydown", key);
  return () => root.removeEventListener("keydown", key);
}
