/** What others did since the own last decision: asked for when the next one comes, summed up, and watched by who wants to. */

import { read, write } from "../lib/storage";
import type { LogLine, PositionTold, Shot } from "../lib/protocol";

export const SPEEDS = [1, 2, 4];
/** Milliseconds for a step, and more for each thing that is told of it. */
const STEP = 700;
const LINE = 550;

/** What a board is shown while something is played, and after it. */
export interface Scene {
  view: PositionTold["view"];
  news: LogLine[];
  follows: boolean;
  acted?: number;
}

/** The last decision of one of these seats in the log; 0 if there is none, null if nobody else has decided since. */
export function lastOwn(log: LogLine[], own: number[]): number | null {
  const last = log.findLast((line) => line.ply > 0 && own.includes(line.seat))?.ply ?? 0;
  return log.some((line) => line.ply > last) ? last : null;
}

export class Playback {
  /** How things stood, then each step with what led to it. */
  shots = $state.raw<Shot[]>([]);
  /** The step shown; null while nothing is played. */
  at = $state<number | null>(null);
  paused = $state(false);
  speed = $state<number>(read("speed", 1));
  shot = $derived(this.at === null ? null : this.shots[this.at]);
  last = $derived(this.shots.length - 1);
  /** After it the board is as it is now, and all that happened is told of already. */
  private seen = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly fetch: (after: number) => Promise<Shot[]>) {}

  /** It is the own turn to decide; others have decided since this one. */
  async came(after: number): Promise<void> {
    this.forget();
    const shots = await this.fetch(after);
    if (shots.length > 1) this.shots = shots;
  }

  forget(): void {
    this.stop();
    if (this.shots.length) this.shots = [];
    this.seen = false;
  }

  watch(): void {
    this.paused = false;
    this.go(0);
  }

  go(to: number): void {
    clearTimeout(this.timer);
    if (to > this.last) return this.stop();
    this.at = Math.max(0, to);
    if (!this.paused) this.timer = setTimeout(() => this.go(this.at! + 1), this.pause(this.shots[this.at].log) / this.speed);
  }

  toggle(): void {
    this.paused = !this.paused;
    this.go(this.at ?? 0);
  }

  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length];
    write("speed", this.speed);
    if (this.at !== null) this.go(this.at);
  }

  stop(): void {
    clearTimeout(this.timer);
    if (this.at !== null) this.seen = true;
    this.at = null;
  }

  /** What the board shows instead of how things stand. */
  scene(now: PositionTold): Scene {
    const { shot, at } = this;
    if (shot && at !== null) return { view: shot.view, news: at ? [shot.log] : [], follows: at > 0, acted: shot.log.seat };
    if (this.seen) return { view: now.view, news: this.shots.slice(1).map((one) => one.log), follows: false };
    return { view: now.view, news: now.log, follows: !now.restart };
  }

  private pause(line: LogLine): number {
    return STEP + LINE * Math.max(1, line.lines.length);
  }
}
