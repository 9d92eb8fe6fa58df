import { keepText, readJson } from '$lib/storage';
import type {
  AudienceLight,
  ClientMessage,
  Leaving,
  Reaction,
  SeenBy,
  ServerMessage,
  View,
} from '$lib/protocol/types';
import { newId } from './ids';
import { Requests, type Command, type Failure } from './requests';
import { ReplacementSocket } from './replacement-socket';

/** State of the connection to the table. Only the first four recover by themselves. */
export type ConnectionState =
  | 'opening'
  | 'open'
  | 'lost'
  | 'restarting'
  /** This browser isn't a member of that table (yet). */
  | 'stranger'
  /** Left, or removed. */
  | 'left'
  | 'gone'
  /** Spectators are not welcome. */
  | 'closed'
  /** The server rejected what this page sent. */
  | 'broken';

/** Takes a view; `fresh`: the first one of a connection, so what happened before it is not known. */
export type OnView = (view: View, fresh: boolean) => void;

export type Role = 'member' | 'board' | 'spectator';

/** What a check of the table over HTTP returns. */
export type Look = 'member' | 'stranger' | 'no_spectators' | 'gone' | 'unreachable';

export interface SocketEnv {
  socket: (url: string) => WebSocket;
  /** Checks the table when a socket is refused: browsers don't tell why. */
  look: () => Promise<Look>;
  /** The key of this board or spectator has changed: keep the new one for reconnecting. */
  keep: (key: string) => void;
  now: () => number;
  random: () => number;
}

/** Tables whose viewer is remembered. */
const MOST_VIEWERS = 20;

/** Who marks along at a table on this device: the same when they come back, so that nobody counts twice. */
function viewerAt(code: string): string {
  const kept = readJson('stella-viewers');
  const viewers = Array.isArray(kept) ? (kept as [code: string, viewer: string][]) : [];
  const viewer = viewers.find(([table]) => table === code)?.[1] ?? newId();
  const others = viewers.filter(([table]) => table !== code);
  keepText('stella-viewers', JSON.stringify([...others, [code, viewer]].slice(-MOST_VIEWERS)));
  return viewer;
}

const RESTARTING = 1012;
const ENDINGS: Readonly<Record<number, ConnectionState>> = {
  4403: 'left',
  4404: 'gone',
  1002: 'broken',
  1003: 'broken',
  1007: 'broken',
  1008: 'broken',
  1009: 'broken',
};
const HEALING: readonly ConnectionState[] = ['opening', 'open', 'lost', 'restarting'];
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const BEAT = 2_000;
/** Time in the background after which a socket may be dead unnoticed: a new one fixes everything. */
const STALE = 20_000;
/** Time without an answer after which the connection counts as dead. */
const PATIENCE = 10_000;
/** Silence after which, or up to a quarter later at random, the page asks if the server is still there. */
const QUIET = 20_000;
/** Time during which the page says it is connecting; after that, that it can't reach the server. */
const HOPE: Readonly<Partial<Record<ConnectionState, number>>> = { opening: 4_000, restarting: 30_000 };
/** Time after which a request is shown as pending. */
const SLOW = 1_000;
/** Number of refusals of a board or spectator before the page believes them. */
const REFUSALS = 3;
/** Time a replaced socket stays open, so that nobody sees this person leave. */
const LINGER = 300;

/**
 * The way to one table. It hands on each view, sends requests again after every break until they are answered
 * (the server answers a repeated id as it did the first time), and comes back by itself.
 */
export class TableSocket {
  state: ConnectionState = $state('opening');
  /** Another device of this person came in. */
  companion = $state(false);
  /** Some request has waited for its answer for more than a second. */
  slow = $state(false);

  /** Hears of the reactions that people send. */
  onreaction: ((reaction: Reaction) => void) | null = null;
  onseen: ((seen: SeenBy) => void) | null = null;
  onaudience: ((light: AudienceLight) => void) | null = null;

  readonly #url: string;
  readonly #role: Role;
  readonly #env: SocketEnv;
  readonly #onview: OnView;
  readonly #requests = new Requests();
  #socket: WebSocket | null = null;
  #live = false;
  #fresh = false;
  /** The newest view of this connection. */
  #view: View | null = null;
  #since = 0;
  /** Time of the last message, and of the last question whether the server is there. */
  #heard = 0;
  #asked: number | null = null;
  #quiet = QUIET;
  #hoping: number;
  #retry: ReturnType<typeof setTimeout> | null = null;
  #failures = 0;
  /** Opened beside a socket whose server ends. */
  #replacement: ReplacementSocket | null = null;
  /** Over how long all who were there come back to a server that ended. */
  #jitter = 0;
  #beaten: number;
  #ended = false;

