import type { Renderer } from "../boardkit/renderer";
import { TableModel } from "../model/tableModel.svelte";
import { VERSION, type VisibleState, type Snapshot, type TableMeta } from "../protocol/messages";
import { moveBy, stepOf, formatPlace, type Place, type Unit } from "./stepIndex";
import { ReplayTrack } from "./replayTrack";

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** Milliseconds per step at speed 1. */
const STEP_MS = 1400;
/** From this speed on, nothing is animated. */
const NO_ANIMATION_SPEED = 2;

/** A replay: the current step, and the model that the renderer shows. */
export class ReplayPlayer {
  readonly #meta: TableMeta;
  readonly #fetch: (view: string, near?: string) => Promise<ReplayTrack>;
  track = $state.raw() as ReplayTrack;
  /** The current step. */
  at = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  /** Undone steps are shown too. */
  withUndone = $state(false);
  /** The state of the step is being loaded. */
  busy = $state(false);
  /** The last error, in words. */
  lastError = $state("");
  #frames = 0;
  #shown = -1;
  /** The item to go to once the device is handed over; null: the same moment. */
  #requestedItem: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The steps that are shown. */
  path: number[] = $derived(this.track.steps.flatMap((step, n) => (step.undone && !this.withUndone && n > 0 ? [] : [n])));
  /** The position of the current step in the path, or of the next step that is shown. */
  place: number = $derived.by(() => {
    const found = this.path.findIndex((step) => step >= this.at);
    return found < 0 ? this.path.length - 1 : found;
  });
  steps = $derived(this.path.map((step) => this.track.steps[step]!));
  anyUndone = $derived(this.track.steps.some((step) => step.undone));
  /** The board shows an earlier step, because today's rules cannot reproduce this one. */
  unknown = $derived(this.track.steps[this.at]?.known === false);

  constructor(
    readonly model: TableModel,
    readonly renderer: Renderer,
    track: ReplayTrack,
    fetch: (view: string, near?: string) => Promise<ReplayTrack>,
    /** Several people share the device, and the game still has secrets. */
    readonly shared = false,
  ) {
    this.#meta = model.meta;
    this.#fetch = fetch;
    this.track = track;
    this.at = track.index.at;
  }

  /** The address fragment of the current step. */
  get hash(): string {
    return formatPlace({ view: this.track.view, item: this.track.steps[this.at]?.last ?? 0 });
  }

  get atEnd(): boolean {
    return this.place === this.path.length - 1;
  }

  /** Move by one unit. */
  move(unit: Unit, way: 1 | -1): void {
    this.walkTo(moveBy(this.steps, this.place, unit, way));
  }

  /** Go to a position in the path. */
  walkTo(place: number): void {
    this.stop();
    void this.go(this.path[Math.max(0, Math.min(place, this.path.length - 1))]!);
  }

  /** Go to the step of an item. */
  goToItem(n: number): void {
    this.stop();
    void this.go(stepOf(this.track.steps, n));
  }

  /** Go to a step; the next step is animated, any other is shown at once. */
  async go(step: number): Promise<void> {
    this.at = Math.max(0, Math.min(step, this.track.steps.length - 1));
    await this.#show();
  }

