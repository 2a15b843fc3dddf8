import { newId } from "./ids";
import { VERSION, type ClientMessage } from "./protocol";

/** A socket that is opened and greeted before anybody is there to listen; what it hears meanwhile is kept. */
export class EarlySocket {
  #socket: WebSocket | null;
  readonly #heard: MessageEvent[] = [];
  #greeting = "";

  constructor(url: string, hello: Extract<ClientMessage, { type: "hello" }> | null, open = (address: string) => new WebSocket(address)) {
    const socket = (this.#socket = open(url));
    socket.onmessage = (event) => this.#heard.push(event);
    if (!hello) return;
    socket.onopen = () => {
      this.#greeting = newId();
      socket.send(JSON.stringify({ v: VERSION, id: this.#greeting, ...hello }));
    };
  }

  /** The socket, once, and the id of its greeting ("": not greeted yet); null afterwards, or if it was closed meanwhile. */
  take(): { socket: WebSocket; greeting: string } | null {
    const socket = this.#socket;
    this.#socket = null;
    if (!socket || socket.readyState > WebSocket.OPEN) return null;
    queueMicrotask(() => this.#heard.forEach((event) => socket.onmessage?.(event)));
    return { socket, greeting: this.#greeting };
  }

  /** Nobody will come. */
  close(): void {
    this.#socket?.close();
  }
}
