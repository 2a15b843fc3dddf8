/** So long what has just come cannot be clicked. */
export const NOTICED = 600;

/** What comes by itself takes no click that was meant for what lay there before. */
export function unhurried(node: HTMLElement): () => void {
  node.style.pointerEvents = "none";
  const timer = setTimeout(() => (node.style.pointerEvents = ""), NOTICED);
  return () => clearTimeout(timer);
}
