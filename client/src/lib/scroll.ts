/** What of a board can be seen just now, and scrolling to the rest. */

/** Whether nothing covers it: neither the rim of the window nor a panel. */
export function isInSight(thing: Element): boolean {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const ends = [top + Math.min(8, height / 2), top + Math.max(height - 8, height / 2)];
  return ends.every((y) => {
    const found = document.elementFromPoint(left + width / 2, y);
    return found !== null && (thing.contains(found) || found.contains(thing));
  });
}

/** How high the part of the window is that neither its head nor the sheet covers. */
export function room(): number {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  return innerHeight - (parseFloat(scrollPaddingTop) || 0) - (parseFloat(scrollPaddingBottom) || 0);
}

/** Bring the first of some things into sight, unless one of them is. */
export function intoSight(things: Iterable<Element>): void {
  const there = [...things].filter((one) => one.getClientRects().length > 0);
  if (!there.length || there.some(isInSight)) return;
  const isLarge = there[0].getBoundingClientRect().height > room() / 2;
  there[0].scrollIntoView({ block: isLarge ? "start" : "center", inline: "nearest" });
}

/** Where what scrolls begins and ends, without what covers its rims. */
function rims(box: Element): [number, number] {
  const { top, bottom } = box.getBoundingClientRect();
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(box);
  return [top + (parseFloat(scrollPaddingTop) || 0), bottom - (parseFloat(scrollPaddingBottom) || 0)];
}

/** So much of a thing is enough to go on with. */
const ENOUGH = 120;

/** Whether enough of a thing is in sight within what scrolls around it. */
export function isPartlyWithin(box: Element, thing: Element): boolean {
  return isEnough(thing, rims(box));
}

/** Whether enough of a thing is in sight in the window. */
export function isPartlyInSight(thing: Element): boolean {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  return isEnough(thing, [parseFloat(scrollPaddingTop) || 0, innerHeight - (parseFloat(scrollPaddingBottom) || 0)]);
}

function isEnough(thing: Element, [top, bottom]: [number, number]): boolean {
  const inner = thing.getBoundingClientRect();
  return Math.min(inner.bottom, bottom) - Math.max(inner.top, top) >= Math.min(inner.height, ENOUGH);
}

/** Bring a thing into sight within what scrolls around it, no farther than needed; the page itself stays where it is. */
export function within(box: Element, thing: Element): void {
  const [top, bottom] = rims(box);
  const inner = thing.getBoundingClientRect();
  const [above, below] = [inner.top - top, inner.bottom - bottom];
  if (above < 0 || below > 0) box.scrollBy({ top: inner.height > bottom - top || above < 0 ? above : below });
}
