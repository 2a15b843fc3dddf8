/** Ignores double presses: a press meant for the last question must not answer the next one. */

/** Milliseconds after painting during which nobody can have read the question. */
export const UNREAD_MS = 150;
/** Milliseconds within which a press in the same place, or of the same key, belongs to the one before. */
export const DOUBLE_PRESS_MS = 350;
/** The distance within which two presses are in the same place. */
const SAME_PLACE_PIXELS = 24;

/** A press by finger, pointer or key. */
export interface Press {
  at: number;
  /** The key; "" for a pointer. */
  key: string;
  x: number;
  y: number;
}

export class PressGuard {
  /** When the current question was painted; Infinity until it is. */
  #painted = Number.NEGATIVE_INFINITY;
  /** The last press before that. */
  #before: Press | null = null;
  #last: Press | null = null;
  /** The last press has not led to a click yet. */
  #held = false;

  /** Another question is open, but not painted yet. */
  questionChanged(): void {
    this.#painted = Number.POSITIVE_INFINITY;
    this.#before = this.#last;
  }

  /** The question is painted; return when every press counts as meant for it. */
  painted(at: number): number {
    this.#painted = at;
    return Math.max(at + UNREAD_MS, this.#before === null ? at : this.#before.at + DOUBLE_PRESS_MS);
  }

  /** Another key was pressed: the user has looked at the question. */
  keyNavigated(): void {
    this.#before = null;
  }

  pressed(press: Press): Press {
    this.#held = true;
    return (this.#last = press);
  }

  /** The press has ended. */
  released(press: Press | null): void {
    if (press === this.#last) this.#held = false;
  }

  /** Return whether an action at `at` was meant for the previous question; without a press its own time counts. */
  isStray(at: number): boolean {
    const last = this.#last;
    if (last === null || !this.#held) return at < this.#painted;
    return last.at < this.#painted + UNREAD_MS || this.#isDoublePress(last);
  }

  #isDoublePress(press: Press): boolean {
    const before = this.#before;
    if (before === null || press === before || press.at - before.at > DOUBLE_PRESS_MS || press.key !== before.key) return false;
    return press.key !== "" || Math.hypot(press.x - before.x, press.y - before.y) <= SAME_PLACE_PIXELS;
  }
}
