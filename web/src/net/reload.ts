/** Reloads the page when the server has another version of it. */

const KEY = "cosca.reloaded";

/** Reload once; if the same problem occurs right afterwards, the user sees it instead. */
export function reloadOnce(): void {
  try {
    if (sessionStorage.getItem(KEY) !== null) return;
    sessionStorage.setItem(KEY, "1");
  } catch {
    return;
  }
  location.reload();
}

/** Clear the flag: page and server understand each other. */
export function clearReloadFlag(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    return;
  }
}

/** A chunk failed to load: reload if the server has another page by now; a bad connection is no reason. */
export async function reloadIfOutdated(entry: string): Promise<void> {
  try {
    const answer = await fetch("/", { cache: "no-store" });
    if (answer.ok && !(await answer.text()).includes(entry)) reloadOnce();
  } catch {
    return;
  }
}
