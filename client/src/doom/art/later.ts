import { Later } from "../../art/later.svelte";

/** Figures of Guardians and monsters. */
export const drawings = new Later(() => import("./figures"));
