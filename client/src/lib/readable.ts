/** What can be read without a connection is fetched while nothing else is done: the rules, lessons and pieces of every game, and the settings. */

import { piecesOf } from "../pages/pieces";
import * as api from "./api";
import type { Language } from "./protocol";
import { opened } from "./words.svelte";

export async function keepReadable(language: Language): Promise<void> {
  if (!navigator.serviceWorker?.controller) return;
  await Promise.all([
    opened(import("../pages/Rules.svelte")),
    opened(import("../pages/About.svelte")),
    opened(import("./Settings.svelte")),
    import("../art/light"),
    import("../sanctum/art/drawings"),
    import("../doom/art/figures"),
  ]);
  for (const { game } of await api.games(language)) {
    await Promise.all([api.rules(game, language), api.book(game, language), piecesOf(game)]);
  }
}
