/** Steps at which nothing is to be decided play themselves, a moment after they came. */

import type { Decision, PositionTold } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";

export const MOMENT = 650;

export class Auto {
  /** The step that has just played itself. */
  played = $state.raw<Decision | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The last decision that played itself: what was taken back is decided by hand. */
  private last = -1;

  constructor(private readonly choose: (text: string) => void) {}

  /** A new position: whatever waits is forgotten. */
  told(position: PositionTold): void {
    clearTimeout(this.timer);
    const { decision, ply, lesson } = position;
    if (!decision?.idle || lesson || !settings.auto || decision.name in settings.asked || ply <= this.last) return;
    this.timer = setTimeout(() => {
      this.last = ply;
      this.played = decision;
      this.choose(decision.idle);
    }, MOMENT);
  }

  /** From now on this step waits. */
  ask(): void {
    if (this.played) settings.asked = { ...settings.asked, [this.played.name]: this.played.step };
    this.played = null;
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
