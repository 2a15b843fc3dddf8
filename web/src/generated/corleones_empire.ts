// Made by tools/build/page_types.py from src/cosca/games/corleones_empire/documents/types*.py; do not edit.

/** What the table waits for: a kind of question, and who is asked. */
export interface WaitsFor {
  kind: string;
  seats: number[];
}

/** How much influence a seat (0: the neutrals) has. */
export interface Influence {
  seat: number;
  n: number;
}

/** A figure and its owner (0: neutral). */
export interface Figure {
  seat: number;
  figure: "thug" | "don" | "consigliere" | "heir" | "mayor" | "union_boss" | "police_chief";
}

/** How many jobs of a colour. */
export interface ColourCount {
  colour: "yellow" | "blue" | "green" | "gray";
  n: number;
}

/** The final money of a seat, itemised (X1 to X4). */
export interface Count {
  seat: number;
  rank: number;
  suitcase: number;
  turfs: string[];
  turf_bonus: number;
  colours: ColourCount[];
  colour_bonus: number;
  total: number;
}

/** The cards of a hand. */
export interface Hand {
  money: number[];
  goods: ("gun" | "booze" | "blood_money" | "narcotics")[];
  jobs: string[];
  allies: string[];
}

/** What is in a suitcase. */
export interface Suitcase {
  money: number[];
  jobs: string[];
}

/** How many cards are left of each kind; money by its value as text. */
export interface Bank {
  money: Record<string, number>;
  goods: Record<string, number>;
}

/** How many cards and tiles are left. */
export interface Decks {
  jobs: number;
  blue: number;
  red: number;
}

/** Where the figures of a seat are: a business, a space, a turf, or `reserve`, `hudson`, `out`. */
export interface SeatFigures {
  thugs: string[];
  don: string;
  consigliere: string;
  heir: string;
}

/** Where the neutral figures are. */
export interface Neutrals {
  mayor: string;
  union_boss: string;
  police_chief: string;
}

/** The businesses that are still face down, the next one first. */
export interface TileDecks {
  blue: string[];
  red: string[];
}

/** The table with nothing hidden. */
export interface WholeTable {
  game: "corleones_empire";
  act: number;
  horse: number;
  families: Record<string, string>;
  hands: Record<string, Hand>;
  hand_sizes: Record<string, number>;
  suitcases: Record<string, Suitcase>;
  bank: Bank;
  decks: Decks;
  job_discards: string[];
  public_jobs: (string | null)[];
  aside: string | null;
  looked: number;
  looked_at?: string[];
  allies: string[];
  played: Record<string, string[]>;
  tiles: Record<string, string>;
  figures: Record<string, SeatFigures>;
  neutrals: Neutrals;
  stacks: Record<string, number[]>;
  markers: number[];
  bids: Record<string, number[]>;
  spot: string | null;
  emptied: string | null;
  borrowed: string | null;
  sealed: Record<string, string[] | "hidden">;
  steps: unknown[];
  scores: number[] | null;
  deck: string[];
  tile_decks: TileDecks;
}

/** The table as a seat sees it; `hands` and `suitcases` hold its own alone. */
export interface View {
  game: "corleones_empire";
  act: number;
  horse: number;
  families: Record<string, string>;
  hands: Record<string, Hand>;
  hand_sizes: Record<string, number>;
  suitcases: Record<string, Suitcase>;
  bank: Bank;
  decks: Decks;
  job_discards: string[];
  public_jobs: (string | null)[];
  aside: string | null;
  looked: number;
  looked_at?: string[];
  allies: string[];
  played: Record<string, string[]>;
  tiles: Record<string, string>;
  figures: Record<string, SeatFigures>;
  neutrals: Neutrals;
  stacks: Record<string, number[]>;
  markers: number[];
  bids: Record<string, number[]>;
  spot: string | null;
  emptied: string | null;
  borrowed: string | null;
  sealed: Record<string, string[] | "hidden">;
  scores: number[] | null;
  seat: number | null;
  options: Record<string, boolean | number | string | string[] | number[]>;
}

