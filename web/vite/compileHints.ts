import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** The chunks whose functions the first render calls, with one per game; other chunks are better compiled lazily. */
const GAMES = readdirSync(join(import.meta.dirname, "../src/games"), { withFileTypes: true }).filter((each) => each.isDirectory());
const FIRST = new RegExp(`^(core|site|table|${GAMES.map((each) => each.name).join("|")})-[^/]*\\.js$`);
const SIGN = "//# allFunctionsCalledOnLoad\n";

/**
 * Ask the browser to compile all functions of these files while they load, off the main thread, instead of one by one
 * during the render. Browsers that do not know the hint see a comment.
 */
export function compileHints(): Plugin {
  return {
    name: "compile-hints",
    writeBundle({ dir = "" }) {
      const assets = join(dir, "assets");
      for (const name of readdirSync(assets).filter((each) => FIRST.test(each))) {
        const file = join(assets, name);
        writeFileSync(file, SIGN + readFileSync(file, "utf-8")); // it only counts at the very start
      }
    },
  };
}
