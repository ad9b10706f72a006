/** Made by tools/protocol.py from docs/protocol.json; change the types of the server. */

export type FromClient =
  | Hello
  | Speak
  | Sit
  | Leave
  | Return
  | HandOver
  | Start
  | Choose
  | TakeBack
  | AskBack
  | Consent
  | Chat
  | Rematch
  | Abandon
  | Why
  | Explain
  | Older
  | Ping;
export type FromServer = TableTold | PositionTold | ForecastTold | Accepted | Refused | Seated | Because | LogTold | Pong;

export interface Types {
  Offer: Offer;
  Decision: Decision;
  Scene: Scene;
  LogLine: LogLine;
  Hello: Hello;
  Speak: Speak;
  Sit: Sit;
  Leave: Leave;
  Return: Return;
  HandOver: HandOver;
  Start: Start;
  Choose: Choose;
  TakeBack: TakeBack;
  AskBack: AskBack;
  Consent: Consent;
  Chat: Chat;
  Rematch: Rematch;
  Abandon: Abandon;
  Why: Why;
  Explain: Explain;
  Older: Older;
  Ping: Ping;
  Person: Person;
  Remark: Remark;
  Clock: Clock;
  BackAsked: BackAsked;
  Rewound: Rewound;
  Lesson: Lesson;
  TableTold: TableTold;
  PositionTold: PositionTold;
  ForecastTold: ForecastTold;
  Accepted: Accepted;
  Refused: Refused;
  Seated: Seated;
  Answer: Answer;
  Because: Because;
  LogTold: LogTold;
  Pong: Pong;
  NewTable: NewTable;
  MadeTable: MadeTable;
  TableListed: TableListed;
  OptionOffered: OptionOffered;
  GameOffered: GameOffered;
  Book: Book;
  ClauseTold: ClauseTold;
  Chapter: Chapter;
  RulesTold: RulesTold;
  ReplayStep: ReplayStep;
  Replay: Replay;
  Verified: Verified;
  KeptRecord: KeptRecord;
  FromClient: FromClient;
  FromServer: FromServer;
}
/**
 * One thing a seat may choose now.
 */
export interface Offer {
  /**
   * What to send.
   */
  text: string;
  /**
   * The same in words.
   */
  label: string;
  /**
   * Its kind: "hit", "end-attack".
   */
  choice: string;
  /**
   * A heading for lists.
   */
  group: string;
  /**
   * The words of its parameters: {"die": "d2", "foe": "a", "location": "1"}.
   */
  args: {
    [k: string]: string;
  };
  clause: string;
  /**
   * It cannot be taken back.
   */
  final: boolean;
  /**
   * It matters so much that it comes first.
   */
  main: boolean;
  /**
   * What to think of before: to be asked about once more.
   */
  caution: string;
}
/**
 * What an own seat has to decide.
 */
export interface Decision {
  seat: number;
  /**
   * What it is about, in words.
   */
  step: string;
  /**
   * The same as an id.
   */
  name: string;
  clause: string;
  offers: Offer[];
  /**
   * What to send where nothing is to be decided: the only choice there is, or that makes sense.
   */
  idle: string;
}
/**
 * What was on the board when a line of the log happened: for telling a story step by step.
 */
export interface Scene {
  /**
   * Which of the lines, counted from 0.
   */
  line: number;
  /**
   * Its kind: "monster-came".
   */
  event: string;
  /**
   * Where it happened.
   */
  areas: string[];
  /**
   * Parts of a view as they were then; what is missing was as in the scene before. The first has all of them.
   */
  shown: {
    [k: string]: any;
  };
}
/**
 * One decision and what came of it, as far as the reader may know.
 */
export interface LogLine {
  ply: number;
  seat: number;
  /**
   * What was chosen, in words; empty when the reader may not know, and for the opening.
   */
  choice: string;
  clause: string;
  lines: string[];
  /**
   * Whose doing each line is: a number of the view, -1 for the Darkness, null for the seat; empty: all the seat's.
   */
  by: (number | null)[];
  scenes: Scene[];
}
/**
 * The first message: the language to be told in, and the secrets of the seats held here.
 */
