/** The messages between server and page, as docs/protocol.md defines them. */

import type { Item, Pin, Table } from "../generated/wire";

export {
  VERSION,
  type Advice,
  type AdvisedChoice,
  type AdvisedPlan,
  type ChannelError,
  type ChannelTest,
  type ChatLine,
  type Choice,
  type ClientMessage,
  type ConfirmedEmail,
  type Device,
  type EmailState,
  type Ending,
  type ErrorMessage,
  type GameBrief,
  type Guide,
  type GuideBlock,
  type Hint,
  type Hours,
  type Inbox,
  type Item,
  type Items,
  type Me,
  type Message,
  type NewChannel,
  type Notice,
  type NotificationChannel,
  type NotificationChannels,
  type Notification,
  type NotifyPreferences,
  type Outcome,
  type Pin,
  type Proposal,
  type PushKey,
  type Question,
  type Refusal,
  type ReplayFrames,
  type ReplayIndex,
  type ReplayStep,
  type Report,
  type ReportMistake,
  type ReportState,
  type ReportTurning,
  type Rule,
  type Seat,
  type ServerMessage,
  type VisibleState,
  type Snapshot,
  type State,
  type Study,
  type StudyAdvice,
  type StudyShown,
  type TableBrief,
  type TableList,
  type Term,
  type User,
  type Words,
} from "../generated/wire";

export type Sign = Pin["sign"];
export type Pace = Table["pace"];

/** A table as in `GET /api/tables/{id}` and in the message `table`. */
export type TableMeta = Omit<Table, "v" | "type">;

/** Return the kind of an event. */
export function eventKind(item: Item): string {
  return String(item.facts.event);
}
