/** What moves on the map during a move: one thing after another, and nothing is drawn twice. */

import type { Item } from "../../../model/tableModel.svelte";
import { eventKind } from "../../../protocol/messages";
import type { Events } from "../../../generated/corleones_empire";
import type { GameData, Point } from "../data";
import type { FigureKind } from "../types";

export interface Motion {
  key: string;
  what: "arrive" | "travel" | "shot" | "marker";
  seat: number;
  figure: FigureKind | null;
  /** Where it starts and ends on the board; "" is beside the map, `hudson` the river. */
  origin: string;
  at: string;
  from: Point;
  to: Point;
}

const RIVER: Point = [70, 120];
const DROP = 70;

/** Return the motions of a move's items; what is not on the map moves nothing. */
export function motionsOf(items: readonly Item[], data: GameData, tiles: Record<string, string>): Motion[] {
  return items.flatMap((item) => motionOf(item, data, tiles) ?? []);
}

function motionOf(item: Item, data: GameData, tiles: Record<string, string>): Motion | null {
  const event = eventKind(item);
  const key = String(item.n);
  if (event === "figure_placed") {
    const { seat, figure, at, origin } = item.facts as unknown as Events["figure_placed"];
    const to = data.spot(at, tiles);
    const from = origin ? data.spot(origin, tiles) : undefined;
    return to
      ? { key, what: from ? "travel" : "arrive", seat, figure, origin: from ? origin! : "", at, from: from ?? [to[0], to[1] - DROP], to }
      : null;
  }
  if (event === "gunned_down") {
    const { seat, figure, at } = item.facts as unknown as Events["gunned_down"];
    const from = data.spot(at, tiles);
    return from ? { key, what: "shot", seat, figure, origin: at, at: "hudson", from, to: RIVER } : null;
  }
  if (event === "marker_placed") {
    const { seat, turf } = item.facts as unknown as Events["marker_placed"];
    const space = data.turfs.find((one) => one.id === turf)?.control_space;
    return space ? { key, what: "marker", seat, figure: null, origin: "", at: turf, from: [space[0], space[1] - DROP], to: space } : null;
  }
  return null;
}

/** Return the motion that plays while wars are shown up to the last of these turfs; half a step before the next one if none does. */
export function motionDuringWars(motions: readonly Motion[], turfs: readonly string[]): number {
  const fought = turfs.at(-1);
  const laid = motions.filter(({ at }) => turfs.includes(at)).length;
  return motions.some(({ at }) => at === fought) ? laid - 1 : laid - 0.5;
}

/**
 * Return how a motion is drawn while the one numbered `now` plays: it plays, or waits at its start; null if it is over,
 * not on the board yet, or still on its way to its start.
 */
export function stateOf(motions: readonly Motion[], i: number, now: number): "plays" | "waits" | null {
  const motion = motions[i]!;
  if (i === now) return "plays";
  if (i < now || motion.origin === "") return null;
  const comes = motions
    .slice(Math.ceil(now), i)
    .some((other) => other.at === motion.origin && other.seat === motion.seat && other.figure === motion.figure);
  return comes ? null : "waits";
}

/** Return how many pieces at `at` in the view have not arrived yet. */
export function pendingCount(motions: readonly Motion[], now: number, at: string, match: (motion: Motion) => boolean = () => true): number {
  return motions.slice(Math.ceil(now)).filter((motion) => motion.at === at && match(motion)).length;
}
