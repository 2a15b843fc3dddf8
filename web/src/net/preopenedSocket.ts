import { newId } from "../protocol/ids";
import { VERSION, type ClientMessage } from "../protocol/messages";

/** A socket that is opened, and greeted, before the table is loaded; it keeps what arrives in the meantime. */
export class PreopenedSocket {
  #socket: WebSocket | null;
  readonly #received: MessageEvent[] = [];
  #helloId = "";

  constructor(url: string, hello: Extract<ClientMessage, { type: "hello" }> | null, open = (address: string) => new WebSocket(address)) {
    const socket = (this.#socket = open(url));
    socket.onmessage = (event) => this.#received.push(event);
    if (!hello) return;
    socket.onopen = () => {
      this.#helloId = newId();
      socket.send(JSON.stringify({ v: VERSION, id: this.#helloId, ...hello }));
    };
  }

  /** Return the socket once, with the id of its hello ("" if none was sent); null afterwards, or if it was closed. */
  take(): { socket: WebSocket; greeting: string } | null {
    const socket = this.#socket;
    this.#socket = null;
    if (!socket || socket.readyState > WebSocket.OPEN) return null;
    queueMicrotask(() => this.#received.forEach((event) => socket.onmessage?.(event)));
    return { socket, greeting: this.#helloId };
  }

  /** Close the socket if nobody took it. */
  close(): void {
    this.#socket?.close();
  }
}