export interface Hello {
  kind: "hello";
  language: "en" | "pl" | "ru";
  secrets?: string[];
  /**
   * Tell me, too, what a decision of mine may come to.
   */
  forecast?: boolean;
}
/**
 * Tell me everything in this language from now on.
 */
export interface Speak {
  kind: "speak";
  language: "en" | "pl" | "ru";
}
/**
 * Take a free seat; answered by `seated` with its secret.
 */
export interface Sit {
  kind: "sit";
  key: string;
  seat: number;
  name: string;
}
/**
 * Give an own seat up: free before the start, a bot's afterwards.
 */
export interface Leave {
  kind: "leave";
  key: string;
  seat: number;
}
/**
 * Come back to a seat that one has left, while nobody else sits there or has decided for it.
 */
export interface Return {
  kind: "return";
  key: string;
  seat: number;
}
/**
 * Let a bot decide for a seat: an own one, one that is late, a free one before the start; null: decide oneself.
 */
export interface HandOver {
  kind: "hand-over";
  key: string;
  seat: number;
  bot: string | null;
}
/**
 * Begin the game: free seats go to bots. Any seated person may say it.
 */
export interface Start {
  kind: "start";
  key: string;
}
/**
 * Decide, for an own seat: the text of an offered choice, or an abbreviation of one.
 */
export interface Choose {
  kind: "choose";
  key: string;
  seat: number;
  /**
   * How many decisions the client knows of; if its own has changed since, the choice is refused.
   */
  ply: number;
  text: string;
}
/**
 * Undo the own last decision, as far as the rules allow.
 */
export interface TakeBack {
  kind: "take-back";
  key: string;
  seat: number;
  ply: number;
}
/**
 * Ask all other people at the table to go back to before decision `to`, counted from 1 as in the log.
 */
export interface AskBack {
  kind: "ask-back";
  key: string;
  seat: number;
  ply: number;
  to: number;
}
/**
 * Answer what was asked by `ask-back`.
 */
export interface Consent {
  kind: "consent";
  key: string;
  seat: number;
  yes: boolean;
}
/**
 * Say something to everybody at the table; spectators may not.
 */
export interface Chat {
  kind: "chat";
  key: string;
  seat: number;
  text: string;
}
/**
 * Make a new table with the same people, once the game is over; answered by `table` with its id in `next`.
 */
export interface Rematch {
  kind: "rematch";
  key: string;
  seat: number;
}
/**
 * End the game, or leave word that one wants to; it ends when all people want it.
 */
export interface Abandon {
  kind: "abandon";
  key: string;
  seat: number;
}
/**
 * Why may this seat not choose this? Answered by `because`.
 */
export interface Why {
  kind: "why";
  key: string;
  seat: number;
  text: string;
}
/**
 * What can and what cannot be done with a thing now? `about` is its word in the notation: "d2", "a", "helm".
 */
export interface Explain {
  kind: "explain";
  key: string;
  seat: number;
  about: string;
}
/**
 * Tell me the log before this decision; answered by `log`.
 */
export interface Older {
  kind: "older";
  key: string;
  before: number;
}
/**
 * Are you there? Answered by `pong`.
 */
export interface Ping {
  kind: "ping";
}
/**
 * Who has a seat.
 */
export interface Person {
  seat: number;
  /**
   * The name of the person whose seat it is; null: nobody's.
   */
  name: string | null;
  /**
   * The bot that decides for it now.
   */
  bot: string | null;
  online: boolean;
  /**
   * Held by this connection.
   */
  own: boolean;
  /**
   * Seconds on its clock; it runs while the seat is waited for.
   */
  left: number | null;
  wantsEnd: boolean;
  /**
   * Waited for longer than a day: anybody at the table may let a bot decide, until its person comes back.
   */
  late: boolean;
  /**
   * Left by the person of this connection, who may still come back.
   */
  returns: boolean;
}
/**
 * Something said in the chat.
 */
