import type { Renderer } from "../games";
import { TableModel } from "../lib/model.svelte";
import { VERSION, type Sight, type Snapshot, type TableMeta } from "../lib/protocol";
import { moved, readPlace, stepOf, writePlace, type Place, type Unit } from "./marks";
import { Track } from "./track";

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** How long a step stays at speed 1, in milliseconds. */
const STAY = 1400;
/** From this speed on nothing moves: the board only changes. */
const HURRIED = 2;

/** A game looked at again: where one is in it, and the model that the game's renderer draws. */
export class Player {
  readonly #meta: TableMeta;
  readonly #fetch: (view: string, near?: string) => Promise<Track>;
  track = $state.raw() as Track;
  /** The step. */
  at = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  /** Steps that were taken back are walked through too. */
  withUndone = $state(false);
  /** The board is not there yet. */
  busy = $state(false);
  /** The last thing that went wrong, in words. */
  trouble = $state("");
  #frames = 0;
  #shown = -1;
  /** Where whoever takes the device over wants to be; null: at the same moment. */
  #wanted: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The steps that are walked through. */
  path: number[] = $derived(this.track.steps.flatMap((step, n) => (step.undone && !this.withUndone && n > 0 ? [] : [n])));
  /** Where the step is in the path: at itself, or at the next one that is walked through. */
  place: number = $derived.by(() => {
    const found = this.path.findIndex((step) => step >= this.at);
    return found < 0 ? this.path.length - 1 : found;
  });
  steps = $derived(this.path.map((step) => this.track.steps[step]!));
  anyUndone = $derived(this.track.steps.some((step) => step.undone));
  /** The board is that of an earlier step: of this one the rules of today tell nothing. */
  unknown = $derived(this.track.steps[this.at]?.known === false);

  constructor(
    readonly model: TableModel,
    readonly renderer: Renderer,
    track: Track,
    fetch: (view: string, near?: string) => Promise<Track>,
    /** Several people share the device, and the game still has secrets. */
    readonly shared = false,
  ) {
    this.#meta = model.meta;
    this.#fetch = fetch;
    this.track = track;
    this.at = track.index.at;
  }

  /** The place to link to. */
  get hash(): string {
    return writePlace({ view: this.track.view, item: this.track.steps[this.at]?.last ?? 0 });
  }

  get atEnd(): boolean {
    return this.place === this.path.length - 1;
  }

  /** Goes by so much. */
  move(unit: Unit, way: 1 | -1): void {
    this.walkTo(moved(this.steps, this.place, unit, way));
  }

  /** Goes to a place in the path. */
  walkTo(place: number): void {
    this.stop();
    void this.go(this.path[Math.max(0, Math.min(place, this.path.length - 1))]!);
  }

  /** Goes to the step in which an item was told. */
  goToItem(n: number): void {
    this.stop();
    void this.go(stepOf(this.track.steps, n));
  }

  /** Goes to a step; one step on is played, everything else is there at once. */
  async go(step: number): Promise<void> {
    this.at = Math.max(0, Math.min(step, this.track.steps.length - 1));
    await this.#show();
  }

  /** Shows the step, as soon as its frame is there. */
  async #show(): Promise<void> {
    const { track, at } = this;
    const known = track.known(at);
    if (known >= 0 && !track.sight(known)) {
      this.busy = true;
      try {
        await track.fetch(known);
        this.trouble = "";
      } catch (error) {
        this.trouble = error instanceof Error ? error.message : String(error);
        this.stop();
      }
      // Somebody went elsewhere meanwhile: that way shows itself.
      if (track !== this.track || at !== this.at) return;
      this.busy = false;
    }
    const sight = track.sight(known);
    if (!sight) return;
    this.#tell(track, at, sight);
    void track.fetch(track.known(at + 1 < track.steps.length ? at + 1 : at)).catch(() => undefined);
  }

  #tell(track: Track, at: number, sight: Sight): void {
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
    if (on && !(this.playing && this.speed >= HURRIED)) model.showing.step();
    else model.skip();
  }

  // -- playing ---------------------------------------------------------------------------------------------------

  toggle(): void {
    if (this.playing) return this.stop();
    this.playing = true;
    if (this.atEnd) void this.go(0).then(() => this.#later());
    else this.#later(0);
  }

  #later(ms = STAY / this.speed): void {
    clearTimeout(this.#timer);
    if (!this.playing) return;
    this.#timer = setTimeout(() => void this.#next(), ms);
  }

  async #next(): Promise<void> {
    if (!this.playing) return;
    // A move that is still being played is played out first.
    if (this.model.showing.held) this.model.showing.go();
    if (this.model.playing) return this.#later(100);
    if (this.atEnd) return this.stop();
    await this.go(this.path[this.place + 1]!);
    this.#later();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  // -- views -----------------------------------------------------------------------------------------------------

  /** Looks at the same moment as somebody else saw it. */
  async look(view: string): Promise<void> {
    this.stop();
    if (this.#passes(view, null)) return;
    await this.#change(() => this.#fetch(view, `${this.track.view}/${this.at}`));
  }

  /** Whether the device is handed over first: nobody sees the secrets of whoever sits beside them. */
  #passes(view: string, item: number | null): boolean {
    const seat = Number(view);
    if (!this.shared || !(seat > 0)) return false;
    this.#wanted = item;
    this.model.pass(seat);
    return true;
  }

  /** Whoever plays the seat has the device. */
  async taken(seat: number): Promise<void> {
    const view = String(seat);
    const [near, item] = [`${this.track.view}/${this.at}`, this.#wanted];
    if (view !== this.track.view) await this.#change(() => (item === null ? this.#fetch(view, near) : this.#fetch(view)), item);
    this.model.passTo = null;
  }

  /** Goes where an address says; a place of a view that may not be seen changes nothing. */
  async visit(place: Place | null): Promise<void> {
    if (!place) return;
    if (place.view === this.track.view) return this.goToItem(place.item);
    if (!this.track.index.views.includes(place.view) || this.#passes(place.view, place.item)) return;
    await this.#change(() => this.#fetch(place.view), place.item);
  }

  /** Takes in what has happened since. */
  async renew(): Promise<void> {
    await this.#change(() => this.#fetch(this.track.view), null);
  }

  async #change(fetch: () => Promise<Track>, item: number | null = null): Promise<void> {
    this.busy = true;
    try {
      this.track = await fetch();
      this.#shown = -1;
      this.at = item === null ? this.track.index.at : stepOf(this.track.steps, item);
      this.trouble = "";
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
    }
    this.busy = false;
    await this.#show();
  }

  /** What is behind the `#` of the address, read. */
  static readonly placeOf = readPlace;
}