/** The public facts of a seat; `over` is how many cards it has above the limit. */
export interface SeatFacts {
  hand: number;
  over: number;
  thugs: number;
  members: ("thug" | "don" | "consigliere" | "heir" | "mayor" | "union_boss" | "police_chief")[];
  hudson: ("thug" | "don" | "consigliere" | "heir" | "mayor" | "union_boss" | "police_chief")[];
  turfs: number;
  markers: number;
}

/** A turf: `strongest` would win a turf war now, `dominant` has most markers; `figures` stand on no space of it. */
export interface TurfFacts {
  controller: number;
  height: number;
  influence: Influence[];
  strongest: number;
  dominant: number;
  businesses: string[];
  figures: Figure[];
}

/** A business on the board. */
export interface BusinessFacts {
  area: string;
  front: string[];
  back: string[];
  figures: Figure[];
}

/** A Family Member space in play, with the backs around it. */
export interface PlaceFacts {
  areas: string[];
  icons: string[];
  figures: Figure[];
}

/** A job that the viewer sees, against what it has; for the public `payable` is None. */
export interface JobFacts {
  where: "public" | "hand" | "looked_at" | "aside";
  job: string;
  goods: ("gun" | "booze" | "blood_money" | "narcotics")[];
  cards: number[];
  colour: "yellow" | "blue" | "green" | "gray";
  payable: boolean | null;
  missing: ("gun" | "booze" | "blood_money" | "narcotics")[];
  narcotics: number;
}

/** The totals that only the seat itself knows, in dollars, and its completed jobs by colour. */
export interface OwnFacts {
  suitcase: number;
  money: number;
  colours: Record<string, number>;
}

/** The derived facts of the table. */
export interface TableFacts {
  act: number;
  phase: "setup" | "family_business" | "turf_war" | "bribery" | "tribute" | "over";
  asked: WaitsFor | null;
  limit: number | null;
  horse: number;
  turn: number | null;
  next: number | null;
  seats: Record<string, SeatFacts>;
  turfs: Record<string, TurfFacts>;
  businesses: Record<string, BusinessFacts>;
  places: Record<string, PlaceFacts>;
  empty_jobs: number;
  count: Count[] | null;
  jobs: JobFacts[];
  own: OwnFacts | null;
}

/** The facts of every question: whose turn it is, why the seat is asked, and the card in effect. */
export interface Asked {
  turn: number | null;
  why: "turn" | "controller" | "rival" | "turf_war" | "bribery" | "tribute";
  card: string | null;
  card_kind: "job" | "ally" | "none";
}

/** The action of the turn. */
export interface AskedAction {
  turn: number | null;
  why: "turn" | "controller" | "rival" | "turf_war" | "bribery" | "tribute";
  card: string | null;
  card_kind: "job" | "ally" | "none";
  thugs: number;
  members: ("thug" | "don" | "consigliere" | "heir" | "mayor" | "union_boss" | "police_chief")[];
  hand: number;
  limit: number;
}

/** Where a Thug is played. */
export interface AskedThug {
  turn: number | null;
  why: "turn" | "controller" | "rival" | "turf_war" | "bribery" | "tribute";
  card: string | null;
  card_kind: "job" | "ally" | "none";
  thugs: number;
}

/** Where a Family Member is played; `seats` is how many play. */
export interface AskedMember {
  turn: number | null;
  why: "turn" | "controller" | "rival" | "turf_war" | "bribery" | "tribute";
  card: string | null;
  card_kind: "job" | "ally" | "none";
  figure: "thug" | "don" | "consigliere" | "heir" | "mayor" | "union_boss" | "police_chief";
  seats: number;
}

