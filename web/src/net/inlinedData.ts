/** Answers that the server inlined into the page, by path: on a slow connection each request costs half a second. */

import { unpackPoints } from "../protocol/pointCodec";

let answers: Record<string, unknown> = readAnswers();
/** A large answer has an element of its own; it is parsed on demand or when the page is idle. */
let documentElement = document.getElementById("document");
let inlinedDocument: [string, unknown] | null = null;

function readAnswers(): Record<string, unknown> {
  const written = document.getElementById("given")?.textContent;
  return written ? (JSON.parse(written) as Record<string, unknown>) : {};
}

/** Return the inlined answer for a path, once; undefined if it must be requested. */
export function takeInlined(address: string): unknown {
  const answer = answers[address];
  delete answers[address];
  return answer;
}

/** Return the inlined answer without consuming it. */
export function peekInlined(address: string): unknown {
  return answers[address];
}

/** Drop what may be outdated after a change; changing a setting of one's own affects only `/api/me`. */
export function invalidateInlined(changed = ""): void {
  if (changed.startsWith("/api/my/")) delete answers["/api/me"];
  else answers = {};
}

/** Parse the large answer before it is needed. */
export function parseInlinedDocument(): void {
  const written = documentElement?.textContent;
  documentElement?.remove();
  documentElement = null;
  if (written) inlinedDocument = unpackPoints(JSON.parse(written) as [string, unknown]);
}

/** Return the large inlined document, once, with its points unpacked; undefined if it is not this one. */
export function takeInlinedDocument(address: string): unknown {
  parseInlinedDocument();
  if (inlinedDocument?.[0] !== address) return undefined;
  const [, document] = inlinedDocument;
  inlinedDocument = null;
  return document;
}