  /** Show the step as soon as its state is loaded. */
  async #show(): Promise<void> {
    const { track, at } = this;
    const known = track.lastKnownStep(at);
    if (known >= 0 && !track.stateAt(known)) {
      this.busy = true;
      try {
        await track.fetch(known);
        this.lastError = "";
      } catch (error) {
        this.lastError = error instanceof Error ? error.message : String(error);
        this.stop();
      }
      // The user went elsewhere in the meantime, which shows itself.
      if (track !== this.track || at !== this.at) return;
      this.busy = false;
    }
    const sight = track.stateAt(known);
    if (!sight) return;
    this.#showState(track, at, sight);
    void track.fetch(track.lastKnownStep(at + 1 < track.steps.length ? at + 1 : at)).catch(() => undefined);
  }

  #showState(track: ReplayTrack, at: number, sight: VisibleState): void {
    const { model } = this;
    const before = this.#shown;
    const last = track.steps[at]!.last;
    const held = before < 0 ? 0 : Math.min(track.steps[before]!.last, last);
    const on = before >= 0 && this.path.indexOf(at) === this.path.indexOf(before) + 1;
    this.#shown = at;
    this.#frames += 1;
    const end = at === track.steps.length - 1 && track.index.status === "over";
    const { seat } = track;
    const me = { ...this.#meta.me, seats: seat === null ? [] : [seat], front: seat };
    model.meta = { ...this.#meta, status: end ? "over" : "running", waiting: sight.waiting, outcome: end ? track.index.outcome : null, me };
    const whole: Snapshot = { ...sight, question: null, anytime: [], undo: null, free: 0, act: 0 };
    model.receive({
      v: VERSION,
      type: "state",
      seat,
      frame: this.#frames,
      base: null,
      since: held,
      items: track.index.items.slice(held, last),
      whole,
    });
    model.recap.close();
    if (on && !(this.playing && this.speed >= NO_ANIMATION_SPEED)) model.player.step();
    else model.skip();
  }

  // -- playing ---------------------------------------------------------------------------------------------------

  toggle(): void {
    if (this.playing) return this.stop();
    this.playing = true;
    if (this.atEnd) void this.go(0).then(() => this.#schedule());
    else this.#schedule(0);
  }

  #schedule(ms = STEP_MS / this.speed): void {
    clearTimeout(this.#timer);
    if (!this.playing) return;
    this.#timer = setTimeout(() => void this.#next(), ms);
  }

  async #next(): Promise<void> {
    if (!this.playing) return;
    // Finish the move that is still being shown.
    if (this.model.player.holding) this.model.player.resume();
    if (this.model.playing) return this.#schedule(100);
    if (this.atEnd) return this.stop();
    await this.go(this.path[this.place + 1]!);
    this.#schedule();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  // -- views -----------------------------------------------------------------------------------------------------

  /** Show the same moment from another view. */
  async changeView(view: string): Promise<void> {
    this.stop();
    if (this.#handsOver(view, null)) return;
    await this.#replaceTrack(() => this.#fetch(view, `${this.track.view}/${this.at}`));
  }

  /** Return whether the device must be handed over first, so that nobody sees another player's secrets. */
  #handsOver(view: string, item: number | null): boolean {
    const seat = Number(view);
    if (!this.shared || !(seat > 0)) return false;
    this.#requestedItem = item;
    this.model.handOver(seat);
    return true;
  }

  /** Continue once the player of the seat has the device. */
  async seatTaken(seat: number): Promise<void> {
    const view = String(seat);
    const [near, item] = [`${this.track.view}/${this.at}`, this.#requestedItem];
    if (view !== this.track.view) await this.#replaceTrack(() => (item === null ? this.#fetch(view, near) : this.#fetch(view)), item);
    this.model.handOverTo = null;
  }

  /** Go to a place from an address; a view that is not allowed changes nothing. */
  async goToPlace(place: Place | null): Promise<void> {
    if (!place) return;
    if (place.view === this.track.view) return this.goToItem(place.item);
    if (!this.track.index.views.includes(place.view) || this.#handsOver(place.view, place.item)) return;
    await this.#replaceTrack(() => this.#fetch(place.view), place.item);
  }

  /** Load what has happened since. */
  async refresh(): Promise<void> {
    await this.#replaceTrack(() => this.#fetch(this.track.view), null);
  }

  async #replaceTrack(fetch: () => Promise<ReplayTrack>, item: number | null = null): Promise<void> {
    this.busy = true;
    try {
      this.track = await fetch();
      this.#shown = -1;
      this.at = item === null ? this.track.index.at : stepOf(this.track.steps, item);
      this.lastError = "";
    } catch (error) {
      this.lastError = error instanceof Error ? error.message : String(error);
    }
    this.busy = false;
    await this.#show();
  }
}
