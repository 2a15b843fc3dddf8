// Made by tools/page_types.py from src/cosca/server/wire.py, wire_http.py, wire_admin.py and messages.py; do not edit.

export const VERSION = 2;

/** An answer to the question that would follow: its text, the element that it is about, and its price. */
export interface NextOffer {
  text: string;
  element: string;
  cost?: number;
}

/** Nobody's time is counted. */
export interface Untimed {
  kind: "untimed";
}

/** Seconds for each decision, then those of the bank, which is for the whole game. */
export interface LivePace {
  kind: "live";
  seconds: number;
  bank: number;
}

/** A budget of days for the whole game, outside of a player's quiet hours and holidays. */
export interface DaysPace {
  kind: "days";
  days: number;
}

/** A sentence as words are data: the id of its message, and what stands in it. */
export interface Message {
  id: string;
  args?: Record<string, unknown>;
}

/** An event as its viewer saw it; `facts["event"]` is its kind. */
export interface Item {
  n: number;
  facts: Record<string, unknown>;
}

/** One answer, as the rules tell it; `next` may be a number: the same as that of the choice with this index. With `goal` an answer of `next` may be named first; `certain` is what is sure to come of the answer. */
export interface Choice {
  text: string;
  kind: string;
  touches: string[];
  facts: Record<string, unknown>;
  group?: string;
  next?: NextOffer[] | number;
  goal?: boolean;
  certain?: Message[];
}

/** What a seat is asked, and which elements that is about; `done`: it has chosen in secret, and may change that. `odds`: the answers have some, which can be asked for. */
export interface Question {
  kind: string;
  sealed: boolean;
  facts: Record<string, unknown>;
  touches: string[];
  rules: string[];
  choices: Choice[];
  done: boolean;
  odds?: boolean;
}

/** What a viewer sees: the view, what follows from it by the rules, and the seats that owe a decision. */
export interface Sight {
  view: Record<string, unknown>;
  facts: Record<string, unknown>;
  waiting: number[];
}

/** All that a viewer sees and is asked now. `act` counts what the seat did: `choose` and `advise` carry it. `free` is how many of the seat's last choices can be taken back at once, as one or one by one. */
export interface Snapshot {
  view: Record<string, unknown>;
  facts: Record<string, unknown>;
  question: Question | null;
  anytime: Choice[];
  waiting: number[];
  undo: "free" | "ask" | null;
  free: number;
  act: number;
}

/** The clock of a seat. `left`: seconds of the bank or the budget; `decision`: those for this decision besides. Both are as they were at `at` if it runs, until when it runs out; times are the server's own, as is `now`. */
export interface Clock {
  left: number;
  decision: number;
  at: number | null;
  until: number | null;
}

/** The clocks that changed, by seat, and the server's time. */
export interface Times {
  now: number;
  clocks: Record<string, Clock>;
}

/** What is new for a viewer: the items after number `since`, and the snapshot, whole or against frame `base`. */
export interface State {
  v: number;
  type: "state";
  seat: number | null;
  frame: number;
  base: number | null;
  since: number;
  items: Item[];
  whole?: Snapshot;
  changes?: ([(string | number)[], unknown?])[];
  times?: Times;
}

/** The clocks that changed, for a line that gets no `state` with them. */
export interface Clocks {
  v: number;
  type: "clocks";
  times: Times;
}

/** How a game ended, by seat: message `outcome-REASON` with the winners and these facts. */
export interface Outcome {
  winners: number[];
  ranks: Record<string, number>;
  scores: Record<string, number>;
  reason: string;
  facts: Record<string, unknown>;
}

/** The one whom the message is for. */
export interface Visitor {
  user: string | null;
  seats: number[];
  front: number | null;
  host: boolean;
}

/** Who sits in a seat, and who plays it. `seen`: when its person, who is not here, was last here. `away`: the bot plays because its person was away or out of time, until they return. `since`: from when on the seat has owed a decision, by the server's own time as clocks are. */
export interface Seat {
  seat: number;
  team: number | null;
  user: string | null;
  name: string | null;
  bot: string | null;
  here: boolean;
  mine: boolean;
  away: boolean;
  seen?: number;
  clock?: Clock;
  since?: number;
}

