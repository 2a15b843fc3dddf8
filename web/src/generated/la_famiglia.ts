// Made by tools/build/page_types.py from src/cosca/games/la_famiglia/documents/types*.py; do not edit.

/** What the table waits for: a kind of question, and who is asked. */
export interface WaitsFor {
  kind: string;
  seats: number[];
}

/** The facts of a question, answer or event that has none. */
export type NoFacts = Record<string, never>;

/** A symbol of an order as a message. */
export interface Symbol {
  id: string;
  args: Record<string, unknown>;
}

/** An order on the board; `order` is left out where it lies face down for the viewer. */
export interface OrderToken {
  seat: number;
  order?: string;
}

/** An area; `holder` is None without Soldati and 0 for neutrals, `cars` go by seat. */
export interface AreaView {
  holder: number | null;
  soldati: number;
  labs: number;
  cars: Record<string, number>;
  orders: OrderToken[];
}

/** What is behind the screen of a seat. */
export interface Headquarters {
  money: number;
  soldati: number;
  orders: string[];
}

/** What is left: `soldati` and `tokens` from the neutrals on, the others from seat 1 on. */
export interface Supply {
  soldati: number[];
  cars: number[];
  boats: number[];
  labs: number;
  tokens: number[];
}

/** The attack in progress; a card is its name, "hidden", or None. */
export interface FightView {
  leader: number;
  side: number;
  area: string;
  attackers: number;
  car: number;
  sea: number;
  order: string | null;
  defender: number;
  lost: number;
  taken: number;
  cards: (string | null)[];
}

/** How the game ended; team 0: a draw. */
export interface Result {
  team: number;
  reason: string;
}

/** What a seat may know. */
export interface View {
  game: string;
  round: number;
  phase: "setup" | "planning" | "encounter";
  first: number;
  primo: number;
  families: Record<string, string>;
  characters: Record<string, string>;
  areas: Record<string, AreaView>;
  seas: Record<string, Record<string, number>>;
  hq: Record<string, Headquarters>;
  mats: Record<string, Record<string, number>>;
  sold: Record<string, string[]>;
  top: Record<string, number[]>;
  bottom: Record<string, number[]>;
  busts: Record<string, string>;
  tiles: Record<string, number[]>;
  control: Record<string, number>;
  supply: Supply;
  tokens_out: number[];
  fresh: string[];
  vacated: string[];
  gained: string | null;
  fight: FightView | null;
  sealed: Record<string, string>;
  result: Result | null;
  seat: number | null;
  options: Record<string, boolean | number | string | string[] | number[]>;
}

/** A column of the upper sheet: its tokens, and what moving it down costs the viewer (G2, H30). */
export interface ColumnPrice {
  tokens: number;
  cost: number;
}

/** A space of the lower sheet: what using it costs or brings, and whether a token may go there (P6, P7). `values` are the values of its parts for the viewer, where they depend on the seat (F7). */
export interface SpacePrice {
  cost: number;
  receives: number;
  free: boolean;
  values: number[];
}

/** An order of this encounter phase in sequence (E2); `area` is None once it has gone back. */
export interface SequenceEntry {
  seat: number;
  area: string | null;
  order: string;
  initiative: number;
  supply: boolean;
  state: "done" | "now" | "next";
}

/** The base values of a mat (F7), and what laundering brings. */
export interface Values {
  recruit: number;
  place: number;
  attack: number;
  bomb: number;
  launder: number;
}

/** Mandamenti by seat and team, how many each team needs, how many win at once (X1), and the last round. */
export interface Score {
  seats: Record<string, number>;
  teams: number[];
  need: number[];
  alone: number;
  together: number;
  rounds: number;
}

/** Control tiles that a seat has still to mark or to clear (M4). */
export interface TilesDue {
  mark: number;
  clear: number;
}

/** The attack in progress, as in its questions. */
export interface FightFacts {
  area: string;
  leader: number;
  side: number;
  attackers: number;
  holder: number;
  defenders: number;
  car: boolean;
  sea: boolean;
}

