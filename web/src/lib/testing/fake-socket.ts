import { aView } from '$lib/testing/sample-views';
import type { View } from '$lib/protocol/types';
import type { Look, SocketEnv } from '$lib/net/socket.svelte';

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

  /** It opens, and the first view comes. */
  open(view: View = aView()): void {
    this.onopen?.();
    this.tell(view);
  }

  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  end(code: number): void {
    this.onclose?.({ code });
  }
}

/** What a socket needs of the world, with a test at the other end of each connection; `sockets` gets those that are made. */
export function fakeEnv(sockets: FakeSocket[], found: () => Look): SocketEnv {
  return {
    socket: (url) => {
      const made = new FakeSocket(url);
      sockets.push(made);
      return made as unknown as WebSocket;
    },
    look: () => Promise.resolve(found()),
    keep: () => undefined,
    now: () => Date.now(),
    random: () => 0.5,
  };
}
