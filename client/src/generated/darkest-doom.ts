/** Made by tools/protocol.py from docs/darkest-doom-view.json; change the types of the server. */

export type AreaKind = "citadel" | "temple" | "forest" | "plain" | "mountain" | "lake" | "entrance" | "path" | "monolith" | "summit";
export type Attribute = "attack" | "magic" | "wisdom" | "health";
export type Colour = "green" | "purple" | "orange" | "grey";
export type Deck = "equipment" | "traps" | "spells" | "encounters";
export type Ending = "none" | "priest" | "mosh" | "cleansed" | "darkness";
export type Icon = "sword" | "priestess" | "shield" | "dawn" | "dusk" | "moon";
export type Relic = "crystal" | "lantern" | "urn";
export type Tier = "hound" | "huntsman" | "leader";
export type Phase = "dawn" | "dusk";
export type Guardian = PlayedGuardian | VirtualGuardian;
export type Trusted = "exact" | "bounded" | "estimated";
export type Stake = "abyss" | "trap" | "monolith" | "threat";

export interface Types {
  AreaKind: AreaKind;
  Attribute: Attribute;
  Colour: Colour;
  Deck: Deck;
  Ending: Ending;
  Icon: Icon;
  Relic: Relic;
  Tier: Tier;
  Place: Place;
  Phase: Phase;
  Building: Building;
  Target: Target;
  Monster: Monster;
  Trap: Trap;
  LandView: LandView;
  Placed: Placed;
  Scene: Scene;
  GuardianFigure: GuardianFigure;
  VirtualGuardian: VirtualGuardian;
  Worn: Worn;
  PrintedMission: PrintedMission;
  Mission: Mission;
  Aim: Aim;
  PlayedGuardian: PlayedGuardian;
  Guardian: Guardian;
  RoundField: RoundField;
  Near: Near;
  Victor: Victor;
  Pile: Pile;
  Destiny: Destiny;
  Hurt: Hurt;
  Foe: Foe;
  Against: Against;
  Side: Side;
  Combat: Combat;
  View: View;
  Area: Area;
  Character: Character;
  SupplyCard: SupplyCard;
  Rewards: Rewards;
  Box: Box;
  Trusted: Trusted;
  Stake: Stake;
  TestOdds: TestOdds;
  FightOdds: FightOdds;
  RelicOdds: RelicOdds;
  Peril: Peril;
  Threat: Threat;
  Way: Way;
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
 * A Citadel or a Temple.
 */
export interface Building {
  area: string;
  colour: Colour;
  kind: "citadel" | "temple";
  tendrils: number;
  corrupted: boolean;
  /**
   * The Guardian allied with the Citadel.
   */
  ally: number | null;
  /**
   * Alliance points on a Citadel; nothing for a Temple.
   */
  points: number | null;
  /**
   * Does the Citadel's Acolyte still wait? Nothing for a Temple.
   */
  acolyte: boolean | null;
}
/**
 * What a target token names. DD-6.7
 */
export interface Target {
  /**
   *  "temple", "citadel" or "guardian".
   */
  kind: string;
  colour: Colour;
}
/**
 * A Penumbra figure on the map. DD-6.4
 */
export interface Monster {
  tier: Tier;
  area: string;
  /**
   * What its token names, by priority.
   */
  targets: Target[] | null;
  /**
   * The consumed Guardian who is this monster. DD-12.3
   */
  rider: number | null;
}
export interface Trap {
  owner: number;
  area: string;
}
/**
 * What lies and stands on the map and beside it. All of it is public.
 */
export interface LandView {
  round: number;
  phase: Phase;
  /**
   * Is the Echo of Darkness active? DD-6.2
   */
  echo: boolean;
  /**
   * The place of the Fate marker on its track; nothing in the centre. DD-5.3
   */
  fate: number | null;
  /**
   * Hearts still on the round track.
   */
  hearts: number;
  /**
   * The Dark Event in force.
   */
  event: string | null;
  /**
   * The Citadels, then the Temples.
   */
  buildings: Building[];
  /**
   * m1 to m3 of the notation.
   */
  monsters: (Monster | null)[];
  /**
   * The areas with a Dark Abyss.
   */
  abysses: string[];
  traps: Trap[];
}
/**
 * Where a Guardian stands.
 */
export interface Placed {
  area: string;
  /**
   * Where it stands, as itself or as the monster it became; nothing for one who is out. DD-12.3
   */
  place: string | null;
  /**
   * False for one who was consumed and whose monster was killed. DD-12.3
   */
  alive: boolean;
  /**
   * Has it become a monster?
   */
  consumed: boolean;
}
/**
 * The land at one moment of a Dusk, for telling it step by step. DD-6
 */
export interface Scene {
  round: number;
  phase: Phase;
  /**
   * Is the Echo of Darkness active? DD-6.2
   */
  echo: boolean;
  /**
   * The place of the Fate marker on its track; nothing in the centre. DD-5.3
   */
  fate: number | null;
  /**
   * Hearts still on the round track.
   */
  hearts: number;
  /**
   * The Dark Event in force.
   */
  event: string | null;
  /**
   * The Citadels, then the Temples.
   */
  buildings: Building[];
  /**
   * m1 to m3 of the notation.
   */
  monsters: (Monster | null)[];
  /**
   * The areas with a Dark Abyss.
   */
  abysses: string[];
  traps: Trap[];
  guardians: Placed[];
}
/**
 * What a player's Guardian and a Virtual one have alike.
 */
export interface GuardianFigure {
  area: string;
  /**
   * Where it stands, as itself or as the monster it became; nothing for one who is out. DD-12.3
   */
  place: string | null;
  /**
   * False for one who was consumed and whose monster was killed. DD-12.3
   */
  alive: boolean;
  /**
   * Has it become a monster?
   */
  consumed: boolean;
  colour: Colour;
  fame: number;
  /**
   * Alliance points.
   */
  bonds: number;
  /**
   * Fame and alliance points. DD-13.5
   */
  glory: number;
  acolytes: number;
  moths: number;
}
/**
 * A rival of one who plays alone. DD-14
 */
export interface VirtualGuardian {
  area: string;
  /**
   * Where it stands, as itself or as the monster it became; nothing for one who is out. DD-12.3
   */
  place: string | null;
  /**
   * False for one who was consumed and whose monster was killed. DD-12.3
   */
  alive: boolean;
  /**
   * Has it become a monster?
   */
  consumed: boolean;
  colour: Colour;
  fame: number;
  /**
   * Alliance points.
   */
  bonds: number;
  /**
   * Fame and alliance points. DD-13.5
   */
  glory: number;
  acolytes: number;
  moths: number;
  number: number;
  virtual: true;
  who: null;
}
/**
 * Equipment in play.
 */
export interface Worn {
  card: string;
  /**
   * Damage markers left. DD-10.1
   */
  uses: number;
}
export interface PrintedMission {
  area: string;
  /**
   * Is a relic found at 5 and more, not at 5 and less? DD-9.4
   */
  high: boolean;
}
export interface Mission {
  area: string;
  /**
   * Is a relic found at 5 and more, not at 5 and less? DD-9.4
   */
  high: boolean;
  id: string;
  /**
   * A shortest way there, through the Black Lodge too while it is open; none for who is there.
   */
  way: string[];
}
/**
 * What is marked for a mission. DD-9.2
 */
export interface Aim {
  attribute: Attribute;
  relic: Relic;
}
/**
 * A player board: hand, mission and achievements only for their owner.
 */
export interface PlayedGuardian {
  area: string;
  /**
   * Where it stands, as itself or as the monster it became; nothing for one who is out. DD-12.3
   */
  place: string | null;
  /**
   * False for one who was consumed and whose monster was killed. DD-12.3
   */
  alive: boolean;
  /**
   * Has it become a monster?
   */
  consumed: boolean;
  colour: Colour;
  fame: number;
  /**
   * Alliance points.
   */
  bonds: number;
  /**
   * Fame and alliance points. DD-13.5
   */
  glory: number;
  acolytes: number;
  moths: number;
  /**
   * The seat.
   */
  number: number;
  virtual: false;
  who: string;
  attack: number;
  magic: number;
  wisdom: number;
  health: number;
  wounds: number;
  mana: number;
  coins: number;
  /**
   * Action points left.
   */
  actions: number;
  mana_most: number;
  hand_most: number;
  slots_free: number;
  followers_free: number;
  /**
   * Cards in hand.
   */
  cards: number;
  /**
   * How many of them are Dark Corruption.
   */
  corruption: number;
  /**
   * Each card with its icons: "silver-censer.dusk"; nothing where the reader may not know it.
   */
  hand: string[] | null;
  equipment: Worn[];
  /**
   * Lanterns used to summon the Lake Spectre; 0 without it. DD-13.7
   */
  spectre: number;
  spectre_attack: number;
  spectre_defence: number;
  relics: {
    crystal: number;
    lantern: number;
    urn: number;
  };
  /**
   * Nothing until it is marked.
   */
  aim: Aim | null;
  /**
   * The area of a mission that was declared.
   */
  declared: string | null;
  mission: Mission | null;
  /**
   * Order Achievements; nothing where the reader may not know them.
   */
  orders: string[] | null;
  orders_held: number;
  dice: Icon[];
  /**
   * Icons added in this combat.
   */
  bonus: Icon[];
}
/**
 * A field of the round track. DD-2.1
 */
export interface RoundField {
  /**
   * Of ambush tests.
   */
  level: number;
  /**
   * Does its Heart still lie there?
   */
  heart: boolean;
  /**
   * Is the Echo active from here on? DD-6.2
   */
  echo: boolean;
}
/**
 * An area beside the one the reader stands in.
 */
export interface Near {
  area: string;
  /**
   * Action points to enter it. DD-3.2
   */
  points: number;
}
/**
 * How the game ended and who won it. DD-13.5, DD-13.6
 */
export interface Victor {
  how: Ending;
  guardians: number[];
  darkness: boolean;
}
/**
 * A deck of Citadel Supplies.
 */
export interface Pile {
  left: number;
  discards: string[];
}
/**
 * The Destiny die of a search. DD-9.4
 */
export interface Destiny {
  value: number;
  /**
   * Must it be 5 and more, not 5 and less?
   */
  high: boolean;
}
/**
 * Wounds that somebody is about to take. DD-12.1
 */
export interface Hurt {
  guardian: number;
  amount: number;
  /**
   * What is parried of them so far. DD-10.5
   */
  parried: number;
  wounds: number;
  /**
   * How many more can be taken.
   */
  left: number;
  dies: boolean;
  /**
   * The figure that deals them, as the notation writes it.
   */
  by: string | null;
}
/**
 * The attack card in the present combat. DD-7.5
 */
export interface Foe {
  hits: number;
  health: number;
}
/**
 * Who fights by attack card. DD-7.5, DD-14.4
 */
export interface Against {
  figure: string | null;
  tier: Tier | null;
}
/**
 * One side of a combat, as the dice lie now. DD-7.2
 */
export interface Side {
  /**
   * As the notation writes it: a colour, m1 to m3, "high-priestess".
   */
  figure: string;
  /**
   * Of who fights by attack card.
   */
  tier: Tier | null;
  hits: number;
  pierces: number;
  parries: number;
  /**
   * What it would take.
   */
  wounds: number;
  /**
   * How many more it can take.
   */
  left: number;
  dies: boolean;
}
export interface Combat {
  attacker: Side;
  defender: Side;
  rolled: boolean;
}
/**
 * The land through the eyes of a seat, or of a spectator. DD-15.2
 */
export interface View {
  round: number;
  phase: Phase;
  /**
   * Is the Echo of Darkness active? DD-6.2
   */
  echo: boolean;
  /**
   * The place of the Fate marker on its track; nothing in the centre. DD-5.3
   */
  fate: number | null;
  /**
   * Hearts still on the round track.
   */
  hearts: number;
  /**
   * The Dark Event in force.
   */
  event: string | null;
  /**
   * The Citadels, then the Temples.
   */
  buildings: Building[];
  /**
   * m1 to m3 of the notation.
   */
  monsters: (Monster | null)[];
  /**
   * The areas with a Dark Abyss.
   */
  abysses: string[];
  traps: Trap[];
  game: string;
  /**
   * Through whose eyes.
   */
  seat: number | null;
  seats: number;
  over: boolean;
  /**
   * How it ended, by number; 0 before.
   */
  ending: number;
  victor: Victor | null;
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
   * Of ambush tests in this round. DD-2.8
   */
  level: number;
  track: RoundField[];
  /**
   * Guardians in order of play.
   */
  order: number[];
  /**
   * Whose turn it is.
   */
  active: number | null;
  /**
   * Target tokens in the bag.
   */
  bag: number;
  decks: {
    equipment: Pile;
    traps: Pile;
    spells: Pile;
    encounters: Pile;
  };
  /**
   * Damage markers that lie on no equipment.
   */
  markers: number;
  destiny: Destiny | null;
  hurt: Hurt | null;
  /**
   * The symbols that an ambush test asks for.
   */
  test: Icon[];
  /**
   * Those that no die matches so far; nothing before the roll. DD-4.4
   */
  missing: Icon[] | null;
  foe: Foe | null;
  against: Against | null;
  combat: Combat | null;
  /**
   * None for spectators.
   */
  near: Near[];
  /**
   * By number: those of the seats, then Virtual ones.
   */
  guardians: Guardian[];
  /**
   * Of all of them, by their numbers.
   */
  standings: Place[] | null;
}
/**
 * A place on the map. DD-1.3
 */
export interface Area {
  id: string;
  kind: AreaKind;
  /**
   * Of a Citadel or Temple.
   */
  colour: Colour | null;
  region: string;
  x: number;
  y: number;
  /**
   * The areas beside it.
   */
  next: string[];
}
/**
 * One of the Guardians. DD-1.5
 */
export interface Character {
  id: string;
  ability: string;
  attack: number;
  magic: number;
  wisdom: number;
  health: number;
}
/**
 * A design of a Citadel Supplies card. DD-10
 */
export interface SupplyCard {
  deck: Deck;
  /**
   * When it is used or whom it is for.
   */
  kind: string;
  range: number;
  uses: number;
  /**
   * What is paid, and how much of it.
   */
  cost: {
    [k: string]: number;
  };
}
/**
 * An Order Achievement: so many rewards to choose from. DD-8
 */
export interface Rewards {
  rewards: number;
}
/**
 * The map, the tracks, the printed numbers and the cards.
 */
export interface Box {
  areas: Area[];
  regions: string[];
  levels: number[];
  /**
   * The places of the Darkest Fate track, clockwise. DD-5.3
   */
  fate: string[];
  numbers: {
    [k: string]: number;
  };
  icons: Icon[];
  colours: Colour[];
  decks: Deck[];
  attributes: Attribute[];
  relics: Relic[];
  tiers: Tier[];
  guardians: Character[];
  cards: {
    [k: string]: SupplyCard;
  };
  achievements: {
    [k: string]: Rewards;
  };
  missions: {
    [k: string]: PrintedMission;
  };
}
/**
 * An ambush test in which everything is done to pass it. DD-4.4
 */
export interface TestOdds {
  stake: Stake;
  level: number;
  chance: number;
  /**
   * The chance without cards and tools.
   */
  bare: number;
  /**
   * How likely no symbol, one, two … are left unmatched.
   */
  missed: number[];
  trust: Trusted;
}
/**
 * A combat fought for the best; an estimate where another player decides, too. DD-7.2, DD-7.5
 */
export interface FightOdds {
  /**
   * The figure, as the notation writes it.
   */
  foe: string;
  kill: number;
  death: number;
  /**
   * On average.
   */
  wounds: number;
  /**
   * For a kill; None for the High Priestess, with whom the game is won. DD-7.4, DD-7.7, DD-7.8
   */
  fame: number | null;
  /**
   * In another player's hand: what they can do is not counted.
   */
  cards: number;
  trust: Trusted;
}
/**
 * The search for a relic. DD-9.4
 */
export interface RelicOdds {
  chance: number;
  /**
   * With at most so many coins, none first.
   */
  by_coins: number[];
}
/**
 * What waits in an area beside the Guardian, or in one that it can reach on this turn. DD-3.3
 */
export interface Peril {
  area: string;
  fight: FightOdds | null;
  /**
   * In a Dark Abyss. DD-11.1
   */
  test: TestOdds | null;
  /**
   * On another Guardian's trap token. DD-10.4
   */
  trap: TestOdds | null;
}
/**
 * How likely a monster attacks the Guardian when it moves next, if all stays as it is. DD-6.9
 */
export interface Threat {
  monster: string;
  least: number;
  most: number;
}
/**
 * The shortest way to an area on which nothing waits but at its end. DD-3.2
 */
export interface Way {
  area: string;
  /**
   * Action points.
   */
  actions: number;
  /**
   * All that are entered, the area itself last.
   */
  areas: string[];
}
/**
 * What is likely; what is certain is in the view.
 */
export interface Forecast {
  test: TestOdds | null;
  fight: FightOdds | null;
  relic: RelicOdds | null;
  /**
   * On one's own turn, the nearest first.
   */
  perils: Peril[];
  threats: Threat[];
  /**
   * On one's own turn: to all areas that are farther than one step, without coins.
   */
  ways: Way[];
}