/** The derived facts of the table. `leaders` control a Mandamento as its areas are held now, those of `one_short` would with one more area (M2). An order missing in `orders` is in HQ or face down, unknown to the viewer. */
export interface TableFacts {
  phase: "setup" | "planning" | "encounter" | "management" | "over";
  asked: WaitsFor | null;
  turns: number[];
  next: number | null;
  sequence: SequenceEntry[];
  values: Record<string, Values>;
  leaders: Record<string, number>;
  one_short: Record<string, number[]>;
  score: Score;
  tiles_due: Record<string, TilesDue>;
  labs: Record<string, number>;
  fight: FightFacts | null;
  columns: Record<string, ColumnPrice>;
  spaces: Record<string, SpacePrice>;
  orders: Record<string, Record<string, "hq" | "board" | "sold" | "mat">>;
}

export interface AreaAsked {
  area: string;
}

export interface OriginAsked {
  origin: string;
}

export interface Optional {
  optional: boolean;
}

export interface OrderAsked {
  order: string;
  area: string;
}

export interface SetupFamily {
  leader: number;
  own: boolean;
}

export interface Due {
  n: number;
}

export interface Fee {
  fee: number;
}

export interface PlanningMove {
  money: number;
  must_raise: boolean;
}

export interface PlanningSpace {
  space: string;
  owner: number;
  token: "own" | "neutral" | "other";
  cost: number;
  money: number;
  must_raise: boolean;
}

export interface SpaceAsked {
  space: string;
  join: string;
}

export interface UltimaSpace {
  space: string;
  money: number;
}

export interface ColumnToken {
  space: string;
  owner: number;
  token: "own" | "neutral" | "other";
  left: number;
}

export interface ColumnAction {
  column: string;
  gives: "primo" | "row" | "two";
  row: string | null;
  takes: number;
  acted: boolean;
}

export interface Limit {
  limit: number;
}

export interface PlaceArea {
  existing: boolean;
  limit: number;
  hq: number;
}

export interface PlaceNumber {
  area: string;
  limit: number;
  hq: number;
}

export interface OrderArea {
  second: boolean;
  chain: "no" | "chain" | "chain_any";
  double: boolean;
}

export interface OrderWhich {
  area: string;
  second: boolean;
}

export interface GatherNumber {
  origin: string;
  area: string;
  soldati: number;
  cars: number;
}

export interface LabArea {
  optional: boolean;
  most: number;
}

export interface BoatSea {
  optional: boolean;
  area: string | null;
  by_order: boolean;
  sinks: number;
}

export interface SeaAsked {
  sea: string;
  sinks: number;
}

export interface InfluenceRow {
  goes: "supply" | "sheets" | "either";
  second: boolean;
}

export interface RowAsked {
  row: string;
}

export interface InfluenceSpace {
  row: string;
  fee: number;
}

export interface RowTokens {
  goes: "supply" | "out";
  most: number;
}

export interface RowNumber {
  row: string;
  most: number;
}

export interface RaiseGrant {
  by: number;
  cost: number;
  gift: number;
  money: number;
}

export interface Soldati {
  soldati: number;
}

export interface Bribery {
  area: string;
  leader: number;
  side: number;
  attackers: number;
  holder: number;
  defenders: number;
  car: boolean;
  sea: boolean;
  price: number;
  removes: number;
  money: number;
}

export interface Recruitment {
  area: string;
  n: number;
}

export interface EncounterWhich {
  supply: boolean;
  initiative: number;
}

export interface AttackUnit {
  area: string;
  piece: "car" | "lab";
}

export interface AttackReplace {
  area: string;
  leader: number;
  side: number;
  attackers: number;
  holder: number;
  defenders: number;
  car: boolean;
  sea: boolean;
  most: number;
}

export interface AttackPay {
  area: string;
  leader: number;
  side: number;
  attackers: number;
  holder: number;
  defenders: number;
  car: boolean;
  sea: boolean;
  price: number;
  money: number;
}

export interface MoveStart {
  order: string;
  area: string;
  last: string;
}

export interface MoveTarget {
  origin: string;
  order: string;
  bonus: number;
  allies: boolean;
  price: number;
}

export interface MoveNumber {
  origin: string;
  order: string;
  area: string;
  soldati: number;
}

export interface MoveCar {
  origin: string;
  order: string;
  area: string;
  attacks: boolean;
  value: number;
}

