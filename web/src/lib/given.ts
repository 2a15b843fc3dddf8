/** What the server answered with the page itself, by address: on a slow line each question costs half a second. */

import { unpacked } from "./packing";

let answers: Record<string, unknown> = read();
/** A large answer has an element of its own: it is read when it is wanted, or when there is nothing else to do. */
let large = document.getElementById("document");
let came: [string, unknown] | null = null;

function read(): Record<string, unknown> {
  const written = document.getElementById("given")?.textContent;
  return written ? (JSON.parse(written) as Record<string, unknown>) : {};
}

/** The answer to that address, once; undefined if it has to be asked for. */
export function given(address: string): unknown {
  const answer = answers[address];
  delete answers[address];
  return answer;
}

/** The same, and it stays there. */
export function peek(address: string): unknown {
  return answers[address];
}

/** Something was changed: what came with the page may be wrong now; a setting of one's own changes only what one is told of oneself. */
export function outdated(changed = ""): void {
  if (changed.startsWith("/api/my/")) delete answers["/api/me"];
  else answers = {};
}

/** Reads the large answer before anybody wants it. */
export function readDocument(): void {
  const written = large?.textContent;
  large?.remove();
  large = null;
  if (written) came = unpacked(JSON.parse(written) as [string, unknown]);
}

/** What never changes while the page is there, if it came with the page, its lines unpacked: once, since it is large. */
export function givenDocument(address: string): unknown {
  readDocument();
  if (came?.[0] !== address) return undefined;
  const [, document] = came;
  came = null;
  return document;
}
