import type { Plugin } from "vite";

const LOADED = /\s*<(?:script type="module"[^>]*><\/script>|link rel="stylesheet"[^>]*>)/g;

/**
 * What is painted first needs no script and no styles: all that is loaded is named after it, and no browser waits for the styles
 * before it paints. main.ts says when they count.
 */
export function coverFirst(): Plugin {
  return {
    name: "cover-first",
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
