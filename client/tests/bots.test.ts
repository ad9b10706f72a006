import { beforeAll, expect, test } from "vitest";
import { botName, tempersOf } from "../src/lib/bots";
import { firstWish, tableOf } from "../src/pages/setup";
import { words } from "../src/lib/words.svelte";

beforeAll(() => words.speak("en"));

test("a bot is called by its strength, and by its temperament if it has one", () => {
  expect(botName("adept")).toBe("adept bot");
  expect(botName("adept:bold")).toBe("adept bot, bold");
  expect(botName("novice:thief")).toBe("novice bot, thieving");
  expect(botName("somebodys")).toBe("bot");
});

test("a bot of ours can be asked for with a temperament, and has whatever is dealt if it is not", () => {
  expect(tempersOf("novice", ["bold", "thief"])).toEqual([
    ["bold", "bold"],
    ["thief", "thieving"],
  ]);
  expect(["me", "open", "random", "somebodys"].flatMap((who) => tempersOf(who, ["bold"]))).toEqual([]);
  const game = { game: "sanctum", minSeats: 2, maxSeats: 4, options: [], heroOption: "heroes" } as never;
  const wish = firstWish(game, "novice");
  wish.seats[1]!.temper = "bold";
  expect(tableOf(game, wish, "Ann").seats).toEqual(["me", "novice:bold", "novice"]);
});
