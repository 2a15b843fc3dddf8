import type { Renderer } from "../games";
import type { Odds as Told, Why } from "../generated/wire";
import { api, ApiError } from "../lib/api";
import { PLAIN } from "../lib/beats";
import { voiceOf } from "../lib/gameWords";
import { TableModel } from "../lib/model.svelte";
import { Odds } from "../lib/odds.svelte";
import {
  VERSION,
  type ClientMessage,
  type Refusal,
  type Seat,
  type Study,
  type StudyAdvice,
  type StudyShown,
  type TableMeta,
} from "../lib/protocol";
import { session } from "../lib/session.svelte";
import { gameOf } from "../lib/sitting.svelte";
import { text } from "../lib/text";

/** What a study is opened from: a step of a table or of a record, as replays name it, or a study that was shared. */
export interface Source {
  table?: string;
  replay?: string;
  study?: string;
  view?: string;
  item?: number;
}

/**
 * A study: the model that the game's renderer draws, answered by what the rules make of the study's choices. Nothing of it
 * is kept by the server: what was chosen is here, and is taken back here.
 */
export class StudyBoard {
  readonly model: TableModel;
  shown = $state.raw() as StudyShown;
  busy = $state(false);
  /** The last thing that went wrong, in words. */
  trouble = $state("");
  /** What was taken back and can be chosen again. */
  again = $state.raw<string[]>([]);
  #ids = 0;
  #frames = 0;
  #items = 0;

  private constructor(
    readonly source: Source,
    shown: StudyShown,
    readonly renderer: Renderer,
    setup: Omit<ConstructorParameters<typeof TableModel>[0], "meta" | "send" | "why" | "odds">,
  ) {
    this.shown = shown;
    this.model = new TableModel({
      ...setup,
      meta: metaOf(shown),
      send: (message) => this.#said(message),
      why: (seat, element) => this.#why(seat, element),
      odds: new Odds((seat) => api.post<Told>("/api/study/odds", { study: this.study, seat })),
    });
    this.#tell(shown);
  }

  static async open(source: Source): Promise<StudyBoard> {
    await session.ensure();
    const shown = await api.post<StudyShown>("/api/study/open", source);
    const game = await gameOf(shown.study.game, shown.set);
    const { components, glossary, rules, renderer } = game;
    return new StudyBoard(source, shown, renderer, {
      components,
      glossary,
      rules,
      words: voiceOf(game.words),
      pacing: { ...(renderer.pacing ?? PLAIN), apart: () => false },
    });
  }

  get study(): Study {
    return this.shown.study;
  }

  // -- what is tried ---------------------------------------------------------------------------------------------

  /** Goes on with other choices from the same position, or from another one. */
  async go(choices: string[], position: Study["position"] = this.study.position, seat = 0): Promise<boolean> {
    const study: Study = { ...this.study, choices, position };
    this.busy = true;
    try {
      const shown = await api.post<StudyShown>("/api/study/show", { study, seat });
      if (position !== this.study.position) this.#items = 0;
      this.#tell(shown);
      this.trouble = "";
      return true;
    } catch (error) {
      this.trouble = inWords(error);
      this.model.sent = null;
      return false;
    } finally {
      this.busy = false;
    }
  }

  async undo(many = 1): Promise<void> {
    const { choices } = this.study;
    const kept = choices.slice(0, Math.max(0, choices.length - many));
    const gone = choices.slice(kept.length);
    if (gone.length > 0 && (await this.go(kept))) this.again = [...gone, ...this.again];
  }

  async redo(): Promise<void> {
    const [next, ...rest] = this.again;
    if (next !== undefined && (await this.go([...this.study.choices, next]))) this.again = rest;
  }

  /** The model asks as it would ask a table. */
  #said(message: ClientMessage): string {
    const id = `study-${(this.#ids += 1)}`;
    if (message.type === "choose") {
      const made = message.choices.map((choice) => `${message.seat} ${choice}`);
      void this.go([...this.study.choices, ...made]).then((done) => {
        if (done) this.again = [];
      });
    } else if (message.type === "undo") void this.undo(message.turn ? this.#turn() : 1);
    else if (message.type === "hello" && message.seat !== null) void this.go(this.study.choices, this.study.position, message.seat);
    else if (message.type === "advise") void this.#advise(id, message.seat, message.act);
    return id;
  }

  /** How many of the last choices are of one seat. */
  #turn(): number {
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
      const refused: Refusal = { code: "refused", why: "", facts: {}, message: inWords(error) };
      model.receive({ v: VERSION, type: "error", id, ...refused });
    }
  }

  /** The rules know the position of the study as they know a table's. */
  #why(seat: number, element: string): Promise<Why> {
    return api.post<Why>("/api/study/why", { study: this.study, seat, element });
  }

  /** Has the model show what the study shows now. */
  #tell(shown: StudyShown): void {
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

  /** A link by which others open the study. */
  async share(): Promise<string> {
    const { id } = await api.post<{ id: string }>("/api/study/share", { study: this.study });
    return `${location.origin}/study/${encodeURIComponent(id)}`;
  }

  /** The study as a scenario file. */
  async scenario(): Promise<string> {
    return (await api.post<{ text: string }>("/api/study/scenario", { study: this.study })).text;
  }

  /** A table that goes on from here; its address. */
  async goOn(seats: Record<string, string>): Promise<string> {
    const { id } = await api.post<{ id: string }>("/api/study/table", { study: this.study, seats });
    return `/t/${encodeURIComponent(id)}`;
  }

  stop(): void {
    this.model.stop();
  }
}

export function inWords(error: unknown): string {
  return error instanceof ApiError ? error.message : text("error.unexpected", { words: String(error) });
}

/** A table that one person has to themselves. */
function metaOf({ study, set, teams, seat, snapshot, outcome }: StudyShown): TableMeta {
  const seats = teams.flat().sort((one, other) => one - other);
  const own = (each: number): Seat => ({
    seat: each,
    team: teams.findIndex((team) => team.includes(each)) + 1,
    user: null,
    name: null,
    bot: null,
    here: true,
    mine: true,
    away: false,
  });
  return {
    id: "study",
    game: study.game,
    set,
    options: study.options,
    status: "running",
    open: false,
    spectators: false,
    hints: true,
    lesson: null,
    pace: { kind: "untimed" },
    now: 0,
    host: null,
    me: { user: null, seats, front: seat, host: false },
    seats: seats.map(own),
    watching: 0,
    hot_seat: true,
    proposals: [],
    settled: [],
    commitment: "",
    waiting: snapshot.waiting,
    rematch: null,
    invite: null,
    outcome,
  };
}
