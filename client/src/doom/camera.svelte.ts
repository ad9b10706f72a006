/** What part of the map is seen: panned, zoomed, flown to. */

export interface Sight {
  x: number;
  y: number;
  /** Pixels for one unit of the map; 0 before anything was drawn. */
  k: number;
}

/** The map with the sea around it, in units; its middle is at (500, 500). */
const SIZE = 1120;
const MIDDLE = 500;
const MOST = 3;
const FLIGHT = 350;
/** So far a press may wander before it is a drag, in pixels. */
const STILL = 7;
/** So much of a frame may be sea, that places on the coast can be brought to the middle. */
const BEYOND = 0.32;
/** And so much where nobody asked for the middle. */
const LITTLE = 0.1;
/** An area nearer to the rim than this is not really in sight. */
const RIM = 70;

export class Camera {
  width = $state(0);
  height = $state(0);
  at = $state.raw<Sight>({ x: MIDDLE, y: MIDDLE, k: 0 });
  moving: () => boolean;
  private frame = 0;
  private fingers = new Map<number, { x: number; y: number }>();
  private way = 0;
  /** What the whole land needed before the frame changed its size. */
  private fitted = 0;
  /** Has somebody chosen what is seen? */
  private chosen = false;

  constructor(moving: () => boolean) {
    this.moving = moving;
  }

  get least(): number {
    return Math.min(this.width, this.height) / SIZE;
  }

  get box() {
    const { x, y, k } = this.at;
    return { x: x - this.width / 2 / k, y: y - this.height / 2 / k, w: this.width / k, h: this.height / k };
  }

  get isWhole(): boolean {
    return this.at.k <= this.least * 1.15;
  }

  /** The frame has a new size: what was seen whole stays whole, what somebody chose stays as it is. */
  fit(start: () => Sight): void {
    const sight = this.at;
    if (sight.k > 0 && sight.k < this.fitted * 1.02) this.at = this.whole();
    else this.at = this.chosen ? this.held(sight) : this.held(start(), LITTLE);
    this.fitted = this.least;
  }

  whole(): Sight {
    return { x: MIDDLE, y: MIDDLE, k: this.least };
  }

  held(to: Sight, sea = BEYOND): Sight {
    const k = Math.min(MOST, Math.max(this.least, to.k));
    const hold = (at: number, room: number) => {
      const beyond = k > this.least * 1.1 ? (sea * room) / k : 0;
      const slack = Math.max(0, SIZE / 2 - room / 2 / k) + beyond;
      return Math.min(MIDDLE + slack, Math.max(MIDDLE - slack, at));
    };
    return { x: hold(to.x, this.width), y: hold(to.y, this.height), k };
  }

  fly(to: Sight, sea = BEYOND): void {
    const [from, end, began] = [this.at, this.held(to, sea), performance.now()];
    cancelAnimationFrame(this.frame);
    if (!this.moving()) return void (this.at = end);
    const step = (now: number) => {
      const u = Math.min(1, Math.max(0, (now - began) / FLIGHT));
      const e = 1 - (1 - u) ** 3;
      this.at = { x: from.x + (end.x - from.x) * e, y: from.y + (end.y - from.y) * e, k: from.k + (end.k - from.k) * e };
      if (u < 1) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }

  zoom(by: number): void {
    this.chosen = true;
    this.fly({ ...this.at, k: this.at.k * by });
  }

  /** Bring a place into sight, and into the middle if that is wished. */
  show(place: { x: number; y: number }, middle = false): void {
    const { x, y, w, h } = this.box;
    const seen = place.x > x + RIM && place.x < x + w - RIM && place.y > y + RIM && place.y < y + h - RIM;
    if (middle || !seen) this.fly({ x: place.x, y: place.y, k: middle ? Math.max(this.at.k, 0.8) : this.at.k }, middle ? BEYOND : LITTLE);
  }

  /** Move as little as brings all of these into sight, if they fit. */
  include(places: { x: number; y: number }[]): void {
    const { x, y, w, h } = this.box;
    const shift = (all: number[], from: number, room: number) => {
      const [least, most] = [Math.min(...all) - RIM, Math.max(...all) + RIM];
      return most - least > room ? 0 : Math.max(0, most - from - room) - Math.max(0, from - least);
    };
    const dx = shift(
      places.map((one) => one.x),
      x,
      w,
    );
    const dy = shift(
      places.map((one) => one.y),
      y,
      h,
    );
    if (dx || dy) this.fly({ x: this.at.x + dx, y: this.at.y + dy, k: this.at.k }, LITTLE);
  }

  /** Bring a place to the middle at once, as large as all is. */
  look(x: number, y: number): void {
    this.chosen = true;
    cancelAnimationFrame(this.frame);
    this.at = this.held({ x, y, k: this.at.k });
  }

  private zoomAt(frame: DOMRect, clientX: number, clientY: number, by: number): void {
    const [px, py] = [clientX - frame.left - this.width / 2, clientY - frame.top - this.height / 2];
    const k = Math.min(MOST, Math.max(this.least, this.at.k * by));
    this.at = this.held({ x: this.at.x + px / this.at.k - px / k, y: this.at.y + py / this.at.k - py / k, k });
  }

  // Wheel, one finger, two fingers

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.chosen = true;
    cancelAnimationFrame(this.frame);
    const svg = event.currentTarget as Element;
    this.zoomAt(svg.getBoundingClientRect(), event.clientX, event.clientY, Math.exp(-event.deltaY * 0.0016));
  };

  down = (event: PointerEvent): void => {
    if (this.fingers.size === 0) this.way = 0;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  moved = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const [dx, dy] = [now.x - before.x, now.y - before.y];
    this.way += Math.hypot(dx, dy);
    this.fingers.set(event.pointerId, now);
    if (this.way < STILL) return;
    this.chosen = true;
    const svg = event.currentTarget as Element;
    if (!svg.hasPointerCapture(event.pointerId)) svg.setPointerCapture(event.pointerId);
    cancelAnimationFrame(this.frame);
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const apart = (p: { x: number; y: number }) => Math.max(1, Math.hypot(p.x - other.x, p.y - other.y));
      this.zoomAt(svg.getBoundingClientRect(), (now.x + other.x) / 2, (now.y + other.y) / 2, apart(now) / apart(before));
    }
    const share = (other ? 0.5 : 1) / this.at.k;
    this.at = this.held({ x: this.at.x - dx * share, y: this.at.y - dy * share, k: this.at.k });
  };

  up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
  };

  /** Was the last press a drag? */
  get dragged(): boolean {
    return this.way > STILL;
  }
}
