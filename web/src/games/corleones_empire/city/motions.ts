/** What moves on the map while a scene is shown: one thing after another, and never drawn twice. */

import type { Item } from "../../../lib/model.svelte";
import { eventOf } from "../../../lib/protocol";
import type { Events } from "../../../generated/corleones_empire";
import type { GameData, Point } from "../data";
import type { FigureKind } from "../types";

export interface Motion {
  key: string;
  what: "arrive" | "travel" | "shot" | "marker";
  seat: number;
  figure: FigureKind | null;
  /** Where it comes from on the board, and where it goes; "" is beside the map, `hudson` the river. */
  origin: string;
  at: string;
  from: Point;
  to: Point;
}

const RIVER: Point = [70, 120];
const DROP = 70;

/** What the items of a scene move; what is not on the map moves nothing. */
export function motionsOf(items: readonly Item[], data: GameData, tiles: Record<string, string>): Motion[] {
  return items.flatMap((item) => read(item, data, tiles) ?? []);
}

function read(item: Item, data: GameData, tiles: Record<string, string>): Motion | null {
  const event = eventOf(item);
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

/** Which motion plays while the wars of a scene are shown up to the last of these turfs; half a number before the next one if none does. */
export function nowInWars(motions: readonly Motion[], turfs: readonly string[]): number {
  const fought = turfs.at(-1);
  const laid = motions.filter(({ at }) => turfs.includes(at)).length;
  return motions.some(({ at }) => at === fought) ? laid - 1 : laid - 0.5;
}

/**
 * How a motion is drawn while the one numbered `now` plays: it plays, or waits where it starts because it stands there
 * until its time comes; null if it is over, is not on the board yet, or is still on its way to where it will start.
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

/** How many things that stand at `at` by the view have not come there yet. */
export function pending(motions: readonly Motion[], now: number, at: string, match: (motion: Motion) => boolean = () => true): number {
  return motions.slice(Math.ceil(now)).filter((motion) => motion.at === at && match(motion)).length;
}
