import { lettersSoon } from "./fonts";

/** Lets the browser do what waits: what follows is a task of its own. */
export function turn(): Promise<void> {
  return new Promise(soon);
}

/** Calls it in a task of its own, and before what nobody waits for. */
function soon(task: () => void): void {
  const { scheduler } = globalThis as { scheduler?: { postTask(task: () => void, options: object): Promise<void> } };
  if (scheduler) void scheduler.postTask(task, { priority: "user-blocking" });
  else setTimeout(task);
}

/** Calls it when what is drawn has been painted; soon, if nobody looks. */
export function painted(task: () => void): void {
  if (document.hidden) soon(task);
  else requestAnimationFrame(() => setTimeout(task));
}

/** When a piece is drawn: before all that waits, in its turn, or when the table stands, because nobody sees it. */
export type When = "first" | "then" | "unseen";

interface Piece {
  draw: () => void;
  when: When;
}

/** Pieces are drawn in one task until it has taken so many milliseconds: between two tasks all is laid out and painted. */
const TASK = 50;

/** Draws a table piece by piece when it is opened: no piece lets a reader's click wait, and what matters stands first. */
class Opening {
  /** Whether pieces are still to come. */
  active = $state(false);
  /** How many pieces have come; whoever looks for what is drawn looks again. */
  drawn = $state(0);
  readonly #pieces: Piece[] = [];
  #going = false;

  /** From now on pieces come one by one, until none is left. */
  begin(): void {
    this.active = true;
    this.#go(soon);
  }

  /** Adds a piece; returns how to take it back. */
  add(draw: () => void, when: When): () => void {
    const piece = { draw, when };
    const unseen = this.#pieces.findIndex((each) => each.when === "unseen");
    if (when === "first") this.#pieces.unshift(piece);
    else this.#pieces.splice(when === "unseen" || unseen < 0 ? this.#pieces.length : unseen, 0, piece);
    return () => {
      const at = this.#pieces.indexOf(piece);
      if (at >= 0) this.#pieces.splice(at, 1);
    };
  }

  #go(when: (task: () => void) => void): void {
    if (this.#going) return;
    this.#going = true;
    when(() => this.#draw(performance.now()));
  }

  #draw(since: number): void {
    this.#going = false;
    const piece = this.#pieces[0];
    if (this.active && piece?.when !== "first" && piece?.when !== "then") {
      this.active = false;
      // After what heeds that the table stands: whoever measures it then does so before its letters change.
      queueMicrotask(lettersSoon);
      if (piece) this.#go(painted);
      return;
    }
    if (!piece) return;
    this.#pieces.shift();
    piece.draw();
    this.drawn += 1;
    // What it brought about is drawn before this.
    queueMicrotask(() => {
      const next = this.#pieces[0]?.when;
      if (piece.when === "first" && next === "then") this.#go(painted);
      else if (piece.when === "then" && next === "then" && performance.now() - since < TASK) this.#draw(since);
      else this.#go(soon);
    });
  }
}

export const opening = new Opening();
