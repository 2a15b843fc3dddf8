/** What the map shows of the view: during a move, places keep their old content until its effects reach them. */

import type { Item } from "../../../model/tableModel.svelte";
import type { AreaView, FightView, Model, View } from "../types";
import { revealedOrders } from "../staging";
import { type Effect, moveEffects } from "./moveEffects";

/** The current attack, as far as the map shows it. */
export type Fight = Pick<FightView, "area" | "side" | "attackers">;

/** The part of a view that is on the map. */
export type MapView = Pick<View, "areas" | "seas" | "control"> & { fight: Fight | null };

const prefersReducedMotion = () => typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The content of the map; call `update` whenever the model shows another view or move. */
export class MapState {
  /** Content that the map shows instead of the view, by element. */
  held = $state.raw<Map<string, unknown>>(new Map());
  effects = $state.raw<Effect[]>([]);
  ms = $state(0);
  #before: MapView | null = null;
  #fought: Fight | null = null;
  /** The orders that this move reveals, in sequence. */
  #revealed = $state.raw<{ order: string; area: string }[]>([]);
  /** The orders that the viewer could see before this move. */
  #known = new Set<string | undefined>();
  #timers: ReturnType<typeof setTimeout>[] = [];
  readonly #model: Model;

  constructor(model: Model) {
    this.#model = model;
  }

  area(id: string): AreaView {
    const area = (this.held.get(`area:${id}`) ?? this.#model.view.areas[id]) as AreaView;
    const down = this.#faceDown;
    if (!area.orders.some(({ order }) => down.has(order))) return area;
    return { ...area, orders: area.orders.map((one) => (down.has(one.order) ? { seat: one.seat } : one)) };
  }

  /** The area whose order turns over now. */
  get turning(): string | null {
    return this.#revealed[this.#model.player.beat - 1]?.area ?? null;
  }

  /** The revealed orders whose turn has not come. */
  readonly #faceDown: ReadonlySet<string | undefined> = $derived.by(
    () => new Set(this.#revealed.slice(this.#model.player.beat).flatMap(({ order }) => (this.#known.has(order) ? [] : order))),
  );

  sea(id: string): Record<string, number> {
    return (this.held.get(`sea:${id}`) ?? this.#model.view.seas[id]) as Record<string, number>;
  }

  /** Return the current attack in an area. */
  fight(id: string): Fight | null {
    const fight = this.held.has(`area:${id}`) ? this.#fought : this.#model.view.fight;
    return fight?.area === id ? fight : null;
  }

  control(id: string): number {
    return (this.held.get(`mandamento:${id}`) ?? this.#model.view.control[id] ?? 0) as number;
  }

  update(view: MapView, scene: readonly Item[], sceneMs: number): void {
    const before = this.#before;
    if (view === before && scene.length === 0 && this.effects.length === 0) return;
    this.stop();
    this.#before = view;
    this.#fought = before?.fight ?? null;
    if (view !== before)
      this.#known = new Set(Object.values(before?.areas ?? {}).flatMap(({ orders }) => orders.map(({ order }) => order)));
    this.#revealed = sceneMs > 0 ? revealedOrders(scene) : [];
    const moving = before !== null && view !== before && sceneMs > 0 && scene.length > 0 && !prefersReducedMotion();
    this.ms = moving ? sceneMs : 0;
    if (!moving) return;
    const { effects: played, changes } = moveEffects(scene, before, view);
    this.effects = played;
    this.held = new Map([...changes.keys()].map((place) => [place, contentOf(before, place)]));
    for (const [place, share] of changes) {
      this.#timers.push(setTimeout(() => this.#release(place), share * sceneMs));
    }
  }

  #release(place: string): void {
    this.held = new Map([...this.held].filter(([name]) => name !== place));
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.held = new Map();
    this.effects = [];
    this.#revealed = [];
  }
}

function contentOf(view: MapView, place: string): unknown {
  const [kind, id] = place.split(":") as [string, string];
  if (kind === "area") return view.areas[id];
  return kind === "sea" ? view.seas[id] : (view.control[id] ?? 0);
}
