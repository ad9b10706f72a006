/** The drawings of demons are fetched beside the board: whoever plays shall not wait for them. */
import type { Shape } from "./demons/parts";

type Drawn = (kind: string, colour: string, level: number) => Shape[];

class Drawings {
  of = $state.raw<Drawn>(() => []);

  constructor() {
    void import("./demons").then(({ drawingOf }) => (this.of = drawingOf));
  }
}

export const drawings = new Drawings();
