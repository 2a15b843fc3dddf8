import type { Renderer } from "../boardkit/renderer";
import type { Odds as QuestionOdds, WhyNotAnswer } from "../generated/wire";
import { api } from "../net/api";
import { unexpectedErrorText } from "../net/errorText";
import { DEFAULT_PACING } from "../playback/moves";
import { createGameTexts } from "../session/gameWords";
import { TableModel } from "../model/tableModel.svelte";
import { Odds } from "../model/odds.svelte";
import {
  VERSION,
  type ClientMessage,
  type Refusal,
  type Study,
  type StudyAdvice,
  type StudyShown,
  type TableMeta,
} from "../protocol/messages";
import { session } from "../session/session.svelte";
import { loadGame } from "../games/loadGame";
import { soloTable } from "../model/soloTable";

/** What a study is opened from: a step of a table or record, as in replays, a shared study, or an answered puzzle. */
export interface StudySource {
  table?: string;
  replay?: string;
  study?: string;
  puzzle?: string;
  view?: string;
  item?: number;
}

/**
 * A study: a table model whose messages are answered by the study API. The server keeps nothing of it: choices are made
 * and undone here.
 */
export class StudyBoard {
  readonly model: TableModel;
  shown = $state.raw() as StudyShown;
  busy = $state(false);
  /** The last error, in words. */
  lastError = $state("");
  /** Undone choices that can be redone. */
  undone = $state.raw<string[]>([]);
  #ids = 0;
  #frames = 0;
  #items = 0;

  private constructor(
    readonly source: StudySource,
    shown: StudyShown,
    readonly renderer: Renderer,
    setup: Omit<ConstructorParameters<typeof TableModel>[0], "meta" | "send" | "why" | "odds">,
  ) {
    this.shown = shown;
    this.model = new TableModel({
      ...setup,
      meta: metaOf(shown),
      send: (message) => this.#handleMessage(message),
      fetchWhyNot: (seat, element) => this.#why(seat, element),
      odds: new Odds((seat) => api.post<QuestionOdds>("/api/study/odds", { study: this.study, seat })),
    });
    this.#apply(shown);
  }

  static async open(source: StudySource): Promise<StudyBoard> {
    await session.ensure();
    const shown = await api.post<StudyShown>("/api/study/open", source);
    const game = await loadGame(shown.study.game, shown.set);
    const { components, glossary, rules, renderer } = game;
    return new StudyBoard(source, shown, renderer, {
      components,
      glossary,
      rules,
      words: createGameTexts(game.words),
      pacing: { ...(renderer.pacing ?? DEFAULT_PACING), splitsBefore: () => false },
    });
  }

  get study(): Study {
    return this.shown.study;
  }

  // -- what is tried ---------------------------------------------------------------------------------------------

  /** Show the study after other choices, from the same position or another one. */
  async show(choices: string[], position: Study["position"] = this.study.position, seat = 0): Promise<boolean> {
    const study: Study = { ...this.study, choices, position };
    this.busy = true;
    try {
      const shown = await api.post<StudyShown>("/api/study/show", { study, seat });
      if (position !== this.study.position) this.#items = 0;
      this.#apply(shown);
      this.lastError = "";
      return true;
    } catch (error) {
      this.lastError = unexpectedErrorText(error);
      this.model.pendingChoice = null;
      return false;
    } finally {
      this.busy = false;
    }
  }

  async undo(many = 1): Promise<void> {
    const { choices } = this.study;
    const kept = choices.slice(0, Math.max(0, choices.length - many));
    const gone = choices.slice(kept.length);
    if (gone.length > 0 && (await this.show(kept))) this.undone = [...gone, ...this.undone];
  }

  async redo(): Promise<void> {
    const [next, ...rest] = this.undone;
    if (next !== undefined && (await this.show([...this.study.choices, next]))) this.undone = rest;
  }

  /** Handle a message of the model, as a table would. */
  #handleMessage(message: ClientMessage): string {
    const id = `study-${(this.#ids += 1)}`;
    if (message.type === "choose") {
      const made = message.choices.map((choice) => `${message.seat} ${choice}`);
      void this.show([...this.study.choices, ...made]).then((done) => {
        if (done) this.undone = [];
      });
    } else if (message.type === "undo") void this.undo(message.turn ? this.#turnLength() : 1);
    else if (message.type === "hello" && message.seat !== null) void this.show(this.study.choices, this.study.position, message.seat);
    else if (message.type === "advise") void this.#advise(id, message.seat, message.act);
    return id;
  }

  /** Return how many of the last choices belong to the same seat. */
  #turnLength(): number {
    const seats = this.study.choices.map((line) => line.split(" ")[0]);
    const last = seats.findLastIndex((seat) => seat !== seats.at(-1));
    return seats.length - 1 - last;
  }

  async #advise(id: string, seat: number, act: number): Promise<void> {
    const { study, model } = this;
    try {
      const { choices, sure } = await api.post<StudyAdvice>("/api/study/advise", { study, seat });
      model.receive({ v: VERSION, type: "advice", id, seat, act, sure, choices });
    } catch (error) {
      const refused: Refusal = { code: "refused", why: "", facts: {}, message: unexpectedErrorText(error) };
      model.receive({ v: VERSION, type: "error", id, ...refused });
    }
  }

  /** Fetch why an element cannot be chosen in this position. */
  #why(seat: number, element: string): Promise<WhyNotAnswer> {
    return api.post<WhyNotAnswer>("/api/study/why", { study: this.study, seat, element });
  }

  /** Let the model show the current state of the study. */
  #apply(shown: StudyShown): void {
    const { model } = this;
    const { seat, snapshot, items, study } = shown;
    this.#frames += 1;
    const since = seat === model.seat && this.#frames > 1 ? Math.min(this.#items, items.length) : 0;
    this.shown = shown;
    this.#items = items.length;
    model.meta = metaOf(shown);
    const whole = { ...snapshot, undo: null, free: 0, act: study.choices.length };
    const news = items.slice(since).map((facts, n) => ({ n: since + n + 1, facts }));
    model.receive({ v: VERSION, type: "state", seat, frame: this.#frames, base: null, since, items: news, whole });
    model.recap.close();
  }

  // -- what is made of it ----------------------------------------------------------------------------------------

  /** Return a link with which others can open the study. */
  async share(): Promise<string> {
    const { id } = await api.post<{ id: string }>("/api/study/share", { study: this.study });
    return `${location.origin}/study/${encodeURIComponent(id)}`;
  }

  /** Return the study as a scenario file. */
  async scenario(): Promise<string> {
    return (await api.post<{ text: string }>("/api/study/scenario", { study: this.study })).text;
  }

  /** Create a table that continues from here; return its address. */
  async createTable(seats: Record<string, string>): Promise<string> {
    const { id } = await api.post<{ id: string }>("/api/study/table", { study: this.study, seats });
    return `/t/${encodeURIComponent(id)}`;
  }

  stop(): void {
    this.model.stop();
  }
}

/** Return a table where one person plays all seats. */
const metaOf = (shown: StudyShown): TableMeta => soloTable("study", { ...shown.study, ...shown });
