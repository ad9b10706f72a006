/** What has the focus may be gone with its decision: then the next one gets it. */

import type { Offer } from "./board";

/** What let go of the focus while things change, until the next frame. */
let loose: HTMLElement | null = null;

/** Before anything changes: a browser that has to take away what is focused lays out the whole page at once, half changed. */
export function letGo(root: Element | undefined): void {
  const now = document.activeElement;
  if (!(now instanceof HTMLElement || now instanceof SVGElement) || !now.closest("button, [role=button]")) return;
  if (!root?.contains(now)) return;
  loose = now as HTMLElement;
  loose.blur();
}

/** Whether the focus is somewhere in there, or was just now. */
export function hasFocus(root: Element | undefined): boolean {
  return root !== undefined && (root.contains(document.activeElement) || root.contains(loose));
}

/** With the next frame, which lays everything out anyway: give the focus back, or to what comes `next`. */
export function focusSoon(next: () => HTMLElement | null | undefined, stays = true): void {
  requestAnimationFrame(() => {
    const back = stays && loose?.isConnected ? loose : next();
    loose = null;
    if (document.activeElement === document.body) back?.focus({ preventScroll: stays });
  });
}

/** Call it while a board is made; `first` selects what to go to, and the board keeps the focus only if it had it. */
export function refocus(root: () => HTMLElement | undefined, offers: () => Offer[], first: string): void {
  let held = false;
  $effect.pre(() => {
    void offers();
    held ||= hasFocus(root());
  });
  $effect(() => {
    if (!offers().length || !held) return;
    held = false;
    focusSoon(() => root()?.querySelector<HTMLElement>(first));
  });
}
