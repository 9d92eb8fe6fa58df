import { configure, waitFor } from '@testing-library/dom';
import { flushSync, mount, tick, unmount } from 'svelte';
import { expect, vi, type MockInstance } from 'vitest';
import App from '../../App.svelte';
import type { Language } from '$lib/i18n/languages';
import { Texts } from '$lib/i18n/texts.svelte';
import { FakeSocket } from '$lib/testing/fake-socket';
import type { TableInfo, View } from '$lib/protocol/types';

// Only what hangs: how fast a busy machine draws is its own affair.
configure({
  asyncUtilTimeout: 20_000,
  // What was not found is said; the whole page would drown it.
  getElementError: (message) => new Error(message?.split('\n', 1)[0]),
});

/** A request that the page made over HTTP. */
export interface HttpRequest {
  method: string;
  path: string;
  body: unknown;
}

interface HarnessOptions {
  language?: Language;
  /** What the server answers over HTTP, by method and path; anything else is refused. */
  replies?: Record<string, unknown>;
  /** What it refuses in another way than being down, by method and path. */
  refusals?: Record<string, number>;
}

const CODE = 'ABCD2345';
/** The short code of this table while it waits for people. */
export const SHORT = 'KAFU';

const LOOK: TableInfo = {
  code: CODE,
  status: 'lobby',
  joining: 'open',
  spectators: true,
  inside: null,
  member: 'm1',
  watch_key: null,
};

/** Text without the marks that keep names of any direction apart. */
export const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');

/** Matches a name in a query, whatever marks are in it. */
export const called = (name: string) => (said: string) => plain(said) === name;

/** Matches a name that goes on after this: with a hint, or with where it is. */
export const beginning = (name: string) => (said: string) => plain(said).startsWith(name);

let current: Texts | null = null;

/** A message as the current page says it. Tests name messages by their ids: wording is the translators' affair. */
export const say: Texts['text'] = (id, ...args) => {
  if (!current) throw new Error('no page is mounted yet');
  return plain(current.text(id, ...args));
};

/** Choose an option of a list. */
export function choose(list: HTMLSelectElement, value: string): void {
  list.value = value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
  flushSync();
}

/** Where others find this server. */
export const ADDRESS = 'http://192.168.1.7:8000';

/** The whole page, mounted; the test is its browser and its server. */
export class AppHarness {
  readonly sockets: FakeSocket[] = [];
  readonly asked: HttpRequest[] = [];
  readonly texts: Texts;
  readonly #app: ReturnType<typeof mount>;
  readonly #complaints: MockInstance<typeof console.error>;

  private constructor(texts: Texts, replies: Record<string, unknown>, refusals: Record<string, number>) {
    this.texts = current = texts;
    const open = (url: string) => {
      const socket = new FakeSocket(url);
      this.sockets.push(socket);
      return socket;
    };
    vi.stubGlobal('WebSocket', function (url: string) {
      return open(url);
    });
    vi.stubGlobal('fetch', (path: string, { method = 'GET', body }: RequestInit = {}) => {
      this.asked.push({ method, path, body: typeof body === 'string' ? JSON.parse(body) : body });
      const reply = replies[`${method} ${path}`];
      return Promise.resolve(
        reply === undefined
          ? new Response('null', { status: refusals[`${method} ${path}`] ?? 503 })
          : new Response(JSON.stringify(reply)),
      );
    });
    // What the server does not answer is noted for who looks; what is broken fails the test when it leaves.
    vi.spyOn(console, 'debug').mockReturnValue();
    this.#complaints = vi.spyOn(console, 'error').mockReturnValue();
    this.#app = mount(App, { target: document.body, props: { texts } });
    flushSync();
  }

  /** Open the page at this address. */
  static async to(
    path: string,
    { language = 'en', replies = {}, refusals = {} }: HarnessOptions = {},
  ): Promise<AppHarness> {
    await import('$lib/screens/pages');
    // Tips are a matter of their own tests.
    localStorage.setItem(
      'stella-settings',
      localStorage.getItem('stella-settings') ?? JSON.stringify({ tips: false }),
    );
    history.replaceState(null, '', path);
    document.documentElement.lang = language;
    const answers = {
      [`GET /api/tables/${CODE}`]: LOOK,
      [`POST /api/tables/${CODE}/code`]: { code: SHORT },
      'GET /api/address': { address: ADDRESS },
      'GET /api/decks': { decks: [] },
      'GET /api/tables': { tables: [] },
      ...replies,
    };
    return new AppHarness(await Texts.in(language), answers, refusals);
  }

  /** Come to the table, as a member or as a board, and see this. */
  static async at(view: View, around: HarnessOptions & { board?: boolean } = {}): Promise<AppHarness> {
    const app = await AppHarness.to(`/t/${CODE}${around.board ? '/board' : ''}`, around);
    await waitFor(() => app.server);
    app.server.onopen?.();
    app.show(view);
    return app;
  }

  /** The current socket. */
  get server(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (socket === undefined) throw new Error('nobody has connected yet');
    return socket;
  }

  /** The server tells of a new view, and the page draws it. */
  show(view: View): void {
    this.server.tell(view);
    flushSync();
  }

  /** What the page asked of the table, without the ids. */
  get sent(): unknown[] {
    return this.server.sent.map(({ id: _, ...message }) => message);
  }

  /** Everything that the page asked is granted. */
  async grant(): Promise<void> {
    for (const { id } of this.server.sent) this.server.tell({ type: 'ack', id });
    await tick();
    flushSync();
  }

  async leave(): Promise<void> {
    await unmount(this.#app);
    const complaints = this.#complaints.mock.calls.map((call) => call.join(' '));
    document.body.replaceChildren();
    localStorage.clear();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    expect(complaints).toEqual([]);
  }
}