/** What is proposed, who agreed, and who has still to answer: seats, and names of those who hold none any more. `about` is the seat that it is about; `asked`: the visitor has still to answer. It lapses at `until`. */
export interface Proposal {
  n: number;
  what: "undo" | "end" | "concede" | "stand_in";
  seat: number;
  name: string;
  yes: number[];
  waiting: number[];
  others: string[];
  asked: boolean;
  about?: number;
  until?: number;
}

/** How a proposal ended, and whose answer it was. */
export interface Settled {
  n: number;
  what: "undo" | "end" | "concede" | "stand_in";
  seat: number;
  yes: number[];
  result: "agreed" | "refused" | "withdrawn" | "overtaken" | "lapsed";
  by?: number;
}

/** A table as everyone may know it, and what is so for one visitor. `set` is its component set in addresses. `proposals` are those that are open, of the table and of the visitor's team; `settled` the last ones that are not. `hot_seat`: one person plays for two teams. `now` is the time by which clocks run, in seconds. `lesson`: which lesson of its game is taught here. */
export interface Table {
  v: number;
  type: "table";
  id: string;
  game: string;
  set: string;
  options: Record<string, unknown>;
  status: "waiting" | "running" | "over";
  open: boolean;
  spectators: boolean;
  hints: boolean;
  lesson: string | null;
  pace: Untimed | LivePace | DaysPace;
  now: number;
  host: string | null;
  me: Visitor;
  seats: Seat[];
  watching: number;
  hot_seat: boolean;
  proposals: Proposal[];
  settled: Settled[];
  commitment: string;
  waiting: number[];
  rematch: string | null;
  invite: string | null;
  outcome: Outcome | null;
}

/** Something said; `team`: to the team alone. With `event`, something happened to a seat. `n` is per viewer. */
export interface ChatLine {
  n: number;
  seat: number | null;
  user: string | null;
  name: string;
  text: string;
  team: boolean;
  at: number;
  event?: Record<string, unknown>;
}

/** Lines of the chat; `whole`: all that the viewer may read, instead of what was there. */
export interface Chat {
  v: number;
  type: "chat";
  lines: ChatLine[];
  whole: boolean;
  muted: string[];
}

/** A sign on an element of the board. */
export interface Pin {
  seat: number;
  on: string;
  sign: "attack" | "defend" | "look";
}

/** All pins of the viewer's team. */
export interface Pins {
  v: number;
  type: "pins";
  pins: Pin[];
}

/** One choice of a plan, and the kind of question that it answers. */
export interface LineStep {
  kind: string;
  choice: Choice;
}

/** A way through the turn as the Consigliere sees it; `error` is the standard error of `chance`. `standing` compares with the best: `as_good` within the errors, `behind`, or `unknown` if it was tried too little. `line` is what to choose, one after the other, to the end of the turn; `open`: from there on it depends on what is drawn or revealed. */
export interface AdvisedPlan {
  chance: number;
  error: number;
  standing: "best" | "as_good" | "behind" | "unknown" | "mixed";
  line: LineStep[];
  open: boolean;
  reasons: Message[];
}

/** A choice as the Consigliere sees it. `share`: how often to take it in a mix, else how much thought it got. `like` is the best choice that leads to the same plan, as a rule this one; `also` are other ways to go on after it. */
export interface AdvisedChoice {
  chance: number;
  error: number;
  standing: "best" | "as_good" | "behind" | "unknown" | "mixed";
  line: LineStep[];
  open: boolean;
  reasons: Message[];
  text: string;
  share: number;
  like: string;
  also: AdvisedPlan[];
}

/** The choices of a question, the best first. `sure`: is he sure of the first, leans to it or cannot tell. */
export interface Advice {
  v: number;
  type: "advice";
  id: string;
  seat: number;
  act: number;
  sure: "clear" | "likely" | "close" | null;
  choices: AdvisedChoice[];
}

