/** Made by tools/protocol.py from docs/protocol.json; change the types of the server. */

export type FromClient =
  | Hello
  | Speak
  | Sit
  | Claim
  | Leave
  | Return
  | Lock
  | Remove
  | Report
  | HandOver
  | Commit
  | Start
  | Reveal
  | Choose
  | TakeBack
  | AskBack
  | Consent
  | Chat
  | Rematch
  | Abandon
  | Why
  | Explain
  | Hint
  | Older
  | Watch
  | Ping;
export type FromServer =
  TableTold | PositionTold | ForecastTold | Accepted | Refused | Seated | Because | Hinted | LogTold | FilmTold | Pong;

export interface Types {
  Fork: Fork;
  Offer: Offer;
  Decision: Decision;
  Scene: Scene;
  LogLine: LogLine;
  Person: Person;
  Rated: Rated;
  Remark: Remark;
  Clock: Clock;
  BackAsked: BackAsked;
  Rewound: Rewound;
  Lesson: Lesson;
  Answer: Answer;
  Suggestion: Suggestion;
  Shot: Shot;
  Hello: Hello;
  Speak: Speak;
  Sit: Sit;
  Claim: Claim;
  Leave: Leave;
  Return: Return;
  Lock: Lock;
  Remove: Remove;
  Report: Report;
  HandOver: HandOver;
  Start: Start;
  Commit: Commit;
  Reveal: Reveal;
  Choose: Choose;
  TakeBack: TakeBack;
  AskBack: AskBack;
  Consent: Consent;
  Chat: Chat;
  Rematch: Rematch;
  Abandon: Abandon;
  Why: Why;
  Explain: Explain;
  Hint: Hint;
  Older: Older;
  Watch: Watch;
  Ping: Ping;
  TableTold: TableTold;
  PositionTold: PositionTold;
  ForecastTold: ForecastTold;
  Accepted: Accepted;
  Refused: Refused;
  Seated: Seated;
  Because: Because;
  Hinted: Hinted;
  LogTold: LogTold;
  FilmTold: FilmTold;
  Pong: Pong;
  NewTable: NewTable;
  MadeTable: MadeTable;
  TableListed: TableListed;
  LobbyTold: LobbyTold;
  HeldTable: HeldTable;
  Device: Device;
  Myself: Myself;
  OwnRating: OwnRating;
  Given: Given;
  Redeem: Redeem;
  OptionOffered: OptionOffered;
  GameOffered: GameOffered;
  Book: Book;
  ClauseTold: ClauseTold;
  Chapter: Chapter;
  LessonRead: LessonRead;
  RulesTold: RulesTold;
  ReplayStep: ReplayStep;
  Replay: Replay;
  Verified: Verified;
  Counted: Counted;
  Section: Section;
  Curve: Curve;
  Moment: Moment;
  Aftermath: Aftermath;
  Mark: Mark;
  Move: Move;
  Contents: Contents;
  KeptRecord: KeptRecord;
  TurningPoint: TurningPoint;
  Review: Review;
  PuzzleTold: PuzzleTold;
  PuzzleAnswer: PuzzleAnswer;
  PuzzleJudged: PuzzleJudged;
  FromClient: FromClient;
  FromServer: FromServer;
}
/**
 * A game that is played on from the middle of another one; the dice fall anew from there.
 */
export interface Fork {
  /**
   * The table of the other game, or the id of its record.
   */
  of: string;
  /**
   * So many of its decisions are kept.
   */
  ply: number;
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
  /**
   * The fingerprint of a promised share in the seed.
   */
  commit: string | null;
  /**
   * That share, once it is revealed; without one what the server drew stands for it.
   */
  share: string | null;
  /**
   * They made the table: they may lock it and remove others before the start.
   */
  host: boolean;
  /**
   * At rated tables, with a question mark while little is known: "1512?".
   */
  rating: string;
}
/**
 * What a game made of somebody's rating, who may have left since it began.
 */
