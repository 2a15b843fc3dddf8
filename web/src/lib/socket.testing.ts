/** A socket by hand: what was sent over it, and what comes when the test says so. */
export class FakeSocket {
  readyState: number = WebSocket.CONNECTING;
  sent: any[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url = "") {}

  send(words: string): void {
    this.sent.push(JSON.parse(words));
  }
  close(): void {
    this.readyState = WebSocket.CLOSED;
  }
  accept(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify({ v: 2, ...message }) });
  }
  end(code: number): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }
}
