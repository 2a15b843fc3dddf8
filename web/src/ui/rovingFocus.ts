const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How much more a sideways distance counts. */
const SIDEWAYS_WEIGHT = 2;

/**
 * Make the buttons inside a node one Tab stop; arrow keys, Home and End move among them.
 *
 * Tab focuses the first button that can be chosen, else the first or last of all.
 */
export function rovingFocus(node: HTMLElement, from: "first" | "last" = "first"): { destroy(): void } {
  const buttons = (): HTMLElement[] => [...node.querySelectorAll("button")];

  function settle(): void {
    const all = buttons();
    const focused = all.find((button) => button === document.activeElement);
    const stop = focused ?? all.find((button) => button.classList.contains("can")) ?? all.at(from === "first" ? 0 : -1);
    for (const button of all) button.tabIndex = button === stop ? 0 : -1;
  }

  function key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = buttons();
    const here = all.find((button) => button === event.target);
    const next = here && findTarget(all, here, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  const watch = new MutationObserver(settle);
  watch.observe(node, { childList: true, subtree: true, attributeFilter: ["class"] });
  node.addEventListener("focusin", settle);
  node.addEventListener("keydown", key);
  settle();
  return {
    destroy() {
      watch.disconnect();
      node.removeEventListener("focusin", settle);
      node.removeEventListener("keydown", key);
    },
  };
}

function findTarget(all: HTMLElement[], here: HTMLElement, key: string): HTMLElement | undefined {
  if (key === "Home") return all[0];
  if (key === "End") return all.at(-1);
  const way = DIRECTIONS[key];
  if (!way) return undefined;
  const [x, y] = middle(here);
  let found: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const button of all) {
    const [dx, dy] = [middle(button)[0] - x, middle(button)[1] - y];
    const ahead = dx * way[0] + dy * way[1];
    const cost = ahead + SIDEWAYS_WEIGHT * Math.abs(dx * way[1] + dy * way[0]);
    // Of two in the same place, the later one is on top.
    if (ahead > 1 && cost <= least) [found, least] = [button, cost];
  }
  return found;
}

function middle(button: HTMLElement): [number, number] {
  const { left, top, width, height } = button.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
