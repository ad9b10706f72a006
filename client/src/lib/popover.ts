/** Where what pops up is put. */

import type { Placement } from "@floating-ui/dom";

/** What works places out is fetched when something first pops up, or before, when there is time. */
export const positions = () => import("@floating-ui/dom");

/** An attachment: beside a thing and inside the window, also when either moves or grows. */
export function beside(thing: Element, placement: Placement = "bottom-start") {
  return (popover: HTMLElement) => {
    let stop: (() => void) | undefined;
    let gone = false;
    void positions().then(({ autoUpdate, computePosition, flip, offset, shift }) => {
      if (gone) return;
      const middleware = [offset(8), flip(), shift({ padding: 8, crossAxis: true })];
      stop = autoUpdate(thing, popover, async () => {
        const { x, y } = await computePosition(thing, popover, { strategy: "fixed", placement, middleware });
        Object.assign(popover.style, { left: `${x}px`, top: `${y}px` });
      });
    });
    return () => {
      gone = true;
      stop?.();
    };
  };
}
