/** Keeps presses away from what the veil of the coach covers: clicks, and the keys that press a button. */

/** Everything that decides something, as in `PressGuard`. */
const DECIDES = "[data-choice], [data-advised], [data-decides], [data-shortcut], [data-renderer]";
/** What is always free: the coach's own card, dialogs, and what only closes a panel or changes the view. */
const FREE = ".coach, dialog, [data-tab], [data-closes], .zoom";
const PRESSES = new Set(["Enter", " "]);

/** Return whether a press must not act: it would decide something, and it is outside of what is lit. */
export function isCovered(event: Event, lit: readonly Element[]): boolean {
  const target = event.target;
  if (!(target instanceof Element) || !target.closest(DECIDES) || target.closest(FREE)) return false;
  return !pressed(event, target).some((each) => lit.some((one) => one.contains(each)));
}

/** Return the pressed element, with all below it for a pointer: pieces lie on what is lit. */
function pressed(event: Event, target: Element): Element[] {
  const { clientX, clientY, detail } = event as MouseEvent;
  const byPointer = event.type === "click" && detail > 0;
  return [target, ...((byPointer && document.elementsFromPoint?.(clientX, clientY)) || [])];
}

/** Block covered presses until the returned function is called; `lit` is looked up with each press. */
export function blockPresses(lit: () => readonly Element[], onblocked: () => void): () => void {
  function stop(event: Event): void {
    if (event instanceof KeyboardEvent && !PRESSES.has(event.key)) return;
    if (!isCovered(event, lit())) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    onblocked();
  }
  addEventListener("click", stop, true);
  addEventListener("keydown", stop, true);
  return () => {
    removeEventListener("click", stop, true);
    removeEventListener("keydown", stop, true);
  };
}
