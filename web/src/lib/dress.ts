/** Styles that came with the page itself, while the line would have been idle. */

/** Puts them on, once. They are sheets of the page's own: elements with styles are forbidden here (Content-Security-Policy). */
export function dress(): void {
  for (const written of document.querySelectorAll<HTMLElement>("script[data-of]")) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(written.textContent);
    document.adoptedStyleSheets.push(sheet);
    written.replaceWith(loadedLink(written.dataset.of!));
  }
}

/** Whoever loads a part of the page looks for such a link, and finds that these styles are there. */
function loadedLink(file: string): HTMLLinkElement {
  const link = document.createElement("link");
  link.setAttribute("disabled", ""); // before all else: it is never fetched
  link.rel = "stylesheet";
  link.href = file;
  return link;
}

/** The files of what was put on. */
export function worn(): string[] {
  return [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet][disabled]")].map((link) => link.href);
}
