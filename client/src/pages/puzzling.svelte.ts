/** A puzzle as far as somebody has got with it. */

import * as api from "../lib/api";
import type { Book, GameName, Language, Offer, PuzzleJudged, PuzzleTold } from "../lib/protocol";
import { noteAnswer } from "../lib/puzzles";

export class Puzzling {
  told = $state.raw<PuzzleTold | null>(null);
  judged = $state.raw<PuzzleJudged | null>(null);
  /** How it began: what the best line speaks of. */
  start = $state.raw<PuzzleTold | null>(null);
  book = $state.raw<Book | null>(null);
  choices = $state.raw<string[]>([]);
  /** Whether what is shown follows from what was shown before. */
  follows = $state(false);
  busy = $state(false);
  error = $state.raw<unknown>(null);

  constructor(
    readonly game: GameName,
    readonly day: string,
  ) {}

  /** Look at it in a language, where one has got to. */
  async look(language: Language): Promise<void> {
    this.follows = false;
    await this.show(this.choices, language);
    this.book = await api.book(this.game, language).catch(() => null);
  }

  async choose(offer: Offer, language: Language): Promise<void> {
    this.follows = true;
    await this.show([...this.choices, offer.text], language);
  }

  async takeBack(language: Language): Promise<void> {
    this.follows = false;
    await this.show(this.choices.slice(0, -1), language);
  }

  async restart(language: Language): Promise<void> {
    this.follows = false;
    await this.show([], language);
  }

  private async show(choices: string[], language: Language): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const told = await api.puzzle(this.game, this.told?.day ?? this.day, choices, language);
      const judged = told.decision ? null : await api.judgePuzzle(this.game, told.day, choices, language);
      if (!choices.length) this.start = told;
      if (judged) noteAnswer(this.game, told.day, judged.solved);
      [this.told, this.judged, this.choices, this.error] = [told, judged, choices, null];
    } catch (error) {
      this.error = error;
    }
    this.busy = false;
  }
}
