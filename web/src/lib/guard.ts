/** Whoever presses twice answers once: what was meant for the last question never reaches the next. */

/** So soon after it is painted nobody has read what is asked. */
export const UNREAD = 150;
/** A press in the same place, or of the same key, so soon after another belongs to it. */
export const TWICE = 350;
/** So near to each other two presses are in the same place. */
const NEAR = 24;

/** A press, where a finger, a pointer or a key began it. */
export interface Press {
  at: number;
  /** The key; "" for a pointer. */
  key: string;
  x: number;
  y: number;
}

export class Guard {
  /** When what is asked now was painted; Infinity until it is. */
  #painted = Number.NEGATIVE_INFINITY;
  /** The last press before that. */
  #before: Press | null = null;
  #last: Press | null = null;
  /** Whether the last press is still to bring about what it was for. */
  #held = false;

  /** Something else is asked from now on; it is not painted yet. */
  changed(): void {
    this.#painted = Number.POSITIVE_INFINITY;
    this.#before = this.#last;
  }

  /** It is painted now. Returns when every press is taken as meant for it. */
  painted(at: number): number {
    this.#painted = at;
    return Math.max(at + UNREAD, this.#before === null ? at : this.#before.at + TWICE);
  }

  /** Another key was pressed: whoever looks around reads what is asked. */
  moved(): void {
    this.#before = null;
  }

  pressed(press: Press): Press {
    this.#held = true;
    return (this.#last = press);
  }

  /** Nothing more comes of this press. */
  over(press: Press | null): void {
    if (press === this.#last) this.#held = false;
  }

  /** Whether what is done now was meant for what was asked before. What no press began is judged by its own time. */
  early(at: number): boolean {
    const last = this.#last;
    if (last === null || !this.#held) return at < this.#painted;
    return last.at < this.#painted + UNREAD || this.#second(last);
  }

  #second(press: Press): boolean {
    const before = this.#before;
    if (before === null || press === before || press.at - before.at > TWICE || press.key !== before.key) return false;
    return press.key !== "" || Math.hypot(press.x - before.x, press.y - before.y) <= NEAR;
  }
}
