import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { splashFirst } from "./vite/splashFirst";
import { removeFacades } from "./vite/removeFacades";
import { compileHints } from "./vite/compileHints";
import { brotli } from "./vite/brotli";
import { offlinePage } from "./vite/offlinePage";
import { preloadManifest } from "./vite/preloadManifest";

// Where `cosca serve` listens during development.
const server = process.env.COSCA_SERVER ?? "http://127.0.0.1:8765";

/** Every supported browser reads woff2, so the older copies of the fonts are dropped. */
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

/** A pattern for modules of `src`, given by their paths. */
function modules(...paths: string[]): RegExp {
  const patterns = paths.map((path) => path.replaceAll(".", "\\.").replaceAll("/", "[\\\\/]"));
  return new RegExp(`src[\\\\/](?:${patterns.join("|")})`);
}

const GAME = /src[\\/]games[\\/](\w+)[\\/]index\.ts/;
const LATER = /src[\\/]games[\\/](\w+)[\\/]later\.ts/;

/**
 * Chunks: what is loaded together is one file, because each file costs headers and a round trip on a slow connection. A
 * group takes the static imports of its modules along; dynamic imports stay separate. The first group that matches a
 * module gets it.
 */
const groups = [
  {
    name: "bootstrap",
    test: modules(
      "boot/bootstrap.ts",
      "boot/splash.ts",
      "boot/inlinedStyles.ts",
      "net/tableSocket.ts",
      "net/preopenedSocket.ts",
      "net/inlinedData.ts",
      "protocol/ids.ts",
      "protocol/pointCodec.ts",
    ),
  },
  {
    name: "core",
    test: modules(
      "main.ts",
      "App.svelte",
      "games/registry.ts",
      "session/session.svelte.ts",
      "session/gameWords.ts",
      "prefs/settings.svelte.ts",
      "i18n/botNames.ts",
      "art/Logo.svelte",
      "art/SeatShape.svelte",
      "internal/client/index", // of the package svelte
    ),
  },
  {
    name: "site",
    test: modules(
      "pages/Home.svelte",
      "pages/components/TableCard.svelte",
      "pages/components/Poster.svelte",
      "ui/SiteLayout.svelte",
      "ui/NameTag.svelte",
      "art/Fiat",
      "art/PricklyPear",
    ),
  },
  // What both games use is here; otherwise one game's chunk would hold it, and the other would load all of that chunk.
  {
    name: "table",
    test: modules(
      "table/TablePage.svelte",
      "boardkit/ElementButton.svelte",
      "art/SeatMark.svelte",
      "art/Pin.svelte",
      "art/Glyph.svelte",
      "ui/scrollIntoView.ts",
    ),
  },
  // A game's table and its rulebook share components: they come with the table.
  { name: (id: string) => GAME.exec(id)?.[1] ?? null, test: GAME },
  // What a game's table needs later, in one file.
  { name: (id: string) => LATER.exec(id)?.[1]?.concat("_later") ?? null, test: LATER },
];

export default defineConfig({
  plugins: [svelte(), onlyWoff2(), splashFirst(), removeFacades(), compileHints(), preloadManifest(), offlinePage(), brotli()],
  build: {
    outDir: "../src/cosca/server/page",
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"], // the first versions with light-dark()
    modulePreload: { polyfill: false }, // every supported browser knows it
    chunkSizeWarningLimit: 1500,
    rolldownOptions: { output: { codeSplitting: { groups: groups.map((group, at) => ({ ...group, priority: groups.length - at })) } } },
  },
  server: {
    fs: { allow: [".."] }, // the common catalogues are in the Python package
    // The server only answers requests from its own origin, so the proxy sends that origin.
    proxy: { "/api": { target: server, ws: true, changeOrigin: true, headers: { origin: server } } },
  },
});
