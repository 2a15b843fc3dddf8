/** The effects of a move on the map, with their times as fractions of the move. */

import { eventKind, type Item } from "../../../protocol/messages";
import type { Events } from "../../../generated/la_famiglia";
import type { MapView } from "./mapState.svelte";

export type EffectKind = "travel" | "gain" | "loss" | "clash" | "blast" | "call" | "verdict";
export type Piece = "soldati" | "car" | "boat" | "lab" | "order" | "control" | "none";

export interface Effect {
  key: string;
  what: EffectKind;
  piece: Piece;
  seat: number;
  n: number;
  /** Elements of the map: the origin, if any, and the place. */
  from: string | null;
  at: string;
  bySea: boolean;
  /** Fractions of the move: start, end, and until when it stays. */
  start: number;
  end: number;
  stay: number;
}

/** Effects, and for each place they change the fraction at which it shows the new content. */
export interface MoveEffects {
  effects: Effect[];
  changes: Map<string, number>;
}

const WEIGHT: Record<EffectKind, number> = { travel: 1.7, gain: 0.8, loss: 0.9, clash: 1, blast: 1.1, call: 0.7, verdict: 0.7 };
const TAIL = 0.06;

type EffectCore = Pick<Effect, "what" | "piece" | "seat" | "n" | "at"> & Partial<Pick<Effect, "from" | "bySea">>;

const EFFECTS_BY_EVENT: { [Kind in keyof Events]?: (facts: Events[Kind]) => EffectCore[] } = {
  moved: (f) => [
    { ...soldati(f), what: "travel", from: `area:${f.origin}`, bySea: f.way === "sea" },
    ...(f.cars > 0 ? [{ ...car(f), what: "travel" as const, n: f.cars, from: `area:${f.origin}` }] : []),
  ],
  placed: (f) => [{ ...soldati(f), what: "gain" }],
  added: (f) => [{ ...soldati(f), what: "gain" }],
  removed: (f) => [{ ...soldati(f), what: "loss" }],
  withdrawn: (f) => [{ ...soldati(f), what: "loss" }],
  replaced: (f) => [
    { ...soldati(f), what: "loss", seat: f.whose },
    { ...soldati(f), what: "gain" },
  ],
  turncoat: (f) => [
    ...(f.lost > 0 ? [{ ...soldati(f), what: "loss" as const, n: f.lost }] : []),
    ...(f.won > 0 ? [{ ...soldati(f), what: "gain" as const, n: f.won }] : []),
  ],
  attack: (f) => [{ ...soldati(f), what: "clash", piece: "none" }],
  strike: (f) => [{ ...soldati(f), what: "blast", piece: f.car ? "car" : "none", n: 1 }],
  attack_over: (f) => [{ ...soldati(f), what: "verdict", piece: "none", n: f.taken ? 1 : 0 }],
  lab_built: (f) => [{ ...soldati(f), what: "gain", piece: "lab", n: 1 }],
  lab_removed: (f) => [{ ...soldati({ seat: 0, area: f.area }), what: "loss", piece: "lab" }],
  car_placed: (f) => [{ ...car(f), what: "gain" }],
  cars_removed: (f) => [{ ...car(f), what: "loss", n: f.n }],
  boat_placed: (f) => [{ ...boat(f), what: "gain" }],
  boat_removed: (f) => [{ ...boat(f), what: "loss" }],
  boat_moved: (f) => [{ ...boat(f), what: "travel", from: `sea:${f.origin}` }],
  order_issued: (f) => [{ ...soldati(f), what: "gain", piece: "order", n: 1 }],
  order_back: (f) => [{ ...soldati(f), what: "loss", piece: "order", n: 1 }],
  order_executed: (f) => [{ ...soldati(f), what: "call", piece: "order", n: 1 }],
};

function soldati(f: { seat: number; area: string; n?: number }): EffectCore {
  return { what: "gain", piece: "soldati", seat: f.seat, n: f.n ?? 1, at: `area:${f.area}` };
}
function car(f: { seat: number; area: string }): EffectCore {
  return { what: "gain", piece: "car", seat: f.seat, n: 1, at: `area:${f.area}` };
}
function boat(f: { seat: number; sea: string }): EffectCore {
  return { what: "gain", piece: "boat", seat: f.seat, n: 1, at: `sea:${f.sea}` };
}

/** Return the effects of a single event. */
function effectsOf(event: string, facts: object): EffectCore[] {
  const reader = EFFECTS_BY_EVENT[event as keyof Events] as ((facts: object) => EffectCore[]) | undefined;
  return reader?.(facts) ?? [];
}

/** Return the effects of control tokens that change hands: the event names all, so both views are compared. */
function controlEffects(before: MapView, after: MapView): EffectCore[] {
  const all = new Set([...Object.keys(before.control), ...Object.keys(after.control)]);
  return [...all].flatMap((id) => {
    const [was, is] = [before.control[id] ?? 0, after.control[id] ?? 0];
    if (was === is) return [];
    const one = { piece: "control" as const, n: 1, at: `mandamento:${id}` };
    return [is ? { ...one, what: "gain" as const, seat: is } : { ...one, what: "loss" as const, seat: was }];
  });
}

/** Return the effects of the items, one after another; equal consecutive ones happen together. */
export function moveEffects(items: readonly Item[], before: MapView, after: MapView): MoveEffects {
  const steps: { event: string; bare: EffectCore[] }[] = [];
  for (const item of items) {
    const event = eventKind(item);
    const bare = event === "control" ? controlEffects(before, after) : effectsOf(event, item.facts);
    const last = steps.at(-1);
    if (bare.length === 0) continue;
    if (last?.event === event) last.bare.push(...bare);
    else steps.push({ event, bare });
  }
  const weight = ({ bare }: { bare: EffectCore[] }) => Math.max(...bare.map(({ what }) => WEIGHT[what]));
  const whole = steps.reduce((sum, step) => sum + weight(step), 0) / (1 - TAIL);
  const found: Effect[] = [];
  const changes = new Map<string, number>();
  const change = (place: string, share: number) => changes.set(place, Math.max(changes.get(place) ?? 0, share));
  let now = 0;
  for (const step of steps) {
    const start = now / whole;
    now += weight(step);
    const end = now / whole;
    for (const one of step.bare) {
      found.push({ from: null, bySea: false, ...one, key: `${items[0]?.n}.${found.length}`, start, end, stay: end });
      if (one.from) change(one.from, start);
      change(one.at, one.what === "gain" ? start + (end - start) * 0.6 : end);
    }
  }
  for (const effect of found) {
    if (effect.what === "travel") effect.stay = Math.max(effect.end, changes.get(effect.at) ?? 0);
  }
  return { effects: found, changes };
}
