/** The time of the server, counted on from what it said last. */
import type { TableMeta } from "./protocol";

const heard = new WeakMap<TableMeta, number>();
let now = $state(performance.now());
let readers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** Lets time go by for whoever shows it; the function ends that. */
export function tick(): () => void {
  if (readers++ === 0) timer = setInterval(() => (now = performance.now()), 500);
  now = performance.now();
  return () => {
    if (--readers === 0) clearInterval(timer);
  };
}

/** What the server's time is now, by a message of it. */
export function serverNow(meta: TableMeta): number {
  if (!heard.has(meta)) heard.set(meta, performance.now());
  return meta.now + Math.max(0, now - heard.get(meta)!) / 1000;
}
