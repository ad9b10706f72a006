/** One table as this browser knows it: what was told, and what can be asked. */

import * as api from "../lib/api";
import { botName } from "../lib/bots";
import { keepDice, newShare, owed } from "../lib/dice";
import { Explaining } from "../lib/explaining.svelte";
import { heroOf } from "../lib/heroes";
import { note, noted } from "../lib/myGames";
import { hasSeats, isKept, keep, keepRematch, secretsOf } from "../lib/myTables";
import type { Answer, Book, ForecastTold, FromServer, Hinted, LogLine, Offer, PositionTold, Shot, TableTold } from "../lib/protocol";
import { notify } from "../lib/notifications";
import { personKeys } from "../lib/person";
import { settings } from "../lib/settings.svelte";
import { shared } from "../lib/share";
import { sha256 } from "../lib/sha256";
import { Connection, type Answered, type Asked, type Link } from "../lib/socket";
import { play } from "../lib/sound";
import { Auto } from "./auto.svelte";
import { Hinting } from "./hinting.svelte";
import { lastOwn, Playback } from "./playback.svelte";
import { toasts } from "../lib/toasts.svelte";
import { t } from "../lib/words.svelte";

/** So long an answer may take before it is said that it is waited for. */
const PATIENCE = 300;

/** The same list as before as long as nothing in it has changed: what others do beside it takes nothing out of a hand. */
export function steady(before: Offer[], now: Offer[]): Offer[] {
  const same = before.length === now.length && now.every((offer, n) => isSame(offer, before[n]));
  return same ? before : now;
}

const isSame = (one: Offer, other: Offer) =>
  one.text === other.text && one.label === other.label && one.final === other.final && one.caution === other.caution;

/** The log with what is new; what was gone back over disappears. */
export function extended(log: LogLine[], news: LogLine[], restart: boolean): LogLine[] {
  if (restart) return news;
  if (!news.length) return log;
  const first = news[0].ply;
  return [...log.filter((line) => line.ply < first), ...news];
}

export class Room {
  table = $state.raw<TableTold | null>(null);
  position = $state.raw<PositionTold | null>(null);
  /** What the own decision may come to; it is told after the position. */
  forecast = $state.raw<ForecastTold | null>(null);
  /** What was chosen and has to be thought of once more. */
  doubted = $state.raw<Offer | null>(null);
  log = $state.raw<LogLine[]>([]);
  older = $state(true);
  link = $state<Link>("connecting");
  missing = $state(false);
  sending = false;
  /** It takes its time: that is shown. */
  waits = $state(false);
  book = $state.raw<Book | null>(null);
  readonly explaining = new Explaining(
    (about) => this.explain(about),
    () => this.decision !== null,
  );
  readonly hinting = new Hinting(() => this.hint());
  readonly auto = new Auto((text) => void this.choose(text, true));
  readonly playback = new Playback((after) => this.film(after));
  heard = $state(0);
  /** When the last `table` came, for clocks. */
  at = $state(Date.now());

  own = $derived(this.table?.people.filter((person) => person.own) ?? []);
  decision = $derived(this.table?.status === "playing" ? (this.position?.decision ?? null) : null);
  offers = $derived.by(() => (this.before = steady(this.before, this.decision?.offers ?? [])));
  /** The seat this browser speaks for. */
  seat = $derived(this.decision?.seat ?? this.own[0]?.seat ?? null);
  /** Whether a hint may be asked for: not where a lesson says what to do, nor where there is nothing to choose. */
  canHint = $derived(this.offers.length > 1 && this.table?.hints === true && !this.position?.lesson);
  isSpectator = $derived(this.own.length === 0);
  isHost = $derived(this.own.some((person) => person.host));
  /** Seats that were left here, to which one may come back. */
  former = $derived(this.table?.people.filter((person) => person.returns) ?? []);

  private before: Offer[] = [];
  /** What was said for a seat already. */
  private shared = new Set<string>();
  /** Promised for the seed of a rematch. */
  private nextShare = "";
  /** The last decision that the person made here. */
  private decided: number | null = null;
  /** So many lines of the log are kept, and as many more as were asked for. */
  private most = 100;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private connection: Connection;

  constructor(readonly id: string) {
    this.connection = new Connection(api.socketAddress(id), {
      hello: () => ({
        kind: "hello",
        language: settings.language,
        secrets: secretsOf(id),
        persons: personKeys(),
        forecast: settings.forecast,
      }),
      told: (message) => this.told(message),
      changed: (link) => this.changed(link),
    });
  }

