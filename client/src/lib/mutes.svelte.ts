/** Whom this browser does not want to read, table by table; names at a table are different. */

import { read, write } from "./storage";

const NAME = "muted";
/** So many tables are remembered. */
const MOST = 50;

class Mutes {
  private all = $state.raw(read<Record<string, string[]>>(NAME, {}));

  has(table: string, name: string): boolean {
    return this.all[table]?.includes(name) ?? false;
  }

  toggle(table: string, name: string): void {
    const { [table]: known = [], ...others } = this.all;
    const names = known.includes(name) ? known.filter((one) => one !== name) : [...known, name];
    const kept = Object.entries(others).slice(1 - MOST);
    this.all = Object.fromEntries(names.length ? [...kept, [table, names]] : kept);
    write(NAME, this.all);
  }
}

export const mutes = new Mutes();
