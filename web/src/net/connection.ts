import type { PreopenedSocket } from "./preopenedSocket";
import { newId } from "../protocol/ids";
import { VERSION, type ClientMessage, type ServerMessage } from "../protocol/messages";

export type ConnectionState = "connecting" | "open" | "lost" | "closed";

export const FIRST_RETRY_MS = 500;
export const MAX_RETRY_MS = 8_000;
export const PING_INTERVAL_MS = 20_000;
export const ANSWER_TIMEOUT_MS = 10_000;
/** How long a connection must last until the next loss starts the backoff anew. */
export const STABLE_AFTER_MS = 10_000;

/** Close codes after which reconnecting would fail the same way. */
const FINAL_CODES = new Set([4400, 4401, 4403, 4404]);

const OF_ONE_SOCKET: ReadonlySet<string> = new Set(["hello", "ping", "visible"]);

export interface ConnectionOptions {
  url: string;
  /** The first message on every new socket. */
  hello: () => Extract<ClientMessage, { type: "hello" }>;
  onMessage: (message: ServerMessage) => void;
  /** Called on every change of state; `code` is the close code when the connection is closed for good. */
  onState: (link: ConnectionState, code: number) => void;
  open?: (url: string) => WebSocket;
  /** The first socket, opened earlier. */
  preopened?: PreopenedSocket;
}

/**
 * The connection to one table; it reconnects by itself.
 *
 * A message that was not acknowledged is sent again with the same id after each reconnect; the server executes an id
 * only once.
 */
export class Connection {
  readonly #options: ConnectionOptions;
  readonly #unacknowledged = new Map<string, string>();
  #state: ConnectionState = "connecting";
  #socket: WebSocket | null = null;
  #failures = 0;
  #helloId = "";
  #acknowledgedAt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;
  readonly #wake = () => this.#retryNow();

  constructor(setup: ConnectionOptions) {
    this.#options = setup;
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#open();
  }

  /** Send now or after the reconnect; return the id of the message. */
  send(message: ClientMessage): string {
    const id = newId();
    const words = JSON.stringify({ v: VERSION, id, ...message });
    // These belong to one socket; a new socket sends its own.
    if (!OF_ONE_SOCKET.has(message.type)) this.#unacknowledged.set(id, words);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(words);
    return id;
  }

  close(): void {
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    clearTimeout(this.#retry);
    this.#drop();
  }

  #set(link: ConnectionState, code = 0): void {
    this.#state = link;
    this.#options.onState(link, code);
  }

  #open(): void {
    clearTimeout(this.#retry);
    this.#drop();
    const make = this.#options.open ?? ((url: string) => new WebSocket(url));
    const early = this.#options.preopened?.take();
    const socket = early?.socket ?? make(this.#options.url);
    this.#socket = socket;
    this.#acknowledgedAt = 0;
    socket.onopen = () => {
      socket.onopen = null;
      this.#set("open");
      const hello = this.#options.hello();
      this.#helloId = early?.greeting || this.send(hello);
      for (const words of this.#unacknowledged.values()) socket.send(words);
      this.#schedulePing();
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#receive(event.data);
    socket.onclose = (event: CloseEvent) => this.#closed(event.code);
    this.#expectAnswer();
    if (early && socket.readyState === WebSocket.OPEN) socket.onopen(new Event("open"));
  }

  #receive(words: string): void {
    this.#schedulePing();
    const message = JSON.parse(words) as ServerMessage;
    if (message.type === "ack" && message.id === this.#helloId) this.#acknowledgedAt = Date.now();
    if ((message.type === "ack" || message.type === "error") && message.id) this.#unacknowledged.delete(message.id);
    this.#options.onMessage(message);
  }

  /** Ping after a silence. */
  #schedulePing(): void {
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => {
      this.send({ type: "ping" });
      this.#expectAnswer();
    }, PING_INTERVAL_MS);
  }

  /** Treat a connection without an answer as dead, whatever the browser reports. */
  #expectAnswer(): void {
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => this.#closed(1006), ANSWER_TIMEOUT_MS);
  }

  #closed(code: number): void {
    this.#drop();
    if (FINAL_CODES.has(code)) return this.#set("closed", code);
    this.#set("lost");
    // Back off while connections are refused or break again at once.
    if (this.#acknowledgedAt && Date.now() - this.#acknowledgedAt >= STABLE_AFTER_MS) this.#failures = 0;
    const longest = Math.min(FIRST_RETRY_MS * 2 ** this.#failures, MAX_RETRY_MS);
    this.#failures += 1;
    this.#retry = setTimeout(() => this.#open(), longest * (0.5 + Math.random() / 2));
  }

  #drop(): void {
    clearTimeout(this.#deadline);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /** Retry at once when the page is shown again or the network is back. */
  #retryNow(): void {
    if (this.#state === "lost" && document.visibilityState !== "hidden") this.#open();
  }
}
