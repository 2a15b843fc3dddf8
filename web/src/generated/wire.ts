// Made by tools/build/page_types.py from src/cosca/server/protocol; do not edit.

export const VERSION = 2;

/** A sentence as data: the id of a message and its optional arguments. */
export interface Message {
  id: string;
  args?: Record<string, unknown>;
}

/** A message with the ids of the rules that it comes from. */
export interface RuleMessage {
  id: string;
  args?: Record<string, unknown>;
  rules: string[];
}

/** A comparison of a number that the question shows: `{"fact": "money", "test": "below", "value": 5}`. */
export interface Condition {
  fact: string;
  test: string;
  value: number;
}

/** An answer to the last question of a path; `usual`: it is taken unless the player picks another one. */
export interface LastOffer {
  text: string;
  element: string;
  usual?: boolean;
}

/** An answer to the question that would follow: its text, the element that it is about, and its price. `usual`: it is taken unless the player picks another one. `then`: what the question after it would offer, if the path goes on; a number is the index of the offer with the same list. */
export interface NextOffer {
  text: string;
  element: string;
  cost?: number;
  usual?: boolean;
  then?: LastOffer[] | number;
}

/** No time limits. */
export interface Untimed {
  kind: "untimed";
}

/** Seconds per decision, then a bank of seconds for the whole game. */
export interface LivePace {
  kind: "live";
  seconds: number;
  bank: number;
}

export interface _DaysBudget {
  kind: "days";
  days: number;
}

/** A budget of days, not charged in a player's quiet hours and holidays. It is for the whole game, or each turn adds `increment_hours` up to `cap_days`; both are given, or none. */
export interface DaysPace {
  kind: "days";
  days: number;
  increment_hours?: number;
  cap_days?: number;
}

/** An event as its viewer saw it; `facts["event"]` is its kind. */
export interface Item {
  n: number;
  facts: Record<string, unknown>;
}

/** One legal answer. `next` may be a number: the same list as that of the choice with this index. With `goal` an answer of `next` may be selected first; `certain` are outcomes that are sure to follow. `usual`: it is taken unless the player picks another one. */
export interface Choice {
  text: string;
  kind: string;
  touches: string[];
  facts: Record<string, unknown>;
  group?: string;
  next?: NextOffer[] | number;
  goal?: boolean;
  usual?: boolean;
  certain?: Message[];
}

/** The open question of a seat; `touches` are its elements. `done`: the seat made a sealed choice and may change it. `odds`: odds of the choices can be requested. */
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

/** The state as a viewer sees it: the view, facts derived from it, and the seats that owe a decision. */
export interface VisibleState {
  view: Record<string, unknown>;
  facts: Record<string, unknown>;
  waiting: number[];
}

/** The visible state and open question of a viewer. `act` counts the acts of the seat, for `choose` and `advise`. `free` is the number of the seat's last choices that can be undone without consent, together or one by one. */
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

/** The clock of a seat. `left`: seconds of the bank or the budget; `decision`: additional ones for this decision. If the clock runs, both are as of `at`, and it expires at `until`; times are in server time, as is `now`. */
export interface Clock {
  left: number;
  decision: number;
  at: number | null;
  until: number | null;
}

/** The clocks that changed, by seat, and the server time. */
export interface ClockUpdate {
  now: number;
  clocks: Record<string, Clock>;
}

/** A new frame of a viewer: items after number `since` (`more`: not all), and the snapshot, whole or as a patch. */
export interface State {
  v: number;
  type: "state";
  seat: number | null;
  frame: number;
  base: number | null;
  since: number;
  items: Item[];
  more?: boolean;
  whole?: Snapshot;
  changes?: ([(string | number)[], unknown?])[];
  times?: ClockUpdate;
}

/** The clocks that changed, for a connection that gets no `state` message with them. */
export interface Clocks {
  v: number;
  type: "clocks";
  times: ClockUpdate;
}

/** The end of a game: message `outcome-REASON` with the winners and these facts; ranks and scores by seat. */
export interface Outcome {
  winners: number[];
  ranks: Record<string, number>;
  scores: Record<string, number>;
  reason: string;
  facts: Record<string, unknown>;
}

/** The recipient of the message; `front` is the active seat. */
export interface Visitor {
  user: string | null;
  seats: number[];
  front: number | null;
  host: boolean;
}

