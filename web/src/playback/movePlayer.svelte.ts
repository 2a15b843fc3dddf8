import { splitUpdate, nextMove, moveDuration, type Move, type TableUpdate, type Pacing } from "./moves";
import { lastToldItem, type Staging } from "./staging";
import { eventKind, type Item, type Snapshot } from "../protocol/messages";
import { settings } from "../prefs/settings.svelte";

/** Milliseconds between two renders while animation is off. */
const FRAME_MS = 30;
/** Milliseconds, at normal speed, to wait for the rest of a move that may not be over. */
const REST_MS = 300;
/** The same if bots continue the move: it is shown as a whole and as long, however long they think about its parts. */
const BOT_REST_MS = 2500;

export interface MovePlayerOptions {
  pacing: Pacing;
  /** Render the state after an update. */
  show: (update: TableUpdate) => void;
  /** Filter the items that have a sentence. */
  describable: (items: readonly Item[]) => Item[];
  /** The active seat. */
  seat: () => number | null;
  /** Whether a bot plays a seat. */
  isBot: (seat: number) => boolean;
  /** Whether a fight of the viewer may pause the playback now. */
  mayHold: (update: TableUpdate) => boolean;
}

/**
 * Plays updates move by move: `items` holds the items of the move on the board for `durationMs`, then the next move
 * follows. A question is shown only after everything before it was played; the viewer's own moves delay nothing.
 */
export class MovePlayer {
  items = $state.raw<Item[]>([]);
  durationMs = $state(0);
  /** Each move waits for a key or a click. */
  paused = $state(false);
  /** A fight of the viewer stays on the board until they continue. */
  holding = $state(false);
  #lastItem = $state(0);
  #decisiveItem = $state(0);
  /** How the move on the board is staged. */
  #staging = $state.raw<Staging | null>(null);
  /** The beat of the staging that is shown. */
  beat = $state(0);
  /** What is heard with the beats of the move on the board. */
  beatSound = $derived(this.#staging?.sound ?? null);
  #beatTimers: ReturnType<typeof setTimeout>[] = [];
  /** The state after the move on the board, until its beat comes. */
  #withheld: TableUpdate | null = null;
  /** The last item of the move that its scene has reached, if the scene plays several one after another. */
  #reachedItem = $state(Infinity);
  /** The last item that may be shown: while a fight is held, the one that decided it; nothing ahead of the staging or scene. */
  lastShownItem = $derived.by(() => {
    const last = Math.min(this.holding ? this.#decisiveItem : this.#lastItem, this.#reachedItem);
    return this.#staging ? lastToldItem(this.#staging, this.beat, last) : last;
  });
  /** Nothing is played until the viewer has to decide. */
  fastForwarding = $state(false);
  /** The seat whose turn is skipped. */
  #skippedSeat = $state<number | null>(null);
  #queue = $state.raw<TableUpdate[]>([]);
  /** The state after everything that was received. */
  #newest: Snapshot | null = null;
  /** The move on the board delays no question: it is the viewer's own. */
  #blocksNothing = $state(false);
  #turnSeat: number | null = null;
  #movesShown = 0;
  /** The timer waits for the rest of a move. */
  #awaitsRest = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #options: MovePlayerOptions;

  playing = $derived(this.#queue.length > 0 || this.holding || (this.items.length > 0 && !this.#blocksNothing));

  constructor(setup: MovePlayerOptions) {
    this.#options = setup;
  }

  /** Queue an update. */
  enqueue(update: TableUpdate): void {
    this.#queue = [...this.#queue, ...splitUpdate(update, this.#newest, this.#options.pacing, this.#options.seat())];
    this.#newest = update.snapshot;
    if (update.own) {
      this.#movesShown = 0;
      this.#skippedSeat = null;
    }
    // Who continues before their own move is played does not need to see the rest of it.
    if (this.#timer === undefined || this.#awaitsRest || (update.own && this.#blocksNothing)) this.#next();
  }

  /** Show an update at once and drop everything before it. */
  jump(update: TableUpdate): void {
    this.stop();
    this.#newest = update.snapshot;
    this.#display(update, [], 0);
  }

  /** Stop the playback. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#awaitsRest = false;
    this.#queue = [];
    this.#withheld = null;
    this.#clear();
  }

  #clear(): void {
    this.#showWithheld();
    this.#endStaging();
    this.#reachedItem = Infinity;
    this.items = [];
    this.durationMs = 0;
    this.holding = this.#blocksNothing = false;
  }

  #endStaging(): void {
    for (const timer of this.#beatTimers) clearTimeout(timer);
    this.#beatTimers = [];
    this.#staging = null;
    this.beat = 0;
  }

  #showWithheld(): void {
    const update = this.#withheld;
    this.#withheld = null;
    if (update) this.#options.show(update);
  }

  /** Schedule the beats of the move on the board; `ms` is how long it is shown. */
  #stage(staging: Staging, ms: number): void {
    this.#staging = staging;
    this.#beatTimers = staging.beats.map((at, i) => {
      const start = settings.scaledTime(at);
      return setTimeout(() => {
        this.beat = i + 1;
        if (staging.stateBeat !== i + 1) return;
        // What changes with the state has the rest of the time.
        this.durationMs = ms - start;
        this.#showWithheld();
      }, start);
    });
  }

  #schedule(ms: number, waits = false): void {
    clearTimeout(this.#timer);
    this.#awaitsRest = waits;
    this.#timer = setTimeout(() => this.#next(waits), ms);
  }

  #display(update: TableUpdate, scene: Item[], ms: number, staging: Staging | null = null): void {
    this.#endStaging();
    this.#withheld = null;
    this.#lastItem = update.last;
    this.#reachedItem = Infinity;
    this.durationMs = ms;
    this.items = ms > 0 ? scene : [];
    if (ms > 0 && staging) this.#stage(staging, ms);
    if (ms > 0 && staging && staging.stateBeat !== 0) this.#withheld = update;
    else this.#options.show(update);
  }

