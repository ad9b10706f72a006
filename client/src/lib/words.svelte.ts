/** The words in the language that is set now; whoever uses `t` is drawn again when it changes. */

import type { FluentBundle } from "@fluent/bundle";
import type { Language } from "./protocol";
import { load, say, sayMore, type Args, type Part } from "./words";

class Words {
  bundle = $state.raw<FluentBundle | null>(null);
  language = $state<Language>("en");

  private wanted: Language = "en";
  private parts = new Set<Part>();
  private turn = 0;
  private latest: Promise<void> = Promise.resolve();

  /** From now on with these words, too. */
  async need(...parts: Part[]): Promise<void> {
    const missing = parts.filter((part) => !this.parts.has(part));
    if (!missing.length) return this.latest;
    for (const part of missing) this.parts.add(part);
    try {
      await this.speak(this.wanted);
    } catch (error) {
      for (const part of missing) this.parts.delete(part);
      this.latest = Promise.resolve();
      throw error;
    }
  }

  /** Speak this language, with all words that were needed so far; whoever was asked last is heard. */
  speak(language: Language): Promise<void> {
    this.wanted = language;
    const turn = ++this.turn;
    this.latest = load(language, this.parts).then((loaded) => {
      if (turn !== this.turn) return this.latest;
      this.bundle = loaded;
      this.language = language;
      document.documentElement.lang = language;
    });
    return this.latest;
  }
}

export const words = new Words();

/** What is loaded when it is opened, with the words that only such parts of the page have. */
export async function opened<T>(loading: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([loading, words.need("pages")]);
  return loaded;
}

/** What was said of these words already: boards say the same again and again. */
let said = new Map<string, string>();
let source: FluentBundle | null = null;
const MOST = 5000;

export function t(key: string, args?: Args): string {
  const from = words.bundle;
  if (from !== source || said.size > MOST) said = new Map();
  source = from;
  const asked = args ? key + JSON.stringify(args) : key;
  const known = said.get(asked);
  if (known !== undefined) return known;
  const text = say(from, key, args);
  said.set(asked, text);
  return text;
}

/** The thing a key names, and a sentence about it; nothing as long as its words are under way. */
export function about(key: string): { title: string; text: string } {
  return { title: words.bundle?.hasMessage(key) ? t(key) : "", text: sayMore(words.bundle, key) };
}
