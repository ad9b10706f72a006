/** A finished game, fetched a few steps at a time, seen through chosen eyes. */

import * as api from "../lib/api";
import type { Book, Contents, Eyes, Language, Mark, Replay, ReplayStep } from "../lib/protocol";

const BATCH = 20;

/** How far a step goes: one decision, or to the next fight, turn or part of the game. */
export type Stride = "move" | Mark["level"];
export const STRIDES: Stride[] = ["move", "fight", "turn", "part"];

export class Replaying {
  about = $state.raw<Replay | null>(null);
  book = $state.raw<Book | null>(null);
  step = $state.raw<ReplayStep | null>(null);
  at = $state(0);
  /** Whether the step shown is the one after the one shown before. */
  follows = $state(false);
  error = $state.raw<unknown>(null);
  contents = $state.raw<Contents | null>(null);
  stride = $state<Stride>("move");
  private steps = new Map<number, ReplayStep>();
  private asked = new Map<number, Promise<void>>();
  private age = 0;

  constructor(
    readonly id: string,
    private eyes: Eyes,
    private language: Language,
  ) {}

  /** Look with other eyes or in another language, at the same step. */
  async look(eyes: Eyes, language: Language): Promise<void> {
    if (eyes === this.eyes && language === this.language && this.about) return;
    [this.eyes, this.language] = [eyes, language];
    this.steps.clear();
    this.asked.clear();
    this.age++;
    await this.go(this.at);
    if (this.about) this.book = await api.bookOf(this.about, language);
  }

  /** What is in the game; without it one goes decision by decision. */
  async list(language: Language): Promise<void> {
    this.contents = await api.contents(this.id, language).catch(() => null);
  }

  /** Where a step on or back leads; where nothing of the kind is left, to the end or the beginning. */
  stepped(by: 1 | -1): number {
    if (this.stride === "move" || !this.contents) return this.at + by;
    const plies = this.contents.marks.filter((mark) => mark.level === this.stride).map((mark) => mark.ply);
    if (by > 0) return plies.find((ply) => ply > this.at) ?? this.last;
    return plies.findLast((ply) => ply < this.at) ?? 0;
  }

  get last(): number {
    return this.about?.plies ?? 0;
  }

  async go(to: number): Promise<void> {
    const wanted = this.about ? Math.max(0, Math.min(to, this.last)) : Math.max(0, to);
    this.at = wanted;
    try {
      await this.need(wanted);
    } catch (error) {
      this.error = error;
      return;
    }
    if (this.about && wanted > this.last) return this.go(this.last);
    if (this.at === wanted) this.show(this.steps.get(wanted) ?? this.step);
    if (wanted + 5 < this.last) void this.need(wanted + 5).catch(() => undefined);
  }

  private show(next: ReplayStep | null): void {
    this.follows = next !== null && next.ply === (this.step?.ply ?? -1) + 1;
    this.step = next;
  }

  private need(ply: number): Promise<void> {
    const from = Math.floor(ply / BATCH) * BATCH;
    if (!this.asked.has(from)) {
      const fetching = this.fetch(from);
      fetching.catch(() => this.asked.delete(from));
      this.asked.set(from, fetching);
    }
    return this.asked.get(from)!;
  }

  private async fetch(from: number): Promise<void> {
    const age = this.age;
    const told = await api.replay(this.id, from, BATCH, this.eyes, this.language);
    if (age !== this.age) return;
    this.about = told;
    this.book ??= await api.bookOf(told, this.language);
    for (const step of told.steps) this.steps.set(step.ply, step);
  }
}
