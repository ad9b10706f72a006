/** Make a table and go there; the share of this browser in its dice is promised with it. */

import * as api from "./api";
import { keepDice, newShare } from "./dice";
import { keepMade } from "./myTables";
import { personKeys } from "./person";
import type { MadeTable, NewTable } from "./protocol";
import { go } from "./route.svelte";
import { settings } from "./settings.svelte";
import { sha256 } from "./sha256";

export async function newTable(wanted: NewTable): Promise<MadeTable> {
  const share = newShare();
  const made = await api.makeTable({ ...wanted, commit: sha256(share) }, settings.language, personKeys()[0]);
  keepDice(made.id, { share });
  keepMade(made, wanted.game);
  go(`/table/${made.id}`);
  return made;
}
