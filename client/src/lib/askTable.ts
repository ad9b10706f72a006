/** Say something at a table without going there. */

import * as api from "./api";
import { secretsOf } from "./myTables";
import { personKeys } from "./person";
import { settings } from "./settings.svelte";
import { Connection, type Answered, type Asked } from "./socket";

const PATIENCE = 8000;

/** Ask for some things in turn; fails when nobody answers in time. */
export async function askTable(id: string, asked: Asked[]): Promise<Answered[]> {
  const connection = new Connection(api.socketAddress(id), {
    hello: () => ({ kind: "hello", language: settings.language, secrets: secretsOf(id), persons: personKeys() }),
    told: () => undefined,
    changed: () => undefined,
  });
  const late = new Promise<never>((_, fail) => setTimeout(() => fail(new api.Failed(0, {})), PATIENCE));
  try {
    return await Promise.race([Promise.all(asked.map((one) => connection.ask(one))), late]);
  } finally {
    connection.close();
  }
}
