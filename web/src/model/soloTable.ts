import type { Outcome, Snapshot, TableMeta } from "../protocol/messages";
import { emptyTable, type EmptyTableSetup } from "./emptyTable";

/** What is known of a position that is on no table. */
export interface SoloPosition extends Omit<EmptyTableSetup, "id" | "seats"> {
  seat: number | null;
  snapshot: Snapshot;
  outcome: Outcome | null;
}

/** Return a table for a position, where one person plays the seats in `own`: all of them if it is not given. */
export function soloTable(id: string, position: SoloPosition, own?: number[]): TableMeta {
  const { seat, snapshot, outcome } = position;
  const table = emptyTable({ ...position, id, seats: position.teams.flat().sort((one, other) => one - other) });
  const mine = own ?? table.seats.map((info) => info.seat);
  return {
    ...table,
    spectators: false,
    hints: own === undefined,
    odds: own === undefined ? "always" : "never",
    me: { user: null, seats: mine, front: seat, host: false },
    seats: table.seats.map((info) => ({ ...info, name: null, here: true, mine: mine.includes(info.seat) })),
    hot_seat: mine.length > 1,
    waiting: snapshot.waiting,
    outcome,
  };
}
