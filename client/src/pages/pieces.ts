/** Pictures beside the rules: which pieces a chapter speaks of, by game. */

import type { Component } from "svelte";
import { wordsOf } from "../lib/board";
import type { GameName } from "../lib/protocol";

export interface PiecesProps {
  /** Its number: "SAN-4". */
  chapter: string;
  /** What the game calls something. */
  name: (key: string) => string;
  /** What another chapter is called. */
  title: (chapter: string) => string;
}

/** What draws them; nothing for a game without drawings. */
export async function piecesOf(game: GameName): Promise<Component<PiecesProps> | null> {
  await wordsOf(game);
  if (game === "sanctum") return (await import("./SanctumPieces.svelte")).default;
  if (game === "darkest-doom") return (await import("./DoomPieces.svelte")).default;
  return null;
}
