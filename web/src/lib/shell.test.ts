import { configure, waitFor } from '@testing-library/dom';
import { readFileSync } from 'node:fs';
import { unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { start } from '../start';
import { Texts } from '$lib/i18n/texts.svelte';

configure({ asyncUtilTimeout: 20_000 });

const ORIGIN = 'https://stella.example';
const page = '<script src="/assets/index-1.js"></script><meta name="later" content="/assets/font-1.woff2">';

type Asked = string | { url: string };

/** A browser with caches that outlive workers; the network is the test. */
class Browser {
  readonly caches = new Map<string, Map<string, Response>>();
  network: Record<string, string> | null = {
    '/': page,
    '/assets/index-1.js': 'code',
    '/assets/font-1.woff2': 'f',
  };
  readonly fetched: string[] = [];

  readonly path = (request: Asked) =>
    new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname;

  readonly fetch = (request: Asked): Promise<Response> => {
    const path = this.path(request);
    this.fetched.push(path);
    if (this.network === null) return Promise.reject(new TypeError('no network'));
    const text = this.network[path];
    const headers = { 'content-type': text?.startsWith('<') ? 'text/html' : 'text/plain' };
    return Promise.resolve(new Response(text ?? '', { status: text === undefined ? 404 : 200, headers }));
  };

  /** What is kept for a path, in any cache. */
  kept(path: string): Response | undefined {
    return [...this.caches.values()].map((cache) => cache.get(path)).find((each) => each !== undefined);
  }

  keep(name: string, path: string, text: string): void {
    const cache = this.caches.get(name) ?? new Map<string, Response>();
    this.caches.set(name, cache.set(path, new Response(text)));
  }

  readonly storage = {
    match: (request: Asked) => Promise.resolve(this.kept(this.path(request))?.clone()),
    keys: () => Promise.resolve([...this.caches.keys()]),
    delete: (name: string) => Promise.resolve(this.caches.delete(name)),
    open: (name: string) => {
      const cache = this.caches.get(name) ?? new Map<string, Response>();
      this.caches.set(name, cache);
      return Promise.resolve({
        match: (request: Asked) => Promise.resolve(cache.get(this.path(request))?.clone()),
        put: (request: Asked, reply: Response) => Promise.resolve(void cache.set(this.path(request), reply)),
        addAll: async (paths: string[]) => {
          for (const each of paths) {
            const reply = await this.fetch(each);
            if (!reply.ok) throw new TypeError('not there');
            cache.set(each, reply);
          }
        },
        keys: () => Promise.resolve([...cache.keys()].map((each) => ({ url: ORIGIN + each }))),
      });
    },
  };
}

/** The worker of one build. */
class Worker {
  readonly #listeners: Record<string, (event: unknown) => void> = {};
  readonly showNotification = vi.fn();
  readonly openWindow = vi.fn();
  /** The pages that are open. */
  pages: { url: string; visibilityState: string; focus: () => void }[] = [];

  constructor(browser: Browser, build = 'one', assets: readonly string[] = ['/assets/table-2.js']) {
    const self = {
      location: { origin: ORIGIN },
      clients: {
        claim: () => Promise.resolve(),
        matchAll: () => Promise.resolve(this.pages),
        openWindow: this.openWindow,
      },
      registration: { showNotification: this.showNotification },
      skipWaiting: () => undefined,
      addEventListener: (name: string, listener: (event: unknown) => void) =>
        (this.#listeners[name] = listener),
    };
    const code = readFileSync('src/sw.js', 'utf8')
      .replace('BUILD_ID', build)
      .replace("['BUILD_ASSETS']", JSON.stringify(assets));
    new Function('self', 'caches', 'fetch', code)(self, browser.storage, browser.fetch);
  }

  async install(): Promise<void> {
    for (const name of ['install', 'activate']) await this.tell(name, {});
  }

  /** Something happens, and the worker does what follows from it. */
  async tell(name: string, event: object): Promise<void> {
    let done: Promise<unknown> = Promise.resolve();
    this.#listeners[name]!({ ...event, waitUntil: (promise: Promise<unknown>) => (done = promise) });
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
  let browser: Browser;
  let worker: Worker;

  beforeEach(async () => {
    browser = new Browser();
    worker = new Worker(browser);
    await worker.install();
  });

  describe('of a table over days', () => {
    const message = { title: 'Stella', body: 'A new round', stop: 'Stop', path: '/t/ABCD2345' };
    const push = () => worker.tell('push', { data: { json: () => message } });
    const click = (action: string) => {
      const notification = { data: message.path, close: vi.fn() };
      return worker.tell('notificationclick', { action, notification });
    };
    const page = (path: string, visibilityState: string) => ({
      url: ORIGIN + path,
      visibilityState,
      focus: vi.fn(),
    });

    it('shows the message, which a newer one replaces', async () => {
      worker.pages = [page('/t/ABCD2345', 'hidden'), page('/', 'visible')];
      await push();
      expect(worker.showNotification).toHaveBeenCalledExactlyOnceWith('Stella', {
        body: 'A new round',
        icon: '/icon-192.png',
        actions: [{ action: 'stop', title: 'Stop' }],
        tag: '/t/ABCD2345',
        data: '/t/ABCD2345',
      });
    });

    it('shows nothing to those who are looking at the table', async () => {
      worker.pages = [page('/t/ABCD2345', 'visible')];
      await push();
      expect(worker.showNotification).not.toHaveBeenCalled();
    });

    it('opens the table, or goes to where it is open', async () => {
      await click('');
      expect(worker.openWindow).toHaveBeenCalledExactlyOnceWith('/t/ABCD2345');
      worker.pages = [page('/', 'visible'), page('/t/ABCD2345', 'hidden')];
      await click('');
      expect(worker.pages[1]!.focus).toHaveBeenCalledOnce();
      expect(worker.openWindow).toHaveBeenCalledOnce();
    });

    it('stops messages with one tap', async () => {
      browser.network!['/api/tables/ABCD2345/notifications'] = '';
      browser.fetched.length = 0;
      await click('stop');
      expect(browser.fetched).toEqual(['/api/tables/ABCD2345/notifications']);
      expect(worker.openWindow).not.toHaveBeenCalled();
    });
  });

  it('opens every page without a network, with all that the shell needs', async () => {
    browser.network = null;
    expect(await worker.ask('/t/ABCD2345', { mode: 'navigate' })).toBe(page);
    expect(await worker.ask('/assets/index-1.js')).toBe('code');
    expect(await worker.ask('/assets/font-1.woff2')).toBe('f');
  });

  it('shows the newest page where there is a network, and otherwise the one whose parts it has', async () => {
    browser.network!['/'] = '<script src="/assets/index-2.js"></script>';
    expect(await worker.ask('/', { mode: 'navigate' })).toContain('index-2');
    browser.network = null;
    expect(await worker.ask('/', { mode: 'navigate' })).toBe(page);
  });

  it('keeps the old page while something of the new one is missing', async () => {
    browser.network!['/'] = '<script src="/assets/index-2.js"></script>';
    await expect(new Worker(browser, 'two').install()).rejects.toThrow('not there');
    browser.network = null;
    expect(await worker.ask('/', { mode: 'navigate' })).toBe(page);
  });

  it('of a new build keeps its page, and the parts that were in use before, such as a language', async () => {
    browser.keep('stella-lesson', '/assets/screens-de-AAAAAAAA.js', 'alt');
    browser.network = {
      '/': '<script src="/assets/index-2.js"></script>',
      '/assets/index-2.js': 'newer',
      '/assets/screens-de-BBBBBBBB.js': 'neu',
      '/assets/screens-fr-BBBBBBBB.js': 'nouveau',
    };
    const assets = Object.keys(browser.network).slice(1);
    const next = new Worker(browser, 'two', assets);
    await next.install();
    browser.network = null;
    expect(await next.ask('/learn', { mode: 'navigate' })).toContain('index-2');
    expect(await next.ask('/assets/index-2.js')).toBe('newer');
    expect(await next.ask('/assets/screens-de-BBBBBBBB.js')).toBe('neu');
    await expect(next.ask('/assets/screens-fr-BBBBBBBB.js')).rejects.toThrow('no network');
  });

  it('keeps the build before this one for pages that are open, and none before that', async () => {
    for (const build of ['two', 'three']) await new Worker(browser, build).install();
    expect([...browser.caches.keys()]).toEqual(['stella-shell-two', 'stella-shell-three']);
  });

  it('has a picture of a saved album after its table is gone', async () => {
    browser.keep('stella-gallery', '/decks/0123.webp', 'kept');
    expect(await worker.ask('/decks/0123.webp')).toBe('kept');
  });

  it('fetches an asset once', async () => {
    browser.network!['/assets/table-2.js'] = 'more';
    browser.fetched.length = 0;
    expect(await worker.ask('/assets/table-2.js')).toBe('more');
    expect(await worker.ask('/assets/table-2.js')).toBe('more');
    expect(browser.fetched).toEqual(['/assets/table-2.js']);
  });

  it.each(['/decks/0123.webp', '/api/decks/starlight'])(
    'has %s of the lesson without a network',
    async (path) => {
      browser.network![path] = 'new';
      browser.keep('stella-lesson', path, 'kept');
      expect(await worker.ask(path)).toBe('new');
      browser.network = null;
      expect(await worker.ask(path)).toBe('kept');
    },
  );

  it.each(['/assets/gone-1.js', '/assets/of-another-build.js'])('never keeps %s', async (path) => {
    browser.network!['/assets/of-another-build.js'] = 'strange';
    await worker.ask(path);
    expect(browser.kept(path)).toBeUndefined();
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
