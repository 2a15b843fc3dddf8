import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

/** Whether the seed that is shown after the game is the one that was committed to before it. */
export function keepsPromise(seed: string, commitment: string): boolean {
  return /^[0-9a-f]{64}$/.test(seed) && bytesToHex(sha256(hexToBytes(seed))) === commitment;
}
