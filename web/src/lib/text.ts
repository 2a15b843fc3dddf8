/** All visible words of the shell, by key. */

type Tree = { [key: string]: string | Tree };

const catalogue = new Map<string, string>();

function add(tree: Tree, path: string): void {
  for (const [key, value] of Object.entries(tree)) {
    const full = path ? `${path}.${key}` : key;
    if (typeof value === "string") catalogue.set(full, value);
    else add(value, full);
  }
}

for (const part of Object.values(import.meta.glob<Tree>("../text/*.json", { eager: true, import: "default" }))) {
  add(part, "");
}

const plural = new Intl.PluralRules("en");

/** The text of `key` with `{name}` filled in; a key with `.one` and `.other` below it goes by `n`. */
export function text(key: string, values: Record<string, string | number> = {}): string {
  const number = values.n;
  const found =
    catalogue.get(key) ??
    (typeof number === "number" ? (catalogue.get(`${key}.${plural.select(number)}`) ?? catalogue.get(`${key}.other`)) : undefined);
  if (found === undefined) return key;
  return found.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
}

const list = new Intl.ListFormat("en");

/** Several names in one breath. */
export function together(names: string[]): string {
  return list.format(names);
}

/** Whether there is a text for `key`. */
export function hasText(key: string): boolean {
  return catalogue.has(key);
}
