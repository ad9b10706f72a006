/** A way over several areas, gone step by step as long as nothing comes in between. */

import type { Offer } from "../lib/board";
import type { Way } from "../generated/darkest-doom";
import { t } from "../lib/words.svelte";

const JOURNEY = "journey";

/** What somebody has for a journey: the action points left, and what the areas beside cost. */
export interface Purse {
  points: number;
  near: { area: string; points: number }[];
  /** The name of an area. */
  named: (area: string) => string;
}

export class Journey {
  private left: string[] = [];

  constructor(
    private readonly ways: () => Way[],
    private readonly go: (offer: Offer) => void,
  ) {}

  /** The way to an area as something to choose, if a step of it can be paid; of a long one, how far it leads today. */
  to(area: string, purse: Purse): Offer[] {
    const way = this.find(area);
    const last = way && this.reached(way, purse);
    if (!last) return [];
    const whole = { n: way.actions, areas: way.areas.length };
    const part = { n: this.cost(last, purse), area: purse.named(last), left: way.actions - this.cost(last, purse) };
    const label = last === area ? t("doom-journey", whole) : t("doom-journey-part", part);
    return [{ text: area, label, choice: JOURNEY, group: "", args: {}, clause: "DD-3.2", final: false, main: true, caution: "" }];
  }

  /** What a way costs of which not even a step can be paid. */
  tooFar(area: string, purse: Purse): number | null {
    const way = this.find(area);
    return way && !this.reached(way, purse) ? way.actions : null;
  }

  /** Play an offer, or set out. */
  send(offer: Offer, offers: Offer[]): void {
    this.left = [];
    if (offer.choice !== JOURNEY) return this.go(offer);
    this.left = this.find(offer.text)?.areas ?? [];
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

  private find(area: string): Way | undefined {
    return this.ways().find((one) => one.area === area);
  }

  /** The last area of a way that today's points pay for. */
  private reached(way: Way, purse: Purse): string | undefined {
    return way.areas.findLast((area) => this.cost(area, purse) <= purse.points);
  }

  /** A part of a shortest way is one itself, and of one step it is known without. */
  private cost(area: string, { near }: Purse): number {
    return this.find(area)?.actions ?? near.find((one) => one.area === area)?.points ?? 1;
  }
}
