/** Style sheets that the server inlined into the page. */

/** Adopt the inlined styles once. They are constructed sheets because the Content-Security-Policy forbids style elements. */
export function adoptInlinedStyles(): void {
  for (const written of document.querySelectorAll<HTMLElement>("script[data-of]")) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(written.textContent);
    document.adoptedStyleSheets.push(sheet);
    written.replaceWith(loadedLink(written.dataset.of!));
  }
}

/** Return a link that tells Vite's preloader that this style sheet is already loaded. */
function loadedLink(file: string): HTMLLinkElement {
  const link = document.createElement("link");
  link.setAttribute("disabled", ""); // set first, so that the file is never fetched
  link.rel = "stylesheet";
  link.href = file;
  return link;
}

/** Return the URLs of the adopted style sheets. */
export function inlinedStyleFiles(): string[] {
  return [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet][disabled]")].map((link) => link.href);
}
