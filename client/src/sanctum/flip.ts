/** Shows what moved where: things keep their key, and glide from where they lay before a change to where they lie after it. */

interface Spot {
  box: DOMRect;
  section: string;
  home: DOMRect | null;
  zoom: number;
}

const DURATION = 460;

export class Flip {
  #things = new Map<string, HTMLElement>();
  #spots = new Map<string, Spot>();

  /** An attachment for the element that shows the thing with this key. */
  as(key: string | undefined) {
    return (element: Element) => {
      if (!key) return;
      this.#things.set(key, element as HTMLElement);
      return () => {
        if (this.#things.get(key) === element) this.#things.delete(key);
      };
    };
  }

  /** Before a change: remember where everything lies. */
  measure(): void {
    this.#spots = spots(this.#things);
  }

  forget(): void {
    this.#spots.clear();
  }

  /** After a change: let everything glide to its new place; what is new grows. A demon that has gone becomes the item that came. */
  play(): void {
    if (!this.#spots.size) return;
    const gone = [...this.#spots].filter(([key]) => key.startsWith("foe-") && !this.#things.has(key)).map(([, where]) => where);
    // All places are read before anything moves: each look after a move would lay out everything again.
    const now = spots(this.#things);
    for (const [key, element] of this.#things) {
      const loot = key.startsWith("item-") && !this.#spots.has(key) ? gone.shift() : undefined;
      glide(element, loot ?? this.#spots.get(key), now.get(key)!);
    }
    this.#spots.clear();
  }
}

/** Where things lie; each section is looked at once. */
function spots(things: Map<string, HTMLElement>): Map<string, Spot> {
  const homes = new Map<HTMLElement, DOMRect>();
  const boxOf = (home: HTMLElement) => homes.get(home) ?? homes.set(home, home.getBoundingClientRect()).get(home)!;
  return new Map([...things].map(([key, element]) => [key, spot(element, boxOf)]));
}

function spot(element: HTMLElement, boxOf: (home: HTMLElement) => DOMRect): Spot {
  const home = element.closest<HTMLElement>("[data-section]");
  return {
    box: element.getBoundingClientRect(),
    section: home?.dataset.section ?? "",
    home: home && boxOf(home),
    zoom: element.currentCSSZoom ?? 1,
  };
}

function glide(element: HTMLElement, from: Spot | undefined, to: Spot): void {
  if (!to.box.width) return;
  if (!from?.box.width) {
    element.animate([{ transform: "scale(0.5)", opacity: 0 }, {}], { duration: DURATION / 2, easing: "ease-out" });
    return;
  }
  // A section that moved as a whole takes its things along.
  const stays = from.section === to.section && from.home && to.home;
  const { zoom } = to;
  const dx = from.box.x - to.box.x - (stays ? from.home!.x - to.home!.x : 0);
  const dy = from.box.y - to.box.y - (stays ? from.home!.y - to.home!.y : 0);
  if (Math.abs(dx) + Math.abs(dy) < 4) return;
  over(element, from, to).animate(
    [
      { transform: `translate(${dx / zoom}px, ${dy / zoom}px)`, zIndex: 5 },
      { transform: "none", zIndex: 5 },
    ],
    { duration: DURATION, easing: "cubic-bezier(.2,.8,.3,1)" },
  );
}

/** What leaves its section flies over the board: the section would cut it off, or have to lie above what stays in sight. */
function over(element: HTMLElement, from: Spot, to: Spot): HTMLElement {
  const board = element.closest(".sanctum");
  if (from.section === to.section || !board) return element;
  const copy = element.cloneNode(true) as HTMLElement;
  copy.inert = true;
  const { zoom } = to;
  const { x, y, width, height } = to.box;
  const place = {
    position: "fixed",
    left: `${x / zoom}px`,
    top: `${y / zoom}px`,
    width: `${width / zoom}px`,
    height: `${height / zoom}px`,
  };
  Object.assign(copy.style, place, { zoom, margin: 0, zIndex: 9, pointerEvents: "none" });
  board.append(copy);
  setTimeout(() => copy.remove(), DURATION);
  element.animate([{ visibility: "hidden" }, { visibility: "hidden" }], { duration: DURATION });
  return copy;
}
