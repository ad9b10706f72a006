/** Made by tools/protocol.py from docs/sanctum-view.json; change the types of the server. */

export type Colour = "red" | "green" | "blue" | "white";
export type ItemType = "helmet" | "armour" | "boots" | "weapon" | "amulet";
export type Slot = "helmet" | "armour" | "boots" | "left" | "right" | "amulet";
export type Difficulty = "normal" | "hard" | "nightmare" | "inferno";
export type SpaceName = "red" | "blue" | "purple";
export type TokenName = "stamina" | "focus" | "corrupted";
export type TimingName = "fight" | "rest";
export type Deciding = "alone" | "health" | "achievements" | "share" | "cards" | "hits" | "share-fallen";
export type Card = Demon | LordCard | FuryCard;
export type Foe = Demon | LordCard | FuryCard | FaceDown | Gone;
export type Trusted = "exact" | "bounded" | "estimated";

export interface Types {
  Place: Place;
  Colour: Colour;
  ItemType: ItemType;
  Slot: Slot;
  Difficulty: Difficulty;
  SpaceName: SpaceName;
  TokenName: TokenName;
  TimingName: TimingName;
  Deciding: Deciding;
  PrintedAbility: PrintedAbility;
  Item: Item;
  ItemIcon: ItemIcon;
  FaceDown: FaceDown;
  Gone: Gone;
  Demon: Demon;
  LordCard: LordCard;
  FuryCard: FuryCard;
  Card: Card;
  Foe: Foe;
  Curse: Curse;
  Ability: Ability;
  Skill: Skill;
  Potions: Potions;
  Die: Die;
  Coming: Coming;
  Blessing: Blessing;
  Hero: Hero;
  Space: Space;
  Deck: Deck;
  Achievement: Achievement;
  View: View;
  PrintedSpace: PrintedSpace;
  PrintedSkill: PrintedSkill;
  Box: Box;
  Trusted: Trusted;
  Prospect: Prospect;
  Target: Target;
  Draught: Draught;
  Forecast: Forecast;
}
/**
 * A seat's place at the end.
 */
export interface Place {
  seat: number;
  /**
   * 1 for those who won; ties share it.
   */
  rank: number;
  score: number;
}
/**
 * An ability as it stands on a card. SAN-4.5
 */
export interface PrintedAbility {
  /**
   * Where tokens are put; none for what is done once.
   */
  spaces: SpaceName[];
  /**
   * Without spaces: ready again after each fight, or after each Rest.
   */
  once: TimingName | null;
  /**
   * A sentence of the pack: "block 3".
   */
  effect: string;
}
/**
 * The back of a demon card. SAN-6.2
 */
export interface Item {
  id: string;
  level: number;
  type: ItemType;
  /**
   * The gem icons, one for each gem that must be free to wear it. SAN-6.4
   */
  gems: Colour[];
  stamina: number;
  focus: number;
  abilities: PrintedAbility[];
}
/**
 * What a demon shows of its item.
 */
export interface ItemIcon {
  type: ItemType;
  colour: Colour;
}
/**
 * A fury card that nobody has turned up.
 */
export interface FaceDown {
  kind: "face down";
}
/**
 * A defeated Demon Lord card that went back into the deck. SAN-9.8
 */
export interface Gone {
  kind: "gone";
}
/**
 * The front of a demon card.
 */
export interface Demon {
  kind: "demon";
  /**
   * The face of each location.
   */
  hits: number[];
  damage: number;
  /**
   * Which card it is: its back is known to those who know the pack. SAN-1.3
   */
  card: number;
  /**
   * Which sort it is: those of one sort have one name, colour and level.
   */
  demon: string;
  level: number;
  colour: Colour;
  item: ItemIcon;
  /**
   * Which locations are hit.
   */
  marked: boolean[];
  /**
   * Is it hit everywhere? SAN-4.10
   */
  killed: boolean;
}
/**
 * The front of a Demon Lord card.
 */
export interface LordCard {
  kind: "lord";
  hits: number[];
  damage: number;
  card: number;
  marked: boolean[];
  killed: boolean;
}
/**
 * A fury card that is turned up. SAN-11
 */
export interface FuryCard {
  kind: "fury";
  hits: number[];
  damage: number;
  id: string;
  /**
   * The penalty, as a sentence of the pack: "lose die".
   */
  effect: string;
  /**
   * What it costs not to pay the penalty.
   */
  wounds: number;
  marked: boolean[];
  killed: boolean;
}
/**
 * A Demon Lord card turned to its effect. SAN-10
 */
export interface Curse {
  id: string;
  effect: string;
  /**
   * What it costs not to pay the penalty.
   */
  wounds: number;
}
/**
 * An ability that a hero has.
 */