export interface Rated {
  seat: number;
  name: string;
  rating: string;
  gained: number;
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
  chapter: number;
  /**
   * How many there are.
   */
  chapters: number;
  /**
   * What to look at: words of the notation or of a view, with commas between them ("d2,a.1", "health").
   */
  about: string | null;
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
 * A choice that is worth a thought.
 */
export interface Suggestion {
  text: string;
  label: string;
  /**
   * What it leads to, and why it is thought of.
   */
  reasons: string[];
  /**
   * In so many imagined worlds it was tried; 0: it follows from a calculation or from rules of thumb.
   */
  worlds: number;
  /**
   * What it led to on average, by name; chances from 0 to 1.
   */
  ends: {
    [k: string]: number;
  };
}
/**
 * One moment of a film: a position, and the decision that led to it.
 */
export interface Shot {
  ply: number;
  view: {
    [k: string]: any;
  };
  log: LogLine;
}
/**
 * The first message: the language to be told in, and the secrets of the seats held here.
 */
export interface Hello {
  kind: "hello";
  language: "de" | "en" | "pl" | "ru";
  secrets?: string[];
  /**
   * Keys of the person who sits here, the own one first: seats taken now are that person's, on every device.
   */
  persons?: string[];
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
  language: "de" | "en" | "pl" | "ru";
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
 * Let an own seat that is held with a secret belong to the own person.
 */
export interface Claim {
  kind: "claim";
  key: string;
  seat: number;
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
 * Let nobody join, or anybody again, before the start; for who made the table.
 */
export interface Lock {
  kind: "lock";
  key: string;
  locked: boolean;
}
/**
 * Free the seat of somebody else, who may not come back, before the start; for who made the table.
 */
export interface Remove {
  kind: "remove";
  key: string;
  whom: number;
}
/**
 * Tell the keeper of the server of somebody's name, or of a remark in the chat.
 */
export interface Report {
  kind: "report";
  key: string;
  whom: number;
  /**
   * The number of the remark.
   */
  remark?: number | null;
  why?: string;
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
 * Begin the game: free seats go to bots. Any seated person may say it. Shares that were promised are waited for.
 */
export interface Start {
  kind: "start";
  key: string;
}
/**
 * Promise a share in the seed, before the start, by its fingerprint.
 */
export interface Commit {
  kind: "commit";
  key: string;
  seat: number;
  commit: string;
}
/**
 * Tell the share that was promised, while the game is starting.
 */
export interface Reveal {
  kind: "reveal";
  key: string;
  seat: number;
  share: string;
}
/**
 * Decide, for an own seat: the text of an offered choice, an abbreviation, or words of its label.
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
 * Answer what was asked by `ask-back`: `to` is what one was asked for, and agrees to.
 */
export interface Consent {
  kind: "consent";
  key: string;
  seat: number;
  yes: boolean;
  to: number;
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
  /**
   * Of a share in the seed of the new game.
   */
  commit?: string | null;
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
 * What would a good player think of? About an own decision; answered by `hinted`, if the table allows hints.
 */
export interface Hint {
  kind: "hint";
  key: string;
  seat: number;
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
 * Show me what has happened after this decision, as I could see it; answered by `film`.
 */
export interface Watch {
  kind: "watch";
  key: string;
  after: number;
}
/**
 * Are you there? Answered by `pong`.
 */
export interface Ping {
  kind: "ping";
}
/**
 * Everything about a table but the game itself.
 */
export interface TableTold {
  kind: "table";
  id: string;
  game: string;
  status: "abandoned" | "open" | "over" | "playing" | "starting";
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
   * SHA-256 of what the server drew for the seed, known from the start.
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
   * How often people went back before that.
   */
  rewoundBefore: number;
  /**
   * What happened to the table and is told for ever: other rules since some day, why the game was closed.
   */
  notices: string[];
  /**
   * What the server has to say to everybody just now: that it will be stopped.
   */
  news: string[];
  /**
   * Nobody may join.
   */
  locked: boolean;
  /**
   * The pack it is played with, where that is not the server's own: its cards are in a book of that name.
   */
  pack: string;
  /**
   * Whether `hint` is answered at this table.
   */
  hints: boolean;
  /**
   * It counts for ratings.
   */
  rated: boolean;
  /**
   * What it made of them, once it is counted: of everybody who began it.
   */
  ratings: Rated[];
  /**
   * Of which game it is a fork.
   */
  fork: Fork | null;
  /**
   * The whole seed, when the game has ended: what the server drew, then the shares by seat.
   */
  seed: string | null;
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
 * The seat is yours; whoever knows the secret holds it. It is empty where a person was named, whose it is.
 */
export interface Seated {
  kind: "seated";
  key: string;
  seat: number;
  secret: string;
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
 * The answer to `hint`: the best first. It follows from what the seat may know, and from nothing else.
 */
export interface Hinted {
  kind: "hinted";
  key: string;
  ply: number;
  seat: number;
  suggestions: Suggestion[];
  /**
   * How ready the seat is for the end of the game, where that can be estimated.
   */
  remarks: string[];
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
 * The answer to `watch`: the position after that decision, then those that followed, at most so many.
 */
export interface FilmTold {
  kind: "film";
  key: string;
  shots: Shot[];
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
   * Which chapter of it.
   */
  chapter?: number;
  /**
   * Begin at once.
   */
  start?: boolean;
  /**
   * Whether players may ask for hints.
   */
  hints?: boolean;
  /**
   * It counts for ratings: only people play, with hidden dice, without hints and without going back.
   */
  rated?: boolean;
  /**
   * For tests and puzzles; such a game says that its dice were not secret.
   */
  seed?: string | null;
  /**
   * Play on from the middle of a finished game; its options are those of that game. Only "me" and bots play.
   */
  fork?: Fork | null;
  /**
   * Of the share that the maker will reveal when the game starts.
   */
  commit?: string | null;
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
  status: "abandoned" | "open" | "over" | "playing" | "starting";
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
   * Whoever made it chose the seed, or it is a fork: such a game is never rated.
   */
  openDice: boolean;
  /**
   * It is played on from the middle of another game.
   */
  fork: boolean;
  rated: boolean;
}
/**
 * What is in the lobby.
 */
export interface LobbyTold {
  /**
   * The public ones that are open or played.
   */
  tables: TableListed[];
  /**
   * What the server has to say to everybody just now: that it will be stopped.
   */
  news: string[];
}
/**
 * A table at which a person has seats.
 */
export interface HeldTable {
  table: TableListed;
  seats: number[];
}
/**
 * A browser that stands for a person.
 */
export interface Device {
  id: string;
  since: number;
  /**
   * It is the one that asks.
   */
  here: boolean;
}
/**
 * GET /api/person, with the key of a person in the header `X-Dawnbreach-Person`.
 */
export interface Myself {
  /**
   * For the keeper of the server; nobody can do anything with it alone.
   */
  id: string;
  /**
   * Empty as long as there was never another one.
   */
  devices: Device[];
  /**
   * So many recovery codes are left.
   */
  codes: number;
  /**
   * A link was given that still works.
   */
  linked: boolean;
  tables: HeldTable[];
  ratings: OwnRating[];
}
/**
 * How well somebody plays a game, as far as rated games have shown.
 */
export interface OwnRating {
  game: string;
  rating: string;
  games: number;
}
/**
 * What leads another device to the same person; it is never told again.
 */
export interface Given {
  codes: string[];
}
/**
 * POST /api/person/redeem: with a new key in the header, become whom a link or a recovery code was given to.
 */
export interface Redeem {
  code: string;
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
   * What the chapters of its guided first games are about; none where it has no lesson.
   */
  chapters: string[];
  /**
   * The temperaments that its own bots can have, behind their names: "novice:bold".
   */
  tempers: string[];
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
  language: "de" | "en" | "pl" | "ru";
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
 * A chapter of the guided games, to be read without a table.
 */
export interface LessonRead {
  title: string;
  steps: string[];
}
/**
 * GET /api/rules/GAME
 */
export interface RulesTold {
  game: string;
  language: "de" | "en" | "pl" | "ru";
  chapters: Chapter[];
  lessons: LessonRead[];
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
  /**
   * It was played by other rules or with another pack: its names and cards are in a book of its own.
   */
  ownBook: boolean;
}
/**
 * GET /api/replays/ID/verify: do the dice follow from the seed, and does anybody vouch that it was not chosen?
 */
export interface Verified {
  /**
   * The dice follow from the seed, and this server knows that people had shares in it.
   */
  fair: boolean;
  words: string;
  outcomes: number;
  /**
   * Of what the server drew: the first word of the seed.
   */
  commit: string;
  seed: string;
  /**
   * The fingerprints of the shares of all seats, "-" where there is none: of the other words of the seed.
   */
  shares: string;
  /**
   * The dice follow from the seed.
   */
  follows: boolean;
  /**
   * Who vouches for them: people with shares in the seed, or only a text that says so; nobody; the seed was chosen;
   *     the game is a fork.
   */
  dice: "claimed" | "fork" | "nobody" | "open" | "shared";
}
/**
 * One thing that is counted for everybody; null for those it is not counted for.
 */
export interface Counted {
  label: string;
  values: (number | null)[];
}
/**
 * What is counted together.
 */
export interface Section {
  title: string;
  rows: Counted[];
}
/**
 * A number over the rounds of a game: a line for everybody, null where somebody is out.
 */
export interface Curve {
  title: string;
  labels: string[];
  lines: (number | null)[][];
}
/**
 * Something that decided the game, whose it is, and the step of the replay that shows it.
 */
export interface Moment {
  ply: number;
  player: number | null;
  text: string;
}
/**
 * GET /api/replays/ID/aftermath: what a game came to; seats in order, then whoever plays without one.
 */
export interface Aftermath {
  who: string[];
  ranks: (number | null)[];
  curve: Curve | null;
  sections: Section[];
  moments: Moment[];
}
/**
 * Where a part of a game, a turn or a fight begins.
 */
export interface Mark {
  ply: number;
  level: "fight" | "part" | "turn";
  label: string;
}
/**
 * A decision in words.
 */
export interface Move {
  ply: number;
  seat: number;
  text: string;
}
/**
 * GET /api/replays/ID/contents: every decision of a game, and where its parts begin.
 */
export interface Contents {
  marks: Mark[];
  moves: Move[];
}
/**
 * The answer to POST /api/replays: the id under which the record can be replayed.
 */
export interface KeptRecord {
  id: string;
}
/**
 * A decision that could have been better.
 */
export interface TurningPoint {
  /**
   * Its number, counted from 1: it was made in the position after `ply - 1` decisions.
   */
  ply: number;
  seat: number;
  chosen: string;
  better: string;
  /**
   * By how much: as far as could be known then, and with what was hidden; or worked out exactly.
   */
  lines: string[];
  /**
   * Where a fight was worked out: what would have been better, choice by choice.
   */
  plan: string[];
}
/**
 * GET /api/replays/ID/review: what a coach says of a game, as far as it has got; POST begins the work.
 */
export interface Review {
  done: number;
  /**
   * So many pieces of work there are; 0: nobody has asked for it yet.
   */
  all: number;
  /**
   * The chances of each seat in percent, an estimate; once everything is done, like the rest.
   */
  curve: Curve | null;
  points: TurningPoint[];
  /**
   * By seat, what the dice allowed more or less than was to be expected.
   */
  luck: Section | null;
}
/**
 * GET /api/puzzles/GAME/DAY?choice=…&choice=…: a day's puzzle after some choices.
 */
export interface PuzzleTold {
  game: string;
  day: string;
  seat: number;
  people: Person[];
  view: {
    [k: string]: any;
  };
  /**
   * What is asked, in words,
   */
  task: string;
  /**
   * and what it has come to so far.
   */
  soFar: string;
  now: string;
  /**
   * null: it is over, and may be sent to be judged.
   */
  decision: Decision | null;
  /**
   * What was chosen so far and came of it.
   */
  log: LogLine[];
  /**
   * So many have sent their first answer,
   */
  tries: number;
  /**
   * and so many of these were right.
   */
  solved: number;
}
/**
 * POST /api/puzzles/GAME/DAY
 */
export interface PuzzleAnswer {
  choices: string[];
}
/**
 * The answer to `PuzzleAnswer`.
 */
export interface PuzzleJudged {
  solved: boolean;
  /**
   * What it came to, in words, what it could have come to, and what a novice makes of it.
   */
  end: string;
  best: string;
  novice: string;
  /**
   * How, choice by choice.
   */
  plan: string[];
  /**
   * How it is known that nothing is better.
   */
  why: string;
  tries: number;
  right: number;
}
