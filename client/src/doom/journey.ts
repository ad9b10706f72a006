/** A way over several areas, gone step by step as long as nothing comes in between. */

import type { Offer } from "../lib/board";
import type { Way } from "../generated/darkest-doom";
import { t } from "../lib/words.svelte";

const JOURNEY = "journey";

export class Journey {
  private left: string[] = [];

  constructor(
    private readonly ways: () => Way[],
    private readonly go: (offer: Offer) => void,
  ) {}

  /** The way to an area as something to choose, if there is one. */
  to(area: string): Offer[] {
    const way = this.ways().find((one) => one.area === area);
    if (!way) return [];
    const label = t("doom-journey", { n: way.actions, areas: way.areas.length });
    return [{ text: area, label, choice: JOURNEY, group: "", args: {}, clause: "DD-3.2", final: false, main: true, caution: "" }];
  }

  /** Play an offer, or set out. */
  send(offer: Offer, offers: Offer[]): void {
    this.left = [];
    if (offer.choice !== JOURNEY) return this.go(offer);
    this.left = this.ways().find((one) => one.area === offer.text)?.areas ?? [];
    this.walk(offers);
  }

  /** The next step, if it is offered as a plain step. */
  walk(offers: Offer[]): void {
    const [next, ...rest] = this.left;
    this.left = [];
    const step = offers.find((offer) => (offer.choice === "go" || offer.choice === "lodge") && offer.args.area === next);
    if (!step) return;
    this.left = rest;
    this.go(step);
  }
}
