import { apart, nextBeat, timeOf, type Beat, type Moment, type Pacing } from "./beats";
import { eventOf, type Item, type Snapshot } from "./protocol";
import { settings } from "./settings.svelte";

/** Without animation the table is drawn anew no sooner than after so many milliseconds. */
const FRAME = 30;
/** So long a move that may not be over yet waits for the rest of it, at normal speed. */
const REST = 300;

export interface ShowingSetup {
  pacing: Pacing;
  /** Draws what a moment leads to. */
  show: (moment: Moment) => void;
  /** The items that there is something to say about. */
  told: (items: readonly Item[]) => Item[];
  /** The seat in front. */
  seat: () => number | null;
  /** Whether a fight of one's own may wait for its person now. */
  mayHold: (moment: Moment) => boolean;
}

/**
 * Shows what comes move by move: `scene` holds the items of the move on the board for `ms`, then the next follows. A
 * question is shown only after everything before it was played out; what one has done oneself delays nothing.
 */
export class Showing {
  scene = $state.raw<Item[]>([]);
  ms = $state(0);
  /** Moves wait for a key or a click each. */
  paused = $state(false);
  /** A fight of one's own stays on the board until its person goes on. */
  held = $state(false);
  #last = $state(0);
  #decided = $state(0);
  /** The number of the last item that the log may tell: while a fight is held, the one that decided it. */
  reached = $derived(this.held ? this.#decided : this.#last);
  /** Nothing is played out until this person has to decide. */
  rushing = $state(false);
  /** The seat whose turn is not played out any more. */
  #passed = $state<number | null>(null);
  #queue = $state.raw<Moment[]>([]);
  /** How the table stands after all that has come. */
  #newest: Snapshot | null = null;
  /** What is on the board delays no question: it was one's own doing. */
  #free = $state(false);
  #turn: number | null = null;
  #waited = 0;
  /** The timer waits for more of a move. */
  #waits = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #with: ShowingSetup;

  playing = $derived(this.#queue.length > 0 || this.held || (this.scene.length > 0 && !this.#free));

  constructor(setup: ShowingSetup) {
    this.#with = setup;
  }

  /** Takes in what happened; it is shown when its turn comes. */
  add(moment: Moment): void {
    this.#queue = [...this.#queue, ...apart(moment, this.#newest, this.#with.pacing, this.#with.seat())];
    this.#newest = moment.snapshot;
    if (moment.own) {
      this.#waited = 0;
      this.#passed = null;
    }
    // Who goes on before one's own move is played out need not see the rest of it.
    if (this.#timer === undefined || this.#waits || (moment.own && this.#free)) this.#next();
  }

  /** Shows a moment at once, and nothing that came before it. */
  jump(moment: Moment): void {
    this.halt();
    this.#newest = moment.snapshot;
    this.#put(moment, [], 0);
  }

  /** Stops whatever is being shown. */
  halt(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waits = false;
    this.#queue = [];
    this.#clear();
  }

  #clear(): void {
    this.scene = [];
    this.ms = 0;
    this.held = this.#free = false;
  }

  #after(ms: number, waits = false): void {
    clearTimeout(this.#timer);
    this.#waits = waits;
    this.#timer = setTimeout(() => this.#next(waits), ms);
  }

  #put(moment: Moment, scene: Item[], ms: number): void {
    this.#last = moment.last;
    this.ms = ms;
    this.scene = ms > 0 ? scene : [];
    this.#with.show(moment);
  }

  /** Shows the next move; `whole`: nothing more has come of it for a while. */
  #next(whole = false): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waits = false;
    if (settings.speed === "off" || this.rushing) return this.#still();
    if (this.held) return;
    if (this.paused && this.#queue.length > 0) return this.#clear();
    this.#play(whole);
  }

  /** Without animation: the newest, after a frame. */
  #still(): void {
    const moment = this.#queue.at(-1);
    if (!moment) return this.halt();
    this.#queue = [];
    this.#put(moment, [], 0);
    this.#clear();
    const { question, waiting } = moment.snapshot;
    if ((question && !question.done) || waiting.length === 0) this.rushing = false;
    this.#after(FRAME);
  }

  #play(whole: boolean): void {
    const { pacing, told, seat, mayHold } = this.#with;
    // What one has done oneself, what one wants to see no more of, and what nothing is told of waits for nothing.
    const now = whole || this.#passed !== null || this.#queue.every(({ own, items }) => own || told(items).length === 0);
    const beat = nextBeat(this.#queue, pacing, now);
    if (!beat) {
      this.#clear();
      if (this.#queue.length > 0) this.#after(settings.time(REST), true);
      return;
    }
    this.#queue = this.#queue.slice(beat.moments.length);
    const last = beat.moments.at(-1)!;
    const fight = seat() === null ? 0 : pacing.fights(beat.items, seat()!);
    const own =
      fight === 0 && beat.moments.every((moment) => moment.own) && !beat.items.some((item) => pacing.alone.includes(eventOf(item)));
    const passed = this.#over(beat);
    const ms = passed ? 0 : settings.time(timeOf(beat.items, told(beat.items).length, this.#waited, pacing));
    if (ms > 0 && !own) this.#waited += 1;
    this.#put(last, beat.items, ms);
    this.#free = own;
    this.#decided = fight;
    this.held = ms > 0 && fight > 0 && settings.wait && mayHold(last);
    if (ms > 0) this.#after(ms);
    else if (this.#queue.length > 0) this.#next();
  }

  /** Whether a move belongs to the turn that the person wants to see no more of. */
  #over(beat: Beat): boolean {
    if (beat.turn) {
      if (this.#passed !== beat.seat) this.#passed = null;
      this.#turn = beat.seat;
    }
    return this.#passed !== null;
  }

  // -- what the person does --------------------------------------------------------------------------------------

  /** Stops after the move on the board, or goes on. */
  pause(): void {
    this.paused = !this.paused;
    this.rushing = false;
    if (!this.paused) this.go();
  }

  /** Goes on from a fight that waits, or from a pause. */
  go(): void {
    const waited = this.held || this.#timer === undefined;
    this.held = this.paused = false;
    if (waited) this.#next();
  }

  /** One move more, at once; whoever steps has paused. */
  step(): void {
    this.held = this.rushing = false;
    this.paused = true;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#queue.length > 0) this.#play(true);
    else this.#clear();
  }

  /** Shows the rest of the turn of the seat that is being shown, and of it what is still to come, at once. */
  pass(): void {
    this.held = this.paused = false;
    this.#passed = this.#turn;
    this.#next(true);
  }

  /** Shows what has come at once. */
  skip(): void {
    const last = this.#queue.at(-1);
    this.halt();
    if (last) this.#put(last, [], 0);
  }

  /** Shows what has come and what comes at once, until this person has to decide. */
  rush(): void {
    this.held = this.paused = false;
    this.rushing = true;
    this.#next();
  }
}