  private changed(link: Link): void {
    this.link = link;
    if (link !== "lost" || this.table || this.missing) return;
    void api.isThere(this.id).then((there) => there || this.gone());
  }

  private gone(): void {
    this.missing = true;
    this.connection.close();
  }

  close(): void {
    this.auto.stop();
    this.sent(false);
    this.playback.forget();
    this.connection.close();
  }

  hurry(): void {
    this.connection.hurry();
  }

  speak(): void {
    this.connection.speak(settings.language);
  }

  hero(seat: number): string {
    return heroOf(this.position?.view, seat, this.book);
  }

  /** What a seat is called in sentences: its person, else its hero, else its number. */
  name(seat: number): string {
    return this.table?.people[seat]?.name || this.hero(seat) || t("seat-number", { n: seat + 1 });
  }

  /** Who sits there: a person or a bot. */
  sitter(seat: number): string {
    const person = this.table?.people[seat];
    return person?.name ?? (person?.bot ? botName(person.bot) : t("free-seat"));
  }

  // What is told

  private told(message: FromServer): void {
    if (message.kind === "table") this.toldTable(message);
    else if (message.kind === "position") this.toldPosition(message);
    else if (message.kind === "forecast" && settings.forecast && message.ply === this.position?.ply) this.forecast = message;
    else if (message.kind === "refused") this.toldRefused(message);
  }

  private toldRefused(message: Extract<FromServer, { kind: "refused" }>): void {
    if (message.code === "unknown" && !this.table) this.gone();
    else toasts.refused(message);
  }

  private toldTable(table: TableTold): void {
    this.table = table;
    this.at = Date.now();
    const people = table.people.map((person) => this.sitter(person.seat)).join(", ");
    const left = this.isSpectator && hasSeats(this.id);
    if (isKept(this.id)) keep(this.id, { game: table.game, people, status: table.status, hidden: false, left });
    if (table.next) keepRematch(this.id, table.next, table.game);
    if (table.next && this.nextShare) keepDice(table.next, { share: this.nextShare });
    this.shareDice(table);
  }

  /** Promise and reveal shares in the seed, each once. */
  private shareDice(table: TableTold): void {
    for (const asked of owed(table)) {
      const name = `${asked.kind} ${asked.seat}`;
      if (!this.shared.has(name)) void this.connection.ask(asked);
      this.shared.add(name);
    }
  }

  private toldPosition(position: PositionTold): void {
    const had = this.position?.decision != null;
    this.log = extended(this.log, position.log, position.restart).slice(-this.most);
    this.older = (this.log[0]?.ply ?? 0) > 0;
    if (position.ply !== this.position?.ply) this.forecast = this.doubted = null;
    const offers = this.offers;
    this.position = { ...position, view: shared(this.position?.view, position.view) };
    // What others do beside it does not change a decision, nor what was thought of it.
    if (this.offers !== offers) this.hinting.forget();
    const mine = this.table && noted(this.table, position, Date.now());
    if (mine) note(mine);
    this.explaining.forget();
    this.sent(false);
    this.auto.told(position);
    if (position.decision && (!had || position.restart)) this.came(position);
    else if (position.ply === this.decided) this.playback.forget();
    this.heard++;
    if (position.decision && !had) play("turn");
    if (position.decision && !had) notify(t("your-decision"), position.now);
  }

  /** One's own turn has come: what others did meanwhile is fetched. */
  private came(position: PositionTold): void {
    const seats = this.own.map((person) => person.seat);
    const after = this.decided ?? lastOwn(this.log, seats);
    const others = this.log.some((line) => line.ply > (after ?? 0) && !seats.includes(line.seat));
    if (after === null || !others || position.lesson) this.playback.forget();
    else void this.playback.came(after);
  }

  // What is asked

  private async ask(asked: Asked): Promise<Answered> {
    const answer = await this.connection.ask(asked);
    if (answer.kind === "refused") toasts.refused(answer);
    return answer;
  }

  /** Choose; `auto`: it was not the person who did. */
  async choose(text: string, auto = false): Promise<boolean> {
    const { position, decision } = this;
    if (!position || !decision || this.sending) return false;
    this.sent(true);
    if (!auto) {
      this.decided = position.ply + 1;
      this.playback.stop();
    }
    this.auto.stop();
    toasts.clear();
    const answer = await this.ask({ kind: "choose", seat: decision.seat, ply: position.ply, text });
    this.sent(false);
    return answer.kind === "accepted";
  }

  /** Something is on its way or has arrived; what takes no time is not shown, for that would take time. */
  private sent(sending: boolean): void {
    this.sending = sending;
    clearTimeout(this.patience);
    if (sending) this.patience = setTimeout(() => (this.waits = true), PATIENCE);
    else this.waits = false;
  }

