import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { coverFirst } from "./cover";
import { noFacades } from "./facades";
import { compiledAhead } from "./hints";
import { brotli, preloads } from "./preloads";

// Where `cosca serve` listens while the page is being worked on.
const server = process.env.COSCA_SERVER ?? "http://127.0.0.1:8765";

/** Every browser that runs this page reads woff2: the older copies of the fonts are left out. */
function onlyWoff2(): Plugin {
  return {
    name: "only-woff2",
    generateBundle(_options, bundle) {
      for (const [name, part] of Object.entries(bundle)) {
        if (name.endsWith(".woff")) delete bundle[name];
        else if (name.endsWith(".css") && part.type === "asset") {
          part.source = String(part.source).replace(/,\s*url\([^)]*\.woff\)\s*format\(["']?woff["']?\)/g, "");
        }
      }
    },
  };
}

const GAME = /src[\\/]games[\\/](\w+)[\\/]index\.ts/;

/**
 * What comes together is one file: each file has its headers and its turn on a slow line. A group takes what its modules
 * import along; what is imported when it is used stays apart. The first group that wants a module gets it.
 */
const groups = [
  { name: "ahead", test: /src[\\/](ahead|lib[\\/](front|early|given|ids|cover|dress|packing))\.ts/ },
  {
    name: "core",
    test: /src[\\/](main\.ts|App\.svelte|games[\\/]index\.ts|lib[\\/]((session|settings)\.svelte|bots|gameWords)\.ts|art[\\/](Logo|SeatShape)\.svelte)|svelte[\\/]src[\\/]internal[\\/]client[\\/]index/,
  },
  { name: "site", test: /src[\\/]pages[\\/](Home|parts[\\/](Site|NameTag|TableCard|Poster))\.svelte|src[\\/]art[\\/](Fiat|PricklyPear)/ },
  // What both games draw with lies here: else one of them would bring it, and with it all of that game.
  { name: "table", test: /src[\\/]((table[\\/](TablePage|Pick)|art[\\/](SeatMark|Pin|Glyph))\.svelte|lib[\\/]sight\.ts)/ },
  // A game's table and its rulebook draw with the same parts: they come with the table.
  { name: (id: string) => GAME.exec(id)?.[1] ?? null, test: GAME },
  { name: "later", test: /src[\\/]games[\\/]la_famiglia[\\/](scene[\\/]Conflict|Management|EndTable)\.svelte/ },
];

export default defineConfig({
  plugins: [svelte(), onlyWoff2(), coverFirst(), noFacades(), compiledAhead(), preloads(), brotli()],
  build: {
    outDir: "../src/cosca/server/page",
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"], // the first that know light-dark()
    modulePreload: { polyfill: false }, // every browser that runs this page knows it
    chunkSizeWarningLimit: 1500,
    rolldownOptions: { output: { codeSplitting: { groups: groups.map((group, at) => ({ ...group, priority: groups.length - at })) } } },
  },
  server: {
    fs: { allow: [".."] }, // the words that every catalogue may use lie in the package
    // The server answers requests of its own page alone, so the proxy speaks in its name.
    proxy: { "/api": { target: server, ws: true, changeOrigin: true, headers: { origin: server } } },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/lib/setup.testing.ts"],
  },
});
