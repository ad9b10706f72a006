/** Where the board goes when something is decided. */

import { intoSight, isInSight, isPartlyInSight, isPartlyWithin, within } from "../lib/scroll";

/** The very card that is decided about; what can be chosen. */
const GOAL = "[data-goal]";
const LIVE = ".thing.live:not(.quiet), button.face";

/** Bring a part into sight, and what can be chosen in it; who has scrolled stays there, as long as it still shows what is decided.
 * In one column: what can be chosen, if none of it is in sight then. */
export function bring(root: Element, section: string, homes: boolean, again: boolean): Element | null {
  const found = root.querySelector(`[data-section=${section}]`);
  const column = found?.closest(".column");
  if (!found || !column) return null;
  const goals = [...found.querySelectorAll(found.querySelector(GOAL) ? GOAL : LIVE)];
  if (homes) {
    if (!(again && isPartlyWithin(column, found))) within(column, found);
    if (goals.length && !goals.some((one) => isPartlyWithin(column, one))) within(column, goals[0]!);
    return null;
  }
  if (!(again && isPartlyInSight(found))) found.scrollIntoView({ block: "start" });
  intoSight(goals);
  return beyond(root, LIVE);
}

/** Whether enough of a part is in sight in its column. */
export function isThere(root: Element, section: string): boolean {
  const found = root.querySelector(`[data-section=${section}]`);
  const column = found?.closest(".column");
  return found !== null && column != null && isPartlyWithin(column, found);
}

/** The first of these things, if none of them is in sight. */
export function beyond(root: Element, selector: string): Element | null {
  const found = [...root.querySelectorAll(selector)];
  return found.some(isInSight) ? null : (found[0] ?? null);
}