export interface Remark {
  number: number;
  seat: number;
  name: string;
  text: string;
  time: number;
}
/**
 * Live: seconds for the game and more with each decision. By day: only `each`, anew for each decision.
 */
export interface Clock {
  initial?: number;
  each?: number;
}
/**
 * A wish to go back that waits for the consent of others.
 */
export interface BackAsked {
  seat: number;
  to: number;
  waiting: number[];
}
/**
 * People went back by consent; it is told for ever.
 */
export interface Rewound {
  /**
   * Who asked for it.
   */
  seat: number;
  /**
   * To before this decision.
   */
  to: number;
  /**
   * The decision that was the last one until then.
   */
  last: number;
  /**
   * Chance had answered since: it answers anew, so that nobody knows what will fall.
   */
  anew: boolean;
  time: number;
}
/**
 * What a guided game says before the next decision.
 */
export interface Lesson {
  number: number;
  count: number;
  text: string;
  /**
   * The choices the lesson is about; all others are refused for now. Empty: anything goes.
   */
  expects: string[];
  /**
   * What to look at: words of the notation or of a view, with commas between them ("d2,a.1", "health").
   */
  about: string | null;
}
/**
 * Everything about a table but the game itself.
 */
export interface TableTold {
  kind: "table";
  id: string;
  game: string;
  status: "abandoned" | "open" | "over" | "playing";
  public: boolean;
  title: string;
  people: Person[];
  options: {
    [k: string]: any;
  };
  clock: Clock | null;
  chat: Remark[];
  backAsked: BackAsked | null;
  /**
   * The table of the rematch.
   */
  next: string | null;
  /**
   * SHA-256 of the secret seed, known from the start.
   */
  commit: string | null;
  /**
   * How many spectators there are.
   */
  watching: number;
  /**
   * The seed was given by whoever made the table: the dice were not secret.
   */
  openSeed: boolean;
  rewound: Rewound[];
  /**
   * What happened to the table and is told for ever: other rules since some day, why the game was closed.
   */
  notices: string[];
  /**
   * What the server has to say to everybody just now: that it will be stopped.
   */
  news: string[];
}
/**
 * The game as one seat, or a spectator, may know it.
 */
export interface PositionTold {
  kind: "position";
  ply: number;
  /**
   * Through whose eyes: the own seat waited for, or the first own one.
   */
  seat: number | null;
  view: {
    [k: string]: any;
  };
  waiting: number[];
  /**
   * Whose decision it is and what it is about, in one sentence.
   */
  now: string;
  decision: Decision | null;
  canTakeBack: boolean;
  /**
   * What is new since the last `position` on this connection; `restart` says when it is all there is.
   */
  log: LogLine[];
  restart: boolean;
  lesson: Lesson | null;
}
/**
 * What a decision may come to, for the seat that decides; it follows the position, perhaps twice, or never.
 */
export interface ForecastTold {
  kind: "forecast";
  ply: number;
  seat: number;
  /**
   * `Forecast` of the game's types.
   */
  forecast: {
    [k: string]: any;
  };
  /**
   * The same in words, what matters most first.
   */
  lines: string[];
}
/**
 * Done, and kept for good.
 */
export interface Accepted {
  kind: "accepted";
  key: string;
  ply: number;
}
/**
 * Not done; nothing has changed.
 */
export interface Refused {
  kind: "refused";
  key: string | null;
  code:
    | "ambiguous"
    | "failed"
    | "illegal"
    | "lesson"
    | "malformed"
    | "not-now"
    | "not-yours"
    | "stale"
    | "taken"
    | "too-fast"
    | "too-large"
    | "unknown"
    | "unreadable";
  reason: string;
  remedy: string;
  clause: string;
  candidates: string[];
}
/**
 * The seat is yours; whoever knows the secret holds it.
 */
export interface Seated {
  kind: "seated";
  key: string;
  seat: number;
  secret: string;
}
/**
 * One thing that may or may not be done with what was asked about.
 */
export interface Answer {
  text: string;
  label: string;
  allowed: boolean;
  reason: string;
  remedy: string;
  clause: string;
}
/**
 * The answer to `why` and `explain`.
 */
