/** A socket that is opened before anybody is there to listen; what it hears meanwhile is kept. */
export class EarlySocket {
  #socket: WebSocket | null;
  readonly #heard: MessageEvent[] = [];

  constructor(url: string, private readonly open = (address: string) => new WebSocket(address)) {
    this.#socket = open(url);
    this.#socket.onmessage = (event) => this.#heard.push(event);
  }

  /** The socket, once, with what it heard; a new one afterwards, or if it was closed meanwhile. */
  take(url: string): WebSocket {
    const socket = this.#socket;
    this.#socket = null;
    if (!socket || socket.readyState > WebSocket.OPEN) return this.open(url);
    queueMicrotask(() => this.#heard.forEach((event) => socket.onmessage?.(event)));
    return socket;
  }

  /** Nobody will come. */
  close(): void {
    this.#socket?.close();
  }
}
