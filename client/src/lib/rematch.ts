/** Play again with those who sat there, from a page that is not the table. */

import * as api from "./api";
import { keepDice, newShare } from "./dice";
import { keepRematch, secretsOf } from "./myTables";
import { personKeys } from "./person";
import type { GameName } from "./protocol";
import { settings } from "./settings.svelte";
import { sha256 } from "./sha256";
import { Connection } from "./socket";

const PATIENCE = 8000;

/** The table of the rematch: a new one, or the one that somebody else has asked for already. */
export async function rematch(id: string, game: GameName, seat: number): Promise<string> {
  const share = newShare();
  let found: (next: string) => void;
  const next = new Promise<string>((resolve) => (found = resolve));
  const late = new Promise<never>((_, fail) => setTimeout(() => fail(new api.Failed(0, {})), PATIENCE));
  const connection = new Connection(api.socketAddress(id), {
    hello: () => ({ kind: "hello", language: settings.language, secrets: secretsOf(id), persons: personKeys() }),
    told: (message) => message.kind === "table" && message.next && found(message.next),
    changed: () => undefined,
  });
  try {
    const asked = connection.ask({ kind: "rematch", seat, commit: sha256(share) });
    const table = await Promise.race([next, late]);
    if ((await Promise.race([asked, late])).kind === "accepted") keepDice(table, { share });
    keepRematch(id, table, game);
    return table;
  } finally {
    connection.close();
  }
}
