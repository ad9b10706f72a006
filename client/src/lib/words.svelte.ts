/** The words in the language that is set now; whoever uses `t` is drawn again when it changes. */

import type { FluentBundle } from "@fluent/bundle";
import type { Language } from "./protocol";
import { load, say, type Args } from "./words";

class Words {
  bundle = $state.raw<FluentBundle | null>(null);
  language = $state<Language>("en");

  async speak(language: Language): Promise<void> {
    const loaded = await load(language);
    this.bundle = loaded;
    this.language = language;
    document.documentElement.lang = language;
  }
}

export const words = new Words();

export function t(key: string, args?: Args): string {
  return say(words.bundle, key, args);
}