/** Why something was refused: message `refused-CODE--WHY` (`refused-CODE` if `why` is empty) with these facts. `message` says the same in English, for programs. */
export interface Refusal {
  code: string;
  why: string;
  facts: Record<string, unknown>;
  message: string;
}

/** A message was refused; `id` is its own. */
export interface ErrorMessage {
  code: string;
  why: string;
  facts: Record<string, unknown>;
  message: string;
  v: number;
  type: "error";
  id: string | null;
}

/** A message was carried out. */
export interface Ack {
  v: number;
  type: "ack";
  id: string;
}

/** The answer to a ping. */
export interface Pong {
  v: number;
  type: "pong";
}

/** Words of the administrator to everybody; with `seconds`, the server restarts in so many. */
export interface Notice {
  v: number;
  type: "notice";
  text: string;
  seconds: number | null;
}

/** What is likely to come of the answers to a question of this kind, by their text. */
export interface Odds {
  kind: string;
  choices: Record<string, Message>;
}

/** What to choose at a table that teaches, as its text, and why; `act` is that of the question. */
export interface Hint {
  seat: number;
  act: number;
  text: string;
  reasons: Message[];
}

/** A message with the ids of the rules that it comes from. */
export interface Reason {
  id: string;
  args?: Record<string, unknown>;
  rules: string[];
}

/** Why an element cannot be chosen by a seat that has acted so often; None if it can. */
export interface Why {
  act: number;
  why: Reason | null;
}

/** A seat in a list of tables. */
export interface SeatBrief {
  seat: number;
  user: string | null;
  name: string;
  bot: string | null;
  mine: boolean;
}

/** A table in a list. `waiting`: whose turn it is; `round`: message `game-round` of the game says it. */
export interface TableBrief {
  id: string;
  game: string;
  set: string;
  options: Record<string, unknown>;
  status: "waiting" | "running" | "over";
  open: boolean;
  spectators: boolean;
  hints: boolean;
  lesson: string | null;
  pace: Untimed | LivePace | DaysPace;
  host: string | null;
  host_name: string;
  seats: SeatBrief[];
  waiting: number[];
  round: number | null;
  outcome: Outcome | null;
  rematch: string | null;
  created: number;
  changed: number;
}

/** A page of a list of tables; `next` is the cursor of the next page, "" if there is none. */
export interface TableList {
  tables: TableBrief[];
  next: string;
}

/** An option of a game as a form asks for it; `facts` are those of its help, `n` among them. */
export interface GameOption {
  name: string;
  kind: "flag" | "one" | "several";
  values: string[];
  default: string;
  n: number;
  facts: Record<string, unknown>;
}

/** A game that can be played here; `set` is what a new table plays with. */
export interface GameBrief {
  name: string;
  set: string;
  seats: number[];
  teams: number[][];
  options: GameOption[];
  bots: string[];
  languages: string[];
  lessons: string[];
}

/** What an element of the board means. */
export interface Term {
  text: Message | null;
  rules: string[];
}

/** Catalogues by language in the order of lookup, an overlay's own names, the kinds of things facts name, and the rules that an event tells of: by its kind, and more narrowly by `KIND.WHY`. */
export interface Words {
  language: string;
  ftl: Record<string, string>;
  names: Record<string, string | Message>;
  things: Record<string, string[]>;
  laws: Record<string, string[]>;
}

/** A paragraph of the rules. */
export interface Rule {
  id: string;
  section: string;
  title: string;
  text: string;
}

/** A piece of a guide; `name` is that of a heading, a picture or a symbol. */
export interface GuideBlock {
  kind: "heading" | "part" | "text" | "entry" | "picture" | "symbol";
  text: string;
  name: string;
}

/** A table that pictures of a guide show, as a seat sees it. */
export interface GuideScene {
  seat: number;
  sight: Sight;
}

/** What a newcomer reads before the rules; `set` is what the pictures are drawn with. */
export interface Guide {
  set: string;
  seats: number[];
  teams: number[][];
  blocks: GuideBlock[];
  scenes: Record<string, GuideScene>;
}

