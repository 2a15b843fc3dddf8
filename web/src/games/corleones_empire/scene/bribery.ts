/** The bribery of an act as it stands: what is bid for, who bids, what was opened, who has taken whom. */

import type { Events } from "../../../generated/corleones_empire";
import { eventKind, type Item } from "../../../protocol/messages";
import { OPENED, revealedBids } from "../staging";
import { momentOf, type Model } from "../types";

export interface Bidder {
  seat: number;
  /** They choose their cards; they have sealed their bid; the bid is open. */
  state: "bids" | "sealed" | "open";
  cards: readonly number[];
  total: number;
  /** The ally they took with it. */
  ally: string | null;
  /** They choose an ally now. */
  chooses: boolean;
}

export interface Bribery {
  act: number;
  /** Face-up allies, in the light, and those that were taken. */
  allies: { ally: string; seat: number }[];
  bidders: Bidder[];
  /** The lids are about to open, or have just opened. */
  opening: boolean;
}

const STAGED = ["bids_revealed", "ally_taken"];

/** Return the bribery on the table; null while there is none. Nothing in it is ahead of what was shown. */
export function briberyOf(model: Model): Bribery | null {
  const { facts, view } = model;
  const kind = facts.asked?.kind ?? "";
  const moves = model.currentMoveItems.some((item) => STAGED.includes(eventKind(item)));
  if (!moves && !(momentOf(model).phase === "bribery" && ["bid.card", "bribe.ally"].includes(kind))) return null;
  const since = sinceBribery(model.log.filter((item) => !model.undone.has(item.n)));
  const phase = since[0]?.facts as unknown as Events["phase"] | undefined;
  const seats = phase?.seats?.length ? phase.seats : (facts.asked?.seats ?? []);
  const opening = revealedBids(model.currentMoveItems) !== null;
  const opened = opening && model.player.beat < OPENED ? null : revealedBids(since);
  const taken = since.filter((item) => eventKind(item) === "ally_taken").map((item) => item.facts as unknown as Events["ally_taken"]);
  return {
    act: facts.act,
    allies: [
      ...taken.map(({ ally, seat }) => ({ ally, seat })),
      ...view.allies.filter((ally) => !taken.some((one) => one.ally === ally)).map((ally) => ({ ally, seat: 0 })),
    ],
    bidders: seats.map((seat): Bidder => {
      const bid = opened?.bids.find((one) => one.seat === seat);
      return {
        seat,
        state: bid ? "open" : opening || !model.waiting.includes(seat) ? "sealed" : "bids",
        cards: bid?.cards ?? [],
        total: bid?.total ?? 0,
        ally: taken.find((one) => one.seat === seat)?.ally ?? null,
        chooses: bid !== undefined && kind === "bribe.ally" && (facts.asked?.seats.includes(seat) ?? false),
      };
    }),
    opening,
  };
}

/** Return the items from the beginning of the last bribery on. */
function sinceBribery(log: readonly Item[]): readonly Item[] {
  const from = log.findLastIndex((item) => eventKind(item) === "phase" && item.facts.phase === "bribery");
  return from < 0 ? [] : log.slice(from);
}