/** A seat with its player. `seen`: when a player who is not connected was last connected. `away`: a stand-in plays until the player, who was away or out of time, returns. `since`: since when the seat has owed a decision, in server time. `replaceable`: from when the others may let a bot play for a player who is not connected, whenever the seat owes a decision. */
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
  replaceable?: number;
}

/** An open proposal: who agreed and who has not answered yet (`waiting` seats, `others` who hold none any more). `about` is the seat that it concerns; `asked`: the recipient has not answered yet. It lapses at `until`. In a request to join, `user` and `name` are those of the newcomer, and `seat` is the requested seat. */
export interface Proposal {
  n: number;
  what: "undo" | "end" | "concede" | "stand_in" | "join";
  seat: number;
  name: string;
  yes: number[];
  waiting: number[];
  others: string[];
  asked: boolean;
  about?: number;
  until?: number;
  user?: string;
}

/** A settled proposal, and by whose answer. In a request to join, `user` and `name` are those of the newcomer. */
export interface Settled {
  n: number;
  what: "undo" | "end" | "concede" | "stand_in" | "join";
  seat: number;
  yes: number[];
  result: "agreed" | "refused" | "withdrawn" | "overtaken" | "lapsed";
  by?: number;
  user?: string;
  name?: string;
}

/** A person who was invited by name and has not answered; `by` invited them. */
export interface InvitedUser {
  user: string;
  name: string;
  by: string;
}

/** A table: what everyone may know, and what depends on the recipient. `set` is its component set in URLs. `proposals` are the open ones of the table and of the recipient's team; `settled` are the latest settled ones. `hot_seat`: one user plays for two teams. `now` is the server time of clocks, in seconds. `lesson`: the lesson of the game, if any. `newcomers`: whether newcomers may request a seat in the running game. `rated`: whether the result counts for ratings. `position`: the game starts from a position, which the user who created the table knows completely. `odds`: when players see the odds of their choices: on request, always or never. `name`: given by the host. `deal_of`: the table whose deal is played here again. `invited`: people with an open invitation, shown to members. `invited_by`: who invited the recipient, as long as the invitation is open. `watched`: the recipient wants to know when the table needs a player. */
export interface Table {
  v: number;
  type: "table";
  id: string;
  name: string | null;
  deal_of: string | null;
  game: string;
  set: string;
  options: Record<string, unknown>;
  status: "waiting" | "running" | "over";
  open: boolean;
  spectators: boolean;
  hints: boolean;
  odds: "request" | "always" | "never";
  newcomers: boolean;
  rated: boolean;
  lesson: string | null;
  position: boolean;
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
  invited: InvitedUser[];
  invited_by: string | null;
  watched: boolean;
  outcome: Outcome | null;
}

/** A line of the chat; `team`: for the team only. With `event`, a change of a seat. `n` is numbered per viewer. */
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

/** Lines of the chat; `whole`: they replace all lines that the viewer had. */
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

/** One choice of a plan, and the kind of the question that it answers. */
export interface LineStep {
  kind: string;
  choice: Choice;
}

/** A plan for the turn by the Consigliere; `chance` is the win probability, `error` its standard error. `standing` compares with the best: `as_good` within the errors, `behind`, or `unknown` if it has too few visits. `line` are the choices to the end of the turn; `open`: what follows depends on what is drawn or revealed. */
export interface AdvisedPlan {
  chance: number;
  error: number;
  standing: "best" | "as_good" | "behind" | "unknown" | "mixed";
  line: LineStep[];
  open: boolean;
  reasons: Message[];
}

/** A choice with advice. `share`: its probability in a mixed strategy, else its share of the visits. `like` is the best choice that leads to the same plan, usually this one; `also` are other plans after it. */
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

/** The choices of a question, the best first. `sure` is how clearly the first one is the best. */
export interface Advice {
  v: number;
  type: "advice";
  id: string;
  seat: number;
  act: number;
  sure: "clear" | "likely" | "close" | null;
  choices: AdvisedChoice[];
}

/** The reason of a refusal: message `refused-CODE--WHY` (`refused-CODE` if `why` is empty) with these facts. `message` is the English text, for programs. */
export interface Refusal {
  code: string;
  why: string;
  facts: Record<string, unknown>;
  message: string;
}

