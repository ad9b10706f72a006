/** The key of a bot's name in the words. */
export function botKey(bot: string): string {
  const known: Record<string, string> = {
    random: "bot-random",
    novice: "bot-novice",
    apprentice: "bot-apprentice",
    adept: "bot-adept",
    veteran: "bot-veteran",
    master: "bot-master",
  };
  return known[bot] ?? "bot-other";
}
