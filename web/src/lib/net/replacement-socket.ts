import type { Leaving } from '$lib/protocol/types';

/** What a replacement needs from its socket's environment. */
interface ReplacementEnv {
  open: () => WebSocket;
  now: () => number;
  random: () => number;
  /** Handle a message of the new socket; returns whether it takes over now. */
  take: (socket: WebSocket, data: unknown) => boolean;
}

/** A socket that hasn't taken over: whether it is open, and its newest view. */
interface PendingSocket {
  socket: WebSocket;
  open: boolean;
  told: unknown;
}

/** Before another try, besides the jitter. */
const PAUSE = 500;

/**
 * The next socket to a table whose server ends. It is opened when that server said, again and again until it works,
 * while the old one still serves; it takes over with the first view that is not older than what is shown.
 */
export class ReplacementSocket {
  readonly #env: ReplacementEnv;
  readonly #jitter: number;
  #timer: ReturnType<typeof setTimeout>;
  /** When the next try is due. */
  #due: number;
  #trying: PendingSocket | null = null;

  constructor({ come_back_in, jitter }: Leaving, env: ReplacementEnv) {
    this.#env = env;
    this.#jitter = jitter;
    this.#due = env.now() + come_back_in;
    this.#timer = setTimeout(() => this.#try(), come_back_in);
  }

  /** Finish once the old socket is gone: returns the current try, or how long to wait for one. */
  release(): PendingSocket | number {
    clearTimeout(this.#timer);
    const trying = this.#trying;
    this.#trying = null;
    return trying ?? Math.max(0, this.#due - this.#env.now());
  }

  stop(): void {
    const left = this.release();
    if (typeof left !== 'number') left.socket.close();
  }

  #try(): void {
    const socket = this.#env.open();
    const trying: PendingSocket = { socket, open: false, told: null };
    this.#trying = trying;
    socket.onopen = () => (trying.open = true);
    socket.onmessage = (event) => {
      if (trying !== this.#trying) return;
      trying.told = event.data;
      if (this.#env.take(socket, event.data)) this.#trying = null;
    };
    socket.onclose = () => {
      if (trying !== this.#trying) return;
      this.#trying = null;
      const wait = PAUSE + this.#env.random() * this.#jitter;
      this.#due = this.#env.now() + wait;
      this.#timer = setTimeout(() => this.#try(), wait);
    };
  }
}
