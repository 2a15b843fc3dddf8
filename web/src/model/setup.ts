import type { Pacing } from "../playback/moves";
import type { FetchOlderItems } from "./olderItems.svelte";
import type { Odds } from "./odds.svelte";
import type { FetchWhyNot } from "./whyNotCache.svelte";
import type { ClientMessage, TableMeta, Term } from "../protocol/messages";
import type { RuleSource } from "./rulebook.svelte";
import type { GameTexts } from "../i18n/gameTexts.svelte";

/** What a table model needs. */
export interface ModelSetup {
  meta: TableMeta;
  components: object;
  glossary: Record<string, Term>;
  words: GameTexts;
  rules: RuleSource;
  /** Which updates are one move. */
  pacing?: Pacing | undefined;
  /** Send a message and return its id, which `ack` or `error` will carry. */
  send: (message: ClientMessage) => string;
  /** Fetches why an element cannot be chosen; without it, only what may be chosen is explained. */
  fetchWhyNot?: FetchWhyNot | undefined;
  /** Fetches items before the first ones received. */
  fetchOlder?: FetchOlderItems | undefined;
  /** The odds, shared by all components that show them; without it, none are shown. */
  odds?: Odds | undefined;
}
