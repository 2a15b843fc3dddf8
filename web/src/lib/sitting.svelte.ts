import { rendererOf, type Renderer } from "../games";
import { api } from "./api";
import { Connection } from "./connection";
import type { EarlySocket } from "./early";
import { worn } from "./dress";
import { givenDocument } from "./given";
import { hotSeat, lineTo, seatFor, socketOf } from "./front";
import { gamePath, gameRules, type GameWords, voiceOf } from "./gameWords";
import { TableModel } from "./model.svelte";
import { Odds } from "./odds.svelte";
import { turn } from "./opening.svelte";
import { unpacked } from "./packing";
import type { Rule, ServerMessage, TableMeta, Term } from "./protocol";
import { reloadOnce, understood } from "./reload";
import { session } from "./session.svelte";
import { settings } from "./settings.svelte";
import { reader } from "./words/language.svelte";

/** What the server tells of a game with a component set; lines of points are packed. */
interface Told {
  components: object;
  glossary: Record<string, Term>;
  words: GameWords;
}

interface Game extends Told {
  rules: (language: string) => Promise<Rule[]>;
  renderer: Renderer;
}

/** When a browser gets for itself what came with the page, in milliseconds: nobody waits then, and the next time it is there. */
const AGAIN = 20_000;

const games = new Map<string, Promise<Game>>();

/** What a game brings with a component set in the reader's language; loaded once however many tables are opened. */
export function gameOf(name: string, set: string): Promise<Game> {
  const key = `${name} ${set} ${reader.language}`;
  let game = games.get(key);
  if (!game) {
    game = load(name, set);
    games.set(key, game);
    game.catch(() => games.delete(key));
  }
  return game;
}

async function load(name: string, set: string): Promise<Game> {
  const whole = `${gamePath(name)}/sets/${encodeURIComponent(set)}/whole/${encodeURIComponent(reader.language)}`;
  const came = givenDocument(whole) as Told | undefined;
  if (came) setTimeout(() => [whole, ...worn()].forEach((file) => void fetch(file, { priority: "low" }).catch(() => undefined)), AGAIN);
  const [told, renderer] = await Promise.all([came ?? api.get<Told>(whole).then(unpacked), rendererOf(name)]);
  const words = { ...told.words, from: { game: name, set } };
  return { ...told, words, rules: (language) => rulesOf(name, language), renderer };
}

const rules = new Map<string, Promise<Rule[]>>();

/** The rules of a game in a language, asked for once. */
function rulesOf(name: string, language: string): Promise<Rule[]> {
  const key = `${name} ${language}`;
  let found = rules.get(key);
  if (!found) {
    found = gameRules(name, language);
    rules.set(key, found);
    found.catch(() => rules.delete(key));
  }
  return found;
}

/** A visit to a table: its model, and the line that feeds it. */
export class Sitting {
  readonly #connection: Connection;
  readonly #looked = () => {
    if (document.visibilityState === "visible") this.model.looked();
  };

  private constructor(
    readonly model: TableModel,
    readonly renderer: Renderer,
    early: EarlySocket,
  ) {
    this.#connection = new Connection({
      url: socketOf(model.meta.id),
      early,
      hello: () => model.greet(),
      receive: (message) => this.#receive(message),
      linked: (link, code) => {
        model.link = link;
        model.linkCode = code;
      },
    });
    document.addEventListener("visibilitychange", this.#looked);
  }

  /** Comes to a table, as a member where there is an invite. */
  static async at(id: string, invite: string): Promise<Sitting> {
    await session.ensure();
    const path = `/api/tables/${encodeURIComponent(id)}`;
    const meta = await (invite ? api.post(`${path}/join`, { invite }) : Promise.resolve()).then(() => api.get<TableMeta>(path));
    const line = lineTo(meta); // while the game is being loaded
    const game = await gameOf(meta.game, meta.set).catch((error: unknown) => {
      line.close();
      throw error;
    });
    await turn();
    let sitting: Sitting | undefined;
    const model: TableModel = new TableModel({
      meta,
      components: game.components,
      glossary: game.glossary,
      words: voiceOf(game.words),
      rules: game.rules,
      pacing: game.renderer.pacing,
      send: (message) => sitting!.#connection.send(message),
      why: (seat, element) => api.get(`${path}/why/${seat}?element=${encodeURIComponent(element)}`),
      odds: new Odds((seat) => api.get(`${path}/odds/${seat}`)),
    });
    model.seat = seatFor(model);
    if (meta.status === "running" && hotSeat(meta) && settings.cover) {
      model.passTo = model.seat;
      model.seat = null;
    }
    await turn();
    sitting = new Sitting(model, game.renderer, line);
    return sitting;
  }

  #receive(message: ServerMessage): void {
    const { model } = this;
    if (message.type === "error" && message.code === "version") reloadOnce();
    else if (message.type === "state") understood();
    model.receive(message);
    if (message.type !== "table") return;
    // Sitting down, the start, and a seat that was taken away all change who one is.
    const right = seatFor(model);
    if (right === model.seat || model.passTo !== null) return;
    if (right !== null && message.status === "running" && hotSeat(message)) {
      model.pass(right);
      return;
    }
    // Before the start no state answers the greeting and brings the seat to the front.
    if (message.status === "waiting") model.seat = right;
    model.hello(right);
  }

  leave(): void {
    document.removeEventListener("visibilitychange", this.#looked);
    this.#connection.close();
    this.model.stop();
  }
}
