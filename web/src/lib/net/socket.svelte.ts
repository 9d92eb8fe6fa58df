import { type ClientMessage, type Problem, type View } from '$lib/protocol/types';
import { newId } from './ids';

/** How the way to the table is: only `open` takes wishes at once; all but the last three heal by themselves. */
export type Way = 'opening' | 'open' | 'lost' | 'restarting' | 'stranger' | 'left' | 'gone';

export type Role = 'member' | 'board' | 'spectator';

/** A wish without its id: that is given when it is sent. */
export type Wish = ClientMessage extends infer M ? (M extends { id: string } ? Omit<M, 'id'> : never) : never;

interface Pending {
  text: string;
  answer: (problem: Problem | null) => void;
}

interface Surroundings {
  socket: (url: string) => WebSocket;
  /** Whether this table exists for us: asked when the socket is refused, which browsers do not explain. */
  look: () => Promise<'member' | 'stranger' | 'gone' | 'unreachable'>;
  now: () => number;
  random: () => number;
}

const LEFT = 4403;
const GONE = 4404;
const RESTARTING = 1012;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** After so long in the background a socket may be dead without knowing: a fresh one heals everything. */
const STALE = 20_000;

/**
 * The way to one table. It keeps the newest view, sends wishes again after every break until they are answered
 * (the server answers a repeated id as it did the first time), and comes back by itself.
 */
export class TableSocket {
  way: Way = $state('opening');
  view: View | null = $state.raw(null);
  /** Another device of this person came in. */
  companion = $state(false);

  readonly #url: string;
  readonly #role: Role;
  readonly #around: Surroundings;
  readonly #pending = new Map<string, Pending>();
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #failures = 0;
  #seen: number;
  #ended = false;

  constructor(code: string, role: Role, language: string, around: Surroundings) {
    const query = role === 'member' ? '' : `?as=${role}&language=${language}`;
    this.#url = `/api/tables/${code}/socket${query}`;
    this.#role = role;
    this.#around = around;
    this.#seen = around.now();
  }

  /** Open, and keep open until the returned function is called. */
  start(): () => void {
    this.#open();
    const wake = () => this.wake();
    const beat = setInterval(wake, 5000);
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('pageshow', wake);
    window.addEventListener('online', wake);
    return () => {
      this.#ended = true;
      clearInterval(beat);
      if (this.#timer !== null) clearTimeout(this.#timer);
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('pageshow', wake);
      window.removeEventListener('online', wake);
      this.#socket?.close();
    };
  }

  /** Ask the table something; gives why it was refused, or null once it is done and safe on disk. */
  send(wish: Wish): Promise<Problem | null> {
    const id = newId();
    const text = JSON.stringify({ ...wish, id });
    return new Promise((answer) => {
      this.#pending.set(id, { text, answer });
      if (this.way === 'open') this.#socket?.send(text);
    });
  }

  /** The page is looked at again, or time has jumped: a way that may be dead is opened anew. */
  wake(): void {
    const now = this.#around.now();
    const slept = now - this.#seen > STALE;
    this.#seen = now;
    if (document.visibilityState === 'hidden' || this.#finished) return;
    if (slept && this.#socket !== null) {
      this.#drop();
      this.#open();
    } else if (this.way === 'lost' || this.way === 'restarting') {
      if (this.#timer !== null && slept) this.#open();
    }
  }

  get #finished(): boolean {
    return this.#ended || this.way === 'left' || this.way === 'gone' || this.way === 'stranger';
  }

  #open(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const socket = this.#around.socket(this.#url);
    this.#socket = socket;
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = (event) => this.#received(socket, event.data);
    socket.onclose = (event) => this.#closed(socket, event.code);
  }

  #drop(): void {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
  }

  #opened(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#failures = 0;
    this.way = 'open';
    for (const { text } of this.#pending.values()) socket.send(text);
  }

  #received(socket: WebSocket, data: unknown): void {
    if (socket !== this.#socket || typeof data !== 'string') return;
    this.#seen = this.#around.now();
    const message = JSON.parse(data) as { type: string; id?: string; code?: string };
    switch (message.type) {
      case 'view':
        this.view = message as unknown as View;
        break;
      case 'ack':
        this.#answer(message.id, null);
        break;
      case 'error':
        this.#answer(message.id, message as unknown as Problem);
        break;
      case 'notice':
        if (message.code === 'new_device') this.companion = true;
        break;
    }
  }

  #answer(id: string | undefined, problem: Problem | null): void {
    const pending = id === undefined ? undefined : this.#pending.get(id);
    if (id === undefined || pending === undefined) return;
    this.#pending.delete(id);
    pending.answer(problem);
  }

  #closed(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.#ended) return;
    this.#socket = null;
    if (code === LEFT) this.way = 'left';
    else if (code === GONE) this.way = 'gone';
    else void this.#comeBack(code === RESTARTING);
  }

  async #comeBack(restarting: boolean): Promise<void> {
    const opened = this.way === 'open';
    this.way = restarting ? 'restarting' : opened || this.view !== null ? 'lost' : 'opening';
    if (!opened && !restarting) {
      const found = await this.#around.look();
      if (found === 'gone') this.way = 'gone';
      else if (found === 'stranger' && this.#role === 'member') this.way = 'stranger';
      if (this.#finished) return;
    }
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures);
    this.#failures += 1;
    const wait = longest * (0.5 + this.#around.random() / 2);
    this.#timer = setTimeout(() => this.#open(), wait);
  }
}
