/** The caches with what the user saved on this device; public/worker.js and public/offline-page.js know their names too. */

export const SAVED = "saved-replays";
export const SAVED_PAGE = "saved-page";

/** Remove everything that was saved. */
export async function emptySaved(): Promise<void> {
  if ("caches" in window) await Promise.all([SAVED, SAVED_PAGE].map((name) => caches.delete(name)));
}
