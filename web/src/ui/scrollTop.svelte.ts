/** Scroll a box to its top whenever a value changes, but not at first: reading scrollTop would force a layout. */
export function scrollTopOnChange(what: () => unknown, box: () => HTMLElement | undefined): void {
  let known = what();
  $effect(() => {
    const now = what();
    if (now === known) return;
    known = now;
    const scrolled = box();
    if (scrolled) scrolled.scrollTop = 0;
  });
}
