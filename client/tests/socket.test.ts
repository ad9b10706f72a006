import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromServer } from "../src/lib/protocol";
import { backoff, Connection, LONGEST_WAIT, PING_EVERY, PONG_WITHIN, type Link } from "../src/lib/socket";

/** A line that the test holds the other end of. */
class Line {
  readyState = 0;
  sent: any[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  opens() {
    this.readyState = 1;
    this.onopen?.();
  }
  breaks() {
    this.readyState = 3;
    this.onclose?.();
  }
  says(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  kinds() {
    return this.sent.map((message) => message.kind);
  }
}

let lines: Line[];
let links: Link[];
let told: FromServer[];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  [lines, links, told] = [[], [], []];
  connection = new Connection(
    "ws://test",
    {
      hello: () => ({ kind: "hello", language: "pl", secrets: ["a-secret"] }),
      told: (message) => told.push(message),
      changed: (link) => links.push(link),
    },
    () => {
      lines.push(new Line());
      return lines.at(-1) as unknown as WebSocket;
    },
  );
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

const choose = { kind: "choose", seat: 0, ply: 4, text: "roll" } as const;

test("it says hello first", () => {
  lines[0].opens();
  expect(lines[0].sent).toEqual([{ kind: "hello", language: "pl", secrets: ["a-secret"] }]);
  expect(links).toEqual(["connecting", "open"]);
});

test("what was not answered is repeated with the same key after a new connection", async () => {
  lines[0].opens();
  const answer = connection.ask(choose);
  const key = lines[0].sent[1].key;
  lines[0].breaks();
  expect(links.at(-1)).toBe("lost");
  vi.advanceTimersByTime(1000);
  lines[1].opens();
  expect(lines[1].kinds()).toEqual(["hello", "choose"]);
  expect(lines[1].sent[1]).toEqual({ ...choose, key });
  lines[1].says({ kind: "accepted", key, ply: 5 });
  expect(await answer).toEqual({ kind: "accepted", key, ply: 5 });
});

test("what was answered is not repeated", async () => {
  lines[0].opens();
  const answer = connection.ask(choose);
  const key = lines[0].sent[1].key;
  lines[0].says({ kind: "refused", key, code: "stale", reason: "The table has moved on." });
  expect((await answer).kind).toBe("refused");
  lines[0].breaks();
  vi.advanceTimersByTime(1000);
  lines[1].opens();
  expect(lines[1].kinds()).toEqual(["hello"]);
});

test("what is asked while the line is down is sent when it is up", () => {
  void connection.ask(choose);
  expect(lines[0].sent).toEqual([]);
  lines[0].opens();
  expect(lines[0].kinds()).toEqual(["hello", "choose"]);
});

test("news without a key goes to whoever listens", () => {
  lines[0].opens();
  lines[0].says({ kind: "pong" });
  lines[0].says({ kind: "refused", key: null, code: "unknown", reason: "" });
  expect(told.map((message) => message.kind)).toEqual(["refused"]);
});

test("a line that is silent in spite of a ping is given up", () => {
  lines[0].opens();
  vi.advanceTimersByTime(PING_EVERY);
  expect(lines[0].kinds()).toEqual(["hello", "ping"]);
  lines[0].says({ kind: "pong" });
  vi.advanceTimersByTime(PING_EVERY + PONG_WITHIN);
  expect(links.at(-1)).toBe("lost");
  vi.advanceTimersByTime(1000);
  expect(lines).toHaveLength(2);
});

test("it waits longer each time, but not too long, and hurries when told to", () => {
  expect(backoff(0, 0)).toBeLessThan(backoff(1, 0));
  expect(backoff(20, 1)).toBeLessThanOrEqual(LONGEST_WAIT * 1.25);
  lines[0].breaks();
  connection.hurry();
  expect(lines).toHaveLength(2);
});

test("once closed it stays closed", () => {
  lines[0].opens();
  connection.close();
  lines[0].breaks();
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(1);
  expect(links.at(-1)).toBe("closed");
});
