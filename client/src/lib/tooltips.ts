/** One behaviour for all boards: whatever has a `data-word` of the notation explains itself.
 *
 * Resting the pointer on it, or coming to it by keyboard, shows a hint; a right click, a long press or the key "i" opens the
 * popover. Screen readers are not interrupted: the hint is the thing's description, the popover is read out.
 */

import type { Explaining, Place } from "./explaining.svelte";

const REST = 500;
/** From one thing with a hint to the next. */
const NEXT = 250;
const FOCUS = 700;
/** So long the pointer may be under way from the thing to its hint. */
const GRACE = 250;

export function thingAt(target: EventTarget | null): Place | null {
  return target instanceof Element ? target.closest<Place>("[data-word]") : null;
}

const wordOf = (thing: Place) => thing.dataset.word ?? "";

/** An attachment for the element that has the board in it. */
export function tooltips(explaining: Explaining) {
  let over: Place | null = null;

  function rest(event: PointerEvent): void {
    if (event.pointerType === "touch" || event.buttons) return;
    const thing = thingAt(event.target);
    const same = thing === over;
    over = thing;
    if (thing && explaining.shown?.at === thing) return explaining.stop();
    if (thing) explaining.hint(wordOf(thing), thing, explaining.shown ? NEXT : REST);
    else if (!same) explaining.leave(GRACE);
  }

  function out(event: PointerEvent): void {
    if (event.pointerType === "touch") return;
    over = null;
    explaining.leave(GRACE);
  }

  function press(): void {
    over = null;
    explaining.leave();
  }

  function focus(event: FocusEvent): void {
    const thing = thingAt(event.target);
    if (thing && thing === event.target && thing.matches(":focus-visible")) explaining.hint(wordOf(thing), thing, FOCUS);
  }

  function ask(event: Event): void {
    const thing = thingAt(event.target);
    if (!thing) return;
    event.preventDefault();
    explaining.open(wordOf(thing), thing);
  }

  const away = () => explaining.leave();
  const told: [string, (event: never) => void][] = [
    ["pointermove", rest],
    ["pointerleave", out],
    ["pointerdown", press],
    ["focusin", focus],
    ["focusout", away],
    ["contextmenu", ask],
    ["keydown", away],
  ];

  return (root: Element) => {
    for (const [name, heard] of told) root.addEventListener(name, heard as EventListener);
    window.addEventListener("scroll", away, true);
    return () => {
      for (const [name, heard] of told) root.removeEventListener(name, heard as EventListener);
      window.removeEventListener("scroll", away, true);
    };
  };
}
