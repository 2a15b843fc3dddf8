import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { renderOfflinePage, type Texts } from "../src/offline/render";

const ROOT = join(import.meta.dirname, "..");
const WORDS = join(ROOT, "src/offline/words");

/** Write `offline.html`, which the root worker shows without a connection: it needs no other file of the build. */
export function offlinePage(): Plugin {
  return {
    name: "offline-page",
    generateBundle() {
      const languages = readdirSync(WORDS).sort((one, other) => Number(other === "en") - Number(one === "en"));
      const texts = Object.fromEntries(languages.map((language) => [language, textsIn(language)]));
      const logo = readFileSync(join(ROOT, "public/favicon.svg"), "utf-8").trim();
      this.emitFile({ type: "asset", fileName: "offline.html", source: renderOfflinePage(texts, logo) });
    },
  };
}

function textsIn(language: string): Texts {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(readFileSync(join(WORDS, language, "offline.ftl"), "utf-8")));
  return (key) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`offline.ftl (${language}) lacks ${key}`);
    return bundle.formatPattern(pattern);
  };
}
