/** What this browser remembers; a browser that refuses to remember is no error. */

export function recall<T>(key: string, otherwise: T): T {
  try {
    const kept = localStorage.getItem(`cosca.${key}`);
    return kept === null ? otherwise : (JSON.parse(kept) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`cosca.${key}`, JSON.stringify(value));
  } catch {
    return;
  }
}

/** Tells whenever another page of this browser remembers something else under one of these keys. */
export function heed(keys: readonly string[], tell: () => void): void {
  addEventListener("storage", ({ key }) => {
    if (keys.some((each) => key === `cosca.${each}`)) tell();
  });
}
