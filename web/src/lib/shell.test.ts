import { configure, waitFor } from '@testing-library/dom';
import { readFileSync } from 'node:fs';
import { unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { start } from '../start';
import { Texts } from '$lib/i18n/texts.svelte';

configure({ asyncUtilTimeout: 20_000 });

const ORIGIN = 'https://stella.example';
const page = '<script src="/assets/index-1.js"></script><meta name="later" content="/assets/font-1.woff2">';

/** The page of a public link, with names in it. */
const PUBLIC = '/g/abc';

/** A browser's worker with its cache; the network is the test. */
class Worker {
  readonly kept = new Map<string, Response>();
  network: Record<string, string> | null = {
    '/': page,
    '/assets/index-1.js': 'code',
    '/assets/font-1.woff2': 'f',
  };
  readonly fetched: string[] = [];
  readonly #listeners: Record<string, (event: unknown) => void> = {};

  constructor() {
    const path = (request: string | { url: string }) =>
      new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname;
    const fetch = (request: string | { url: string }) => {
      this.fetched.push(path(request));
      if (this.network === null) return Promise.reject(new TypeError('no network'));
      const text = this.network[path(request)];
      const headers = {
        'content-type': text?.startsWith('<') ? 'text/html' : 'text/plain',
        'cache-control': path(request) === PUBLIC ? 'no-store' : 'no-cache',
      };
      return Promise.resolve(new Response(text ?? '', { status: text === undefined ? 404 : 200, headers }));
    };
    const cache = {
      match: (request: string | { url: string }) => Promise.resolve(this.kept.get(path(request))?.clone()),
      put: (request: string | { url: string }, reply: Response) =>
        Promise.resolve(void this.kept.set(path(request), reply)),
      addAll: async (paths: string[]) => {
        for (const each of paths) {
          const reply = await fetch(each);
          if (!reply.ok) throw new TypeError('not there');
          this.kept.set(each, reply);
        }
      },
      keys: () => Promise.resolve([...this.kept.keys()].map((each) => ({ url: ORIGIN + each }))),
      delete: (request: { url: string }) => Promise.resolve(this.kept.delete(path(request))),
    };
    const self = {
      location: { origin: ORIGIN },
      clients: { claim: () => Promise.resolve() },
      skipWaiting: () => undefined,
      addEventListener: (name: string, listener: (event: unknown) => void) =>
        (this.#listeners[name] = listener),
    };
    const code = readFileSync('public/sw.js', 'utf8');
    new Function('self', 'caches', 'fetch', code)(
      self,
      { open: () => Promise.resolve(cache), match: cache.match },
      fetch,
    );
  }

  async install(): Promise<void> {
    let done: Promise<unknown> = Promise.resolve();
    this.#listeners['install']!({ waitUntil: (promise: Promise<unknown>) => (done = promise) });
    await done;
  }

  /** What the page gets for a request; null if the worker leaves it to the browser. */
  async ask(path: string, { mode = 'no-cors', method = 'GET' } = {}): Promise<string | null> {
    let reply: Promise<Response> | null = null;
    const request = { url: path.startsWith('http') ? path : ORIGIN + path, mode, method };
    const respondWith = (promise: Promise<Response>) => (reply = promise);
    this.#listeners['fetch']!({ request, respondWith });
    return reply === null ? null : await (await (reply as Promise<Response>)).text();
  }
}

describe('the service worker', () => {
  let worker: Worker;

  beforeEach(async () => {
    worker = new Worker();
    await worker.install();
  });

  it('opens every page without a network, with all that the shell needs', async () => {
    worker.network = null;
    expect(await worker.ask('/t/ABCD2345', { mode: 'navigate' })).toBe(page);
    expect(await worker.ask('/assets/index-1.js')).toBe('code');
    expect(await worker.ask('/assets/font-1.woff2')).toBe('f');
  });

  it('shows the newest page where there is a network, and keeps it', async () => {
    worker.network!['/'] = '<p>newer</p>';
    expect(await worker.ask('/', { mode: 'navigate' })).toBe('<p>newer</p>');
    worker.network = null;
    expect(await worker.ask('/', { mode: 'navigate' })).toBe('<p>newer</p>');
  });

  it('keeps the old page while something of the new one is missing', async () => {
    worker.network!['/'] = '<script src="/assets/index-2.js"></script>';
    await expect(worker.install()).rejects.toThrow('not there');
    worker.network = null;
    expect(await worker.ask('/', { mode: 'navigate' })).toBe(page);
  });

  it('does not keep a page that must not be stored', async () => {
    worker.network![PUBLIC] = '<p>Ada, Bo</p>';
    expect(await worker.ask(PUBLIC, { mode: 'navigate' })).toBe('<p>Ada, Bo</p>');
    worker.network = null;
    expect(await worker.ask('/', { mode: 'navigate' })).toBe(page);
  });

  it('has a picture of a saved album after its table is gone', async () => {
    worker.kept.set('/decks/0123.webp', new Response('kept'));
    expect(await worker.ask('/decks/0123.webp')).toBe('kept');
  });

  it('fetches an asset once', async () => {
    worker.network!['/assets/table-2.js'] = 'more';
    worker.fetched.length = 0;
    expect(await worker.ask('/assets/table-2.js')).toBe('more');
    expect(await worker.ask('/assets/table-2.js')).toBe('more');
    expect(worker.fetched).toEqual(['/assets/table-2.js']);
  });

  it.each(['/decks/0123.webp', '/api/decks/starlight'])(
    'has %s of the lesson without a network',
    async (path) => {
      worker.network![path] = 'new';
      worker.kept.set(path, new Response('kept'));
      expect(await worker.ask(path)).toBe('new');
      worker.network = null;
      expect(await worker.ask(path)).toBe('kept');
    },
  );

  it('never keeps what is not there', async () => {
    await worker.ask('/assets/gone-1.js');
    expect(worker.kept.has('/assets/gone-1.js')).toBe(false);
  });

  it('does not grow for ever, and keeps the page itself', async () => {
    for (let number = 0; number < 100; number += 1) {
      worker.network![`/assets/part-${number}.js`] = 'part';
      await worker.ask(`/assets/part-${number}.js`);
    }
    expect(worker.kept.size).toBeLessThanOrEqual(61);
    expect(worker.kept.has('/')).toBe(true);
    expect(worker.kept.has('/assets/part-99.js')).toBe(true);
  });

  it.each([
    ['/api/tables/ABCD2345', {}],
    ['/api/decks', {}],
    ['/', { mode: 'navigate', method: 'POST' }],
    ['https://elsewhere.example/assets/index-1.js', {}],
    ['/icon.svg', {}],
  ])('leaves %s to the browser', async (path, how) => {
    expect(await worker.ask(path, how)).toBeNull();
  });
});

describe('the page', () => {
  const register = vi.fn(() => Promise.resolve());
  let app: Awaited<ReturnType<typeof start>>;

  beforeEach(() => {
    register.mockClear();
    history.replaceState(null, '', '/');
    document.body.innerHTML = '<div id="app"></div>';
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    vi.stubGlobal('isSecureContext', true);
    Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true });
  });
  afterEach(async () => {
    await unmount(app);
    Reflect.deleteProperty(navigator, 'serviceWorker');
    document.body.replaceChildren();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });

  it('says its language before it asks anything, and lets the worker keep its shell', async () => {
    vi.stubEnv('PROD', true);
    app = await start('de');
    expect(document.documentElement.lang).toBe('de');
    expect(document.querySelector('#app')!.textContent).toContain(
      (await Texts.in('de')).text('home-play-now'),
    );
    window.dispatchEvent(new Event('load'));
    await waitFor(() => expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js'));
  });

  it('asks for no worker where browsers allow none', async () => {
    vi.stubEnv('PROD', true);
    vi.stubGlobal('isSecureContext', false);
    app = await start('de');
    window.dispatchEvent(new Event('load'));
    expect(register).not.toHaveBeenCalled();
  });
});
