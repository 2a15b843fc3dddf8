import { botName } from "./bots";
import type { Seat, TableMeta } from "./protocol";
import { text } from "./text";
import type { Voice } from "./voice.svelte";

/** Who sits at a table, and what they are called. */
export class Seated<V> {
  /** The game's words. */
  readonly words: Voice;
  meta = $state.raw() as TableMeta;
  /** What the viewer sees; there is none before the first message. */
  view = $state.raw() as V;

  constructor(meta: TableMeta, words: Voice) {
    this.meta = meta;
    this.words = words;
  }

  seatInfo(seat: number): Seat | undefined {
    return this.meta.seats.find((info) => info.seat === seat);
  }

  /** What a seat is called where the game speaks, never as another one; seat 0 is nobody's. */
  seatName(seat: number): string {
    const known = this.words.seat(seat);
    if (known) return known;
    const name = this.seatInfo(seat)?.name;
    const alone = this.meta.seats.filter((info) => info.name === name).length === 1;
    return name && alone ? name : text("seat.number", { n: seat });
  }

  /** The person or bot that sits there. */
  playerName(seat: number): string {
    const info = this.seatInfo(seat);
    return info?.name || (info?.bot ? botName(info.bot) : text("seat.free"));
  }

  /** A seat and who sits there, where people are meant. */
  fullName(seat: number): string {
    const name = this.seatName(seat);
    const player = this.playerName(seat);
    return name === player ? name : text("seat.named", { name, player });
  }

  /** The family of a seat; "" before families are known, null where the game has none. */
  familyOf(seat: number): string | null {
    const families = familiesOf(this.view);
    return families ? (families[String(seat)] ?? "") : null;
  }
}

/** Who leads which family, where a game has families. */
export function familiesOf(view: unknown): Record<string, string> | undefined {
  return (view as { families?: Record<string, string> } | undefined)?.families;
}