/** The refusal of the message with this id. */
export interface ErrorMessage {
  code: string;
  why: string;
  facts: Record<string, unknown>;
  message: string;
  v: number;
  type: "error";
  id: string | null;
}

/** The acknowledgement of the message with this id. */
export interface Ack {
  v: number;
  type: "ack";
  id: string;
}

/** The reply to a ping. */
export interface Pong {
  v: number;
  type: "pong";
}

/** A notice of the administrator to all; with `seconds`, the server restarts in so many. */
export interface Notice {
  v: number;
  type: "notice";
  text: string;
  seconds: number | null;
}

/** The odds of the choices of a question of this kind, by their text. */
export interface Odds {
  kind: string;
  choices: Record<string, Message>;
}

/** The learner's last choice on the advised line of a lesson: its card, and whether it was the advised choice. */
export interface LessonMove {
  card: string;
  followed: boolean;
}

/** The recommended choice at the table of a lesson, and why; `act` is that of the question. `card`: the card of the lesson that teaches this decision, None off the advised line. `last`: the choice before it, if the learner was on the line then. */
export interface Hint {
  seat: number;
  act: number;
  text: string;
  reasons: Message[];
  card: string | null;
  last: LessonMove | null;
}

/** The reason why a seat cannot choose an element, None if it can; `act` is that of the question. */
export interface WhyNotAnswer {
  act: number;
  why: RuleMessage | null;
}

/** A seat in a list of tables. */
export interface SeatBrief {
  seat: number;
  user: string | null;
  name: string;
  bot: string | null;
  mine: boolean;
}

