/** A hint for the own decision: asked for, told, and pointed at on the board until the decision is made. */

import type { Hinted, Lesson } from "../lib/protocol";

export class Hinting {
  told = $state.raw<Hinted | null>(null);
  thinking = $state(false);
  /** Which of the suggestions is shown on the board. */
  at = $state(0);
  /** The same as a lesson would say it: boards know how to point at what it expects. */
  lesson = $derived<Lesson | null>(
    this.told && {
      number: 0,
      count: 0,
      chapter: 1,
      chapters: 1,
      text: "",
      expects: [this.told.suggestions[this.at]?.text ?? ""],
      about: null,
    },
  );
  private asked = 0;

  constructor(private ask: () => Promise<Hinted | null>) {}

  async open(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    const mine = ++this.asked;
    const told = await this.ask();
    if (mine !== this.asked) return;
    this.thinking = false;
    this.at = 0;
    this.told = told;
  }

  /** The decision has changed, or the hint was put away. */
  forget(): void {
    this.asked++;
    this.thinking = false;
    this.told = null;
  }
}