export interface Because {
  kind: "because";
  key: string;
  about: string;
  answers: Answer[];
}
/**
 * The answer to `older`.
 */
export interface LogTold {
  kind: "log";
  key: string;
  lines: LogLine[];
  more: boolean;
}
/**
 * I am here.
 */
export interface Pong {
  kind: "pong";
}
/**
 * POST /api/tables
 */
export interface NewTable {
  game: string;
  /**
   * For each seat: "me", "open", or the name of a bot.
   */
  seats: (("me" | "open") | string)[];
  name: string;
  options?: {
    [k: string]: any;
  };
  public?: boolean;
  clock?: Clock | null;
  /**
   * A guided first game; seats and options are the lesson's own then.
   */
  lesson?: boolean;
  /**
   * Begin at once.
   */
  start?: boolean;
  /**
   * For tests and puzzles; such a game says that its dice were not secret.
   */
  seed?: string | null;
}
/**
 * The answer to `NewTable`.
 */
export interface MadeTable {
  id: string;
  /**
   * The secrets of the seats that were taken for "me".
   */
  seats: {
    [k: string]: string;
  };
}
/**
 * One line of a list of tables.
 */
export interface TableListed {
  id: string;
  game: string;
  status: "abandoned" | "open" | "over" | "playing";
  title: string;
  people: Person[];
  free: number;
  ply: number;
  made: number;
  /**
   * The seats that decide now, where tables were asked for by their names.
   */
  waiting: number[];
  /**
   * Whoever made it chose the seed: such a game is never rated.
   */
  openDice: boolean;
}
/**
 * An option of a game and its values, with their names.
 */
export interface OptionOffered {
  name: string;
  label: string;
  values: [string, string][];
}
/**
 * One game, as the lobby offers it.
 */
export interface GameOffered {
  game: string;
  label: string;
  /**
   * What it is about, in a sentence or two.
   */
  pitch: string;
  minSeats: number;
  maxSeats: number;
  options: OptionOffered[];
  heroes: [string, string][];
  bots: [string, string][];
  /**
   * Is there a guided first game?
   */
  lesson: boolean;
  /**
   * The option that takes a list of heroes, one id or "random" for each seat.
   */
  heroOption: string;
}
/**
 * All words that a client needs to draw a game, in one language, and what never changes in it.
 */
export interface Book {
  game: string;
  language: "en" | "pl" | "ru";
  digest: string;
  /**
   * What things are called, by the keys of the game's catalogue: "item-…", "hero-…", "area-…".
   */
  names: {
    [k: string]: string;
  };
  /**
   * What is printed on cards, made from their effects.
   */
  texts: {
    [k: string]: string;
  };
  /**
   * The map and other things that are the same in every game.
   */
  box: {
    [k: string]: any;
  };
}
/**
 * One clause of the rules.
 */
export interface ClauseTold {
  clause: string;
  text: string;
}
/**
 * A chapter of the rules.
 */
export interface Chapter {
  chapter: string;
  title: string;
  clauses: ClauseTold[];
}
/**
 * GET /api/rules/GAME
 */
export interface RulesTold {
  game: string;
  language: "en" | "pl" | "ru";
  chapters: Chapter[];
}
/**
 * One position of a replay.
 */
export interface ReplayStep {
  ply: number;
  view: {
    [k: string]: any;
  };
  waiting: number[];
  now: string;
  log: LogLine | null;
}
/**
 * GET /api/replays/ID?from=0&count=20&eyes=open: some steps of a finished game.
 */
export interface Replay {
  id: string;
  game: string;
  title: string;
  people: Person[];
  plies: number;
  eyes: number | ("open" | "spectator");
  steps: ReplayStep[];
  commit: string | null;
  seed: string | null;
}
/**
 * GET /api/replays/ID/verify: do the dice follow from the seed that was committed to?
 */
export interface Verified {
  fair: boolean;
  words: string;
  outcomes: number;
  commit: string;
  seed: string;
}
/**
 * The answer to POST /api/replays: the id under which the record can be replayed.
 */
export interface KeptRecord {
  id: string;
}