/** A table in a list. `waiting`: the seats to act; `round`: for the message `game-round`. `name`: given by the host. `deal_of`: the table whose deal is played here again. */
export interface TableBrief {
  id: string;
  name: string | null;
  deal_of: string | null;
  game: string;
  set: string;
  options: Record<string, unknown>;
  status: "waiting" | "running" | "over";
  open: boolean;
  spectators: boolean;
  hints: boolean;
  odds: "request" | "always" | "never";
  newcomers: boolean;
  rated: boolean;
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

/** An option of a game for a form; `facts` are those of its help text, including `n`. */
export interface GameOption {
  name: string;
  kind: "flag" | "one" | "several";
  values: string[];
  default: string;
  n: number;
  facts: Record<string, unknown>;
}

/** A game of this server; `set` is the component set of new tables; `odds`: some of its questions have odds. */
export interface GameBrief {
  name: string;
  set: string;
  seats: number[];
  teams: number[][];
  options: GameOption[];
  bots: string[];
  languages: string[];
  lessons: string[];
  odds: boolean;
}

/** The glossary entry of an element of the board. */
export interface Term {
  text: Message | null;
  rules: string[];
}

/** Catalogues by language in the order of lookup, names of an overlay, the kinds of things that facts name, and the rules of an event by its kind, or more specifically by `KIND.WHY`. */
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

/** A block of a guide; `name` is that of a heading, a picture or a symbol. */
export interface GuideBlock {
  kind: "heading" | "part" | "text" | "entry" | "picture" | "symbol";
  text: string;
  name: string;
}

/** A table in pictures of a guide, as a seat sees it. */
export interface GuideScene {
  seat: number;
  sight: VisibleState;
}

/** A picture of the game in two minutes, and a sentence about it. */
export interface TourStop {
  picture: string;
  text: string;
}

/** The introduction for newcomers; `set` is the component set of the pictures, `tour` the game in two minutes. */
export interface Guide {
  set: string;
  seats: number[];
  teams: number[][];
  blocks: GuideBlock[];
  scenes: Record<string, GuideScene>;
  tour: TourStop[];
}

/** Older items of a viewer; `more`: there are still older ones. */
export interface Items {
  items: Item[];
  more: boolean;
}

/** The end document of a game; in `table` nothing is hidden. */
export interface Ending {
  outcome: Outcome | null;
  seed: string;
  commitment: string;
  table: Record<string, unknown>;
}

/** The smoothed win probability of each team after `step` choices; `seat` acts then. */
export interface ReportPoint {
  step: number;
  seat: number;
  round: number;
  chances: number[];
}

/** Values after a round, by measure (message `measure-NAME`) and seat; the round ended after `step` choices. */
export interface ReportRound {
  round: number;
  step: number;
  values: Record<string, Record<string, number>>;
}

/** A past question without its choices. */
export interface PastQuestion {
  kind: string;
  facts: Record<string, unknown>;
}

/** A choice that lowered the win probability of the seat's team, a better one, and why. */
export interface ReportMistake {
  step: number;
  seat: number;
  round: number;
  chance: number;
  best: number;
  question: PastQuestion;
  chosen: Choice;
  better: Choice;
  reasons: Message[];
}

/** A turn of a seat, from `step` on, that changed the win probabilities; `items` are its events, nothing hidden. `mistake` is its choice that lost most; None if nothing better was found. */
export interface ReportTurning {
  step: number;
  until: number;
  seat: number;
  round: number;
  before: number[];
  after: number[];
  items: Record<string, unknown>[];
  mistake: ReportMistake | null;
}

/** The analysis of a finished game; `whole`: today's rules replay it to its end. `seconds` is the processor time that it took. */
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

/** The state of a report: none, in progress (0 to 1), or made; busy: another is being made for the user who asks. `at` is the last item number of the full replay view after each number of choices. */
export interface ReportState {
  state: "none" | "busy" | "thinking" | "made";
  progress: number;
  report: Report | null;
  at?: number[];
}

/** A position and choices from it, each as in a record: the seat, then the text. `seal` proves that the position comes from this server; after an edit it does not match any more. */
export interface Study {
  game: string;
  options: Record<string, unknown>;
  data: string;
  position: Record<string, unknown>;
  choices: string[];
  seal: string;
}

/** A study after its choices: the table with nothing hidden, and the question of the active seat. `items` are the events of its choices, `now` is the position that they led to. `starts` are the phases that a position can start with (message `start-NAME`); the keys in `within` are removed then, because they exist only within a rule. */
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

/** Advice on a seat's question in a study, the best choice first. */
export interface StudyAdvice {
  seat: number;
  sure: "clear" | "likely" | "close" | null;
  choices: AdvisedChoice[];
}

/** A theme of puzzles: how many there are, and how many of them the user has solved. */
export interface PuzzleTheme {
  theme: string;
  count: number;
  solved: number;
}

/** A user's results with the puzzles of a game; only the first answer to each counts. The rating lies within `margin` of the number with a chance of 95%. `streak` counts the last puzzles in a row that were solved; `history` holds the ratings after the last answers, oldest first. */
export interface PuzzleStanding {
  rating: number;
  margin: number;
  solved: number;
  failed: number;
  streak: number;
  best_streak: number;
  history: number[];
}

/** The puzzles of a game: the puzzle of the day with the user's result, themes, and the user's standing. */
export interface PuzzleGame {
  game: string;
  count: number;
  today: string;
  today_solved: boolean | null;
  themes: PuzzleTheme[];
  standing: PuzzleStanding;
}

/** A choice and the win probability after it with its standard error. */
export interface PuzzleValue {
  choice: Choice;
  chance: number;
  error: number;
}

/** A step of a solution: the kind of its question, and values, the right choice first. `margin`: by how much it is better than all others, except for those, as many as `alike`, that lead to the same. */
export interface PuzzleLineStep {
  kind: string;
  margin: number;
  alike: number;
  values: PuzzleValue[];
}

/** The share of its attempts at a puzzle that a bot solved. */
export interface PuzzleBot {
  bot: string;
  share: number;
}

/** The solution of a puzzle with the Consigliere's reasons and values, its themes, and which bots find it. */
export interface PuzzleSolution {
  line: PuzzleLineStep[];
  reasons: Message[];
  themes: string[];
  bots: PuzzleBot[];
}

/** A puzzle as its seat sees it after the right ones of the choices made. `grade` is that of the last choice: `open` while the answer is right so far. The solution is there after the end. `answered`: the result of the user's first answer. `change`: by how much this answer changed the rating. */
export interface PuzzleShown {
  id: string;
  game: string;
  options: Record<string, unknown>;
  set: string;
  teams: number[][];
  seat: number;
  rating: number;
  choices: string[];
  grade: "open" | "solved" | "wrong" | "given_up";
  answered: boolean | null;
  change: number | null;
  snapshot: Snapshot;
  items: Record<string, unknown>[];
  round: number;
  solution: PuzzleSolution | null;
  standing: PuzzleStanding;
}

/** A step of a replay. `last`: the number of the viewer's last item in it; `seat`: who chose, if visible. `undone`: it was undone later, or is an undo; `known`: false where today's rules lead to no state. */
export interface ReplayStep {
  last: number;
  seat: number | null;
  round: number;
  phase: string;
  undone?: boolean;
  known?: boolean;
}

/** The step from which on today's rules disagree with a game, and the rules version that it was played with. For a record also the line (0: unknown) and the reason, in English. */
export interface ReplayDivergence {
  step: number;
  rules: number;
  today: number;
  line?: number;
  problem?: string;
}

/** The steps of a game in one view: `public`, `all` or a seat. `views`: those that the reader may request. `at`: the requested step, else the last. */
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
  departs: ReplayDivergence | null;
}

