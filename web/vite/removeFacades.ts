import type { Plugin } from "vite";

/** A file that only re-exports another. */
const FACADE = /^(?:export\{([^}]*)\}from|import)"\.\/([^"]+)";?\s*$/;

/**
 * Remove chunks that only re-export another one: each file is a round trip on a slow connection. Dynamic imports of
 * such a chunk get the other one, under the names they expect.
 */
export function removeFacades(): Plugin {
  return {
    name: "remove-facades",
    enforce: "post",
    generateBundle(_options, bundle) {
      for (const [path, part] of Object.entries(bundle)) {
        const found = part.type === "chunk" && (part.isDynamicEntry || part.isEntry) ? FACADE.exec(part.code) : null;
        if (!found) continue;
        const [, names = "", behind = ""] = found;
        const [file, other] = [path, path.replace(/[^/]+$/, behind)];
        const name = file.split("/").at(-1)!;
        const handed = names
          .split(",")
          .map((each) => each.split(" as "))
          .map(([own, known]) => `${known ?? own}:m.${own}`);
        for (const each of Object.values(bundle)) {
          if (each === part) continue;
          if (each.type === "asset") {
            if (each.fileName.endsWith(".html")) each.source = withoutPreload(String(each.source), other).replaceAll(file, other);
            continue;
          }
          each.code = each.code
            .replaceAll(`import(\`./${name}\`)`, `import(\`./${behind}\`).then(m=>({${handed.join(",")}}))`)
            .replaceAll(`"${file}"`, `"${other}"`);
          if (each.code.includes(name)) this.error(`${each.fileName} still names ${name}`);
        }
        delete bundle[path];
      }
    },
  };
}

/** Remove the preload of a file that the page names as its script. */
function withoutPreload(html: string, file: string): string {
  return html.replace(new RegExp(`\\s*<link rel="modulepreload"[^>]*${file.replaceAll(/[.]/g, "\\.")}">`), "");
}