/** The next ability; `at` is where the icons are, `business` and `turf` are set where it is one. `free` are the icons that bring a card without a price or a decision, in an order in which all can be used. */
export interface AskedAbilities {
  turn: number | null;
  why: "turn" | "controller" | "rival" | "turf_war" | "bribery" | "tribute";
  card: string | null;
  card_kind: "job" | "ally" | "none";
  icons: string[];
  free: string[];
  side: "front" | "back" | "none";
  business: string | null;
  turf: string | null;
  at: string | null;
}

/** Who uses a front first. */
export interface AskedFirst {
  turn: number | null;
  why: "turn" | "controller" | "rival" | "turf_war" | "bribery" | "tribute";
  card: string | null;
  card_kind: "job" | "ally" | "none";
  business: string;
  turf: string;
  controller: number;
  icons: string[];
}

/** Whether a front is used. */
export interface AskedFront {
  turn: number | null;
  why: "turn" | "controller" | "rival" | "turf_war" | "bribery" | "tribute";
  card: string | null;
  card_kind: "job" | "ally" | "none";
  business: string;
  turf: string;
  icons: string[];
  controller: number;
  control: "own" | "rival" | "none";
}

/** A money card for the suitcase; up to `n`. */
export interface AskedPack {
  turn: number | null;
  why: "turn" | "controller" | "rival" | "turf_war" | "bribery" | "tribute";
  card: string | null;
  card_kind: "job" | "ally" | "none";
  n: number;
  optional: boolean;
}

/** A card to discard; `icon` is what it pays for, `cards` and `goods` are what that brings. */
export interface AskedDiscard {
  turn: number | null;
  why: "turn" | "controller" | "rival" | "turf_war" | "bribery" | "tribute";
  card: string | null;
  card_kind: "job" | "ally" | "none";
  n: number;
  optional: boolean;
  hand: number;
  icon: string | null;
  cards: number[];
  goods: ("gun" | "booze" | "blood_money" | "narcotics" | "choice")[];
}

/** Which of the jobs looked at is kept. */
export interface AskedJobs {
  turn: number | null;
  why: "turn" | "controller" | "rival" | "turf_war" | "bribery" | "tribute";
  card: string | null;
  card_kind: "job" | "ally" | "none";
  n: number;
  looked: number;
}

/** With what the good `due` is paid; `goods` are all that are still due. */
export interface AskedPay {
  turn: number | null;
  why: "turn" | "controller" | "rival" | "turf_war" | "bribery" | "tribute";
  card: string | null;
  card_kind: "job" | "ally" | "none";
  job: string;
  public: boolean;
  due: "gun" | "booze" | "blood_money" | "narcotics";
  goods: ("gun" | "booze" | "blood_money" | "narcotics")[];
  n: number;
}

/** When the money of a job comes. */
export interface AskedMoney {
  turn: number | null;
  why: "turn" | "controller" | "rival" | "turf_war" | "bribery" | "tribute";
  card: string | null;
  card_kind: "job" | "ally" | "none";
  job: string;
  cards: number[];
}

/** Whether an effect is used; what it does not have is empty, 0 or None. `n`: turfs that count now. */
export interface AskedEffect {
  turn: number | null;
  why: "turn" | "controller" | "rival" | "turf_war" | "bribery" | "tribute";
  card: string | null;
  card_kind: "job" | "ally" | "none";
  op: string;
  effect: string;
  cards: number[];
  fixed: ("gun" | "booze" | "blood_money" | "narcotics")[];
  choices: number;
  look: number;
  keep: number;
  most: number;
  n: number;
  icon: string | null;
  discard: number;
}

/** The next figure that is gunned down. */
export interface AskedGunDown {
  turn: number | null;
  why: "turn" | "controller" | "rival" | "turf_war" | "bribery" | "tribute";
  card: string | null;
  card_kind: "job" | "ally" | "none";
  kind: "thug" | "family" | "any";
  n: number;
  whose: "other" | "rival_ahead" | "all";
  where: "any" | "own_figure" | "own_control" | "same_turf" | "emptied" | "two_areas";
  spot: string | null;
}

