import type { Plugin } from "vite";

/** The parts of the page that a server may tell a browser to fetch before the page asks for them, by name. */
const PARTS: [string, RegExp][] = [
  ["home", /src[\\/]pages[\\/]Home\.svelte$/],
  ["quick", /src[\\/]pages[\\/]Quick\.svelte$/],
  ["table", /src[\\/]table[\\/]TablePage\.svelte$/],
];
const GAME = /src[\\/]games[\\/](\w+)[\\/]index\.ts$/;

/** Writes `preloads.json`: for each part and each game its files, without those that index.html names itself. */
export function preloads(): Plugin {
  return {
    name: "preloads",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((part) => (part.type === "chunk" ? [part] : []));
      const files = (name: string, found = new Set<string>()): Set<string> => {
        const chunk = chunks.find((each) => each.fileName === name);
        if (!chunk || found.has(name)) return found;
        found.add(name);
        for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css);
        for (const other of chunk.imports) files(other, found);
        return found;
      };
      const own = new Set(chunks.filter((chunk) => chunk.isEntry).flatMap((chunk) => [...files(chunk.fileName)]));
      const told: Record<string, string[]> = {};
      for (const chunk of chunks) {
        const module = chunk.facadeModuleId ?? "";
        const name = PARTS.find(([, test]) => test.test(module))?.[0] ?? GAME.exec(module)?.[1];
        if (name) told[name] = [...files(chunk.fileName)].filter((file) => !own.has(file));
      }
      this.emitFile({ type: "asset", fileName: "preloads.json", source: JSON.stringify(told) });
    },
  };
}
