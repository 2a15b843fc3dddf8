/** The messages and answers of the server, as docs/server.md defines them. */

export const VERSION = 1;

export interface Choice {
  text: string;
  kind: string;
  label: string;
  touches: string[];
  confirm: string;
}

export interface Ask {
  id: number;
  kind: string;
  prompt: string;
  about: Record<string, unknown>;
  rules: string[];
  not: string;
  sealed: boolean;
  done: boolean;
  choices: Choice[];
}

export interface Item {
  n: number;
  // What an event says is the game's own matter: only its renderer knows the fields.
  facts: Record<string, any> & { event: string };
  line: { seat: number; text: string } | null;
}

export interface Term {
  name: string;
  text: string;
  rules: string[];
}

export interface Rule {
  id: string;
  section: string;
  title: string;
  text: string;
}

export interface SeatInfo {
  seat: number;
  team: number;
  user: string | null;
  name: string | null;
  bot: string | null;
  here: boolean;
  mine: boolean;
}

export interface ProposalInfo {
  n: number;
  what: "undo" | "end" | "concede";
  seat: number;
  name: string;
  yes: number[];
  waiting: number[];
}

/** How the last proposal ended. */
export interface Settled {
  n: number;
  what: ProposalInfo["what"];
  seat: number;
  result: "agreed" | "refused" | "withdrawn" | "overtaken";
  by?: number;
}

export interface Outcome {
  winners: number[];
  ranks: Record<string, number>;
  scores: Record<string, number>;
  reason: string;
  text: string;
}

export interface TableMeta {
  id: string;
  game: string;
  title: string;
  options: Record<string, unknown>;
  status: "waiting" | "running" | "over";
  open: boolean;
  spectators: boolean;
  /** Whether the Consigliere may be asked. */
  hints: boolean;
  host: string;
  me: { user: string | null; seats: number[]; front: number | null; host: boolean };
  seats: SeatInfo[];
  watching: number;
  proposal: ProposalInfo | null;
  settled: Settled | null;
  commitment: string;
  waiting: number[];
  rematch: string | null;
  invite: string | null;
  outcome: Outcome | null;
}

export interface ChatLine {
  n: number;
  seat: number | null;
  name: string;
  text: string;
  team: boolean;
  at: string;
}

export type Sign = "attack" | "defend" | "look";

export interface Pin {
  seat: number;
  on: string;
  sign: Sign;
}

export type Undo = "free" | "ask" | null;

export interface StateMessage {
  v: number;
  type: "state";
  seat: number | null;
  at: number;
  from: number;
  items: Item[];
  view: any;
  waiting: number[];
  /** What each seat is called in the game's words. */
  names: Record<string, string>;
  /** The number that `choose` carries, also where nothing is asked. */
  act: number;
  ask: Ask | null;
  anytime: Choice[];
  undo: Undo;
}

/** A choice as the Consigliere sees it; `share` is how often to take it where its reason says so, else how much he thought about it. */
export interface Advised {
  text: string;
  label: string;
  chance: number;
  share: number;
  reason: string;
}

export type ServerMessage =
  | StateMessage
  | ({ v: number; type: "table" } & TableMeta)
  | { v: number; type: "chat"; lines: ChatLine[] }
  | { v: number; type: "pins"; pins: Pin[] }
  | { v: number; type: "advice"; id: string; seat: number; ask: number; choices: Advised[] }
  | { v: number; type: "ack"; id: string }
  | { v: number; type: "error"; id: string | null; code: string; message: string }
  | { v: number; type: "pong" };

/** What the page may say; the connection adds `v` and `id`. */
export type ClientMessage =
  | { type: "hello"; seat: number | null; since: number }
  | { type: "choose"; seat: number; ask: number; choice: string }
  | { type: "undo"; seat: number }
  | { type: "propose"; seat: number; what: "end" | "concede" }
  | { type: "answer"; seat: number; proposal: number; yes: boolean }
  | { type: "bot"; seat: number; bot: string | null }
  | { type: "chat"; seat: number | null; text: string; team: boolean }
  | { type: "pin"; seat: number; on: string; sign: Sign | null }
  | { type: "advise"; seat: number; ask: number }
  | { type: "ping" };

export interface User {
  id: string;
  name: string;
  login: string | null;
}

export interface Me {
  user: User | null;
  token: string;
  version: string;
}
