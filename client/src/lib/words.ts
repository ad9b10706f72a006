/** Fluent: one bundle per language, made of those of its files in client/words that are needed. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "./protocol";
import { minus } from "./signed";

export type Args = Record<string, FluentVariable>;

const files = import.meta.glob<string>("../../words/*.ftl", { query: "?raw", import: "default" });

/** Beside what every visit needs: the words of pages and dialogs that are opened, of a board, and what each thing on it is. */
export type Part = "pages" | "sanctum" | "sanctum-aid" | "doom" | "doom-aid";
export const PARTS: Part[] = ["pages", "sanctum", "sanctum-aid", "doom", "doom-aid"];

async function sources(language: Language, parts: Iterable<Part>): Promise<string[]> {
  const names = [language, ...[...parts].map((part) => `${language}-${part}`)];
  return Promise.all(names.map((name) => files[`../../words/${name}.ftl`]()));
}

export function bundle(language: Language, texts: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) {
    const errors = made.addResource(new FluentResource(text));
    for (const error of errors) console.error(error);
  }
  return made;
}

export async function load(language: Language, parts: Iterable<Part> = PARTS): Promise<FluentBundle> {
  return bundle(language, await sources(language, parts));
}

/** The words for a key; the key itself shows that they are missing. */
export function say(from: FluentBundle | null, key: string, args?: Args): string {
  const message = from?.getMessage(key);
  if (!from || !message?.value) return from ? key : "";
  return minus(from.formatPattern(message.value, args ?? null));
}

/** What is said beside a key: a sentence about the thing that it names; nothing where there is none. */
export function sayMore(from: FluentBundle | null, key: string): string {
  const more = from?.getMessage(key)?.attributes.more;
  return from && more ? from.formatPattern(more, null) : "";
}
