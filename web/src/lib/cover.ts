/** What index.html shows before there is a page: it has no letters and needs no styles, so that it is painted at once. */

import { dress } from "./dress";

const cover = (): HTMLElement | null => document.getElementById("cover");

export function covered(): boolean {
  return cover() !== null;
}

/** A page stands, or what went wrong is told. */
export function uncover(): void {
  cover()?.remove();
}

/** Waits until what index.html shows has been painted and the styles are there, which count from then on. */
export async function dressed(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[data-later]")];
  await Promise.all([painted(), ...links.map(loaded)]);
  for (const link of links) link.media = "all";
  dress();
  document.documentElement.removeAttribute("style");
}

/** The styles are there; where they do not come, the page is better than nothing. */
function loaded(link: HTMLLinkElement): Promise<void> {
  return new Promise((done) => {
    if (link.sheet) done();
    else link.onload = link.onerror = () => done();
  });
}

/** Waits until what index.html shows has been painted. */
export function painted(): Promise<void> {
  const before = document.hidden || performance.getEntriesByName("first-contentful-paint").length > 0;
  return before ? Promise.resolve() : new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}
