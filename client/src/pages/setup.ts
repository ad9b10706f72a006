/** What a person asks for in the lobby, and the table that is made of it. */

import type { Clock, GameOffered, NewTable } from "../lib/protocol";

export const DEALT = "random";

export interface SeatWish {
  who: string;
  /** Of a bot; "" for whatever is dealt. */
  temper: string;
  hero: string;
}
export interface Wish {
  seats: SeatWish[];
  options: Record<string, string>;
  clock: string;
  public: boolean;
  hints: boolean;
  rated: boolean;
}

const DAY = 86_400;
export const CLOCKS: Record<string, Clock | null> = {
  none: null,
  live: { initial: 1200, each: 20 },
  slow: { initial: 3600, each: 30 },
  day: { initial: 0, each: DAY },
  week: { initial: 0, each: 7 * DAY },
};

/** What a clock is called here; undefined when it is none of ours. */
export function clockName(clock: Clock): string | undefined {
  return Object.keys(CLOCKS).find((name) => CLOCKS[name]?.initial === clock.initial && CLOCKS[name]?.each === clock.each);
}

/** The bot a newcomer meets. */
export function firstBot(game: GameOffered): string {
  const names = game.bots.map(([name]) => name);
  return names.includes("novice") ? "novice" : (names.at(-1) ?? "random");
}

export const seatWish = (who: string): SeatWish => ({ who, temper: "", hero: DEALT });

export function firstWish(game: GameOffered, others: string, count = 3): Wish {
  const seats = Math.min(Math.max(count, game.minSeats), game.maxSeats);
  return {
    seats: [seatWish("me"), ...Array.from({ length: seats - 1 }, () => seatWish(others))],
    options: Object.fromEntries(game.options.map((option) => [option.name, option.values[0][0]])),
    clock: "none",
    public: false,
    hints: true,
    rated: false,
  };
}

/** Only people play for a rating, each in one seat. */
export function canBeRated(seats: SeatWish[]): boolean {
  const [me, others] = ["me", "open"].map((who) => seats.filter((seat) => seat.who === who).length);
  return me === 1 && others > 0 && me + others === seats.length;
}

/** Options that mean something at a table of this size. */
export function optionsFor(game: GameOffered, seats: number) {
  return game.options.filter((option) => option.name !== "virtual" || seats === 1);
}

export function tableOf(game: GameOffered, wish: Wish, name: string): NewTable {
  const asked = optionsFor(game, wish.seats.length).map((option) => option.name);
  const options: Record<string, unknown> = {};
  for (const option of asked) options[option] = wish.options[option];
  const heroes = wish.seats.map((seat) => seat.hero);
  if (heroes.some((hero) => hero !== DEALT)) options[game.heroOption] = heroes;
  const seats = wish.seats.map((seat) => [seat.who, seat.temper].filter(Boolean).join(":"));
  const start = !seats.includes("open");
  const rated = wish.rated && canBeRated(wish.seats);
  const clock = CLOCKS[wish.clock];
  return { game: game.game, seats, name, options, public: wish.public, clock, hints: wish.hints && !rated, rated, start };
}
