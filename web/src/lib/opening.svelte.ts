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

/** Draws a table piece by piece when it is opened: no piece lets a reader's click wait, and what matters stands first. */
class Opening {
  /** Whether pieces are still to come. */
  active = $state(false);
  /** How many pieces have come; whoever looks for what is drawn looks again. */
  drawn = $state(0);
  readonly #pieces: (() => void)[] = [];
  #going = false;

  /** From now on pieces come one by one, until none is left. */
  begin(): void {
    this.active = true;
    this.#go();
  }

  /** Adds a piece, which is drawn in a task of its own; returns how to take it back. */
  add(draw: () => void): () => void {
    this.#pieces.push(draw);
    return () => {
      const at = this.#pieces.indexOf(draw);
      if (at >= 0) this.#pieces.splice(at, 1);
    };
  }

  #go(): void {
    if (this.#going) return;
    this.#going = true;
    soon(() => {
      this.#going = false;
      const draw = this.#pieces.shift();
      if (draw) {
        draw();
        this.drawn += 1;
        this.#go();
      } else this.active = false;
    });
  }
}

export const opening = new Opening();
