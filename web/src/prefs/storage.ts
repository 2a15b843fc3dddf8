/** Access to localStorage; a browser that refuses to store is no error. */

export function loadStored<T>(key: string, otherwise: T): T {
  try {
    const kept = localStorage.getItem(`cosca.${key}`);
    return kept === null ? otherwise : (JSON.parse(kept) as T);
  } catch {
    return otherwise;
  }
}

export function saveStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(`cosca.${key}`, JSON.stringify(value));
  } catch {
    return;
  }
}

/** Call `tell` whenever another tab changes one of these keys. */
export function onStoredChange(keys: readonly string[], tell: () => void): void {
  addEventListener("storage", ({ key }) => {
    if (keys.some((each) => key === `cosca.${each}`)) tell();
  });
}