export interface Ability {
  /**
   * Where tokens are put; none for what is done once.
   */
  spaces: SpaceName[];
  /**
   * Without spaces: ready again after each fight, or after each Rest.
   */
  once: TimingName | null;
  /**
   * A sentence of the pack: "block 3".
   */
  effect: string;
  /**
   * Where it lies, as the notation writes it: "helmet.1", "red2".
   */
  place: string;
  /**
   * What lies on each space.
   */
  tokens: (TokenName | null)[];
  ready: boolean;
}
/**
 * A place of the skill table. SAN-5
 */
export interface Skill {
  id: string;
  column: Colour;
  level: number;
  /**
   * Gems of its column that still lie on it.
   */
  gems: number;
  white: number;
  gained: boolean;
  /**
   * Has it no effect but to be gained?
   */
  tile: boolean;
  signature: boolean;
}
export interface Potions {
  red: number;
  blue: number;
  slots: number;
  /**
   * Slots without a potion.
   */
  free: number;
}
/**
 * A die of a fight.
 */
export interface Die {
  value: number;
  assigned: boolean;
  modified: boolean;
  lost: boolean;
  /**
   * Can it still be assigned? SAN-4.8
   */
  free: boolean;
  silver: boolean;
}
/**
 * What a fight or a penalty does as things stand. SAN-4.10, SAN-4.11
 */
export interface Coming {
  damage: number;
  blocked: number;
  /**
   * What comes through.
   */
  wounds: number;
  lethal: boolean;
}
export interface Blessing {
  id: string;
  effect: string;
  used: boolean;
}
/**
 * A player's board.
 */
export interface Hero {
  seat: number;
  hero: string;
  alive: boolean;
  victorious: boolean;
  health: number;
  /**
   * How many of the lowest spaces of the health track are marked. SAN-10.8
   */
  marked: number;
  /**
   * The highest space that means death.
   */
  dies_at: number;
  stamina: number;
  focus: number;
  /**
   * Active rage tiles.
   */
  rage: number;
  /**
   * Rage tiles in all.
   */
  rages: number;
  /**
   * Gold dice.
   */
  dice_owned: number;
  /**
   * Does a die still wait in the gem pool? SAN-6.5
   */
  first_die: boolean;
  /**
   * Where the figure is: not yet moved, on the march, in the city; nothing for the dead.
   */
  stands: ("start" | "march" | "city") | null;
  /**
   * The space of the march it has reached; -1 before the first move.
   */
  space: number;
  /**
   * How many Demon Lord cards lay there when the hero answered the call; 0 before.
   */
  answered: number;
  /**
   * Gems gained, on items or not.
   */
  gems: {
    red: number;
    green: number;
    blue: number;
    white: number;
  };
  /**
   * Gems that lie on no item.
   */
  gems_free: number;
  /**
   * Column by column, level I first.
   */
  skills: Skill[];
  /**
   * What a mastery of skills counts. SAN-7.1
   */
  skills_gained: number;
  /**
   * What is worn.
   */
  slots: {
    helmet: Item | null;
    armour: Item | null;
    boots: Item | null;
    left: Item | null;
    right: Item | null;
    amulet: Item | null;
  };
  /**
   * What a mastery of equipment counts. SAN-7.3
   */
  levels_worn: number;
  sack: Item[];
  potions: Potions;
  abilities: Ability[];
  /**
   * Damage blocked in every fight.
   */
  shield: number;
  /**
   * Damage that each block ability blocks in addition.
   */
  guard: number;
  /**
   * Two faces that hit each other's locations, or none.
   */
  twin: number[];
  /**
   * The battle board; nine cards in the final battle.
   */
  demons: Foe[];
  /**
   * Final battle: the card the figure stands on.
   */
  at: number;
  /**
   * Final battle: cards behind the figure.
   */
  defeated: number;
  /**
   * Final battle: cards from the figure on.
   */
  cards_left: number;
  dice: Die[];
  /**
   * What the cards on the battle board deal now.
   */
  damage: number;
  /**
   * Damage blocked so far in this fight.
   */
  shields: number;
  coming: Coming | null;
  /**
   * So many dice less in this or the next fight.
   */
  less_dice: number;
  more_damage: number;
  /**
   * Only modified dice may hit the current card in this fight. SAN-11.5
   */
  only_modified: boolean;
  achievements: string[];
  /**
   * Nothing where the reader may not know them. SAN-7.6
   */
  blessings: Blessing[] | null;
}
/**
 * A space of the march. SAN-3.2
 */
export interface Space {
  act: number;
  /**
   * Its number on the board of its act.
   */
  space: number;
  chest: boolean;
  /**
   * Does divine intervention wait there? SAN-1.7
   */
  divine: boolean;
}
/**
 * A demon deck. SAN-1.4
 */
