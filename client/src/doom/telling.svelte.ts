/** What has changed since the last view: arrows, moments, sounds, and how far the story of the Dusk has been told. */

import { untrack } from "svelte";
import type { View } from "../generated/darkest-doom";
import type { LogLine } from "../lib/board";
import type { Moment } from "../lib/Moment.svelte";
import { inTime } from "../lib/parts";
import { play as sound } from "../lib/sound";
import type { Names } from "./names";
import { shownAt, told, trails, type Story, type Trail } from "./story";

/** So long it takes to find a line and the place it speaks of, and to read each of its letters, in milliseconds. */
const LOOK = 900;
const LETTER = 30;
/** Whoever has to decide shall soon see how things stand. */
const HURRY = 0.7;
/** No story goes on for longer; but no step is shorter. */
const WHOLE = 50_000;
const SHORT = 1100;

/** How long a step stays: as long as it takes to read it. */
export function pace(lines: string[], steps: number, hurries: boolean): number {
  const read = LOOK + LETTER * lines.join(" ").length;
  return Math.max(SHORT, Math.min(read, WHOLE / steps) * (hurries ? HURRY : 1));
}

export interface Heard {
  view: View;
  names: Names;
  news: LogLine[];
  /** Whether this view follows the one before. */
  follows: boolean;
  moving: boolean;
  /** Is there something to decide? */
  mine: boolean;
  /** The story is not played: something else asks for attention. */
  quiet: boolean;
}

export class Telling {
  story = $state.raw<Story | null>(null);
  /** How many of its steps have been told. */
  done = $state(0);
  moments = $state.raw<Moment[]>([]);
  private moved = $state.raw<Trail[]>([]);
  private before: View | null = null;
  /** Whoever decides has heard enough of what was told before. */
  private decided = false;

  /** The step that is being told. */
  step = $derived(this.story && this.done < this.story.steps.length ? this.story.steps[this.done - 1] : undefined);
  /** The view as far as the story has come. */
  shown = $derived.by(() => shownAt(this.story, this.done, this.heard().view));
  trails = $derived(this.step ? this.step.trails : this.moved);
  /** Whose dice have just been rolled: asked while the new view is drawn, before it becomes the last one. */
  thrown = $derived.by(() => {
    const { view, follows, moving } = this.heard();
    const last = follows && moving ? this.before : null;
    const numbers = view.guardians.map((one) => one.number);
    return last ? numbers.filter((n) => hasDice(view, n) && !hasDice(last, n)) : [];
  });

  private moving = $derived.by(() => this.heard().moving);
  private mine = $derived.by(() => this.heard().mine);

  /** To be made where effects may be. */
  constructor(private readonly heard: () => Heard) {
    $effect(() => {
      const now = heard();
      untrack(() => this.hear(now));
    });
    $effect(() => this.goOn());
  }

  private hear({ view, names, news, follows, mine, ...how }: Heard): void {
    if (this.before === view) return;
    const last = follows ? this.before : null;
    this.moved = trails(last, view, names);
    if (this.decided && this.story) this.done = this.story.steps.length;
    this.decided = mine;
    if (last) void this.dramatise(last, view, names, news);
    this.tell(told(last && this.story, last, view, news, names), last !== null && how.moving && !how.quiet);
    this.before = view;
  }

  /** What nobody waits for comes after the first board. */
  private async dramatise(last: View, view: View, names: Names, news: LogLine[]): Promise<void> {
    const [{ sounds }, { moments }] = await inTime(() => Promise.all([import("./sounds"), import("./moments")]));
    sound(...sounds(last, view));
    const lines = news.flatMap((line) => line.lines);
    const found = moments(last, view, names, lines.slice(-2).join(" "));
    if (found.length) this.moments = found;
  }

  /** `plays`: step by step, instead of all at once. */
  private tell(tale: Story | null, plays: boolean): void {
    if (tale === this.story) return;
    if (!this.story || this.story.from !== tale?.from) this.done = 0;
    this.story = tale;
    this.done = plays ? Math.max(1, this.done) : (tale?.steps.length ?? 0);
  }

  /** The next step comes by itself, when this one has been read. */
  private goOn(): (() => void) | undefined {
    if (!this.step || !this.moving) return undefined;
    const timer = setTimeout(() => (this.done += 1), pace(this.step.lines, this.story!.steps.length, this.mine));
    return () => clearTimeout(timer);
  }
}

function hasDice(view: View, number: number): boolean {
  const one = view.guardians[number];
  return Boolean(one && !one.virtual && one.dice.length);
}
