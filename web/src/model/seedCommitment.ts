import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

/** Verify the seed revealed at the end against its commitment. */
export function matchesCommitment(seed: string, commitment: string): boolean {
  return /^[0-9a-f]{64}$/.test(seed) && bytesToHex(sha256(hexToBytes(seed))) === commitment;
}
