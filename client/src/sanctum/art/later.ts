import { Later } from "../../art/later.svelte";

/** Demons and the lands behind them, items, heroes, the Demon Lord. */
export const drawings = new Later(() => import("./drawings"));