  /** Choose; what is easily overlooked is asked about once, unless it is what a lesson asks for. */
  send(offer: Offer): void {
    if (this.sending) return;
    const taught = this.position?.lesson?.expects.includes(offer.text);
    if (offer.caution && !taught && this.doubted !== offer) this.doubted = offer;
    else void this.choose(offer.text);
  }

  /** Choose what was typed. */
  async say(text: string): Promise<boolean> {
    const offer = this.offers.find((one) => one.text === text);
    if (!offer?.caution) return this.choose(text);
    this.send(offer);
    return true;
  }

  async takeBack(): Promise<void> {
    const { position, seat } = this;
    if (position && seat !== null) await this.ask({ kind: "take-back", seat, ply: position.ply });
  }

  async askBack(to: number): Promise<void> {
    const { position, seat } = this;
    if (position && seat !== null) await this.ask({ kind: "ask-back", seat, ply: position.ply, to });
  }

  async consent(seat: number, to: number, yes: boolean): Promise<void> {
    await this.ask({ kind: "consent", seat, yes, to });
  }

  async sit(seat: number): Promise<void> {
    const answer = await this.ask({ kind: "sit", seat, name: settings.name.trim() || t("guest") });
    if (answer.kind !== "seated") return;
    const { game, status } = this.table!;
    keep(this.id, { game, status, secrets: { [answer.seat]: answer.secret } });
  }

  leave = (seat: number) => this.ask({ kind: "leave", seat });
  comeBack = (seat: number) => this.ask({ kind: "return", seat });
  handOver = (seat: number, bot: string | null) => this.ask({ kind: "hand-over", seat, bot });
  lock = (locked: boolean) => this.ask({ kind: "lock", locked });
  remove = (whom: number) => this.ask({ kind: "remove", whom });
  report = (whom: number, remark: number | null, why: string) => this.ask({ kind: "report", whom, remark, why });
  start = () => this.ask({ kind: "start" });
  chat = (seat: number, text: string) => this.ask({ kind: "chat", seat, text });
  abandon = (seat: number) => this.ask({ kind: "abandon", seat });

  /** Play again; who asks promises a share in the new seed at once. */
  rematch(seat: number): Promise<Answered> {
    this.nextShare = newShare();
    return this.ask({ kind: "rematch", seat, commit: sha256(this.nextShare) });
  }

  /** What can and what cannot be done with a thing; nobody is told when that is refused, for example for haste. */
  private async explain(about: string): Promise<Answer[]> {
    const answer = await this.connection.ask({ kind: "explain", seat: this.seat!, about });
    if (answer.kind !== "because") throw new Error(answer.kind);
    return answer.answers;
  }

  /** What a good player would think of in the own decision; null when that is refused, which is said. */
  private async hint(): Promise<Hinted | null> {
    if (!this.canHint) return null;
    const offers = this.offers;
    const answer = await this.ask({ kind: "hint", seat: this.seat! });
    return answer.kind === "hinted" && this.offers === offers ? answer : null;
  }

  /** Why the typed words are no choice; null when they may be one. */
  async why(text: string): Promise<Answer | null> {
    if (this.seat === null) return null;
    const answer = await this.connection.ask({ kind: "why", seat: this.seat, text });
    if (answer.kind === "because") return answer.answers.find((one) => !one.allowed) ?? null;
    if (answer.kind !== "refused") return null;
    return { text, label: text, allowed: false, reason: answer.reason, remedy: answer.remedy, clause: answer.clause };
  }

  private async film(after: number): Promise<Shot[]> {
    const answer = await this.connection.ask({ kind: "watch", after });
    return answer.kind === "film" ? answer.shots : [];
  }

  /** The last decision of a seat, however long ago it was. */
  async lastOf(seat: number): Promise<LogLine | null> {
    let [lines, more] = [this.log, this.older];
    for (;;) {
      const found = lines.findLast((line) => line.ply > 0 && line.seat === seat);
      if (found || !more) return found ?? null;
      const answer = await this.connection.ask({ kind: "older", before: lines[0]?.ply ?? 0 });
      if (answer.kind !== "log") return null;
      [lines, more] = [answer.lines, answer.more];
    }
  }

  async tellOlder(): Promise<void> {
    const before = this.log[0]?.ply ?? 0;
    const answer = await this.connection.ask({ kind: "older", before });
    if (answer.kind !== "log") return;
    this.log = [...answer.lines, ...this.log];
    this.most += answer.lines.length;
    this.older = answer.more;
  }
}
