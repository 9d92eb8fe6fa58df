import { aView } from '$lib/game/samples';

/** A socket whose other end is this test. */
export class FakeSocket {
  sent: { type: string; id: string }[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; id: string });
  }

  close(): void {
    this.closed = true;
  }

  open(): void {
    this.onopen?.();
    this.tell(aView());
  }

  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  end(code: number): void {
    this.onclose?.({ code });
  }
}
