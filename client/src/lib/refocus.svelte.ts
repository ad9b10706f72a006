/** What had the focus may be gone with its decision: then the next one gets it. */

import type { Offer } from "./board";

/** Call it while a board is made; `first` selects what to go to, and the board keeps the focus only if it had it. */
export function refocus(root: () => HTMLElement | undefined, offers: () => Offer[], first: string): void {
  let held = false;
  $effect.pre(() => {
    void offers();
    held ||= root()?.contains(document.activeElement) ?? false;
  });
  $effect(() => {
    if (!offers().length || !held) return;
    held = false;
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      root()?.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
    });
  });
}
