import type { Plugin } from "vite";

const LOADED = /\s*<(?:script type="module"[^>]*><\/script>|link rel="stylesheet"[^>]*>)/g;

/**
 * Paint the splash before scripts and styles: they are moved to the end of the body, and no browser waits for the
 * styles before it paints. main.ts enables them.
 */
export function splashFirst(): Plugin {
  return {
    name: "splash-first",
    transformIndexHtml: {
      order: "post",
      handler: (html) => {
        const loaded = (html.match(LOADED) ?? []).map((each) =>
          each.trim().replace('rel="stylesheet"', 'rel="stylesheet" media="print" data-later'),
        );
        return html.replace(LOADED, "").replace("  </body>", `${loaded.map((each) => `    ${each}\n`).join("")}  </body>`);
      },
    },
  };
}
