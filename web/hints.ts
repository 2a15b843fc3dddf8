import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** The files whose functions a first drawing calls; others are better read when they are used. */
const FIRST = /^(core|site|table|la_famiglia|corleones_empire)-[^/]*\.js$/;
const SIGN = "//# allFunctionsCalledOnLoad\n";

/**
 * Tells the browser that the functions of these files will be called at once: it compiles them beside the main thread while
 * they come, instead of one by one in the midst of the drawing. To a browser that does not know the sign it is a comment.
 */
export function compiledAhead(): Plugin {
  return {
    name: "compiled-ahead",
    writeBundle({ dir = "" }) {
      const assets = join(dir, "assets");
      for (const name of readdirSync(assets).filter((each) => FIRST.test(each))) {
        const file = join(assets, name);
        writeFileSync(file, SIGN + readFileSync(file, "utf-8")); // it counts only before all else
      }
    },
  };
}
