/** Where what pops up is put. */

import { autoUpdate, computePosition, flip, offset, shift, type Placement } from "@floating-ui/dom";

/** An attachment: beside a thing and inside the window, also when either moves or grows. */
export function beside(thing: Element, placement: Placement = "bottom-start") {
  const middleware = [offset(8), flip(), shift({ padding: 8, crossAxis: true })];
  return (popover: HTMLElement) =>
    autoUpdate(thing, popover, async () => {
      const { x, y } = await computePosition(thing, popover, { strategy: "fixed", placement, middleware });
      Object.assign(popover.style, { left: `${x}px`, top: `${y}px` });
    });
}
