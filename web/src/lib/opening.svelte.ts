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
function painted(task: () => void): void {
  if (document.hidden) soon(task);
  else requestAnimationFrame(() => setTimeout(task));
}

interface Piece {
  draw: () => void;
  first: boolean;
}

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

  /** Adds a piece, drawn in a task of its own: before all that wait (`first`), or last; returns how to take it back. */
  add(draw: () => void, first: boolean): () => void {
    const piece = { draw, first };
    this.#pieces[first ? "unshift" : "push"](piece);
    return () => {
      const at = this.#pieces.indexOf(piece);
      if (at >= 0) this.#pieces.splice(at, 1);
    };
  }

  #go(when: (task: () => void) => void): void {
    if (this.#going) return;
    this.#going = true;
    when(() => {
      this.#going = false;
      const piece = this.#pieces.shift();
      if (!piece) {
        this.active = false;
        lettersSoon();
        return;
      }
      piece.draw();
      this.drawn += 1;
      queueMicrotask(() => this.#go(piece.first && this.#pieces[0]?.first === false ? painted : soon));
    });
  }
}

export const opening = new Opening();