export interface StrikeTarget {
  origin: string;
  order: string;
  bonus: number;
  detonator: boolean;
  reach: number;
  left: number;
  bomb: number;
}

export interface Pentito {
  area: string;
  numbers: number[];
}

export interface PentitoArea {
  origin: string;
  n: number;
}

export interface AreaMost {
  area: string;
  most: number;
}

export interface PullArea {
  area: string;
  n: number;
}

export interface PullNumber {
  origin: string;
  area: string;
  most: number;
}

export interface LabsGuard {
  hq: number;
}

export interface SpreadArea {
  area: string;
  friends: boolean;
  n: number;
  left: number;
}

export interface AgitateOrigin {
  area: string;
  reach: number;
}

export interface AgitateNumber {
  origin: string;
  area: string;
  soldati: number;
}

export interface AgitateRecruit {
  lost: number;
  most: number;
}

export interface ConflictApproach {
  area: string;
  leader: number;
  side: number;
  attackers: number;
  holder: number;
  defenders: number;
  car: boolean;
  sea: boolean;
  neutral: boolean;
}

export interface ConflictCard {
  area: string;
  leader: number;
  side: number;
  attackers: number;
  holder: number;
  defenders: number;
  car: boolean;
  sea: boolean;
  role: "attacker" | "defender";
  neutral: boolean;
}

export interface ConflictTake {
  area: string;
  leader: number;
  side: number;
  attackers: number;
  holder: number;
  defenders: number;
  car: boolean;
  sea: boolean;
  role: "attacker" | "defender";
  taken: boolean;
}

/** A symbol; `value` is its value for the seat, where the mat or the labs decide that. */
export interface PartArgs {
  do: string;
  n: number;
  value?: number;
  numbers?: number[];
}

export interface ColumnArgs {
  gives: "primo" | "row" | "two";
  row: string | null;
  takes: number;
  do: string;
}

/** A part as a message of its own. */
export interface PartMessage {
  id: string;
  args: PartArgs | ColumnArgs;
}

export interface BoatsArgs {
  seat: number;
  boats: number;
}

export interface BoatsMessage {
  id: string;
  args: BoatsArgs;
}

/** Who and what stands in the area. */
export interface AreaChosen {
  holder: number | null;
  held: "own" | "mate" | "neutral" | "enemy" | "empty";
  soldati: number;
  labs: number;
  cars: number;
  orders: number;
}

export interface TargetChosen {
  holder: number | null;
  held: "own" | "mate" | "neutral" | "enemy" | "empty";
  soldati: number;
  labs: number;
  cars: number;
  orders: number;
  attacks: boolean;
}

export interface OverChosen {
  holder: number | null;
  held: "own" | "mate" | "neutral" | "enemy" | "empty";
  soldati: number;
  labs: number;
  cars: number;
  orders: number;
  attacks: boolean;
  cost: number;
}

/** `falls`: how many Soldati are certain to go. */
export interface StrikeChosen {
  holder: number | null;
  held: "own" | "mate" | "neutral" | "enemy" | "empty";
  soldati: number;
  labs: number;
  cars: number;
  orders: number;
  attack: number;
  defence: number;
  falls: number;
}

export interface CarBombChosen {
  holder: number | null;
  held: "own" | "mate" | "neutral" | "enemy" | "empty";
  soldati: number;
  labs: number;
  cars: number;
  orders: number;
  attack: number;
  defence: number;
  falls: number;
  bomb: number;
}

/** `sinks`: the boat would be the one too many. */
export interface SeaChosen {
  boats: BoatsMessage[];
  count: number;
  sinks: boolean;
}

/** How many Soldati stay behind. */
export interface NumberStays {
  stays: number;
}

export interface Cost {
  cost: number;
}

/** What the leftmost token of a row reveals. */
export interface RowChosen {
  gives: "car" | "lab" | "launder" | "money" | "attack" | "place" | "recruit" | "none";
  value: number;
  bomb: number;
  opens: boolean;
  unlocks: string | null;
  row: string;
  tokens: number;
}

export interface ColumnChosen {
  column: string;
  tokens: number;
  cost: number;
  gives: "primo" | "row" | "two";
  row: string | null;
  takes: number;
}

export interface TileChosen {
  tile: string;
  price: number;
  value: number;
}

