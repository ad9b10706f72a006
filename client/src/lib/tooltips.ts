/** One behaviour for all boards: whatever has a `data-word` of the notation or says what it is (`data-what`) explains itself.
 *
 * Resting the pointer on it, or coming to it by keyboard, shows a hint: what it is, then what can be done with it; a right click, a
 * long press or the key "i" opens the popover. Screen readers are not interrupted: the hint is the thing's description, the
 * popover is read out.
 */

import type { Explaining, Place, What } from "./explaining.svelte";
import { about } from "./words.svelte";

const REST = 500;
/** From one thing with a hint to the next. */
const NEXT = 250;
const FOCUS = 700;
/** So long a finger rests on a thing to ask about it, and so far it may slip. */
const PRESS = 550;
const SLIP = 10;
/** So long the pointer may be under way from the thing to its hint. */
const GRACE = 250;

export function thingAt(target: EventTarget | null): Place | null {
  return target instanceof Element ? target.closest<Place>("[data-word], [data-what], [data-title]") : null;
}

/** Of a part without a word, the word of what it belongs to. */
export const wordOf = (thing: Place) => thing.closest<Place>("[data-word]")?.dataset.word ?? "";

/** What a thing is: its own title and text, else those of the first of its keys, and what else lies there. */
export function whatOf({ dataset }: Place): What | null {
  const [first, ...others] = (dataset.what ?? "").split(",").filter(Boolean).map(about);
  const title = dataset.title ?? first?.title;
  if (!title) return null;
  const more = others.map((one) => `${one.title}: ${one.text}`);
  return { title, text: [dataset.text ?? first?.text, ...more].filter(Boolean).join("\n") };
}

/** An attachment for the element that has the board in it. */
export function tooltips(explaining: Explaining) {
  let over: Place | null = null;
  let finger: { x: number; y: number; timer: ReturnType<typeof setTimeout> } | null = null;
  /** The click that follows a long press is none. */
  let pressed = false;

  function rest(event: PointerEvent): void {
    if (finger && Math.hypot(event.clientX - finger.x, event.clientY - finger.y) > SLIP) lift();
    if (event.pointerType === "touch" || event.buttons) return;
    const thing = thingAt(event.target);
    const same = thing === over;
    over = thing;
    if (thing && explaining.shown?.at === thing) return explaining.stop();
    if (thing) explaining.hint(wordOf(thing), thing, explaining.shown ? NEXT : REST, whatOf(thing));
    else if (!same) explaining.leave(GRACE);
  }

  function out(event: PointerEvent): void {
    if (event.pointerType === "touch") return;
    over = null;
    explaining.leave(GRACE);
  }

  function press(event: PointerEvent): void {
    over = null;
    pressed = false;
    explaining.leave();
    lift();
    const thing = event.pointerType === "touch" ? thingAt(event.target) : null;
    if (!thing) return;
    const timer = setTimeout(() => {
      pressed = true;
      explaining.open(wordOf(thing), thing, whatOf(thing));
    }, PRESS);
    finger = { x: event.clientX, y: event.clientY, timer };
  }

  function lift(): void {
    clearTimeout(finger?.timer);
    finger = null;
  }

  function click(event: Event): void {
    if (!pressed) return;
    pressed = false;
    event.preventDefault();
    event.stopPropagation();
  }

  function focus(event: FocusEvent): void {
    const thing = thingAt(event.target);
    if (thing && thing === event.target && thing.matches(":focus-visible")) explaining.hint(wordOf(thing), thing, FOCUS, whatOf(thing));
  }

  function ask(event: Event): void {
    const thing = thingAt(event.target);
    if (!thing) return;
    event.preventDefault();
    lift();
    if (!pressed) explaining.open(wordOf(thing), thing, whatOf(thing));
  }

  const away = () => explaining.leave();
  const told: [string, (event: never) => void][] = [
    ["pointermove", rest],
    ["pointerleave", out],
    ["pointerdown", press],
    ["pointerup", lift],
    ["pointercancel", lift],
    ["focusin", focus],
    ["focusout", away],
    ["contextmenu", ask],
    ["keydown", away],
  ];

  return (root: Element) => {
    for (const [name, heard] of told) root.addEventListener(name, heard as EventListener);
    root.addEventListener("click", click, true);
    window.addEventListener("scroll", away, true);
    return () => {
      for (const [name, heard] of told) root.removeEventListener(name, heard as EventListener);
      root.removeEventListener("click", click, true);
      window.removeEventListener("scroll", away, true);
    };
  };
}
