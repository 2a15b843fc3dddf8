/** A server that speaks another version of the protocol has another page, too. */

const KEY = "cosca.reloaded";

/** Loads the page again, once: whoever is told the same again right after it sees what is wrong. */
export function reloadOnce(): void {
  try {
    if (sessionStorage.getItem(KEY) !== null) return;
    sessionStorage.setItem(KEY, "1");
  } catch {
    return;
  }
  location.reload();
}

/** Page and server understand each other. */
export function understood(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    return;
  }
}