/** The frame of a step: whole, or a patch of the previous frame in the same response. */
export interface ReplayFrame {
  whole?: VisibleState;
  changes?: ([(string | number)[], unknown?])[];
}

/** The frames of steps from `first` on; null where today's rules lead to no state. */
export interface ReplayFrames {
  first: number;
  frames: (ReplayFrame | null)[];
}

/** A user who is signed in; a guest has no login. `admin`: may use the admin pages. `language`, `coach`: settings for all devices. */
export interface User {
  id: string;
  name: string;
  login: string | null;
  email: string | null;
  admin: boolean;
  language: string | null;
  coach: boolean | null;
}

/** Quiet hours of a user, from the first to the second time of each day, and ranges of holidays. */
export interface Hours {
  zone: string | null;
  quiet: string[] | null;
  holidays: string[][];
}

/** A browser in which the user is signed in; unknown properties are "". */
export interface Device {
  id: string;
  browser: string;
  system: string;
  created: number;
  seen: number;
  here: boolean;
}

/** The current user, the token for changing requests, whether mails are sent, and the server's version. */
export interface Me {
  user: User | null;
  token: string;
  mail: boolean;
  version: string;
}

/** The body of every refused request. */
export interface ErrorResponse {
  error: Refusal;
}

/** A node of a cluster: its lease is valid, its messages come back, and it is not draining. */
export interface NodeHealth {
  node: string;
  lease: boolean;
  mesh: boolean;
  draining: boolean;
  nodes: number;
}

/** `ready`: the database reads, writes and is locked by this server, and the server is not stopping. A node of a cluster also says how it is connected to the others, and is ready only with a lease and a mesh. */
export interface Health {
  alive: boolean;
  ready: boolean;
  reading: boolean;
  writing: boolean;
  lock: boolean;
  database_ms: number;
  cluster: NodeHealth | null;
}

/** An empty response. */
export type Empty = Record<string, never>;

/** The id of what was created: a table, a shared study, or a record to replay. */
export interface Created {
  id: string;
}

/** A new table and its invite link. */
export interface CreatedTable {
  id: string;
  invite: string;
}

/** The id of a table that was closed, or hidden from the user's list. */
export interface ClosedTable {
  closed: string;
}

/** The login of an account whose password was reset. */
export interface ResetAccount {
  login: string | null;
}

/** A study as a scenario file. */
export interface ScenarioText {
  text: string;
}

/** An answer in advance: what to choose, unless a condition holds; `once`: only the next time. */
export interface AdvanceAnswer {
  choose: string;
  unless: Condition[];
  once: boolean;
}

/** A kind of question that may be answered in advance, the answers, and the numbers for conditions. */
export interface AdvanceKindBrief {
  kind: string;
  answers: string[];
  facts: string[];
}

/** The answer in advance to a kind of question. */
export interface KindAnswer {
  kind: string;
  answer: AdvanceAnswer;
}

/** What a player may answer in advance, and has. */
export interface AdvanceAnswers {
  kinds: AdvanceKindBrief[];
  answers: KindAnswer[];
}

/** The reader's own notes at a table, and when they were changed; null if there are none. */
export interface Notes {
  text: string;
  changed: number | null;
}

/** A player of the leaderboard; the rating lies within `margin` of the number with a chance of 95%. */
export interface RankedPlayer {
  user: string;
  name: string;
  rating: number;
  margin: number;
  games: number;
}

/** A bot of the ladder. */
export interface RankedBot {
  bot: string;
  rating: number;
  margin: number;
}

