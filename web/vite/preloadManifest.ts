import type { Plugin } from "vite";

const ENTRY = /src[\\/]main\.ts$/;
/** The parts that the server may preload, by name; `replay` is what a saved replay needs besides the table. */
const PARTS: [string, RegExp][] = [
  ["home", /src[\\/]pages[\\/]Home\.svelte$/],
  ["quick", /src[\\/]pages[\\/]QuickPlay\.svelte$/],
  ["table", /src[\\/]table[\\/]TablePage\.svelte$/],
  ["replay", /src[\\/]replay[\\/]SavedPage\.svelte$/],
];
const GAME = /src[\\/]games[\\/](\w+)[\\/]index\.ts$/;
/** Catalogues of the page or of a game's renderer. */
const WORDS = /src[\\/](?:cosca[\\/]|games[\\/](\w+)[\\/])?words[\\/](\w+)[\\/]\w+\.ftl/;

/** Catalogues of replays, which only those who save one need ahead. */
const REPLAY_WORDS = /src[\\/]replay[\\/]words[\\/]/;

/**
 * Write `preloads.json`: the files of each part, of each game, and of the words of each language (`words de`, `words de
 * la_famiglia`), without the files of every page. Those are the part `start`, styles first, since no script runs before
 * them.
 */
export function preloadManifest(): Plugin {
  return {
    name: "preload-manifest",
    enforce: "post", // after removeFacades
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
          if (REPLAY_WORDS.test(each)) add("replay", chunk.fileName);
          const [, game, language] = WORDS.exec(each) ?? [];
          if (language) add(["words", language, ...(game ? [game] : [])].join(" "), chunk.fileName);
        }
      }
      this.emitFile({ type: "asset", fileName: "preloads.json", source: JSON.stringify(told) });
    },
  };
}