/** The next figure that must go elsewhere. */
export interface AskedDisplace {
  turn: number | null;
  why: "turn" | "controller" | "rival" | "turf_war" | "bribery" | "tribute";
  card: string | null;
  card_kind: "job" | "ally" | "none";
  kind: "thug" | "family" | "any";
  n: number;
  whose: "other" | "rival_ahead" | "all";
}

/** Where it goes; `whose` is its owner, as in `owner`. */
export interface AskedDisplaceTo {
  turn: number | null;
  why: "turn" | "controller" | "rival" | "turf_war" | "bribery" | "tribute";
  card: string | null;
  card_kind: "job" | "ally" | "none";
  figure: "thug" | "don" | "consigliere" | "heir" | "mayor" | "union_boss" | "police_chief";
  whose: number;
  owner: number;
  owned: "own" | "rival" | "neutral";
  at: string;
}

/** Which own figure moves. */
export interface AskedMove {
  turn: number | null;
  why: "turn" | "controller" | "rival" | "turf_war" | "bribery" | "tribute";
  card: string | null;
  card_kind: "job" | "ally" | "none";
  kind: "thug" | "family" | "any";
}

/** Where it goes. */
export interface AskedMoveTo {
  turn: number | null;
  why: "turn" | "controller" | "rival" | "turf_war" | "bribery" | "tribute";
  card: string | null;
  card_kind: "job" | "ally" | "none";
  figure: "thug" | "don" | "consigliere" | "heir" | "mayor" | "union_boss" | "police_chief";
  at: string;
}

/** Where a neutral figure goes; `at` is where it is now. */
export interface AskedNeutral {
  turn: number | null;
  why: "turn" | "controller" | "rival" | "turf_war" | "bribery" | "tribute";
  card: string | null;
  card_kind: "job" | "ally" | "none";
  figure: "thug" | "don" | "consigliere" | "heir" | "mayor" | "union_boss" | "police_chief";
  where: "any" | "own_figure" | "own_control" | "same_turf" | "emptied" | "two_areas";
  at: string | null;
  case: "mayor" | "mayor_two" | "union_boss" | "police_chief";
}

/** The business whose front is used. */
export interface AskedFrontBusiness {
  turn: number | null;
  why: "turn" | "controller" | "rival" | "turf_war" | "bribery" | "tribute";
  card: string | null;
  card_kind: "job" | "ally" | "none";
  where: "any" | "own_figure" | "own_control" | "same_turf" | "emptied" | "two_areas";
  n: number;
  emptied: string | null;
}

/** The business or turf whose backs are used. */
export interface AskedWhere {
  turn: number | null;
  why: "turn" | "controller" | "rival" | "turf_war" | "bribery" | "tribute";
  card: string | null;
  card_kind: "job" | "ally" | "none";
  where: "any" | "own_figure" | "own_control" | "same_turf" | "emptied" | "two_areas";
}

/** The turf that gets or loses a marker; `markers` are those that the seat has left. */
export interface AskedControl {
  turn: number | null;
  why: "turn" | "controller" | "rival" | "turf_war" | "bribery" | "tribute";
  card: string | null;
  card_kind: "job" | "ally" | "none";
  where: "any" | "own_figure" | "own_control" | "same_turf" | "emptied" | "two_areas";
  markers: number;
}

/** Which own marker goes to the turf. */
export interface AskedRecycle {
  turn: number | null;
  why: "turn" | "controller" | "rival" | "turf_war" | "bribery" | "tribute";
  card: string | null;
  card_kind: "job" | "ally" | "none";
  turf: string;
}

/** The next card of the bid; `left` are the dollars not bid; `done`: the bid is made and may be changed. */
export interface AskedBid {
  turn: number | null;
  why: "turn" | "controller" | "rival" | "turf_war" | "bribery" | "tribute";
  card: string | null;
  card_kind: "job" | "ally" | "none";
  allies: string[];
  picked: number[];
  total: number;
  left: number;
  done: boolean;
}

