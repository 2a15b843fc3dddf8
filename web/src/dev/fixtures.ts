import { languageState } from "../i18n/language.svelte";
import type { Rule, Seat, Snapshot, State, TableMeta, Term, Words } from "../protocol/messages";

const base = "/.fixtures";

async function json<T>(path: string): Promise<T> {
  const answer = await fetch(`${base}/${path}`);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}. Run: python tools/fixtures/record_games.py`);
  return (await answer.json()) as T;
}

export interface Fixture {
  components: object;
  glossary: Record<string, Term>;
  words: Words;
  wordsIn(language: string): Promise<Words>;
  rules(language: string): Promise<Rule[]>;
  frames: State[];
}

/** Load a recorded stream (`?stream=1`) or one recorded state (`?state=order.area`). */
export async function load(game: string, query: URLSearchParams): Promise<Fixture> {
  const state = query.get("state");
  const wordsIn = (language: string) => json<Words>(`${game}/words_${language}.json`);
  const rules = (language: string) => json<Rule[]>(`${game}/rules_${language}.json`);
  const [components, glossary, words, frames] = await Promise.all([
    json<object>(`${game}/components.json`),
    json<Record<string, Term>>(`${game}/glossary.json`),
    wordsIn(languageState.language),
    state
      ? json<Snapshot & State>(`${game}/states/${state}.json`).then((one) => [alone(one)])
      : json<State[]>(`${game}/stream_${query.get("stream") ?? "1"}.json`),
  ]);
  return { components, glossary, words, wordsIn, rules, frames };
}

/** Return a recorded state as a first frame, without earlier items. */
function alone({ view, facts, question, anytime, waiting, undo, free, act, ...frame }: Snapshot & State): State {
  return { ...frame, base: null, since: 0, items: [], whole: { view, facts, question, anytime, waiting, undo, free, act } };
}

/** Return a table message for a fixture. */
export function metaOf(seat: number | null, waiting: number[], over: boolean, game = "la_famiglia", players = 4): TableMeta {
  const names = ["Ada", "Bruno", "Carla", "Dino", "Elsa"].slice(0, players);
  const seats: Seat[] = names.map((name, i) => ({
    seat: i + 1,
    team: game === "la_famiglia" ? (i % 2) + 1 : i + 1,
    user: i === 1 ? null : `u${i}`,
    name,
    bot: i === 1 ? "soldato" : null,
    here: i !== 2,
    mine: i + 1 === seat,
    away: false,
  }));
  return {
    id: "fixture",
    game,
    set: "recorded",
    options: {},
    status: over ? "over" : "running",
    open: false,
    spectators: true,
    odds: "request",
    hints: true,
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
    host: "u0",
    me: { user: "u0", seats: seat === null ? [] : [seat], front: seat, host: seat === 1 },
    seats,
    watching: 2,
    hot_seat: false,
    proposals: [],
    settled: [],
    commitment: "00".repeat(32),
    waiting,
    rematch: null,
    invite: "/t/fixture#secret",
    outcome: null,
  };
}