export interface Deck {
  level: number;
  /**
   * The card that is next.
   */
  top: Demon | null;
  below: number;
  discards: number;
}
/**
 * A space of the achievement board. SAN-7
 */
export interface Achievement {
  name: string;
  free: boolean;
  /**
   * Blocked from the start, or cleared away with the breach.
   */
  gone: boolean;
  /**
   * Whose it is.
   */
  seat: number | null;
}
/**
 * The table through the eyes of a seat, or of a spectator. SAN-13.2
 */
export interface View {
  game: string;
  /**
   * Through whose eyes.
   */
  seat: number | null;
  seats: number;
  difficulty: Difficulty;
  over: boolean;
  /**
   * The seats that decide now.
   */
  waiting: number[];
  /**
   * What this seat decides on.
   */
  step: string | null;
  /**
   * Where the rules speak of it.
   */
  clause: string | null;
  /**
   * The seat whose turn it is or was last.
   */
  turn: number;
  /**
   * The seat that began.
   */
  first: number;
  /**
   * 6 once the walls are breached and the blessings turned up.
   */
  act: number;
  /**
   * Of the final battle; 0 before it.
   */
  round: number;
  /**
   * Cards of the next roar.
   */
  roar: number;
  track: Space[];
  /**
   * The foremost space reached; -1 before the first move.
   */
  front: number;
  /**
   * Seats in marching order, foremost first.
   */
  march: number[];
  /**
   * The demon sets on the current board.
   */
  sets: Demon[][];
  /**
   * What lies in an open chest.
   */
  chest: Item[];
  /**
   * Of level I, II and III.
   */
  decks: Deck[];
  achievements: Achievement[];
  /**
   * The seat that breached the walls.
   */
  breacher: number | null;
  /**
   * Demon Lord cards laid on the city and not yet turned.
   */
  laid: LordCard[];
  /**
   * Those turned to their effect, in order.
   */
  row: Curse[];
  /**
   * The one of them that this seat decides on, counted from 0. SAN-9.7
   */
  resolved: number | null;
  /**
   * By seat.
   */
  heroes: Hero[];
  standings: Place[] | null;
  /**
   * What decided who won. SAN-9.12
   */
  decided: Deciding | null;
}
/**
 * A space of an act board: the levels of the demons of each set that is dealt there.
 */
export interface PrintedSpace {
  sets: number[][];
  chest: boolean;
  divine: boolean;
}
/**
 * A skill card or tile.
 */
export interface PrintedSkill {
  id: string;
  gems: number;
  white: number;
  stamina: number;
  focus: number;
  tile: boolean;
}
/**
 * What is printed.
 */
export interface Box {
  acts: {
    [k: string]: PrintedSpace[];
  };
  /**
   * The acts of the march, by number of seats. SAN-1.5
   */
  actsBySeats: {
    [k: string]: number[];
  };
  /**
   * Where divine intervention waits, by number of seats. SAN-1.7
   */
  divineActs: {
    [k: string]: number[];
  };
  heroes: string[];
  /**
   * What the notation calls the cards of a battle board, in order.
   */
  letters: string[];
  /**
   * By number of the card.
   */
  items: Item[];
  /**
   * By hero, column by column.
   */
  skills: {
    [k: string]: PrintedSkill[];
  };
}
/**
 * What a fight comes to when it is fought for the best.
 */
export interface Prospect {
  /**
   * How likely the hero lives.
   */
  survive: number;
  /**
   * On average.
   */
  wounds: number;
  /**
   * How many die on average.
   */
  kills: number;
}
/**
 * A foe that is still to be killed.
 */
export interface Target {
  /**
   * As the notation writes it.
   */
  foe: string;
  /**
   * How likely it dies before the roll; after it 1 if the dice in hand can kill it, and 0 if they cannot.
   */
  chance: number;
}
/**
 * What a potion would change. SAN-4.1
 */
export interface Draught {
  /**
   * The choice that drinks it.
   */
  text: string;
  then: Prospect;
}
/**
 * A fight before or after its roll.
 */
export interface Forecast {
  trust: Trusted;
  best: Prospect1;
  /**
   * After the roll: what comes of ending this step now, and of the best block after it.
   */
  stop: Prospect | null;
  /**
   * The best without any use of rage, where that is worse.
   */
  calm: Prospect | null;
  targets: Target[];
  /**
   * After the roll: how many the dice can kill at once.
   */
  together: number;
  /**
   * Each potion in its best use, the best first.
   */
  draughts: Draught[];
}
/**
 * What a fight comes to when it is fought for the best.
 */
export interface Prospect1 {
  /**
   * How likely the hero lives.
   */
  survive: number;
  /**
   * On average.
   */
  wounds: number;
  /**
   * How many die on average.
   */
  kills: number;
}