/** Which ally is taken. */
export interface AskedAlly {
  turn: number | null;
  why: "turn" | "controller" | "rival" | "turf_war" | "bribery" | "tribute";
  card: string | null;
  card_kind: "job" | "ally" | "none";
  allies: string[];
}

/** The next card of `n` to discard; `picked` are element keys. */
export interface AskedTribute {
  turn: number | null;
  why: "turn" | "controller" | "rival" | "turf_war" | "bribery" | "tribute";
  card: string | null;
  card_kind: "job" | "ally" | "none";
  n: number;
  picked: string[];
  left: number;
  limit: number;
  hand: number;
  done: boolean;
}

/** The card that is put up for the offer of `to`. */
export interface AskedOffer {
  turn: number | null;
  why: "turn" | "controller" | "rival" | "turf_war" | "bribery" | "tribute";
  card: string | null;
  card_kind: "job" | "ally" | "none";
  to: number;
}

/** The card that the card of `by` costs. */
export interface AskedTax {
  turn: number | null;
  why: "turn" | "controller" | "rival" | "turf_war" | "bribery" | "tribute";
  card: string | null;
  card_kind: "job" | "ally" | "none";
  by: number | null;
}

/** An answer that needs no facts. */
export type Plain = Record<string, never>;

/** A Thug: how many are left, whether it is the last figure in reserve (F2), and empty spaces. */
export interface PlayThug {
  left: number;
  last: boolean;
  spaces: number;
}

/** The Family Member that would be played; `last`: it is the last figure in reserve (F2). */
export interface PlayMember {
  figure: "thug" | "don" | "consigliere" | "heir" | "mayor" | "union_boss" | "police_chief";
  left: number;
  last: boolean;
  spaces: number;
}

/** The figure that has no space. */
export interface SetAside {
  figure: "thug" | "don" | "consigliere" | "heir" | "mayor" | "union_boss" | "police_chief";
}

/** A job, of which `times` can be chosen. */
export interface JobAnswer {
  job: string;
  goods: ("gun" | "booze" | "blood_money" | "narcotics")[];
  cards: number[];
  colour: "yellow" | "blue" | "green" | "gray";
  payable: boolean;
  missing: ("gun" | "booze" | "blood_money" | "narcotics")[];
  narcotics: number;
  times: number;
}

/** An ally. */
export interface AllyAnswer {
  ally: string;
  act: number;
}

/** A business with the side that is used, and who stands there. */
export interface BusinessAnswer {
  figure: "thug" | "don" | "consigliere" | "heir" | "mayor" | "union_boss" | "police_chief" | null;
  owner: number;
  owned: "own" | "rival" | "neutral" | "none";
  business: string;
  turf: string;
  side: "front" | "back";
  icons: string[];
  controller: number;
  control: "own" | "rival" | "none";
}

/** A Family Member space. */
export interface PlaceAnswer {
  figure: "thug" | "don" | "consigliere" | "heir" | "mayor" | "union_boss" | "police_chief" | null;
  owner: number;
  owned: "own" | "rival" | "neutral" | "none";
  place: string;
  areas: string[];
  icons: string[];
}

/** A turf with all who are there; `total` is how many. */
export interface TurfAnswer {
  turf: string;
  controller: number;
  control: "own" | "rival" | "none";
  height: number;
  influence: Influence[];
  total: number;
  figures: Figure[];
}

/** A figure on a Thug space. */
export interface ThugAnswer {
  figure: "thug" | "don" | "consigliere" | "heir" | "mayor" | "union_boss" | "police_chief";
  owner: number;
  owned: "own" | "rival" | "neutral";
  at: string;
  areas: string[];
  business: string;
  turf: string;
}

/** A figure on a Family Member space. */
export interface MemberAnswer {
  figure: "thug" | "don" | "consigliere" | "heir" | "mayor" | "union_boss" | "police_chief";
  owner: number;
  owned: "own" | "rival" | "neutral";
  at: string;
  areas: string[];
  place: string;
}

