/** What is not the decision itself is shown with the frame after the one that shows it. */

import { untrack } from "svelte";

/** Milliseconds after that frame, so that what moves in it gets off smoothly. */
const PAUSE = 50;

/** Call it while a component is made: the newest value, once a frame has been painted since it came. */
export function later<T>(newest: () => T): { readonly current: T } {
  let current = $state.raw(untrack(newest));
  let waiting = false;
  $effect(() => {
    void newest();
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() =>
      setTimeout(() => {
        waiting = false;
        current = untrack(newest);
      }, PAUSE),
    );
  });
  return {
    get current() {
      return current;
    },
  };
}
