/** The server's time, counted on from its last message. */
import type { TableMeta } from "../protocol/messages";

const receivedAt = new WeakMap<TableMeta, number>();
let now = $state(performance.now());
let readers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** Update the time regularly while it is shown; the returned function stops that. */
export function startTicking(): () => void {
  if (readers++ === 0) timer = setInterval(() => (now = performance.now()), 500);
  now = performance.now();
  return () => {
    if (--readers === 0) clearInterval(timer);
  };
}

/** Return the server's time now, based on a table message. */
export function serverNow(meta: TableMeta): number {
  if (!receivedAt.has(meta)) receivedAt.set(meta, performance.now());
  return meta.now + Math.max(0, now - receivedAt.get(meta)!) / 1000;
}
