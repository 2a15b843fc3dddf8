/** The layout of a guide: consecutive list entries form one group. */
import type { GuideBlock } from "../protocol/messages";
import { matchesAll } from "./searchFold";

export interface Group {
  kind: GuideBlock["kind"];
  blocks: GuideBlock[];
}

const LISTED: ReadonlySet<string> = new Set(["entry", "symbol"]);

export function groupBlocks(blocks: readonly GuideBlock[]): Group[] {
  const found: Group[] = [];
  for (const block of blocks) {
    const last = found.at(-1);
    if (last?.kind === block.kind && LISTED.has(block.kind)) last.blocks.push(block);
    else found.push({ kind: block.kind, blocks: [block] });
  }
  return found;
}

/** Return the blocks that match all search terms, with their headings. */
export function filterBlocks(blocks: readonly GuideBlock[], wanted: readonly string[]): GuideBlock[] {
  if (wanted.length === 0) return [...blocks];
  const found: GuideBlock[] = [];
  let over: GuideBlock[] = [];
  for (const block of blocks) {
    if (block.kind === "heading") over = [block];
    else if (block.kind === "part") over = [...over.filter(({ kind }) => kind === "heading"), block];
    else if (matchesAll(block.text, wanted)) {
      found.push(...over.filter((each) => !found.includes(each)), block);
    }
  }
  return found;
}
