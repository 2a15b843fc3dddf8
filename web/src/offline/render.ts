/** The offline page as HTML. It is static: the root worker shows it when nothing else can be loaded. */

/** The texts of one language by key. */
export type Texts = (key: string) => string;

const BUTTON =
  "display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0.4em 1.1em; border: 1px solid light-dark(#8a6b45, #7d6449); border-radius: 4px; background: light-dark(#fffaf0, #33271d); color: inherit; font: inherit; font-weight: 600; cursor: pointer";

/** Return the page in all languages; its script leaves the reader's one and lists the saved replays. */
export function renderOfflinePage(texts: Record<string, Texts>, logo: string): string {
  const sections = Object.entries(texts).map(([language, t]) => section(language, t));
  const title = escape(texts.en!("title"));
  return `<!doctype html>
<html lang="en" style="background: light-dark(#f4e8d0, #1c1510); color: light-dark(#2b1d14, #f2e6d0)">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="light dark" />
    <meta name="theme-color" content="#2b1d14" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <title>${title} · Cosca</title>
    <script type="module" src="/offline-page.js"></script>
  </head>
  <body style="margin: 0; font: 400 1.05rem/1.5 system-ui, sans-serif">
    <main style="max-width: 34rem; margin: 0 auto; padding: 12vh 1.25rem 3rem">
      <div aria-hidden="true" style="width: 4.5rem">${logo}</div>
${sections.join("\n")}
    </main>
  </body>
</html>
`;
}

function section(language: string, t: Texts): string {
  return `      <section lang="${language}" data-title="${escape(t("title"))}">
        <h1 style="margin: 1rem 0 0.5rem; font-size: 1.7rem">${escape(t("title"))}</h1>
        <p>${escape(t("words"))}</p>
        <p><button type="button" data-again style="${BUTTON}">${escape(t("again"))}</button></p>
        <h2 style="margin: 2rem 0 0.5rem; font-size: 1.25rem">${escape(t("saved"))}</h2>
        <p data-none>${escape(t("none"))}</p>
        <ul data-list hidden style="margin: 0; padding: 0; list-style: none">
          <template><li style="display: flex; align-items: center; justify-content: space-between; gap: 1rem; padding: 0.4rem 0; border-top: 1px solid light-dark(#c9b48d, #4d3d2d)">
            <a style="display: grid; align-content: center; min-height: 2.75rem; color: light-dark(#14505b, #8cc6cd); text-decoration: none"><b style="text-decoration: underline"></b><span style="font-size: 0.9rem; color: light-dark(#2b1d14, #f2e6d0)"></span></a>
            <button type="button" style="${BUTTON}">${escape(t("remove"))}</button>
          </li></template>
        </ul>
      </section>`;
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
