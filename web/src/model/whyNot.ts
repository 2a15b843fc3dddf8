import type { TableModel } from "./tableModel.svelte";
import { text } from "../i18n/text";

/** Return why `element` cannot be chosen now, or "": the reason of the rules once it is loaded, until then what may be chosen. */
export function whyNot(model: TableModel, element: string): string {
  if (model.canChoose(element)) return "";
  if (model.playing) return text("why.playing");
  if (model.meta.status === "over") return text("why.over");
  if (model.seat === null) return text("why.watching");
  if (model.question === null) return text("why.others", { names: model.waiting.map((n) => model.seatName(n)) });
  if (model.pendingChoice !== null) return text("why.sent");
  const reason = model.whyNotCache.get(element);
  return reason ? model.words.say(reason) : model.words.only(model.question);
}