/** The Police Chief in a turf. */
export interface ChiefAnswer {
  figure: "thug" | "don" | "consigliere" | "heir" | "mayor" | "union_boss" | "police_chief";
  owner: number;
  owned: "own" | "rival" | "neutral";
  at: string;
  areas: string[];
  turf: string;
}

/** A marker, counted from below; `high` is the height of its stack. */
export interface MarkerAnswer {
  turf: string;
  height: number;
  high: number;
  top: boolean;
}

/** A money card, of which `times` can be chosen. */
export interface MoneyAnswer {
  card: number;
  times: number;
}

/** A good, of which `times` can be chosen; `instead` is the good that Narcotics would stand for. */
export interface GoodAnswer {
  good: "gun" | "booze" | "blood_money" | "narcotics";
  times: number;
  bank: number;
  instead: "gun" | "booze" | "blood_money" | "narcotics" | null;
}

/** An ability, of which `times` can be used. */
export interface IconAnswer {
  cards: number[];
  goods: ("gun" | "booze" | "blood_money" | "narcotics" | "choice")[];
  icon: string;
  discard: number;
  look: number;
  keep: number;
  times: number;
}

/** A seat. */
export interface SeatAnswer {
  seat: number;
  owned: "own" | "rival" | "neutral";
}

/** The money of the job. */
export interface MoneyWhenAnswer {
  cards: number[];
}

/** The bid as it is. */
export interface BidDone {
  total: number;
}

/** No further ability; `icons` are those that would still bring a card for free. */
export interface AbilitiesDone {
  icons: string[];
}

/** A seat is a family. */
export interface Family {
  seat: number;
  family: string;
}

/** An act begins. */
export interface Act {
  act: number;
  horse: number;
  limit: number;
}

/** A phase begins; `seats` must choose in it. */
export interface Phase {
  phase: "bribery" | "tribute";
  act: number;
  limit: number;
  seats: number[];
}

/** An act is over. */
export interface Entracte {
  act: number;
}

/** A business is laid open. */
export interface BusinessOpened {
  turf: string;
  business: string;
  front: string[];
  back: string[];
}

/** A job is laid open. */
export interface PublicJob {
  job: string;
  goods: ("gun" | "booze" | "blood_money" | "narcotics")[];
  cards: number[];
  colour: "yellow" | "blue" | "green" | "gray";
}

/** An ally is laid open. */
export interface AllyLaidOut {
  ally: string;
}

/** Something that a seat has or gets. */
export interface OfSeat {
  seat: number;
}

/** A money card of the bank; `owed` is the one that was due. */
export interface MoneyTaken {
  seat: number;
  card: number;
  owed: number;
}

/** A money card into the suitcase. */
export interface Packed {
  seat: number;
  card: number;
}

/** A money card out of the suitcase; `by` whom. */
export interface SuitcasePaid {
  seat: number;
  card: number;
  by: number;
}

/** A good of the bank. */
export interface GoodTaken {
  seat: number;
  good: "gun" | "booze" | "blood_money" | "narcotics";
}

/** A card of the hand; `card` is its choice, `what` its element key. */
export interface Discarded {
  seat: number;
  card: string;
  what: string;
  why: "job" | "ability" | "card" | "tribute" | "end";
}

/** A job gained or looked at; which one only that seat sees. */
export interface JobSeen {
  seat: number;
  seen: boolean;
  job?: string;
  goods?: ("gun" | "booze" | "blood_money" | "narcotics")[];
  cards?: number[];
  colour?: "yellow" | "blue" | "green" | "gray";
}

/** A job is not kept. */
export interface JobPassed {
  seat: number;
  job: string;
}

/** The discards are the new deck. */
export interface JobsShuffled {
  n: number;
}

/** The job that a seat completes. */
export interface JobShown {
  seat: number;
  public: boolean;
  job: string;
  goods: ("gun" | "booze" | "blood_money" | "narcotics")[];
  cards: number[];
  colour: "yellow" | "blue" | "green" | "gray";
}

