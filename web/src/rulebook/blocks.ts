/** A guide as it is laid out: what follows each other in one list is one group. */
import type { GuideBlock } from "../lib/protocol";
import { holds } from "./fold";

export interface Group {
  kind: GuideBlock["kind"];
  blocks: GuideBlock[];
}

const LISTED: ReadonlySet<string> = new Set(["entry", "symbol"]);

export function groups(blocks: readonly GuideBlock[]): Group[] {
  const found: Group[] = [];
  for (const block of blocks) {
    const last = found.at(-1);
    if (last?.kind === block.kind && LISTED.has(block.kind)) last.blocks.push(block);
    else found.push({ kind: block.kind, blocks: [block] });
  }
  return found;
}

/** The blocks that hold all that is searched for, each under its headings. */
export function searched(blocks: readonly GuideBlock[], wanted: readonly string[]): GuideBlock[] {
  if (wanted.length === 0) return [...blocks];
  const found: GuideBlock[] = [];
  let over: GuideBlock[] = [];
  for (const block of blocks) {
    if (block.kind === "heading") over = [block];
    else if (block.kind === "part") over = [...over.filter(({ kind }) => kind === "heading"), block];
    else if (holds(block.text, wanted)) {
      found.push(...over.filter((each) => !found.includes(each)), block);
    }
  }
  return found;
}
