/** A table without players, for records and pictures, and the base of a table for one person (`soloTable.ts`). */
import type { Seat, TableMeta } from "../protocol/messages";
import { text } from "../i18n/text";

export interface EmptyTableSetup {
  id: string;
  game: string;
  set: string;
  options: TableMeta["options"];
  seats: readonly number[];
  teams: readonly (readonly number[])[];
}

export function emptyTable({ id, game, set, options, seats, teams }: EmptyTableSetup): TableMeta {
  const free = (seat: number): Seat => ({
    seat,
    team: teams.findIndex((team) => team.includes(seat)) + 1,
    user: null,
    bot: null,
    here: false,
    mine: false,
    away: false,
    get name() {
      return text("seat.number", { n: seat }); // a getter, so that it follows the language
    },
  });
  return {
    id,
    game,
    set,
    options,
    status: "running",
    open: false,
    spectators: true,
    hints: false,
    odds: "never",
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
    me: { user: null, seats: [], front: null, host: false },
    seats: seats.map(free),
    watching: 0,
    hot_seat: false,
    proposals: [],
    settled: [],
    commitment: "",
    waiting: [],
    rematch: null,
    invite: null,
    outcome: null,
  };
}
