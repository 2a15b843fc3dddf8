/** The user's tables that wait or run, kept up to date while a page shows them. */
import { peekInlined } from "../net/inlinedData";
import type { TableBrief } from "../protocol/messages";
import { myTables, waitsForMe } from "./lobby";
import { session } from "./session.svelte";

const FIRST_MS = 1_500; // milliseconds: a page that does not list the tables loads everything else first
const INTERVAL_MS = 20_000; // milliseconds between two requests while the page is visible
const HIDDEN_MS = 60_000; // milliseconds between two requests while it is hidden: title and icon must still tell of a turn
const FRESH_MS = 5_000; // milliseconds for which a list is not requested again
/** At a table the own turn is known anyway: others are asked about rarely, and not before the first question. */
export const AT_TABLE = { first: 15_000, every: 60_000 };

class MyGames {
  tables = $state.raw<TableBrief[]>((peekInlined("/api/my/tables") as TableBrief[] | undefined) ?? []);
  /** How many tables wait for the user. */
  readonly calls = $derived(this.tables.filter(waitsForMe).length);
  /** The table that is open, and whether it waits for the user: its connection knows before the list does. */
  open = $state.raw<{ id: string; asked: boolean } | null>(null);
  /** How many tables wait for the user, with the one that is open. */
  readonly allCalls = $derived(this.open ? this.callsBeside(this.open.id) + Number(this.open.asked) : this.calls);
  #loadedAt = -Infinity;

  /** Load the tables; there are none before there is a user. */
  async load(): Promise<void> {
    this.#loadedAt = performance.now();
    await session.load();
    this.tables = session.user ? await myTables() : [];
  }

  /** How many tables other than this one wait for the user. */
  callsBeside(id: string): number {
    return this.tables.filter((table) => table.id !== id && waitsForMe(table)).length;
  }

  /** Keep the tables up to date until the returned function is called. */
  watch({ first = FIRST_MS, every = INTERVAL_MS } = {}): () => void {
    const timers = [setTimeout(this.#look, first), setInterval(this.#look, every)];
    document.addEventListener("visibilitychange", this.#look);
    return () => {
      timers.forEach(clearTimeout);
      document.removeEventListener("visibilitychange", this.#look);
    };
  }

  /** Load in the background: the list stays as it is if the server cannot be reached. */
  #look = (): void => {
    const hidden = document.visibilityState === "hidden";
    if (hidden && !this.tables.some((table) => table.status !== "over")) return; // nothing can become urgent
    if (performance.now() - this.#loadedAt > (hidden ? HIDDEN_MS : FRESH_MS)) this.load().catch(() => undefined);
  };
}

export const myGames = new MyGames();

/** Return the title of a window with the number of tables that wait for the user. */
export function titleWithCalls(title: string, calls: number): string {
  return calls > 0 ? `(${calls}) ${title}` : title;
}
