/** The splash that index.html shows before there is a page. It has no text and needs no styles, so it is painted at once. */

import { adoptInlinedStyles } from "./inlinedStyles";

const splashElement = (): HTMLElement | null => document.getElementById("cover");

export function isSplashVisible(): boolean {
  return splashElement() !== null;
}

/** Remove the splash; call it when a page or an error is shown. */
export function removeSplash(): void {
  splashElement()?.remove();
}

/** Wait until the splash is painted and the style sheets are loaded, then apply them. */
export async function stylesReady(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[data-later]")];
  await Promise.all([firstPaint(), ...links.map(loaded)]);
  for (const link of links) link.media = "all";
  adoptInlinedStyles();
  document.documentElement.removeAttribute("style");
}

/** Wait for a style sheet. If it fails to load, an unstyled page is better than none. */
function loaded(link: HTMLLinkElement): Promise<void> {
  return new Promise((done) => {
    if (link.sheet) done();
    else link.onload = link.onerror = () => done();
  });
}

/** Wait until the splash has been painted. */
export function firstPaint(): Promise<void> {
  const before = document.hidden || performance.getEntriesByName("first-contentful-paint").length > 0;
  return before ? Promise.resolve() : new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}
