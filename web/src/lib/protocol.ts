/** The messages of the server and of the page, as docs/server.md defines them. */

import type { Item, Sign, Table } from "../generated/wire";

export type {
  Advice, AdvisedChoice, ChatLine, ChoiceFacts, Ending, GameBrief, Item, Me, Message, Outcome, Pin, Proposal, Question, Refusal, Rule, Seat, ServerMessage, Sign, Snapshot,
  State, Table, TableBrief, Term, User, Words,
} from "../generated/wire";

export const VERSION = 2;

/** A table as `GET /api/tables/{id}` and the message `table` tell it. */
export type TableMeta = Omit<Table, "v" | "type">;

/** The kind of an event. */
export function eventOf(item: Item): string {
  return String(item.facts.event);
}

/** What the page may say; the connection adds `v` and `id`. */
export type ClientMessage =
  | { type: "hello"; seat: number | null; since: number }
  | { type: "choose"; seat: number; act: number; choices: string[] }
  | { type: "undo"; seat: number }
  | { type: "propose"; seat: number; what: "end" | "concede" }
  | { type: "answer"; seat: number; proposal: number; yes: boolean }
  | { type: "bot"; seat: number; bot: string | null }
  | { type: "chat"; seat: number | null; text: string; team: boolean }
  | { type: "pin"; seat: number; on: string; sign: Sign | null }
  | { type: "advise"; seat: number; act: number }
  | { type: "ping" };