/** Its goods are paid. */
export interface JobBegun {
  seat: number;
  job: string;
  public: boolean;
}

/** When its money comes. */
export interface JobMoney {
  seat: number;
  job: string;
  when: "first" | "last";
}

/** It lies in the suitcase. */
export interface JobCompleted {
  seat: number;
  job: string;
  colour: "yellow" | "blue" | "green" | "gray";
}

/** An ally that is played or taken. */
export interface OfAlly {
  seat: number;
  ally: string;
}

/** An effect of a card; `asked` must choose now, out of turn. */
export interface EffectUsed {
  seat: number;
  card: string;
  card_kind: "job" | "ally";
  effect: string;
  asked: number[];
}

/** What a seat refuses, or has had enough of, by the kind of question. */
export interface Declined {
  seat: number;
  question: string;
  card: string | null;
  card_kind: "job" | "ally" | "none";
}

/** A front is used; a rival `controller` uses it too, 0 if there is none. */
export interface FrontUsed {
  seat: number;
  business: string;
  turf: string;
  controller: number;
}

/** Who uses it first, by the decision of `seat`. */
export interface FrontFirst {
  seat: number;
  business: string;
  turf: string;
  first: number;
  second: number;
}

/** A card uses backs. */
export interface BacksUsed {
  seat: number;
  scope: "business" | "turf" | "space";
  at: string;
  icons: string[];
}

/** A figure stands there now; `origin` is where it came from on the board. */
export interface FigurePlaced {
  seat: number;
  figure: "thug" | "don" | "consigliere" | "heir" | "mayor" | "union_boss" | "police_chief";
  at: string;
  by: number;
  how: "played" | "moved" | "displaced" | "neutral";
  origin: string | null;
}

/** A figure lies in the Hudson; `whose` it is for the seat that did it. */
export interface GunnedDown {
  seat: number;
  figure: "thug" | "don" | "consigliere" | "heir" | "mayor" | "union_boss" | "police_chief";
  at: string;
  by: number;
  whose: "own" | "rival" | "neutral";
}

/** Something that a seat does in a turf. */
export interface OfTurf {
  seat: number;
  turf: string;
}

/** A figure without a space. */
export interface FigureSetAside {
  seat: number;
  figure: "thug" | "don" | "consigliere" | "heir" | "mayor" | "union_boss" | "police_chief";
}

/** A turf war; `influence` by seat from 0, the neutrals; `counts` are those above 0. */
export interface TurfWar {
  turf: string;
  influence: number[];
  winner: number;
  result: "won" | "tied" | "empty";
  counts: Influence[];
}

/** A marker goes back to its owner. */
export interface MarkerRemoved {
  seat: number;
  turf: string;
  height: number;
  by: number;
  how: "recycled" | "removed";
}

/** The bid of a seat. */
export interface Bid {
  seat: number;
  cards: number[];
  total: number;
}

/** All bids. */
export interface BidsRevealed {
  bids: Bid[];
}

/** What a seat discards: `cards` are choices, `what` element keys. */
export interface TributeOf {
  seat: number;
  cards: string[];
  what: string[];
}

/** All discards of the tribute. */
export interface TributeRevealed {
  tribute: TributeOf[];
}

/** The money card of a seat. */
export interface CardOf {
  seat: number;
  card: number;
}

/** All offers; the card of `best` goes to `to`. */
export interface OffersRevealed {
  offers: CardOf[];
  to: number;
  best: number;
}

/** What every rival returns by the card of `by`. */
export interface TaxRevealed {
  cards: CardOf[];
  by: number | null;
}

/** A random card out of a rival's suitcase. */
export interface SuitcaseRobbed {
  seat: number;
  rival: number;
  card: number;
}

/** The money is counted; scores and dominance by seat, counts from the best. */
export interface GameOver {
  scores: number[];
  dominance: number[];
  counts: Count[];
}

/** The own pick of a sealed choice, and the element that it names, "" if none. */
export interface SealedPick {
  choice: string;
  element: string;
}