/** After the end: `table` is everything, nothing hidden. */
export interface Ending {
  outcome: Outcome | null;
  seed: string;
  commitment: string;
  table: Record<string, unknown>;
}

/** How likely each team wins when `step` choices were made; `seat` acts then. */
export interface ReportPoint {
  step: number;
  seat: number;
  round: number;
  chances: number[];
}

/** What each seat had after a round, by measure (message `measure-NAME`) and seat; it ended with `step` choices. */
export interface ReportRound {
  round: number;
  step: number;
  values: Record<string, Record<string, number>>;
}

/** A turn, from `step` on, that changed the chances of the teams; `items` are events of it. */
export interface ReportTurning {
  step: number;
  until: number;
  seat: number;
  round: number;
  before: number[];
  after: number[];
  items: Record<string, unknown>[];
}

/** A question of the past, without its answers. */
export interface AskedThen {
  kind: string;
  facts: Record<string, unknown>;
}

/** A choice that cost the seat's team a part of its chance, what was better, and why. */
export interface ReportMistake {
  step: number;
  seat: number;
  round: number;
  chance: number;
  best: number;
  question: AskedThen;
  chosen: Choice;
  better: Choice;
  reasons: Message[];
}

/** A finished game as the Consigliere sees it; `whole`: the rules of today take it to its end. `seconds` of processor time went into it. */
export interface Report {
  whole: boolean;
  steps: number;
  teams: number[][];
  seconds: number;
  points: ReportPoint[];
  measures: string[];
  rounds: ReportRound[];
  turnings: ReportTurning[];
  mistakes: ReportMistake[];
}

/** What there is of a report: nothing, so much of it (0 to 1), or all. `at` has the last item of the replay, as everybody sees it, for each number of choices. */
export interface ReportState {
  state: "none" | "thinking" | "made";
  progress: number;
  report: Report | null;
  at?: number[];
}

/** A position and choices from it, each as a record has it: the seat, then the text. `seal` shows that the position comes from this server; whoever changes it may leave the seal as it is. */
export interface Study {
  game: string;
  options: Record<string, unknown>;
  data: string;
  position: Record<string, unknown>;
  choices: string[];
  seal: string;
}

/** What a study shows after its choices: the table with nothing hidden, and what the seat in front is asked. `items` are the events of its choices, `now` is the position that they led to. `starts` are the phases that a position can start with (`start-NAME` names one); what `within` names in it then goes, because it is so only within a rule. */
export interface StudyShown {
  study: Study;
  teams: number[][];
  starts: string[];
  within: string[];
  set: string;
  seat: number | null;
  snapshot: Snapshot;
  items: Record<string, unknown>[];
  outcome: Outcome | null;
  round: number;
  now: Record<string, unknown>;
}

/** What the Consigliere says of a seat's question in a study, the best first. */
export interface StudyAdvice {
  seat: number;
  sure: "clear" | "likely" | "close" | null;
  choices: AdvisedChoice[];
}

/** A moment of a game. `last`: the number of the viewer's last item in it; `seat`: who chose, if that is seen. `undone`: it was taken back later, or takes something back; `known`: false where the rules of today do not tell how the game stood. */
export interface ReplayStep {
  last: number;
  seat: number | null;
  round: number;
  phase: string;
  undone?: boolean;
  known?: boolean;
}

/** From which step on a game departs from the rules of today, and with which rules it was played. Of a record also at which line (0: nobody knows where) and why, in English. */
export interface Departs {
  step: number;
  rules: number;
  today: number;
  line?: number;
  problem?: string;
}

/** The steps of a game for one view: `public`, `all` or a seat. `views`: those that the reader may have. `at`: the step of the moment that was asked about, else the last. */
export interface ReplayIndex {
  id: string;
  game: string;
  set: string;
  options: Record<string, unknown>;
  teams: number[][];
  status: "waiting" | "running" | "over";
  outcome: Outcome | null;
  view: string;
  views: string[];
  at: number;
  items: Item[];
  steps: ReplayStep[];
  departs: Departs | null;
}

