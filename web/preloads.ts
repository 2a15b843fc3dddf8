import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";

const ENTRY = /src[\\/]main\.ts$/;
/** The parts of the page that a server may tell a browser to fetch before the page asks for them, by name. */
const PARTS: [string, RegExp][] = [
  ["home", /src[\\/]pages[\\/]Home\.svelte$/],
  ["quick", /src[\\/]pages[\\/]Quick\.svelte$/],
  ["table", /src[\\/]table[\\/]TablePage\.svelte$/],
];
const GAME = /src[\\/]games[\\/](\w+)[\\/]index\.ts$/;
/** Catalogues that every page has, or that come with a game's renderer. */
const WORDS = /src[\\/](?:cosca[\\/]|games[\\/](\w+)[\\/])?words[\\/](\w+)[\\/]\w+\.ftl/;

/**
 * Writes `preloads.json`: for each part, each game, and the words of each language (`words de`, `words de la_famiglia`) its
 * files, without those that every page has. Those are the part `start`: the styles first, since no script runs before them.
 */
export function preloads(): Plugin {
  return {
    name: "preloads",
    enforce: "post", // after files were left out
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((part) => (part.type === "chunk" ? [part] : []));
      const files = (name: string, found = new Set<string>()): Set<string> => {
        const chunk = chunks.find((each) => each.fileName === name);
        if (!chunk || found.has(name)) return found;
        for (const other of chunk.imports) files(other, found);
        found.add(name);
        for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css);
        return found;
      };
      const has = (chunk: (typeof chunks)[number], module: RegExp) => chunk.moduleIds.some((id) => module.test(id));
      const own = new Set(chunks.filter((chunk) => has(chunk, ENTRY)).flatMap((chunk) => [...files(chunk.fileName)]));
      const told: Record<string, string[]> = {
        start: [...own].sort((one, other) => Number(other.endsWith(".css")) - Number(one.endsWith(".css"))),
      };
      const add = (name: string, file: string): void => {
        const list = (told[name] ??= []);
        for (const each of files(file)) if (!own.has(each) && !list.includes(each)) list.push(each);
      };
      for (const chunk of chunks) {
        for (const [name, module] of PARTS) if (has(chunk, module)) add(name, chunk.fileName);
        for (const each of chunk.moduleIds) {
          const name = GAME.exec(each)?.[1];
          if (name) add(name, chunk.fileName);
          const [, game, language] = WORDS.exec(each) ?? [];
          if (language) add(["words", language, ...(game ? [game] : [])].join(" "), chunk.fileName);
        }
      }
      this.emitFile({ type: "asset", fileName: "preloads.json", source: JSON.stringify(told) });
    },
  };
}

/** Beside each text of the built page a smaller one, as browsers of today take it. */
export function brotli(): Plugin {
  return {
    name: "brotli",
    writeBundle({ dir = "" }) {
      const assets = join(dir, "assets");
      for (const name of readdirSync(assets)) {
        if (!/\.(js|css|svg)$/.test(name)) continue;
        const text = readFileSync(join(assets, name));
        const packed = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } });
        if (text.length > 1000) writeFileSync(join(assets, `${name}.br`), packed);
      }
    },
  };
}
