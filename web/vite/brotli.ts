import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";

/** Write a brotli copy beside each text file of the build. */
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
