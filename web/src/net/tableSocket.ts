/** The seat that a connection shows first, and sockets opened before their table is loaded. */

import { PreopenedSocket } from "./preopenedSocket";
import { peekInlined } from "./inlinedData";
import type { TableMeta } from "../protocol/messages";

/** Return whether several people share this device: more than one own seat that no bot plays. */
export function isHotSeat(meta: TableMeta): boolean {
  return meta.seats.filter((info) => info.mine && !info.bot).length > 1;
}

/** Return the seat to show: the current one if it is the user's, else one that must decide. */
export function seatToShow({ seat, waiting, meta: { me } }: { seat: number | null; waiting: number[]; meta: TableMeta }): number | null {
  if (seat !== null && me.seats.includes(seat)) return seat;
  return me.seats.find((each) => waiting.includes(each)) ?? me.front ?? me.seats[0] ?? null;
}

export function socketUrl(id: string): string {
  const { protocol, host } = location;
  return `${protocol === "https:" ? "wss" : "ws"}://${host}/api/tables/${encodeURIComponent(id)}/socket`;
}

let preopened: { id: string; line: PreopenedSocket } | null = null;

/** Open the socket of the table in the address now, if the page inlines that table. */
export function preopenTableSocket(): void {
  const id = /^\/t\/([\w-]+)$/.exec(location.pathname)?.[1] ?? "";
  const meta = peekInlined(`/api/tables/${id}`) as TableMeta | undefined;
  if (meta && !location.hash) preopened = { id, line: openSocket(meta) };
}

/** Return a socket to the table, opened now or earlier. */
export function takeTableSocket(meta: TableMeta): PreopenedSocket {
  const found = preopened;
  preopened = null;
  if (found?.id === meta.id) return found.line;
  found?.line.close();
  return openSocket(meta);
}

/** Open a socket. It sends hello by itself, except in hot-seat games, where a person must take the device first. */
function openSocket(meta: TableMeta): PreopenedSocket {
  const hello = { type: "hello" as const, seat: seatToShow({ meta, waiting: meta.waiting, seat: null }), since: 0 };
  return new PreopenedSocket(socketUrl(meta.id), isHotSeat(meta) ? null : hello);
}
