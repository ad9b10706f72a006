/** News may put another thing under the finger just as it comes down: such a press is meant for what was there before. */

/** So many milliseconds it takes to see that something else is there now. */
const NOTICE = 250;
const PRESSABLE = "button, [role=button]";
const MOVES = ["scroll", "wheel", "touchmove", "resize"];

interface Place {
  box: DOMRect;
  /** How far all that it lies in was scrolled then. */
  scrolled: number;
}
type Places = Map<Element, Place>;

interface Sight {
  places: Places;
  /** When it was one no more. */
  until: number;
}

function scrolled(one: Element): number {
  const above = one.parentElement;
  return above ? above.scrollTop + scrolled(above) : 0;
}

const place = (one: Element): Place => ({ box: one.getBoundingClientRect(), scrolled: scrolled(one) });
const look = (root: Element): Places => new Map(Array.from(root.querySelectorAll(PRESSABLE), (one) => [one, place(one)]));
const lies = (box: DOMRect, { clientX: x, clientY: y }: MouseEvent, up = 0) =>
  x >= box.left && x <= box.right && y + up >= box.top && y + up <= box.bottom;

/** Whether something else was to be pressed there, and this was not; what has been scrolled is where it was. */
function isOther(target: Element, press: MouseEvent, before: Places): boolean {
  const was = before.get(target);
  if (was && (lies(was.box, press) || lies(was.box, press, scrolled(target) - was.scrolled))) return false;
  return [...before.values()].some(({ box }) => lies(box, press));
}

/** An attachment: a press on what has just come under the pointer, in the place of something else, is not taken. */
export function shielded(root: HTMLElement): () => void {
  let past: Sight[] = [];
  let now = look(root);
  let looks = false;
  let down = Infinity;

  /** Looked when it has been painted: then nothing has to be laid out for it. */
  function soon() {
    looks = true;
    requestAnimationFrame(() => setTimeout(renew));
  }

  function renew() {
    looks = false;
    now = look(root);
  }

  function changed() {
    if (looks) return;
    const until = performance.now();
    past = [...past.filter((one) => one.until > until - 2 * NOTICE), { places: now, until }];
    soon();
  }

  /** Whoever scrolls knows that things are elsewhere; the log does so by itself. */
  function moved(event: Event) {
    if (event.type === "scroll" && event.target !== document) return;
    past = [];
    if (!looks) soon();
  }

  function pressed(event: MouseEvent) {
    const target = (event.target as Element).closest(PRESSABLE);
    const since = Math.min(down, performance.now()) - NOTICE;
    const recent = past.filter((one) => one.until > since);
    down = Infinity;
    // What the keyboard presses has no place.
    if (!target || !event.detail || !recent.some((one) => isOther(target, event, one.places))) return changed();
    event.preventDefault();
    event.stopPropagation();
  }

  const lowered = () => (down = performance.now());
  const changes = new MutationObserver(changed);
  changes.observe(root, { childList: true, subtree: true });
  root.addEventListener("pointerdown", lowered, true);
  root.addEventListener("click", pressed, true);
  for (const kind of MOVES) window.addEventListener(kind, moved, { capture: true, passive: true });
  return () => {
    changes.disconnect();
    root.removeEventListener("pointerdown", lowered, true);
    root.removeEventListener("click", pressed, true);
    for (const kind of MOVES) window.removeEventListener(kind, moved, true);
  };
}