export interface Neutral {
  neutral: boolean;
}

export interface CardChosen {
  card: string;
  neutral: boolean;
}

export interface FamilyChosen {
  family: string;
}

/** An order of HQ. */
export interface OrderChosen {
  supply: boolean;
  initiative: number;
  shows: Symbol[];
}

export interface ExecuteChosen {
  supply: boolean;
  initiative: number;
  shows: Symbol[];
  area: string;
}

export interface SellChosen {
  supply: boolean;
  initiative: number;
  shows: Symbol[];
  receives: number;
}

export interface SpaceChosen {
  lower: boolean;
  cost: number;
  receives: number;
  join: string;
  parts: PartMessage[];
  infinite: boolean;
}

export interface TokenChosen {
  space: string;
  owner: number;
  token: "own" | "neutral" | "other";
  cost: number;
}

export interface DoChosen {
  part: PartMessage;
}

/** The certain effect of Brute Force: `attackers` and `defenders` are those left. */
export interface BruteForceChosen {
  neutral: boolean;
  cost: number;
  attackers: number;
  defenders: number;
  taken: boolean;
  holder: number | null;
  held: "own" | "mate" | "neutral" | "enemy" | "empty";
}

export interface MoneyChosen {
  cost: number;
  gift: number;
  mate: number;
}

export interface Seat {
  seat: number;
}

export interface SeatArea {
  seat: number;
  area: string;
}

export interface SeatAreaNumber {
  seat: number;
  area: string;
  n: number;
}

export interface SeatSea {
  seat: number;
  sea: string;
}

export interface SeatSpace {
  seat: number;
  space: string;
}

export interface SeatTile {
  seat: number;
  tile: string;
}

export interface SeatOrder {
  seat: number;
  order: string;
}

export interface TilesDrawn {
  tiles: string[];
}

export interface FamiliesDealt {
  team: number;
  families: string[];
}

/** `by` is the seat that chose; 0: it was dealt. */
export interface Family {
  seat: number;
  family: string;
  by: number;
}

export interface Character {
  seat: number;
  character: string;
}

export interface Phase {
  phase: "planning" | "encounter";
  round: number;
  first: number;
}

export interface ControlArgs {
  seat: number;
  n: number;
  mandamenti: string[];
}

export interface ControlMessage {
  id: string;
  args: ControlArgs;
}

/** A Mandamento that changed hands; seat 0: nobody controls it now, or did before. */
export interface ControlChange {
  seat: number;
  whose: number;
  mandamento: string;
}

export interface ControlChangeMessage {
  id: string;
  args: ControlChange;
}

/** `changes`, `counts` and `teams` (Mandamenti of each), `round` and the phase `after` which it is are newer. */
export interface Control {
  control: Record<string, number>;
  held: ControlMessage[];
  changes?: ControlChangeMessage[];
  counts?: Record<string, number>;
  teams?: number[];
  round?: number;
  after?: "planning" | "encounter";
}

/** Who controls what at the end, and the element that tipped the scales ("" in a draw) are newer. */
export interface GameOver {
  team: number;
  reason: string;
  control?: Record<string, number>;
  decided_by?: string;
}

/** `question` is the kind of question that was answered with no, `what` the same as a case of a sentence. */
export interface Declined {
  seat: number;
  question: string;
  what: string;
}

export interface BetweenTeammates {
  seat: number;
  by: number;
}

/** `n` has a sign, `amount` has none. */
export interface Money {
  seat: number;
  n: number;
  why: string;
  amount: number;
  gets: boolean;
  by: number;
}

export interface Recruited {
  seat: number;
  n: number;
  why: string;
}

export interface Added {
  seat: number;
  area: string;
  n: number;
  by: number;
}

export interface Removed {
  seat: number;
  area: string;
  n: number;
  why: string;
  by: number;
}

export interface LabRemoved {
  area: string;
  by: number;
}

export interface BoatMoved {
  seat: number;
  origin: string;
  sea: string;
}

export interface BoatRemoved {
  seat: number;
  sea: string;
  by: number;
}

export interface TokenLaid {
  seat: number;
  owner: number;
  space: string;
}

export interface TokenMoved {
  seat: number;
  owner: number;
  origin: string;
  space: string;
  token: "own" | "neutral" | "other";
  down: boolean;
}

