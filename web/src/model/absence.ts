import type { Seat } from "../protocol/messages";
import { serverNow } from "./serverTime.svelte";
import type { TableModel } from "./tableModel.svelte";

/** Return the seats that the table waits for and for whose absent players the viewer may ask for a bot. */
export function absentSeats({ meta, seat, waiting }: TableModel): Seat[] {
  const asked = meta.proposals.some(({ what }) => what === "undo" || what === "end" || what === "stand_in"); // one at a time
  if (seat === null || asked || meta.status !== "running") return [];
  const now = serverNow(meta);
  return meta.seats.filter((info) => !info.mine && waiting.includes(info.seat) && now >= (info.replaceable ?? Infinity));
}