  /** Show the next move; `whole`: nothing more of it has come for a while. */
  #next(whole = false): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#awaitsRest = false;
    if (settings.speed === "off" || this.fastForwarding) return this.#showNewest();
    if (this.holding) return;
    if (this.paused && this.#queue.length > 0) return this.#clear();
    this.#play(whole);
  }

  /** Show the newest state without animation, at most once per frame. */
  #showNewest(): void {
    const update = this.#queue.at(-1) ?? this.#withheld;
    if (!update) return this.stop();
    this.#queue = [];
    this.#display(update, [], 0);
    this.#clear();
    const { question, waiting } = update.snapshot;
    if ((question && !question.done) || waiting.length === 0) this.fastForwarding = false;
    this.#schedule(FRAME_MS);
  }

  #play(whole: boolean): void {
    const { pacing, describable, seat, mayHold } = this.#options;
    // The viewer's own moves, skipped turns and updates without a sentence wait for nothing.
    const now = whole || this.#skippedSeat !== null || this.#queue.every(({ own, items }) => own || describable(items).length === 0);
    const move = nextMove(this.#queue, pacing, now);
    if (!move) {
      this.#clear();
      if (this.#queue.length > 0) this.#schedule(settings.scaledTime(this.#restMs()), true);
      return;
    }
    this.#queue = this.#queue.slice(move.updates.length);
    const last = move.updates.at(-1)!;
    const fight = seat() === null ? 0 : pacing.decisiveItem(move.items, seat()!);
    const own =
      fight === 0 && move.updates.every((update) => update.own) && !move.items.some((item) => pacing.alone.includes(eventKind(item)));
    const passed = this.#isSkipped(move);
    const staging = passed ? null : pacing.staging(move.items);
    const lasts = staging?.ms ?? moveDuration(move.items, describable(move.items).length, this.#movesShown, pacing);
    const ms = passed ? 0 : settings.scaledTime(lasts);
    if (ms > 0 && !own) this.#movesShown += 1;
    this.#display(last, move.items, ms, staging);
    this.#blocksNothing = own;
    this.#decisiveItem = fight;
    this.holding = ms > 0 && fight > 0 && settings.wait && mayHold(last);
    if (ms > 0) this.#schedule(ms);
    else if (this.#queue.length > 0) this.#next();
  }

  #restMs(): number {
    const { waiting } = this.#queue.at(-1)!.snapshot;
    return waiting.every((seat) => this.#options.isBot(seat)) ? BOT_REST_MS : REST_MS;
  }

  /** Return whether a move belongs to the turn that the viewer skips. */
  #isSkipped(move: Move): boolean {
    if (move.startsTurn) {
      if (this.#skippedSeat !== move.seat) this.#skippedSeat = null;
      this.#turnSeat = move.seat;
    }
    return this.#skippedSeat !== null;
  }

  /** Let texts follow a scene that plays the items of its move one by one: nothing after this item is shown yet. */
  reach(item: number): void {
    this.#reachedItem = item;
  }

  // -- what the person does --------------------------------------------------------------------------------------

  /** Pause after the move on the board, or resume. */
  togglePause(): void {
    this.paused = !this.paused;
    this.fastForwarding = false;
    if (!this.paused) this.resume();
  }

  /** Resume from a held fight or a pause. */
  resume(): void {
    const waited = this.holding || this.#timer === undefined;
    this.holding = this.paused = false;
    if (waited) this.#next();
  }

  /** End the move on the board at once; the next one follows. */
  finishMove(): void {
    this.holding = false;
    this.#next(true);
  }

  /** Show one more move at once; the playback stays paused. */
  step(): void {
    this.holding = this.fastForwarding = false;
    this.paused = true;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#queue.length > 0) this.#play(true);
    else this.#clear();
  }

  /** Show the rest of the current seat's turn at once, including what is still to come. */
  skipTurn(): void {
    this.holding = this.paused = false;
    this.#skippedSeat = this.#turnSeat;
    this.#next(true);
  }

  /** Show everything received at once. */
  skip(): void {
    const last = this.#queue.at(-1) ?? this.#withheld;
    this.stop();
    if (last) this.#display(last, [], 0);
  }

  /** Show everything at once, now and later, until the viewer has to decide. */
  fastForward(): void {
    this.holding = this.paused = false;
    this.fastForwarding = true;
    this.#next();
  }
}
