import type { Pacing } from "./beats";
import type { Odds } from "./odds.svelte";
import type { AskWhy } from "./reasons.svelte";
import type { ClientMessage, TableMeta, Term } from "./protocol";
import type { RuleSource } from "./rulebook.svelte";
import type { Voice } from "./voice.svelte";

/** What a table's model is made of. */
export interface ModelSetup {
  meta: TableMeta;
  components: object;
  glossary: Record<string, Term>;
  words: Voice;
  rules: RuleSource;
  /** Which moments of the game are one move. */
  pacing?: Pacing | undefined;
  /** Sends a message; its id comes back in `ack` or `error`. */
  send: (message: ClientMessage) => string;
  /** Asks the rules why something cannot be chosen; where nobody does, only what may be chosen is said. */
  why?: AskWhy | undefined;
  /** What is likely to come of the answers, however many parts of the page show it; where nobody tells it, nothing is said. */
  odds?: Odds | undefined;
}