/** The best players of a game, who have at least `min_games` rated games, and the bots; best first. */
export interface Leaderboard {
  game: string;
  min_games: number;
  players: RankedPlayer[];
  bots: RankedBot[];
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

/** A member of a table. */
export interface Member {
  id: string;
  name: string;
}

/** A table with its members and the sizes of its log and chat, without their contents. `damage` is the reason why it cannot be played, if it is damaged. */
export interface TableInspected {
  table: TableBrief;
  members: Member[];
  entries: number;
  chat: number;
  damage: Refusal | null;
}

/** An entry of the audit log. */
export interface AuditEntry {
  n: number;
  at: number;
  by: string;
  what: string;
  about: string;
  facts: Record<string, unknown>;
}

/** A logged error, as in the log and so without secrets. */
export interface LoggedError {
  at: number;
  what: string;
  facts: Record<string, unknown>;
}

/** A link with which a user sets a new password. */
export interface ResetLink {
  link: string;
}

/** The id of a user or table that was deleted. */
export interface Removed {
  removed: string;
}

/** The id of a table whose old invite links no longer work. */
export interface RenewedInvite {
  renewed: string;
}

/** A friend or a person with whom the user has played. `games` and `last` are about games played together. */
export interface KnownPerson {
  id: string;
  name: string;
  friend: boolean;
  games: number;
  last: number | null;
  profile: boolean;
}

/** An invitation of the user to a table that is not answered yet. */
export interface OpenInvitation {
  table: TableBrief;
  by: string;
  by_name: string;
  created: number;
}

/** Who sees what of the user, and whether finished games may be published. */
export interface Privacy {
  profile: "everyone" | "played" | "nobody";
  history: "everyone" | "played" | "nobody";
  against: "everyone" | "played" | "nobody";
  rating: "everyone" | "played" | "nobody";
  publish: boolean;
}

/** Results of games of one kind; `score` is the mean score, None where the game has none. */
export interface ResultCount {
  games: number;
  wins: number;
  draws: number;
  losses: number;
  score: number | null;
}

/** Results by game, by family or by number of players; "" and 0 stand for all. `people`: against people only. */
export interface ResultLine {
  games: number;
  wins: number;
  draws: number;
  losses: number;
  score: number | null;
  game: string;
  family: string;
  players: number;
  people: boolean;
}

/** The rating of a person in a game, as it is shown; `deviation` is half of its 95% interval. */
export interface ProfileRating {
  game: string;
  rating: number;
  deviation: number;
  games: number;
}

/** A seat of a finished game. `user` and `name` are None if its player is hidden from the reader, or left. */
export interface PastSeat {
  seat: number;
  user: string | null;
  name: string | null;
  bot: string | null;
  own: boolean;
  family: string;
  team: number | null;
  rank: number;
  score: number | null;
}

/** A finished game in a history, with its result for the owner. `name`: of the table, None if the reader may not open it (`visible`). `exclusion`: why it does not count. */
export interface PastGame {
  id: string;
  game: string;
  name: string | null;
  visible: boolean;
  players: number;
  ended: number;
  result: "win" | "draw" | "loss";
  rated: boolean;
  exclusion: string | null;
  seats: PastSeat[];
}

/** A page of a history; `next` is the cursor of the next page, "" if there is none. */
export interface PastGames {
  games: PastGame[];
  next: string;
}

/** A person as the reader may see them. Hidden parts are None. `since`: when the person came here first. */
export interface Profile {
  id: string;
  name: string;
  since: number;
  me: boolean;
  friend: boolean;
  results: ResultLine[];
  recent: PastGame[] | null;
  against: boolean;
  ratings: ProfileRating[] | null;
}

/** A person in a head-to-head. */
export interface PersonBrief {
  id: string;
  name: string;
}

/** Games of two people: on different teams (`against`, wins of the first) and on the same team (`together`). */
export interface HeadToHead {
  people: PersonBrief[];
  against: ResultLine[];
  together: ResultLine[];
  recent: PastGame[];
}

/** A seat of a compared game; `decisions`: how many it made. */
export interface ComparedSeat {
  seat: number;
  user: string | null;
  name: string | null;
  bot: string | null;
  own: boolean;
  family: string;
  team: number | null;
  rank: number;
  score: number | null;
  decisions: number;
}

/** One of the games of a deal. `rounds` are those of its report, else only the end. */
export interface ComparedGame {
  id: string;
  name: string | null;
  set: string;
  ended: number;
  outcome: Outcome | null;
  decisions: number;
  rounds: ReportRound[];
  report: boolean;
  seats: ComparedSeat[];
}

/** Another finished game of the same deal. */
export interface OtherDeal {
  id: string;
  name: string | null;
  ended: number;
}

/** Two games of one deal side by side: the earlier one first. `others`: further games with which to compare. */
export interface Comparison {
  game: string;
  measures: string[];
  games: ComparedGame[];
  others: OtherDeal[];
}

/** All that the server stores about the user, by table of the database; keys and passwords are left out. */
export interface AccountExport {
  version: string;
  exported: number;
  data: Record<string, Record<string, unknown>[]>;
  left_out?: string[];
}

/** Why a delivery failed; `status`: of the answer, for the reason `status`. */
export interface ChannelError {
  reason: "malformed" | "https" | "credentials" | "port" | "private" | "unknown_host" | "timeout" | "connection" | "tls" | "redirect" | "too_large" | "status" | "keys" | "recipient" | "smtp" | "gone" | "other";
  status: number | null;
}

/** A channel as its owner sees it: the address is shortened, keys are never shown. `stages`: what is announced here, None for the defaults. `disabled`: when it was switched off after failing for a day; `failing_since` and `error` are about the attempts since the last success. */
export interface NotificationChannel {
  id: string;
  kind: "push" | "webhook";
  format: string | null;
  address: string;
  label: string;
  stages: string[] | null;
  created: number;
  failing_since: number | null;
  disabled: number | null;
  error: ChannelError | null;
}

/** A channel that was just made; `key` signs the requests of a JSON webhook and is shown only now. */
export interface NewChannel {
  channel: NotificationChannel;
  key: string | null;
}

/** The channels of a user or a table. */
export interface NotificationChannels {
  channels: NotificationChannel[];
  most: number;
}

/** What became of a test message: `error` is None if the other side accepted it. */
export interface ChannelTest {
  error: ChannelError | null;
}

/** The key with which browsers subscribe (applicationServerKey). */
export interface PushKey {
  key: string;
}

/** The e-mail address of an account. `confirmed`: its owner used the link that was sent there. `disabled`: since when no notifications are sent there, because the mail server refused the address; `error` is about the attempts since the last success. */
export interface EmailState {
  email: string | null;
  confirmed: boolean;
  disabled: number | null;
  error: ChannelError | null;
}

export interface ConfirmedEmail {
  email: string;
}

/** The table that a notification is about; its name is None if the host gave it none. */
export interface NotificationTable {
  id: string;
  name: string | null;
  game: string;
}

/** An entry of the inbox. `created` and `read` are times of day; `read` is None as long as it is unread. `facts` depend on the stage: `since` and `deadline` of a duty (times of day), `by`, `what` and `n` of a proposal, `by` of an invitation, a start or a mention. */
export interface Notification {
  id: string;
  stage: string;
  table: NotificationTable | null;
  facts: Record<string, unknown>;
  created: number;
  read: number | null;
}

/** A page of the inbox, newest first; `waiting` is the number of tables at which it is the user's turn. `next` is the cursor of the next page, "" after the last. */
export interface Inbox {
  notifications: Notification[];
  unread: number;
  waiting: number;
  next: string;
}

/** How many entries are unread, and at how many tables it is the user's turn. */
export interface InboxCount {
  unread: number;
  waiting: number;
}

/** Why a kind of channel cannot be used here; None if it can. */
export interface NotifyAvailability {
  push: "no_https" | "not_installed" | null;
  webhook: null;
  email: "no_mail" | "no_address" | "unconfirmed" | null;
}

/** What the user is notified of, by kinds of channels; delays are seconds by kind, `digest_hour` is an hour or None. With a `digest_hour`, mail comes once a day only. `late_in_quiet`: warnings about the clock may come in quiet hours. */
export interface NotifyPreferences {
  stages: Record<string, string[]>;
  delays: Record<string, number>;
  daily: boolean;
  digest_hour: number | null;
  late_in_quiet: boolean;
  available: NotifyAvailability;
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

export interface SayVisible {
  type: "visible";
  visible: boolean;
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
  | SayVisible
  | SayPing;
