import type { Renderer } from "../boardkit/renderer";
import { loadGame } from "../games/loadGame";
import type { PuzzleLineStep, PuzzleShown, PuzzleValue, WhyNotAnswer } from "../generated/wire";
import type { Label } from "../i18n/gameTexts.svelte";
import { Odds } from "../model/odds.svelte";
import { soloTable } from "../model/soloTable";
import { TableModel } from "../model/tableModel.svelte";
import { api } from "../net/api";
import { unexpectedErrorText } from "../net/errorText";
import { DEFAULT_PACING } from "../playback/moves";
import { VERSION, type AdvisedPlan, type ClientMessage, type Question } from "../protocol/messages";
import { createGameTexts } from "../session/gameWords";
import { rememberGame } from "../session/lastGame";
import { session } from "../session/session.svelte";

/** One puzzle by its id, or the next one of a game and theme ("": of any). */
export interface PuzzleSource {
  id: string;
  game: string;
  theme: string;
}

/** Return the address with which the server shows a puzzle. */
export function addressOf({ id, game, theme }: PuzzleSource): string {
  if (id) return `/api/puzzles/${encodeURIComponent(id)}`;
  return `/api/puzzles/next/${encodeURIComponent(game)}?${new URLSearchParams({ theme })}`;
}

/**
 * A puzzle: a table model whose choices are graded by the server. It sends what the seat sees after the right ones; a
 * wrong one is taken back at once. The first answer counts.
 */
export class PuzzleBoard {
  readonly model: TableModel;
  shown = $state.raw() as PuzzleShown;
  busy = $state(false);
  /** The last choice was wrong; it was taken back. */
  wrong = $state(false);
  /** By how much the first answer changed the rating; null before it, and for a puzzle that was answered earlier. */
  change = $state<number | null>(null);
  /** The last error, in words. */
  lastError = $state("");
  #ids = 0;
  #frames = 0;
  #items = 0;

  private constructor(
    shown: PuzzleShown,
    readonly renderer: Renderer,
    setup: Omit<ConstructorParameters<typeof TableModel>[0], "meta" | "send" | "why" | "odds">,
  ) {
    this.shown = shown;
    this.model = new TableModel({
      ...setup,
      meta: metaOf(shown),
      send: (message) => this.#handleMessage(message),
      fetchWhyNot: (_, element) => api.post<WhyNotAnswer>(this.#address("why"), { choices: this.shown.choices, element }),
      odds: new Odds(() => Promise.reject(new Error("a puzzle has no odds"))),
    });
    this.#apply(shown);
  }

  static async open(source: PuzzleSource): Promise<PuzzleBoard> {
    await session.ensure();
    const shown = await api.get<PuzzleShown>(addressOf(source));
    rememberGame(shown.game);
    const { components, glossary, rules, words, renderer } = await loadGame(shown.game, shown.set);
    return new PuzzleBoard(shown, renderer, {
      components,
      glossary,
      rules,
      words: createGameTexts(words),
      pacing: { ...(renderer.pacing ?? DEFAULT_PACING), splitsBefore: () => false },
    });
  }

  /** The answer has ended, and the solution is shown. */
  get over(): boolean {
    return this.shown.solution !== null;
  }

  /** Show the solution; before the first answer, this is one. */
  giveUp(): Promise<void> {
    return this.#answer(this.shown.choices, true);
  }

  /** Show the puzzle before any choice. */
  async again(): Promise<void> {
    await this.#request(() => api.get<PuzzleShown>(this.#address()));
  }

  /** Return the label of a choice in a step of the solution. */
  label(step: PuzzleLineStep, value: PuzzleValue): Label {
    const question = { kind: step.kind, choices: [value.choice] } as unknown as Question;
    return this.model.words.label(question, value.choice);
  }

  stop(): void {
    this.model.stop();
  }

  #address(what = ""): string {
    return `/api/puzzles/${encodeURIComponent(this.shown.id)}${what && `/${what}`}`;
  }

  /** Handle a message of the model, as a table would; in a puzzle only choices mean something. */
  #handleMessage(message: ClientMessage): string {
    if (message.type === "choose") void this.#answer([...this.shown.choices, ...message.choices]);
    return `puzzle-${(this.#ids += 1)}`;
  }

  async #answer(choices: string[], give_up = false): Promise<void> {
    await this.#request(() => api.post<PuzzleShown>(this.#address("answer"), { choices, give_up }));
  }

  async #request(ask: () => Promise<PuzzleShown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      this.#apply(await ask());
      this.lastError = "";
    } catch (error) {
      this.lastError = unexpectedErrorText(error);
      this.model.pendingChoice = null;
    } finally {
      this.busy = false;
    }
  }

  /** Let the model show what the server answered. */
  #apply(shown: PuzzleShown): void {
    const { model } = this;
    const { seat, snapshot, items, choices } = shown;
    this.#frames += 1;
    const since = this.#frames > 1 ? Math.min(this.#items, items.length) : 0;
    this.shown = shown;
    this.wrong = shown.grade === "wrong";
    this.change ??= shown.change;
    this.#items = items.length;
    model.meta = metaOf(shown);
    // After the end nothing is asked any more.
    const whole = { ...snapshot, question: this.over ? null : snapshot.question, anytime: [], act: choices.length };
    const news = items.slice(since).map((facts, n) => ({ n: since + n + 1, facts }));
    model.receive({ v: VERSION, type: "state", seat, frame: this.#frames, base: null, since, items: news, whole });
    model.recap.close();
    if (this.over) this.#markSolution();
    else model.advice.close();
  }

  /** Number the elements of the solution on the board, as those of a plan of the Consigliere. */
  #markSolution(): void {
    const { solution } = this.shown;
    const line = solution!.line.map(({ kind, values }) => ({ kind, choice: values[0]!.choice }));
    const { chance, error } = solution!.line[0]!.values[0]!;
    const plan: AdvisedPlan = { chance, error, standing: "best", line, open: false, reasons: solution!.reasons };
    this.model.advice.showPlan(plan);
  }
}

const metaOf = (shown: PuzzleShown): TableModel["meta"] =>
  soloTable("puzzle", { ...shown, options: shown.options as TableModel["meta"]["options"], outcome: null }, [shown.seat]);
