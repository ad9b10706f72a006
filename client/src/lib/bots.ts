import { t } from "./words.svelte";

const NAMES: Record<string, string> = {
  random: "bot-random",
  novice: "bot-novice",
  apprentice: "bot-apprentice",
  adept: "bot-adept",
  veteran: "bot-veteran",
  master: "bot-master",
};
const TEMPERS: Record<string, string> = { bold: "temper-bold", careful: "temper-careful", thief: "temper-thief" };

/** Temperaments of our bots that this page has words for; the random one has none. */
export function tempersOf(bot: string, offered: readonly string[]): [string, string][] {
  if (!NAMES[bot] || bot === "random") return [];
  return offered.filter((temper) => TEMPERS[temper]).map((temper) => [temper, t(TEMPERS[temper])]);
}

/** What a bot is called, with its temperament if it has one: "adept:bold". */
export function botName(bot: string): string {
  const [level = "", temper = ""] = bot.split(":");
  const name = t(NAMES[level] ?? "bot-other");
  return TEMPERS[temper] ? t("bot-tempered", { bot: name, temper: t(TEMPERS[temper]) }) : name;
}
