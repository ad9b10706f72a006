/** News may put another thing under the finger just as it comes down: such a press is meant for what was there before. */

/** So many milliseconds it takes to see that something else is there now. */
const NOTICE = 250;
const PRESSABLE = "button, [role=button]";
/** It lies over everything because somebody has asked for it. */
const ASKED = "dialog";
/** A mouse that has come from so many pixels away was led there. */
const FAR = 12;
/** After these somebody knows that things are elsewhere. */
const MOVES = ["wheel", "touchmove", "resize"];

interface Sight {
  places: Map<Element, DOMRect>;
  /** How far was scrolled what can be. */
  tops: Map<Element, number>;
  /** When it was one no more, */
  until: number;
  /** and where the mouse was then. */
  mouse: { x: number; y: number };
}

const look = (root: Element) => new Map(Array.from(root.querySelectorAll(PRESSABLE), (one) => [one, one.getBoundingClientRect()]));
const lies = (box: DOMRect | undefined, { clientX: x, clientY: y }: MouseEvent) =>
  box !== undefined && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

/** Whether something else was to be pressed there, and this was not. */
export function isOther(target: Element, press: MouseEvent, before: Map<Element, DOMRect>): boolean {
  return !lies(before.get(target), press) && [...before.values()].some((box) => lies(box, press));
}

/** Whether something around it has been scrolled since: then it has moved without any news. */
function isScrolled(target: Element, tops: Map<Element, number>): boolean {
  for (let one: Element | null = target; one; one = one.parentElement) if (one.scrollTop !== (tops.get(one) ?? 0)) return true;
  return false;
}

/** Whether a mouse has been led there since. */
function isLed(press: PointerEvent, { mouse }: Sight): boolean {
  return press.pointerType === "mouse" && Math.hypot(press.clientX - mouse.x, press.clientY - mouse.y) > FAR;
}

/** An attachment: a press on what has just come under the pointer, in the place of something else, is not taken. */
export function shielded(root: HTMLElement): () => void {
  const scrolled = new Set<Element>();
  const seen = () => ({ places: look(root), tops: new Map(Array.from(scrolled, (one) => [one, one.scrollTop])) });
  let past: Sight[] = [];
  let now = seen();
  let looks = false;
  let down = Infinity;
  let mouse = { x: -FAR, y: -FAR };

  /** Looked when it has been painted: then nothing has to be laid out for it. */
  function soon() {
    looks = true;
    requestAnimationFrame(() => setTimeout(renew));
  }

  function renew() {
    looks = false;
    now = seen();
  }

  function changed() {
    if (looks) return;
    const until = performance.now();
    past = [...past.filter((one) => one.until > until - 2 * NOTICE), { ...now, until, mouse }];
    soon();
  }

  function moved() {
    past = [];
    if (!looks) soon();
  }

  function pressed(event: PointerEvent) {
    const target = (event.target as Element).closest(PRESSABLE);
    if (!target || target.closest(ASKED)) return;
    const since = Math.min(down, performance.now()) - NOTICE;
    const recent = past.filter((one) => one.until > since && !isScrolled(target, one.tops) && !isLed(event, one));
    down = Infinity;
    // What the keyboard presses has no place.
    if (!event.detail || !recent.some((one) => isOther(target, event, one.places))) return changed();
    event.preventDefault();
    event.stopPropagation();
  }

  const scrolls = ({ target }: Event) => void scrolled.add(target === document ? document.scrollingElement! : (target as Element));
  const lowered = () => (down = performance.now());
  const led = ({ clientX: x, clientY: y }: PointerEvent) => (mouse = { x, y });
  const changes = new MutationObserver(changed);
  changes.observe(root, { childList: true, subtree: true });
  root.addEventListener("pointerdown", lowered, true);
  root.addEventListener("pointermove", led, true);
  root.addEventListener("click", pressed, true);
  window.addEventListener("scroll", scrolls, true);
  for (const kind of MOVES) window.addEventListener(kind, moved, { capture: true, passive: true });
  return () => {
    changes.disconnect();
    root.removeEventListener("pointerdown", lowered, true);
    root.removeEventListener("pointermove", led, true);
    root.removeEventListener("click", pressed, true);
    window.removeEventListener("scroll", scrolls, true);
    for (const kind of MOVES) window.removeEventListener(kind, moved, true);
  };
}
