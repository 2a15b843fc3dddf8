/** Keyboard commands of a replay. */
import type { Unit } from "./stepIndex";

export type ReplayCommand = [Unit, 1 | -1] | "start" | "end" | "play";

/** Return the command of a key; null if a field, a list with arrow keys or the browser handles it. */
export function commandOf(event: KeyboardEvent): ReplayCommand | null {
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
      // It presses the focused button.
      return target?.closest?.("button, a, summary") ? null : "play";
    default:
      return null;
  }
}
