import type { TableModel } from "./model.svelte";
import { text } from "./text";

/** Why `element` cannot be chosen now, or "": the rules' own reason once it was asked for, until then what may be chosen. */
export function whyNot(model: TableModel, element: string): string {
  if (model.can(element)) return "";
  if (model.playing) return text("why.playing");
  if (model.meta.status === "over") return text("why.over");
  if (model.seat === null) return text("why.watching");
  if (model.question === null) return text("why.others", { names: model.waiting.map((n) => model.seatName(n)) });
  if (model.sent !== null) return text("why.sent");
  const told = model.reasons.of(element);
  return told ? model.words.say(told) : model.words.only(model.question);
}