  constructor(code: string, role: Role, language: string, env: SocketEnv, onview: OnView) {
    // Where only the own part is new, that alone is sent: a ninth of the bytes of a cross.
    const query = role === 'member' ? '?parts=own' : `?as=${role}&language=${language}`;
    const viewer = role === 'spectator' ? `&viewer=${viewerAt(code)}` : '';
    this.#url = `/api/tables/${code}/socket${query}${viewer}`;
    this.#role = role;
    this.#env = env;
    this.#onview = onview;
    this.#beaten = this.#hoping = env.now();
  }

  /** Open, and keep open until the returned function is called. `known`: this browser surely is at that table. */
  start(known = false): () => void {
    if (known) this.#open();
    else void this.#begin();
    const wake = () => this.#wake();
    // Even without a network: a server on this machine is still there, and only a new connection shows it.
    const network = () => this.#reopen();
    const beat = setInterval(() => this.#beat(), BEAT);
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('pageshow', wake);
    window.addEventListener('online', network);
    window.addEventListener('offline', network);
    return () => {
      this.#ended = true;
      clearInterval(beat);
      if (this.#retry !== null) clearTimeout(this.#retry);
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('pageshow', wake);
      window.removeEventListener('online', network);
      window.removeEventListener('offline', network);
      this.#drop();
      this.#requests.end();
    };
  }

  /** Check first: a refused socket gives no reason and leaves an error in the browser's console. */
  async #begin(): Promise<void> {
    const found = await this.#env.look();
    if (!this.#settled(found) && this.#socket === null) this.#open();
  }

  /** Ask the table something; returns the refusal, or null once it is done and on disk. */
  send(command: Command): Promise<Failure | null> {
    if (!this.#healing) return Promise.resolve({ kind: 'ended' });
    const { text, answered } = this.#requests.add(command, this.#env.now());
    if (this.#live) this.#socket?.send(text);
    setTimeout(() => this.#watchSlow(), SLOW);
    return answered;
  }

  get #healing(): boolean {
    return !this.#ended && HEALING.includes(this.state);
  }

  /** Reconnect when the page is visible again, if the connection may have died. */
  #wake(): void {
    if (document.visibilityState === 'hidden') return;
    const slept = this.#env.now() - this.#beaten > STALE;
    this.#beaten = this.#env.now();
    if (slept || this.#retry !== null) this.#reopen();
  }

  /** Every two seconds, notice a jump in time (a closed lid) or a silent connection. */
  #beat(): void {
    if (document.visibilityState === 'hidden') return;
    const now = this.#env.now();
    const jumped = now - this.#beaten > STALE;
    this.#beaten = now;
    const hope = HOPE[this.state];
    if (hope !== undefined && now - this.#hoping >= hope) this.state = 'lost';
    const stuck = this.#socket !== null && !this.#live && now - this.#since > PATIENCE;
    if (jumped || stuck || this.#dead(now)) this.#reopen();
    else if (this.#live && this.#asked === null && now - this.#heard >= this.#quiet) this.#ask(now);
  }

  /** Whether a request, or the question whether the server is there, had no answer for too long. */
  #dead(now: number): boolean {
    if (!this.#live) return false;
    const { oldest } = this.#requests;
    const asked = oldest === null ? now : Math.max(oldest, this.#since);
    return now - Math.min(asked, this.#asked ?? now) > PATIENCE;
  }

  /** A network can die without a word, and the pings of WebSockets are hidden from pages. */
  #ask(now: number): void {
    this.#asked = now;
    this.#socket?.send(JSON.stringify({ type: 'ping', id: newId() } satisfies ClientMessage));
  }

  #hear(): void {
    this.#heard = this.#env.now();
    this.#asked = null;
  }

  #reopen(): void {
    if (!this.#healing) return;
    if (this.#live) this.state = 'lost';
    this.#drop();
    this.#open();
  }

  #open(): void {
    if (this.#retry !== null) clearTimeout(this.#retry);
    this.#retry = null;
    this.#since = this.#env.now();
    this.#attach(this.#env.socket(this.#url));
  }

  #attach(socket: WebSocket): void {
    this.#socket = socket;
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = (event) => this.#received(socket, event.data);
    socket.onclose = (event) => void this.#closed(socket, event.code);
  }

  #drop(): void {
    const old = this.#socket;
    this.#socket = null;
    this.#live = false;
    old?.close();
    this.#replacement?.stop();
    this.#replacement = null;
  }

  /** Prepare for the server's end: another socket opens when told and takes over in time. */
  #prepare(told: Leaving): void {
    this.#replacement?.stop();
    this.#jitter = told.jitter;
    const { now, random, socket: open } = this.#env;
    const take = (socket: WebSocket, data: unknown) => this.#takeOver(socket, data);
    this.#replacement = new ReplacementSocket(told, { open: () => open(this.#url), now, random, take });
  }

  /** Go on with another socket, unless what it shows is older than what is seen already: then with its next view. */
  #takeOver(socket: WebSocket, data: unknown): boolean {
    const message = JSON.parse(String(data)) as ServerMessage;
    if (message.type !== 'view' || message.version < (this.#view?.version ?? 0)) return false;
    const old = this.#socket;
    this.#replacement = null;
    this.#attach(socket);
    this.#opened(socket);
    this.#fresh = false; // nothing was missed in between
    this.#received(socket, data);
    setTimeout(() => old?.close(), LINGER);
    return true;
  }

  /** Handle the old socket ending first. */
  #goOnWith(successor: ReplacementSocket): void {
    const left = successor.release();
    if (typeof left === 'number') {
      this.#retry = setTimeout(() => this.#open(), left);
      return;
    }
    this.#since = this.#env.now();
    this.#attach(left.socket);
    if (left.open) this.#opened(left.socket);
    if (left.told !== null) this.#received(left.socket, left.told);
  }

  #opened(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#live = true;
    this.#fresh = true;
    this.#view = null;
    this.#since = this.#env.now();
    this.#quiet = QUIET * (1 + this.#env.random() / 4);
    this.#hear();
    this.#requests.lose();
    for (const text of this.#requests.texts) socket.send(text);
  }

  #received(socket: WebSocket, data: unknown): void {
    if (socket !== this.#socket || typeof data !== 'string') return;
    this.#hear();
    const message = JSON.parse(data) as ServerMessage;
    switch (message.type) {
      case 'view':
        // Only a view proves that the table is there: then waiting starts from the beginning again.
        this.#failures = 0;
        if (this.#replacement === null) this.#jitter = 0;
        this.state = 'open';
        this.#view = message;
        this.#onview(message, this.#fresh);
        this.#fresh = false;
        break;
      case 'own':
        // Never without the view that it belongs to; should it be, the next view heals everything.
        if (this.#view?.version !== message.version) break;
        this.#view = { ...this.#view, you: message.you, clock: message.clock };
        this.#onview(this.#view, false);
        break;
      case 'ack':
        this.#answer(message.id, null);
        break;
      case 'error':
        if (message.id !== null) this.#answer(message.id, { kind: 'refused', problem: message });
        break;
      case 'notice':
        if (message.code === 'new_device') this.companion = true;
        break;
      case 'watch_key':
        this.#env.keep(message.key);
        break;
      case 'reaction':
        this.onreaction?.(message);
        break;
      case 'seen_by':
        this.onseen?.(message);
        break;
      case 'audience':
        this.onaudience?.(message);
        break;
      case 'leaving':
        this.#prepare(message);
        break;
    }
  }

  #answer(id: string, failure: Failure | null): void {
    this.#requests.answer(id, failure);
    this.#watchSlow();
  }

  #end(state: ConnectionState): void {
    this.state = state;
    this.#requests.end();
    this.#watchSlow();
  }

  #watchSlow(): void {
    const { oldest } = this.#requests;
    this.slow = oldest !== null && this.#env.now() - oldest >= SLOW;
  }

  async #closed(socket: WebSocket, code: number): Promise<void> {
    if (socket !== this.#socket || this.#ended) return;
    const refused = !this.#live;
    const successor = this.#replacement;
    this.#socket = this.#replacement = null;
    this.#live = false;
    const ending = ENDINGS[code];
    if (ending !== undefined) {
      successor?.stop();
      this.#end(ending);
      return;
    }
    if (code === RESTARTING) {
      if (this.state !== 'restarting') this.#hoping = this.#env.now();
      this.state = 'restarting';
    } else if (this.state !== 'restarting') this.state = this.state === 'opening' ? 'opening' : 'lost';
    if (successor !== null) this.#goOnWith(successor);
    else if (refused && this.#settled(await this.#env.look())) return;
    else if (this.#socket === null && this.#healing) this.#comeBack();
  }

  /** Returns whether a check over HTTP explains the refusal for good. */
  #settled(found: Look): boolean {
    if (this.#socket !== null) return true;
    if (found === 'gone') this.#end('gone');
    else if (this.#role === 'member') {
      if (found === 'stranger' || found === 'no_spectators') this.#end('stranger');
    } else if (found === 'no_spectators' && this.#role === 'spectator') this.#end('closed');
    else if (found !== 'unreachable' && this.#failures >= REFUSALS) this.#end('closed');
    return !this.#healing;
  }

  #comeBack(): void {
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures);
    this.#failures += 1;
    const spread = wait * (1 + (this.#env.random() - 0.5) / 1.5);
    this.#retry = setTimeout(() => this.#open(), spread + this.#env.random() * this.#jitter);
  }
}
