import { loadFontsAfterPaint } from "../boot/fonts";

/** Wait for the next task, so that the browser can do what is pending. */
export function nextTask(): Promise<void> {
  return new Promise(runSoon);
}

/** Run a task soon, before tasks of lower priority. */
function runSoon(task: () => void): void {
  const { scheduler } = globalThis as { scheduler?: { postTask(task: () => void, options: object): Promise<void> } };
  if (scheduler) void scheduler.postTask(task, { priority: "user-blocking" });
  else setTimeout(task);
}

/** Run a task after the next paint, or soon if the page is hidden. */
export function afterPaint(task: () => void): void {
  if (document.hidden) runSoon(task);
  else requestAnimationFrame(() => setTimeout(task));
}

/** When a part is rendered: before all others, in order, or last because it is not visible. */
export type Stage = "first" | "then" | "unseen";

interface Piece {
  draw: () => void;
  when: Stage;
}

/** Milliseconds after which a task ends: layout and paint happen between tasks. */
const MAX_TASK_MS = 50;

/** Renders a table in stages when it is opened, so that no task blocks input and important parts come first. */
class StagedRender {
  /** Whether parts are still to be rendered. */
  active = $state(false);
  /** How many parts were rendered; read it to look again for what is drawn. */
  drawn = $state(0);
  readonly #pieces: Piece[] = [];
  #going = false;

  /** Start rendering in stages until no part is left. */
  begin(): void {
    this.active = true;
    this.#go(runSoon);
  }

  /** Add a part; return a function that removes it. */
  add(draw: () => void, when: Stage): () => void {
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
      // After effects that measure the finished table, since fonts change its metrics.
      queueMicrotask(loadFontsAfterPaint);
      if (piece) this.#go(afterPaint);
      return;
    }
    if (!piece) return;
    this.#pieces.shift();
    piece.draw();
    this.drawn += 1;
    // Parts added by this one come first.
    queueMicrotask(() => {
      const next = this.#pieces[0]?.when;
      if (piece.when === "first" && next === "then") this.#go(afterPaint);
      else if (piece.when === "then" && next === "then" && performance.now() - since < MAX_TASK_MS) this.#draw(since);
      else this.#go(runSoon);
    });
  }
}

export const stagedRender = new StagedRender();
