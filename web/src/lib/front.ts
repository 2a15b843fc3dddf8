/** Who is in front of a table when it is opened, and the line that is opened for them before the table is loaded. */

import { EarlySocket } from "./early";
import { peek } from "./given";
import type { TableMeta } from "./protocol";

/** Several people share this device: more than one seat of one's own that no bot plays. */
export function hotSeat(meta: TableMeta): boolean {
  return meta.seats.filter((info) => info.mine && !info.bot).length > 1;
}

/** The seat that should be in front: the present one if it is one's own, else one that must decide. */
export function seatFor({ seat, waiting, meta: { me } }: { seat: number | null; waiting: number[]; meta: TableMeta }): number | null {
  if (seat !== null && me.seats.includes(seat)) return seat;
  return me.seats.find((each) => waiting.includes(each)) ?? me.front ?? me.seats[0] ?? null;
}

export function socketOf(id: string): string {
  const { protocol, host } = location;
  return `${protocol === "https:" ? "wss" : "ws"}://${host}/api/tables/${encodeURIComponent(id)}/socket`;
}

let ahead: { id: string; line: EarlySocket } | null = null;

/** The line to the table of this address is opened now if the server told of it with the page. */
export function openAhead(): void {
  const id = /^\/t\/([\w-]+)$/.exec(location.pathname)?.[1] ?? "";
  const meta = peek(`/api/tables/${id}`) as TableMeta | undefined;
  if (meta && !location.hash) ahead = { id, line: opened(meta) };
}

/** The line to a table, opened now or before. */
export function lineTo(meta: TableMeta): EarlySocket {
  const found = ahead;
  ahead = null;
  if (found?.id === meta.id) return found.line;
  found?.line.close();
  return opened(meta);
}

/** It greets by itself, except where several people share the device: one of them must take it first. */
function opened(meta: TableMeta): EarlySocket {
  const hello = { type: "hello" as const, seat: seatFor({ meta, waiting: meta.waiting, seat: null }), since: 0 };
  return new EarlySocket(socketOf(meta.id), hotSeat(meta) ? null : hello);
}
