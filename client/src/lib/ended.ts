/** Which of the last lines says how a game ended: something under way may still be told after it. */

import type { Book } from "./protocol";

export function ended(lines: string[], view: Record<string, unknown> | undefined, book: Book | null): string | undefined {
  const how = (view?.victor as { how?: string } | null | undefined)?.how;
  const ending = how && book?.names[`ending-${how}`];
  return (ending && lines.find((line) => line.includes(ending))) || lines.at(-1);
}
