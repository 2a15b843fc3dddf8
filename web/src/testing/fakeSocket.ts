/** A socket that records what is sent and receives what the test passes in. */
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