/** What was seen in a step: whole, or against the last frame before it in the same answer. */
export interface ReplayFrame {
  whole?: Sight;
  changes?: ([(string | number)[], unknown?])[];
}

/** The frames of steps from `first` on; null where the rules of today tell none. */
export interface ReplayFrames {
  first: number;
  frames: (ReplayFrame | null)[];
}

/** Somebody signed in; a guest has no login. `admin`: may use the pages of administrators. `language`, `coach`: what they set, on whichever device. */
export interface User {
  id: string;
  name: string;
  login: string | null;
  email: string | null;
  admin: boolean;
  language: string | null;
  coach: boolean | null;
}

/** When somebody's clock of days stands: daily from the first to the second time, and on days from to. */
export interface Hours {
  zone: string | null;
  quiet: string[] | null;
  holidays: string[][];
}

/** A browser in which one is signed in; "" for what is not known of it. */
export interface Device {
  id: string;
  browser: string;
  system: string;
  created: number;
  seen: number;
  here: boolean;
}

/** Who asks, the token that changing requests carry, whether mails are sent, and the server's version. */
export interface Me {
  user: User | null;
  token: string;
  mail: boolean;
  version: string;
}

/** A user as an administrator sees them. */
export interface Person {
  id: string;
  name: string;
  login: string | null;
  email: string | null;
  admin: boolean;
  banned: boolean;
  muted: boolean;
  created: number;
  seen: number;
}

/** A page of a list of users. */
export interface People {
  people: Person[];
  next: string;
}

/** A user with the number of devices and the tables. */
export interface PersonInspected {
  person: Person;
  devices: number;
  tables: TableBrief[];
}

/** Somebody who was let in to a table. */
export interface Member {
  id: string;
  name: string;
}

/** A table, who was let in, and how much is in its log and chat: nothing of what is in them. `damage` says why it cannot be played on, if that is so. */
export interface TableInspected {
  table: TableBrief;
  members: Member[];
  entries: number;
  chat: number;
  damage: Refusal | null;
}

/** What an administrator did. */
export interface Audited {
  n: number;
  at: number;
  by: string;
  what: string;
  about: string;
  facts: Record<string, unknown>;
}

/** An error that was logged: the same line, so without secrets. */
export interface Trouble {
  at: number;
  what: string;
  facts: Record<string, unknown>;
}

export type ServerMessage =
  | State
  | Clocks
  | Table
  | Chat
  | Pins
  | Advice
  | ErrorMessage
  | Ack
  | Pong
  | Notice;

export interface SayHello {
  type: "hello";
  seat: number | null;
  since?: number;
}

export interface SayChoose {
  type: "choose";
  seat: number;
  act: number;
  choices: string[];
}

export interface SayUndo {
  type: "undo";
  seat: number;
  turn?: boolean;
}

export interface SayPropose {
  type: "propose";
  seat: number;
  what: "end" | "concede" | "stand_in";
  about?: number | null;
}

export interface SayAnswer {
  type: "answer";
  seat?: number | null;
  proposal: number;
  yes: boolean;
}

export interface SayHandToBot {
  type: "bot";
  seat: number;
  bot: string | null;
}

export interface SayChat {
  type: "chat";
  seat: number | null;
  text: string;
  team?: boolean;
}

export interface SayMute {
  type: "mute";
  user: string;
  on: boolean;
}

export interface SayPin {
  type: "pin";
  seat: number;
  on: string;
  sign: "attack" | "defend" | "look" | null;
}

export interface SayAdvise {
  type: "advise";
  seat: number;
  act: number;
}

export interface SayPing {
  type: "ping";
}

/** What the page may say; the connection adds `v` and `id`. */
export type ClientMessage =
  | SayHello
  | SayChoose
  | SayUndo
  | SayPropose
  | SayAnswer
  | SayHandToBot
  | SayChat
  | SayMute
  | SayPin
  | SayAdvise
  | SayPing;
