/** What a device must forget when its user signs out. */
import { unsubscribe } from "./push";
import { emptySaved } from "./savedCaches";

/** End push here and remove what was saved; call it while the user is still signed in. */
export async function forgetDevice(): Promise<void> {
  await Promise.allSettled([unsubscribe(), emptySaved(), (navigator as Partial<Navigator>).clearAppBadge?.()]);
}
