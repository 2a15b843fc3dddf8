import type { EarlySocket } from "./early";
import { newId } from "./ids";
import { VERSION, type ClientMessage, type ServerMessage } from "./protocol";

export type Link = "connecting" | "open" | "lost" | "closed";

export const FIRST_WAIT = 500;
export const LONGEST_WAIT = 8_000;
export const PING_EVERY = 20_000;
export const ANSWER_WITHIN = 10_000;
/** How long a line must hold until the next loss counts as the first one again. */
export const STEADY = 10_000;

/** Closing codes after which coming back would end the same way. */
const FINAL = new Set([4400, 4401, 4403, 4404]);

export interface ConnectionSetup {
  url: string;
  /** The first message on every new socket. */
  hello: () => Extract<ClientMessage, { type: "hello" }>;
  receive: (message: ServerMessage) => void;
  /** Told of every change of the line; `code` says why it is closed for good. */
  linked: (link: Link, code: number) => void;
  open?: (url: string) => WebSocket;
  /** The first socket, opened before this. */
  early?: EarlySocket;
}

/**
 * One table's line to the server that comes back by itself.
 *
 * A message that was not acknowledged is sent again with the same id after each reconnection; the server carries an id
 * out only once.
 */
export class Connection {
  readonly #setup: ConnectionSetup;
  readonly #unanswered = new Map<string, string>();
  #link: Link = "connecting";
  #socket: WebSocket | null = null;
  #failures = 0;
  #greeting = "";
  #greeted = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;
  readonly #wake = () => this.#hurry();

  constructor(setup: ConnectionSetup) {
    this.#setup = setup;
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#open();
  }

  /** Sends now or as soon as the line is back; returns the id of the message. */
  send(message: ClientMessage): string {
    const id = newId();
    const words = JSON.stringify({ v: VERSION, id, ...message });
    // A greeting and a ping belong to one socket: a new socket brings its own.
    if (message.type !== "hello" && message.type !== "ping") this.#unanswered.set(id, words);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(words);
    return id;
  }

  close(): void {
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    clearTimeout(this.#retry);
    this.#drop();
  }

  #set(link: Link, code = 0): void {
    this.#link = link;
    this.#setup.linked(link, code);
  }

  #open(): void {
    clearTimeout(this.#retry);
    this.#drop();
    const make = this.#setup.open ?? ((url: string) => new WebSocket(url));
    const early = this.#setup.early?.take();
    const socket = early?.socket ?? make(this.#setup.url);
    this.#socket = socket;
    this.#greeted = 0;
    socket.onopen = () => {
      socket.onopen = null;
      this.#set("open");
      const hello = this.#setup.hello();
      this.#greeting = early?.greeting || this.send(hello);
      for (const words of this.#unanswered.values()) socket.send(words);
      this.#watch();
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(event.data);
    socket.onclose = (event: CloseEvent) => this.#closed(event.code);
    this.#expectAnswer();
    if (early && socket.readyState === WebSocket.OPEN) socket.onopen(new Event("open"));
  }

  #hear(words: string): void {
    this.#watch();
    const message = JSON.parse(words) as ServerMessage;
    if (message.type === "ack" && message.id === this.#greeting) this.#greeted = Date.now();
    if ((message.type === "ack" || message.type === "error") && message.id) this.#unanswered.delete(message.id);
    this.#setup.receive(message);
  }

  /** Asks for a sign of life after a silence. */
  #watch(): void {
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => {
      this.send({ type: "ping" });
      this.#expectAnswer();
    }, PING_EVERY);
  }

  /** A line without a sign of life is dead, whatever the browser believes. */
  #expectAnswer(): void {
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => this.#closed(1006), ANSWER_WITHIN);
  }

  #closed(code: number): void {
    this.#drop();
    if (FINAL.has(code)) return this.#set("closed", code);
    this.#set("lost");
    // A line that is refused, or that breaks again at once, is tried less and less often.
    if (this.#greeted && Date.now() - this.#greeted >= STEADY) this.#failures = 0;
    const longest = Math.min(FIRST_WAIT * 2 ** this.#failures, LONGEST_WAIT);
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

  /** The person is back, or the network is: no need to wait any longer. */
  #hurry(): void {
    if (this.#link === "lost" && document.visibilityState !== "hidden") this.#open();
  }
}
