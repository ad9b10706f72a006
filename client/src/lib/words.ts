/** Fluent: one bundle per language, made of all its files in client/words. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "./protocol";

export type Args = Record<string, FluentVariable>;

const files = import.meta.glob<string>("../../words/*.ftl", { query: "?raw", import: "default" });

async function sources(language: Language): Promise<string[]> {
  const wanted = Object.keys(files).filter((path) => path.split("/").at(-1)!.startsWith(language));
  return Promise.all(wanted.map((path) => files[path]()));
}

export function bundle(language: Language, texts: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) {
    const errors = made.addResource(new FluentResource(text));
    for (const error of errors) console.error(error);
  }
  return made;
}

export async function load(language: Language): Promise<FluentBundle> {
  return bundle(language, await sources(language));
}

/** The words for a key; the key itself shows that they are missing. */
export function say(from: FluentBundle | null, key: string, args?: Args): string {
  const message = from?.getMessage(key);
  if (!from || !message?.value) return from ? key : "";
  return from.formatPattern(message.value, args ?? null);
}
