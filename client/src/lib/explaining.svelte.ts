/** What can and what cannot be done with a thing of the board, and why: as a hint beside it, or as a popover to read. */

import type { Answer } from "./protocol";

export type Place = HTMLElement | SVGElement;

/** A thing in words, said above what can be done with it. */
export interface What {
  title: string;
  text?: string;
}

export interface Explanation {
  /** Its words in the notation, with commas between them. */
  about: string;
  at: Place;
  what: What | null;
  /** Null while they are fetched. */
  answers: Answer[] | null;
  /** A hint comes and goes by itself; a popover stays until it is closed. */
  isHint: boolean;
}

/** A hint has no more answers than this, and fewer where it says first what the thing is. */
const BRIEF = 4;
const BRIEFER = 2;
/** So many words of one thing are asked about: an area and the figures in it. */
const WORDS = 3;

/** For a hint: each reason once. */
export function brief(answers: Answer[], most = BRIEF): Answer[] {
  const seen = new Set<string>();
  const fresh = answers.filter((one) => {
    const sign = one.allowed ? one.text : one.clause + one.reason;
    return !seen.has(sign) && seen.add(sign);
  });
  return fresh.slice(0, most);
}

export class Explaining {
  shown = $state.raw<Explanation | null>(null);
  private known = new Map<string, Promise<Answer[]>>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Changes whenever another thing is wished for, or none. */
  private wish = 0;

  /** `fetch` asks the server about one word; what it answers holds until `forget`. */
  constructor(
    private fetch: (about: string) => Promise<Answer[]>,
    private canAsk: () => boolean,
  ) {}

  /** The position has changed, and with it all answers. */
  forget(): void {
    this.known.clear();
    this.close();
  }

  /** The popover. Whoever cannot decide anything is told what the thing is. */
  open(about: string, at: Place, what: What | null = null): void {
    this.stop();
    if (about && this.canAsk()) void this.show({ about, at, what, answers: null, isHint: false });
    else if (what) this.shown = { about, at, what, answers: [], isHint: false };
  }

  /** A hint after a while, with what the thing is; a popover is not disturbed. */
  hint(about: string, at: Place, wait: number, what: What | null = null): void {
    this.stop();
    if (this.shown && !this.shown.isHint) return;
    const asked = about && this.canAsk() ? about : "";
    if (asked || what) this.timer = setTimeout(() => void this.show({ about: asked, at, what, answers: null, isHint: true }), wait);
  }

  /** Let a hint stay: the pointer has come to it, or back. */
  stop(): void {
    clearTimeout(this.timer);
    this.wish++;
  }

  /** Close a hint, and do not show the one that is on its way. */
  leave(wait = 0): void {
    this.stop();
    if (!this.shown?.isHint) return;
    if (wait) this.timer = setTimeout(() => this.close(), wait);
    else this.close();
  }

  close(): void {
    this.stop();
    this.shown = null;
  }

  /** A popover shows that it waits; a hint appears when it has something to say. */
  private async show(wanted: Explanation): Promise<void> {
    if (!wanted.isHint) this.shown = wanted;
    const wish = this.wish;
    const answers = await this.answers(wanted.about);
    const stale = wanted.isHint ? wish !== this.wish : this.shown !== wanted;
    if (stale || !wanted.at.isConnected) return;
    const said = wanted.isHint ? brief(answers, wanted.what ? BRIEFER : BRIEF) : answers;
    this.shown = wanted.isHint && !said.length && !wanted.what ? null : { ...wanted, answers: said };
  }

  private async answers(about: string): Promise<Answer[]> {
    const asked = about
      .split(",")
      .filter(Boolean)
      .slice(0, WORDS)
      .map((word) => this.answer(word));
    return (await Promise.all(asked)).flat();
  }

  private answer(word: string): Promise<Answer[]> {
    const known = this.known.get(word) ?? this.fetch(word);
    this.known.set(word, known);
    known.catch(() => this.known.delete(word));
    return known.catch(() => []);
  }
}
