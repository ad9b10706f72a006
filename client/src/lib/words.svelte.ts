/** The words in the language that is set now; whoever uses `t` is drawn again when it changes. */

import type { FluentBundle } from "@fluent/bundle";
import type { Language } from "./protocol";
import { load, say, sayMore, type Args } from "./words";

class Words {
  bundle = $state.raw<FluentBundle | null>(null);
  language = $state<Language>("en");

  private aided = false;

  /** From now on with the words that say what things are. */
  async aid(): Promise<void> {
    if (this.aided) return;
    this.aided = true;
    await this.speak(this.language);
  }

  async speak(language: Language): Promise<void> {
    const loaded = await load(language, this.aided);
    this.bundle = loaded;
    this.language = language;
    document.documentElement.lang = language;
  }
}

export const words = new Words();

export function t(key: string, args?: Args): string {
  return say(words.bundle, key, args);
}

/** The thing a key names, and a sentence about it. */
export function about(key: string): { title: string; text: string } {
  return { title: t(key), text: sayMore(words.bundle, key) };
}
