import { stagedRender } from "../ui/stagedRender.svelte";

/**
 * Set an attribute on board elements, however their renderer draws them; the returned function removes it again. Cards
 * of which there may be several with one name know by themselves which of them is meant.
 */
export function markElements(board: HTMLElement | undefined, elements: readonly string[], attribute: string): () => void {
  void stagedRender.drawn; // in an effect: look again when more of the board is drawn
  const marked = elements.flatMap((element) => [
    ...(board?.querySelectorAll(`[data-element="${CSS.escape(element)}"]:not([data-copy])`) ?? []),
  ]);
  for (const each of marked) each.setAttribute(attribute, "");
  return () => marked.forEach((each) => each.removeAttribute(attribute));
}
