/** A connection to a table that does not give up: it dials again, says hello and repeats what was not answered. */

import type { FromClient, FromServer, Hello, Language } from "./protocol";

export type Asking = Extract<FromClient, { key: string }>;
type WithoutKey<T> = T extends unknown ? Omit<T, "key"> : never;
export type Asked = WithoutKey<Asking>;
export type Answered = Extract<FromServer, { key: string } | { kind: "refused" }>;
export type Link = "connecting" | "open" | "lost" | "closed";

export interface Ears {
  hello: () => Hello;
  told: (message: FromServer) => void;
  changed: (link: Link) => void;
}

interface Waiting {
  message: Asking;
  answer: (answer: Answered) => void;
}

export const FIRST_WAIT = 400;
export const LONGEST_WAIT = 8000;
export const PING_EVERY = 20_000;
export const PONG_WITHIN = 8000;

export function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** How long to wait before dialling for the nth time; a little chance keeps clients from all coming at once. */
export function backoff(times: number, chance = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** times) * (0.75 + chance / 2);
}

export class Connection {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  constructor(
    private address: string,
    private ears: Ears,
    private dial: (address: string) => WebSocket = (to) => new WebSocket(to),
  ) {
    this.open();
  }

  /** Ask for something; answered once, even if the connection is lost in between. */
  ask(asked: Asked): Promise<Answered> {
    const message = { ...asked, key: makeKey() } as Asking;
    return new Promise((answer) => {
      this.waiting.set(message.key, { message, answer });
      this.write(message);
    });
  }

  speak(language: Language): void {
    this.write({ kind: "speak", language });
  }

  /** Dial at once, for example when the network is back or the page is looked at again. */
  hurry(): void {
    if (this.socket || this.ended) return;
    clearTimeout(this.timer);
    this.open();
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearTimeout(this.heart);
    this.socket?.close();
    this.ears.changed("closed");
  }

  private open(): void {
    this.ears.changed(this.failures ? "lost" : "connecting");
    const socket = this.dial(this.address);
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => this.heard(String(event.data));
    socket.onclose = () => this.lost(socket);
  }

  private opened(): void {
    this.failures = 0;
    this.write(this.ears.hello());
    for (const { message } of this.waiting.values()) this.write(message);
    this.ears.changed("open");
    this.listen();
  }

  private heard(text: string): void {
    this.listen();
    const message = JSON.parse(text) as FromServer;
    if (message.kind === "pong") return;
    if ("key" in message && message.key !== null) this.answered(message as Answered);
    else this.ears.told(message);
  }

  private answered(message: Answered): void {
    const waiting = this.waiting.get(message.key!);
    this.waiting.delete(message.key!);
    waiting?.answer(message);
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.socket = null;
    clearTimeout(this.heart);
    if (this.ended) return;
    this.ears.changed("lost");
    this.timer = setTimeout(() => this.open(), backoff(this.failures++));
  }

  /** After a silence ask whether anybody is there; without an answer the line is dead, whatever the browser says. */
  private listen(): void {
    clearTimeout(this.heart);
    this.heart = setTimeout(() => {
      this.write({ kind: "ping" });
      this.heart = setTimeout(() => this.drop(), PONG_WITHIN);
    }, PING_EVERY);
  }

  private drop(): void {
    const socket = this.socket;
    if (!socket) return;
    socket.close();
    this.lost(socket);
  }

  private write(message: FromClient): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
  }
}
