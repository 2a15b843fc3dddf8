import type { Renderer } from "../boardkit/renderer";
import { loadGame } from "../games/loadGame";
import { Odds } from "../model/odds.svelte";
import { TableModel } from "../model/tableModel.svelte";
import { api } from "../net/api";
import { Connection } from "../net/connection";
import type { PreopenedSocket } from "../net/preopenedSocket";
import { reloadOnce, clearReloadFlag } from "../net/reload";
import { isHotSeat, takeTableSocket, seatToShow, socketUrl } from "../net/tableSocket";
import { settings } from "../prefs/settings.svelte";
import type { ServerMessage, TableMeta } from "../protocol/messages";
import { createGameTexts } from "../session/gameWords";
import { inbox } from "../session/inbox.svelte";
import { rememberGame } from "../session/lastGame";
import { session } from "../session/session.svelte";
import { nextTask } from "../ui/stagedRender.svelte";

/** A visit to a table: its model and its connection. */
export class TableVisit {
  readonly #connection: Connection;
  readonly #onVisible = () => {
    this.#tellVisibility();
    this.#markRead(); // what was announced before, or while the user was looking
    if (document.visibilityState === "visible") this.model.userReturned();
  };

  private constructor(
    readonly model: TableModel,
    readonly renderer: Renderer,
    preopened: PreopenedSocket,
  ) {
    this.#connection = new Connection({
      url: socketUrl(model.meta.id),
      preopened,
      hello: () => model.helloMessage(),
      onMessage: (message) => this.#receive(message),
      onState: (link, code) => {
        model.connectionState = link;
        model.closeCode = code;
        if (link === "open") queueMicrotask(() => this.#tellVisibility()); // after the hello
      },
    });
    document.addEventListener("visibilitychange", this.#onVisible);
    if (document.visibilityState === "visible") this.#markRead();
  }

  /** Open a table, and join it first if there is an invite; who belongs to it already needs none. */
  static async open(id: string, invite: string): Promise<TableVisit> {
    await session.ensure();
    const path = `/api/tables/${encodeURIComponent(id)}`;
    const load = () => api.get<TableMeta>(path);
    const meta = await (invite
      ? api.post(`${path}/join`, { invite }).then(load, (refused) => load().catch(() => Promise.reject(refused)))
      : load());
    rememberGame(meta.game);
    const socket = takeTableSocket(meta); // connects while the game is being loaded
    const game = await loadGame(meta.game, meta.set).catch((error: unknown) => {
      socket.close();
      throw error;
    });
    await nextTask();
    const model: TableModel = new TableModel({
      meta,
      components: game.components,
      glossary: game.glossary,
      words: createGameTexts(game.words),
      rules: game.rules,
      pacing: game.renderer.pacing,
      send: (message) => visit.#connection.send(message),
      fetchWhyNot: (seat, element) => api.get(`${path}/why/${seat}?element=${encodeURIComponent(element)}`),
      fetchOlder: (seat, before) => api.get(`${path}/items?before=${before}${seat === null ? "" : `&seat=${seat}`}`),
      odds: new Odds((seat) => api.get(`${path}/odds/${seat}`)),
    });
    model.seat = seatToShow(model);
    if (meta.status === "running" && isHotSeat(meta) && settings.cover) {
      model.handOverTo = model.seat;
      model.seat = null;
    }
    await nextTask();
    const visit: TableVisit = new TableVisit(model, game.renderer, socket);
    return visit;
  }

  #receive(message: ServerMessage): void {
    const { model } = this;
    if (message.type === "error" && message.code === "version") reloadOnce();
    else if (message.type === "state") clearReloadFlag();
    model.receive(message);
    if (message.type !== "table") return;
    // Sitting down, the start, and losing a seat all change the seat to show.
    const right = seatToShow(model);
    if (right === model.seat || model.handOverTo !== null) return;
    if (right !== null && message.status === "running" && isHotSeat(message)) {
      model.handOver(right);
      return;
    }
    // Before the start, no state answers the hello and activates the seat.
    if (message.status === "waiting") model.seat = right;
    model.requestView(right);
  }

  /** Tell the server whether the user sees this table now: while they do, they are not notified of it. */
  #tellVisibility(): void {
    this.#connection.send({ type: "visible", visible: document.visibilityState === "visible" });
  }

  /** Mark the notifications of this table as read: who has seen the table needs none of them. */
  #markRead(): void {
    inbox.markTableRead(this.model.meta.id).catch(() => undefined);
  }

  leave(): void {
    if (document.visibilityState === "visible") this.#markRead();
    document.removeEventListener("visibilitychange", this.#onVisible);
    this.#connection.close();
    this.model.stop();
  }
}
