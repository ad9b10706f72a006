/** The games of this browser: those under way with what the server tells of them, and those that are over. */

import * as api from "../lib/api";
import { botName } from "../lib/bots";
import { chapterAt } from "../lib/learning";
import { isAlive, mark, myTables, type MyTable } from "../lib/myTables";
import { myGames } from "../lib/myGames";
import { sync } from "../lib/person";
import type { TableListed } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { statusWords } from "../lib/status";
import { toasts } from "../lib/toasts.svelte";
import { t, words } from "../lib/words.svelte";
import { poll } from "./poll";

/** The server tells of so many at once. */
const MOST = 12;

export class Mine {
  private kept = $state.raw<MyTable[]>(myTables());
  private news = $state.raw<Record<string, TableListed>>({});
  private readonly played = myGames();

  /** Games in which somebody here has a seat, or which are looked at: first those that wait for somebody here. */
  readonly underWay = $derived(
    this.kept
      .filter((table) => this.isAlive(table) && !table.hidden && !table.left)
      .sort((one, other) => Number(this.decides(other)) - Number(this.decides(one))),
  );
  readonly rest = $derived(this.kept.filter((table) => !this.underWay.includes(table)));
  readonly any = Object.keys(this.played).length > 0;

  constructor(
    private readonly label: (game: string) => string,
    private readonly heroName: (game: string, hero: string) => string,
  ) {}

  /** Hear of them from now on; returns how to stop. */
  follow(): () => void {
    void sync().then((news) => news && (this.kept = myTables()));
    return poll(() => this.refresh());
  }

  private async refresh(): Promise<void> {
    const ids = this.kept.filter(isAlive).slice(0, MOST);
    if (!ids.length) return;
    const told = await api
      .tables(
        settings.language,
        ids.map((table) => table.id),
      )
      .catch(() => null);
    if (told) this.news = Object.fromEntries(told.map((table) => [table.id, table]));
  }

  status = (table: MyTable) => this.news[table.id]?.status ?? table.status;
  isAlive = (table: MyTable) => isAlive({ status: this.status(table) });

  /** Whether somebody of this browser decides there now. */
  decides(table: MyTable): boolean {
    const { waiting = [], people = [] } = this.news[table.id] ?? {};
    return !table.left && waiting.some((seat) => `${seat}` in table.secrets && !people[seat].bot);
  }

  named(table: MyTable): string {
    const hero = this.played[table.id]?.hero;
    return [this.label(table.game), hero && this.heroName(table.game, hero)].filter(Boolean).join(" · ");
  }

  /** What became of a game that has ended for oneself. */
  won(table: MyTable): "won" | "lost" | "" {
    const rank = this.played[table.id]?.rank;
    return rank === undefined ? "" : rank === 1 ? "won" : "lost";
  }

  /** How a game ended for oneself, or how it stands. */
  outcome(table: MyTable): string {
    const game = this.played[table.id];
    const { waiting = [], people = [] } = this.news[table.id] ?? {};
    const names = waiting.map((seat) => people[seat]?.name ?? botName(people[seat]?.bot ?? ""));
    if (names.length) return t("deciding", { names: names.join(", ") });
    if (game?.rank === undefined) return statusWords(this.status(table));
    if (game.rank === 1) return t("outcome-won");
    const count = 1 + (game.rivals ?? game.others.length);
    return count > 1 ? t("outcome-place", { n: game.rank, count }) : t("outcome-lost");
  }

  /** Whether it is a fork, against whom it is, and since when. */
  about(table: MyTable): string {
    const game = this.played[table.id];
    const others = game?.others.map((name) => (name.startsWith("bot ") ? botName(name.slice(4)) : name)).join("; ");
    const people = this.news[table.id]?.people.map(({ name, bot }) => name ?? (bot ? botName(bot) : t("free-seat"))).join(", ");
    const rivals = game?.rivals ? t("outcome-rivals", { n: game.rivals }) : (others ?? people ?? table.people);
    const began = new Date(game?.began ?? table.seen).toLocaleDateString(words.language, { day: "numeric", month: "short" });
    const chapter = chapterAt(table.id);
    if (chapter) return [t("guided-on", { n: chapter }), began].join(" · ");
    return [game?.kind === "fork" && t("fork"), table.left && t("left-game"), rivals, began].filter(Boolean).join(" · ");
  }

  put(table: MyTable, news: Pick<MyTable, "hidden" | "left">): void {
    mark(table.id, news);
    this.kept = myTables();
  }

  /** Leave with all seats, or come back to them. */
  async tell(table: MyTable, kind: "leave" | "return"): Promise<void> {
    try {
      const { askTable } = await import("../lib/askTable");
      const answers = await askTable(
        table.id,
        Object.keys(table.secrets).map((seat) => ({ kind, seat: Number(seat) })),
      );
      const done = answers.some((answer) => answer.kind === "accepted");
      if (done) this.put(table, { left: kind === "leave" });
      else if (answers[0].kind === "refused") toasts.refused(answers[0]);
    } catch (error) {
      toasts.failed(error);
    }
    void this.refresh();
  }
}