export interface TokenSwapped {
  seat: number;
  space: string;
  n: number;
}

export interface ColumnTaken {
  seat: number;
  column: string;
  tokens: number;
  cost: number;
}

export interface MatRevealed {
  seat: number;
  row: string;
  taken: number;
  gives: "car" | "lab" | "launder" | "money" | "attack" | "place" | "recruit" | "none";
  value: number;
  bomb: number;
  opens?: boolean;
  unlocks: string | null;
}

/** `order` is there only for those from whom it is not hidden. */
export interface OrderLaid {
  seat: number;
  area: string;
  hidden: boolean;
  order?: string;
}

export interface ShownOrder {
  seat: number;
  area: string;
  order: string;
}

export interface SequenceArgs {
  seat: number;
  area: string;
  order: string;
  initiative: number;
  supply: boolean;
}

export interface SequenceMessage {
  id: string;
  args: SequenceArgs;
}

export interface OrderUnlocked {
  supply: boolean;
  initiative: number;
  shows: Symbol[];
  seat: number;
  order: string;
}

export interface OrderExecuted {
  supply: boolean;
  initiative: number;
  shows: Symbol[];
  seat: number;
  area: string;
  order: string;
}

/** `orders` by seat, `sequence` in the order of execution (E2). */
export interface OrdersRevealed {
  orders: ShownOrder[];
  sequence: SequenceMessage[];
  count: number;
}

export interface Moved {
  seat: number;
  origin: string;
  area: string;
  n: number;
  cars: number;
  way: "land" | "sea" | "allies";
  by: number;
}

export interface Attack {
  seat: number;
  leader: number;
  area: string;
  n: number;
  whose: number;
}

export interface Replaced {
  seat: number;
  whose: number;
  area: string;
  n: number;
}

export interface Bonuses {
  area: string;
  attack: number;
  defence: number;
}

export interface Strike {
  seat: number;
  area: string;
  attack: number;
  defence: number;
  car: boolean;
}

export interface Conflict {
  seat: number;
  area: string;
  approach: "brute_force" | "finesse";
}

export interface Defender {
  seat: number;
  area: string;
  by: number;
}

export interface CardsLaid {
  seats: number[];
}

export interface CardDecided {
  seat: number;
  role: "attacker" | "defender";
}

/** Names of cards; `seats` are attacker and defender. */
export interface CardsRevealed {
  attacker: string[];
  defender: string[];
  played: string[];
  seats: number[];
}

export interface Turncoat {
  seat: number;
  area: string;
  lost: number;
  won: number;
}

/** `whose` area it was, how the attack ended and how many Soldati of both sides fell in its last step are newer. */
export interface AttackOver {
  seat: number;
  area: string;
  taken: boolean;
  leader: number;
  whose?: number;
  result?: "taken" | "held" | "empty";
  fallen?: number;
}

/** Told to the seat alone. */
export interface SealedCard {
  choice: string;
  element: string;
}

export interface Questions {
  "setup.family": SetupFamily;
  "setup.soldato": Due;
  "setup.token": Fee;
  "planning.move": PlanningMove;
  "planning.space": PlanningSpace;
  "space.part": SpaceAsked;
  "ultima.space": UltimaSpace;
  "column.token": ColumnToken;
  "column.action": ColumnAction;
  "recruit.number": Limit;
  "place.area": PlaceArea;
  "place.number": PlaceNumber;
  "order.area": OrderArea;
  "order.which": OrderWhich;
  "gather.into": NoFacts;
  "gather.from": AreaAsked;
  "gather.soldati": GatherNumber;
  "gather.cars": GatherNumber;
  "equipment.which": Optional;
  "car.area": Optional;
  "lab.area": LabArea;
  "boat.sea": BoatSea;
  "boat.move": SeaAsked;
  "boat.other": SeaAsked;
  "influence.row": InfluenceRow;
  "influence.to": RowAsked;
  "influence.space": InfluenceSpace;
  "influence_row.row": RowTokens;
  "influence_row.number": RowNumber;
  "raise.grant": RaiseGrant;
  "tile.clear": Due;
  "tile.mark": Due;
  "tiles.start": NoFacts;
  "tiles.swap": Soldati;
  "tiles.bribery": Bribery;
  "tiles.recruitment": Recruitment;
  "encounter.which": EncounterWhich;
  "supply.part": OrderAsked;
  "attack.unit": AttackUnit;
  "attack.replace": AttackReplace;
  "attack.pay": AttackPay;
  "move.start": MoveStart;
  "move.target": MoveTarget;
  "move.number": MoveNumber;
  "move.car": MoveCar;
  "strike.target": StrikeTarget;
  "strike.start": OrderAsked;
  "either.first": OrderAsked;
  "pentito": Pentito;
  "pentito.area": PentitoArea;
  "pentito.number": AreaMost;
  "pull.area": PullArea;
  "pull.number": PullNumber;
  "labs.guard": LabsGuard;
  "spread.area": SpreadArea;
  "agitate.origin": AgitateOrigin;
  "agitate.target": OriginAsked;
  "agitate.number": AgitateNumber;
  "agitate.recruit": AgitateRecruit;
  "conflict.approach": ConflictApproach;
  "conflict.defender": FightFacts;
  "conflict.card": ConflictCard;
  "conflict.take": ConflictTake;
}

