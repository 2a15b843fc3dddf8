/** The keys of a replay. */
import type { Unit } from "./marks";

export type Way = [Unit, 1 | -1] | "start" | "end" | "play";

/** What a key means; null if it is for somebody else: a field, a list that arrows move in, the browser. */
export function wayOf(event: KeyboardEvent): Way | null {
  const target = event.target as Element | null;
  if (event.defaultPrevented || event.altKey || event.metaKey) return null;
  const slider = target?.matches?.("input[type=range]") ?? false;
  if (!slider && target?.closest?.("input, textarea, select, dialog")) return null;
  switch (event.key) {
    case "ArrowLeft":
    case "ArrowRight":
      return [event.ctrlKey ? "phase" : event.shiftKey ? "turn" : "step", event.key === "ArrowRight" ? 1 : -1];
    case "PageUp":
      return ["round", -1];
    case "PageDown":
      return ["round", 1];
    case "Home":
      return "start";
    case "End":
      return "end";
    case " ":
      // A button is pressed by it.
      return target?.closest?.("button, a, summary") ? null : "play";
    default:
      return null;
  }
}