export interface Questions {
  "business.action": AskedAction;
  "thug.business": AskedThug;
  "member.place": AskedMember;
  "abilities": AskedAbilities;
  "front.first": AskedFirst;
  "front.use": AskedFront;
  "suitcase.card": AskedPack;
  "discard.card": AskedDiscard;
  "good.which": Asked;
  "jobs.which": AskedJobs;
  "job.pay": AskedPay;
  "job.money": AskedMoney;
  "effect.use": AskedEffect;
  "gun_down.figure": AskedGunDown;
  "gun_down.turf": Asked;
  "displace.figure": AskedDisplace;
  "displace.to": AskedDisplaceTo;
  "move.figure": AskedMove;
  "move.to": AskedMoveTo;
  "neutral.place": AskedNeutral;
  "front.business": AskedFrontBusiness;
  "back.business": AskedWhere;
  "back.turf": AskedWhere;
  "back.space": Asked;
  "control.place": AskedControl;
  "control.remove": AskedControl;
  "marker.recycle": AskedRecycle;
  "bid.card": AskedBid;
  "bribe.ally": AskedAlly;
  "tribute.card": AskedTribute;
  "offer.card": AskedOffer;
  "tax.card": AskedTax;
  "rob.rival": Asked;
}

export interface Choices {
  "thug": PlayThug;
  "member": PlayMember;
  "set_aside": SetAside;
  "job": JobAnswer;
  "public": JobAnswer;
  "ally": AllyAnswer;
  "business": BusinessAnswer;
  "place": PlaceAnswer;
  "turf": TurfAnswer;
  "thug_at": ThugAnswer;
  "member_at": MemberAnswer;
  "police_chief": ChiefAnswer;
  "marker": MarkerAnswer;
  "money": MoneyAnswer;
  "good": GoodAnswer;
  "icon": IconAnswer;
  "seat": SeatAnswer;
  "money_first": MoneyWhenAnswer;
  "money_last": MoneyWhenAnswer;
  "use": Plain;
  "skip": Plain;
  "done": Plain;
  "bid.card--done": BidDone;
  "abilities--done": AbilitiesDone;
}

export interface Events {
  "family": Family;
  "act": Act;
  "phase": Phase;
  "entracte": Entracte;
  "business_opened": BusinessOpened;
  "public_job": PublicJob;
  "ally_laid_out": AllyLaidOut;
  "horse_head": OfSeat;
  "game_over": GameOver;
  "money_taken": MoneyTaken;
  "banked": MoneyTaken;
  "packed": Packed;
  "suitcase_paid": SuitcasePaid;
  "good_taken": GoodTaken;
  "discarded": Discarded;
  "job_gained": JobSeen;
  "job_looked_at": JobSeen;
  "job_passed": JobPassed;
  "jobs_shuffled": JobsShuffled;
  "job_shown": JobShown;
  "job_begun": JobBegun;
  "job_money": JobMoney;
  "job_completed": JobCompleted;
  "ally_played": OfAlly;
  "ally_taken": OfAlly;
  "effect_used": EffectUsed;
  "declined": Declined;
  "front_used": FrontUsed;
  "front_first": FrontFirst;
  "backs_used": BacksUsed;
  "figure_placed": FigurePlaced;
  "gunned_down": GunnedDown;
  "turf_gunned_down": OfTurf;
  "set_aside": FigureSetAside;
  "turf_war": TurfWar;
  "marker_placed": OfTurf;
  "marker_removed": MarkerRemoved;
  "bids_revealed": BidsRevealed;
  "tribute_revealed": TributeRevealed;
  "offers_revealed": OffersRevealed;
  "tax_revealed": TaxRevealed;
  "suitcase_robbed": SuitcaseRobbed;
  "sealed": SealedPick;
}

/** An event as its viewer saw it. */
export type GameEvent = { [Kind in keyof Events]: { event: Kind } & Events[Kind] }[keyof Events];
