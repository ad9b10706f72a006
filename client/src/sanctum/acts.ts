/** What can be chosen that belongs to no thing on the board: move, fight, roll, end the attack, take the wounds. */

import type { Offer } from "../lib/board";

interface Act {
  icon: string;
  /** The key that says what it is. */
  what: string;
}

const ACTS: Record<string, Act> = {
  move: { icon: "march", what: "sanctum-aid-move" },
  fight: { icon: "fight", what: "sanctum-aid-fight" },
  rest: { icon: "rest", what: "sanctum-aid-rest" },
  breach: { icon: "walls", what: "sanctum-aid-breach" },
  answer: { icon: "horn", what: "sanctum-aid-answer" },
  roll: { icon: "dice", what: "sanctum-aid-roll" },
  rage: { icon: "rage", what: "sanctum-is-rage" },
  "end-attack": { icon: "flag", what: "sanctum-aid-block" },
  "end-block": { icon: "shield", what: "sanctum-is-health" },
  "end-equip": { icon: "tick", what: "sanctum-is-item" },
  "end-rest": { icon: "tick", what: "sanctum-is-potion" },
  suffer: { icon: "drop", what: "sanctum-is-health" },
  accept: { icon: "bolt", what: "sanctum-is-penalty" },
  pay: { icon: "token", what: "sanctum-is-stamina" },
  fill: { icon: "potion", what: "sanctum-is-potion" },
  decline: { icon: "tick", what: "sanctum-is-potion" },
  pour: { icon: "potion", what: "sanctum-is-potion" },
};

export function actOf(offer: Offer): Act {
  const act = ACTS[offer.choice]!;
  return offer.args.token ? { ...act, what: `sanctum-is-${offer.args.token}` } : act;
}

/** They stand on the bar at the foot of the board, or where there is none, in the sheet. */
export function loose(offers: Offer[]): Offer[] {
  /** A potion thrown away for a new one stands beside the new one; elsewhere the potion itself is tapped. */
  const makesRoom = offers.some((offer) => offer.choice === "decline");
  return offers.filter((offer) => offer.choice in ACTS && (offer.choice !== "pour" || makesRoom));
}
