/** What is asked over HTTP. */

import type {
  Aftermath,
  Book,
  Contents,
  Eyes,
  GameName,
  GameOffered,
  Language,
  LobbyTold,
  MadeTable,
  NewTable,
  PuzzleJudged,
  PuzzleTold,
  Refused,
  Replay,
  Review,
  RulesTold,
  TableListed,
  Verified,
} from "./protocol";

/** An answer that is a refusal; `message` is in the reader's language when it came from the server. */
export class Failed extends Error {
  constructor(
    readonly status: number,
    readonly refused: Partial<Refused>,
  ) {
    super(refused.reason ?? "");
  }
}

async function failure(response: Response): Promise<Failed> {
  const refused = await response.json().catch(() => ({}));
  return new Failed(response.status, refused as Partial<Refused>);
}

export async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Failed(0, {});
  }
  if (!response.ok) throw await failure(response);
  return (await response.json()) as T;
}

export function post<T>(path: string, type: string, body: string, headers: Record<string, string> = {}): Promise<T> {
  return ask<T>(path, { method: "POST", headers: { "content-type": type, ...headers }, body });
}

/** Who asks, to whom seats are given. */
export const asPerson = (key: string) => ({ "x-dawnbreach-person": key });

const cache = new Map<string, Promise<unknown>>();

/** What does not change while the page is open is fetched once. */
function once<T>(path: string): Promise<T> {
  if (!cache.has(path)) {
    const answer = ask<T>(path);
    answer.catch(() => cache.delete(path));
    cache.set(path, answer);
  }
  return cache.get(path) as Promise<T>;
}

export const games = (language: Language) => once<GameOffered[]>(`/api/games?language=${language}`);
export const book = (game: GameName, language: Language, pack = "") =>
  once<Book>(`/api/book/${game}?${new URLSearchParams({ language, ...(pack && { pack }) })}`);
export const rules = (game: string, language: Language) => once<RulesTold>(`/api/rules/${game}?language=${language}`);

/** What a finished game is drawn with: with the pack it was played with, where that is another one by now. */
export const bookOf = (replay: Replay, language: Language) =>
  replay.ownBook ? once<Book>(`/api/replays/${replay.id}/book?language=${language}`) : book(replay.game, language);

/** The tables with these names. */
export function tables(language: Language, ids: string[]): Promise<TableListed[]> {
  return ask(`/api/tables?${new URLSearchParams({ language, ids: ids.join() })}`);
}

/** The public tables, and what the server has to say to everybody. */
export const lobby = (language: Language) => ask<LobbyTold>(`/api/lobby?language=${language}`);

export function makeTable(wanted: NewTable, language: Language, person: string): Promise<MadeTable> {
  return post(`/api/tables?language=${language}`, "application/json", JSON.stringify(wanted), asPerson(person));
}

export function replay(id: string, from: number, count: number, eyes: Eyes, language: Language): Promise<Replay> {
  const query = new URLSearchParams({ from: `${from}`, count: `${count}`, eyes: `${eyes}`, language });
  return ask(`/api/replays/${id}?${query}`);
}

export function verify(id: string, language: Language): Promise<Verified> {
  return ask(`/api/replays/${id}/verify?language=${language}`);
}

/** What a finished game came to. */
export const aftermath = (id: string, language: Language) => once<Aftermath>(`/api/replays/${id}/aftermath?language=${language}`);

/** What a coach says of it, as far as that is known; `begin` lets one look at it. */
export function review(id: string, language: Language, begin = false): Promise<Review> {
  return ask(`/api/replays/${id}/review?language=${language}`, begin ? { method: "POST" } : undefined);
}

/** Its decisions, and where its parts begin. */
export const contents = (id: string, language: Language) => once<Contents>(`/api/replays/${id}/contents?language=${language}`);

export function sendRecord(text: string, language: Language): Promise<{ id: string }> {
  return post(`/api/replays?language=${language}`, "text/plain; charset=utf-8", text);
}

/** A day's puzzle after some choices; "today" is today's. */
export function puzzle(game: GameName, day: string, choices: string[], language: Language): Promise<PuzzleTold> {
  const query = new URLSearchParams([["language", language], ...choices.map((choice) => ["choice", choice])]);
  return ask(`/api/puzzles/${game}/${day}?${query}`);
}

/** What was made of it, once it is over. */
export function judgePuzzle(game: GameName, day: string, choices: string[], language: Language): Promise<PuzzleJudged> {
  return post(`/api/puzzles/${game}/${day}?language=${language}`, "application/json", JSON.stringify({ choices }));
}

/** Whether there is a table at all; a socket that is refused does not say why. */
export async function isThere(id: string): Promise<boolean> {
  const response = await fetch(recordAddress(id)).catch(() => null);
  return response?.status !== 404;
}

export const recordAddress = (id: string) => `/api/tables/${id}/record`;

export function socketAddress(id: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${id}/socket`;
}
