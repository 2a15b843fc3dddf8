import type { TableModel } from "../model/tableModel.svelte";
import { stagedRender } from "../ui/stagedRender.svelte";

/** Set an attribute on board elements, however their renderer draws them; the returned function removes it again. */
export function markElements(board: HTMLElement | undefined, elements: readonly string[], attribute: string): () => void {
  void stagedRender.drawn; // in an effect: look again when more of the board is drawn
  const marked = elements.flatMap((element) => [...(board?.querySelectorAll(`[data-element="${CSS.escape(element)}"]`) ?? [])]);
  for (const each of marked) each.setAttribute(attribute, "");
  return () => marked.forEach((each) => each.removeAttribute(attribute));
}

/** The elements that the pointer, a choice or a log line names at the moment. */
export function hotElements({ hovered, highlighted }: TableModel): string[] {
  return hovered === null ? highlighted : [hovered, ...highlighted];
}
