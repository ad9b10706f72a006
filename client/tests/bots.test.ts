import { beforeAll, expect, test } from "vitest";
import { botName } from "../src/lib/bots";
import { words } from "../src/lib/words.svelte";

beforeAll(() => words.speak("en"));

test("a bot is called by its strength, and by its temperament if it has one", () => {
  expect(botName("adept")).toBe("adept bot");
  expect(botName("adept:bold")).toBe("adept bot, bold");
  expect(botName("novice:thief")).toBe("novice bot, thieving");
  expect(botName("somebodys")).toBe("bot");
});