export interface Choices {
  "area": AreaChosen;
  "agitate.target/area": TargetChosen;
  "land": TargetChosen;
  "by_sea": TargetChosen;
  "over": OverChosen;
  "from": AreaChosen;
  "strike": StrikeChosen;
  "car_bomb": CarBombChosen;
  "sea": SeaChosen;
  "attack.pay/number": Cost;
  "move.number/number": NumberStays;
  "gather.soldati/number": NumberStays;
  "agitate.number/number": NumberStays;
  "row": RowChosen;
  "column": ColumnChosen;
  "tile": TileChosen;
  "card": CardChosen;
  "family": FamilyChosen;
  "order": OrderChosen;
  "execute": ExecuteChosen;
  "sell": SellChosen;
  "space": SpaceChosen;
  "token": TokenChosen;
  "do": DoChosen;
  "brute_force": BruteForceChosen;
  "finesse": Neutral;
  "give": MoneyChosen;
  "ask_teammate": MoneyChosen;
  "tiles.bribery/use": Cost;
}

export interface Events {
  "tiles_drawn": TilesDrawn;
  "families_dealt": FamiliesDealt;
  "family": Family;
  "line_up": NoFacts;
  "primo": Seat;
  "character": Character;
  "phase": Phase;
  "control": Control;
  "tile_marked": SeatTile;
  "tile_cleared": SeatTile;
  "game_over": GameOver;
  "declined": Declined;
  "money_asked": BetweenTeammates;
  "money_refused": BetweenTeammates;
  "money": Money;
  "recruited": Recruited;
  "placed": SeatAreaNumber;
  "added": Added;
  "removed": Removed;
  "lab_removed": LabRemoved;
  "lab_built": SeatArea;
  "car_placed": SeatArea;
  "cars_removed": SeatAreaNumber;
  "boat_placed": SeatSea;
  "boat_moved": BoatMoved;
  "boat_removed": BoatRemoved;
  "token_laid": TokenLaid;
  "token_moved": TokenMoved;
  "token_swapped": TokenSwapped;
  "column_taken": ColumnTaken;
  "bust_placed": SeatSpace;
  "bust_back": Seat;
  "mat_revealed": MatRevealed;
  "order_unlocked": OrderUnlocked;
  "order_issued": OrderLaid;
  "order_back": OrderLaid;
  "order_sold": SeatOrder;
  "orders_revealed": OrdersRevealed;
  "order_executed": OrderExecuted;
  "moved": Moved;
  "attack": Attack;
  "replaced": Replaced;
  "bonuses": Bonuses;
  "strike": Strike;
  "conflict": Conflict;
  "defender": Defender;
  "cards_laid": CardsLaid;
  "card_taken": CardDecided;
  "card_left": CardDecided;
  "cards_revealed": CardsRevealed;
  "turncoat": Turncoat;
  "withdrawn": SeatAreaNumber;
  "attack_over": AttackOver;
  "sealed": SealedCard;
}

/** An event as its viewer saw it. */
export type GameEvent = { [Kind in keyof Events]: { event: Kind } & Events[Kind] }[keyof Events];
