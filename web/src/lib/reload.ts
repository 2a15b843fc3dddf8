/** A server that speaks another version of the protocol, or has lost parts of this page, has another page, too. */

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

/** A part of the page is not to be had: if the server has another page by now, that one is loaded; a bad line is none. */
export async function partMissing(entry: string): Promise<void> {
  try {
    const answer = await fetch("/", { cache: "no-store" });
    if (answer.ok && !(await answer.text()).includes(entry)) reloadOnce();
  } catch {
    return;
  }
}
