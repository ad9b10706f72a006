/** Fluent: one bundle per language, made of all its files in client/words. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "./protocol";

export type Args = Record<string, FluentVariable>;

const files = import.meta.glob<string>("../../words/*.ftl", { query: "?raw", import: "default" });

/** What only tables need: what each thing is, and the player aids. */
const AID = "-aid.ftl";

async function sources(language: Language, aid: boolean): Promise<string[]> {
  const own = Object.keys(files).filter((path) => path.split("/").at(-1)!.startsWith(language));
  const wanted = own.filter((path) => aid || !path.endsWith(AID));
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

export async function load(language: Language, aid = false): Promise<FluentBundle> {
  return bundle(language, await sources(language, aid));
}

/** The words for a key; the key itself shows that they are missing. */
export function say(from: FluentBundle | null, key: string, args?: Args): string {
  const message = from?.getMessage(key);
  if (!from || !message?.value) return from ? key : "";
  return from.formatPattern(message.value, args ?? null);
}

/** What is said beside a key: a sentence about the thing that it names; nothing where there is none. */
export function sayMore(from: FluentBundle | null, key: string): string {
  const more = from?.getMessage(key)?.attributes.more;
  return from && more ? from.formatPattern(more, null) : "";
}
