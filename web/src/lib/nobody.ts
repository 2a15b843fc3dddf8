/** A table that nobody sits at: for records and pictures, which show a game without one. */
import type { Seat, TableMeta } from "./protocol";
import { text } from "./text";

export interface Nobody {
  id: string;
  game: string;
  set: string;
  options: TableMeta["options"];
  seats: readonly number[];
  teams: readonly (readonly number[])[];
}

export function nobodys({ id, game, set, options, seats, teams }: Nobody): TableMeta {
  const free = (seat: number): Seat => ({
    seat,
    team: teams.findIndex((team) => team.includes(seat)) + 1,
    user: null,
    bot: null,
    here: false,
    mine: false,
    away: false,
    get name() {
      return text("seat.number", { n: seat }); // in the language of the moment
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
    lesson: null,
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
