import type { Outcome, Seat, Snapshot, TableMeta } from "../protocol/messages";

/** What is known of a position that is on no table. */
export interface SoloPosition {
  game: string;
  set: string;
  options: TableMeta["options"];
  teams: number[][];
  seat: number | null;
  snapshot: Snapshot;
  outcome: Outcome | null;
}

/** Return a table for a position, where one person plays the seats in `own`: all of them if it is not given. */
export function soloTable(id: string, position: SoloPosition, own?: number[]): TableMeta {
  const { game, set, options, teams, seat, snapshot, outcome } = position;
  const seats = teams.flat().sort((one, other) => one - other);
  const mine = own ?? seats;
  const info = (each: number): Seat => ({
    seat: each,
    team: teams.findIndex((team) => team.includes(each)) + 1,
    user: null,
    name: null,
    bot: null,
    here: true,
    mine: mine.includes(each),
    away: false,
  });
  return {
    id,
    game,
    set,
    options,
    status: "running",
    open: false,
    spectators: false,
    hints: own === undefined,
    odds: own === undefined ? "always" : "never",
    newcomers: true,
    rated: false,
    name: null,
    deal_of: null,
    invited: [],
    invited_by: null,
    watched: false,
    lesson: null,
    position: false,
    pace: { kind: "untimed" },
    now: 0,
    host: null,
    me: { user: null, seats: mine, front: seat, host: false },
    seats: seats.map(info),
    watching: 0,
    hot_seat: mine.length > 1,
    proposals: [],
    settled: [],
    commitment: "",
    waiting: snapshot.waiting,
    rematch: null,
    invite: null,
    outcome,
  };
}
