/** What the light of an act is: grey sea, smoke, snow, a gallows evening, fire on the walls, the burning cathedral. */
import type { View } from "../generated/sanctum";

const ACTS = ["#4fb3c4", "#d99a53", "#86a8e8", "#b07fd6", "#e2703a", "#e8483a"];
const LORD = "#ff3d2e";

export function lightOf(view: Pick<View, "act" | "round">): string {
  return view.round ? LORD : (ACTS[view.act - 1] ?? ACTS[0]!);
}
