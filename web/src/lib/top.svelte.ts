/** Scrolls a box to its top whenever that changes. A new box is at its top: to ask it would lay the whole page out. */
export function topOfEach(what: () => unknown, box: () => HTMLElement | undefined): void {
  let known = what();
  $effect(() => {
    const now = what();
    if (now === known) return;
    known = now;
    const scrolled = box();
    if (scrolled) scrolled.scrollTop = 0;
  });
}
