import { botName } from "../i18n/botNames";
import { subjectOf } from "../protocol/items";
import type { Item, Seat, TableMeta } from "../protocol/messages";
import { text } from "../i18n/text";
import type { GameTexts } from "../i18n/gameTexts.svelte";

/** The seats of a table and their names. */
export class Seating<V> {
  /** The texts of the game. */
  readonly words: GameTexts;
  meta = $state.raw() as TableMeta;
  /** The viewer's view; undefined before the first state. */
  view = $state.raw() as V;

  constructor(meta: TableMeta, words: GameTexts) {
    this.meta = meta;
    this.words = words;
  }

  seatInfo(seat: number): Seat | undefined {
    return this.meta.seats.find((info) => info.seat === seat);
  }

  /** Return the unique name of a seat for texts of the game; seat 0 is neutral. */
  seatName(seat: number): string {
    const known = this.words.seat(seat);
    if (known) return known;
    const name = this.seatInfo(seat)?.name;
    const alone = this.meta.seats.filter((info) => info.name === name).length === 1;
    return name && alone ? name : text("seat.number", { n: seat });
  }

  /** Return the seat that the sentence of an item is about. */
  subjectOf(item: Item): number {
    return subjectOf(item, this.words.eventText(item), (seat) => this.seatName(seat));
  }

  /** Return the name of the person or bot on a seat. */
  playerName(seat: number): string {
    const info = this.seatInfo(seat);
    return info?.name || (info?.bot ? botName(info.bot) : text("seat.free"));
  }

  /** Return who is to take the device: the person by name, if no other seat has a person of that name. */
  personName(seat: number): string {
    const name = this.seatInfo(seat)?.name;
    return name && this.meta.seats.filter((info) => info.name === name).length === 1 ? name : this.seatName(seat);
  }

  /** Return the seat with its player, where people are meant. */
  fullName(seat: number): string {
    const name = this.seatName(seat);
    const player = this.playerName(seat);
    return name === player ? name : text("seat.named", { name, player });
  }

  /** Return whether others belong to the team of a seat. */
  hasTeammates(seat: number | null): boolean {
    const team = seat === null ? undefined : this.seatInfo(seat)?.team;
    return team !== undefined && team !== null && this.meta.seats.some((info) => info.seat !== seat && info.team === team);
  }

  /** Return the family of a seat; "" before families are known, null if the game has none. */
  familyOf(seat: number): string | null {
    const families = familiesOf(this.view);
    return families ? (families[String(seat)] ?? "") : null;
  }
}

/** Return the families by seat, if the game has families. */
export function familiesOf(view: unknown): Record<string, string> | undefined {
  return (view as { families?: Record<string, string> } | undefined)?.families;
}
