// Keeps the shell of the page (never a game) so that it opens at once, and without a network too. What the lesson and the
// gallery need besides, their pictures and the lists of them, the page itself puts into caches of its own.
const SHELL = 'stella-shell';
const KEPT = 60;
/** The lists of the built-in pictures and words: the only answers of the server that are ever given from a cache. */
const LISTS = ['/api/decks/starlight', '/api/words'];

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(keepShell());
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (LISTS.includes(pathname)) event.respondWith(keptWithout(request));
  if (pathname.startsWith('/api/')) return;
  if (pathname.startsWith('/assets/')) event.respondWith(assetFirst(request));
  else if (pathname.startsWith('/decks/')) event.respondWith(keptWithout(request));
  else if (request.mode === 'navigate') event.respondWith(networkFirst(request));
});

/** The page and everything it names: what the first visit needed before this worker was there. */
async function keepShell() {
  const cache = await caches.open(SHELL);
  const page = await fetch('/', { cache: 'no-cache' });
  if (!page.ok) return;
  const assets = (await page.clone().text()).match(/\/assets\/[\w.-]+/g) ?? [];
  // First what the page needs: a page without its code would be worse than the old one.
  await cache.addAll([...new Set(assets)]);
  await cache.put('/', page);
}

/** Assets are named by what is in them: one that is kept is right for ever. */
async function assetFirst(request) {
  const cache = await caches.open(SHELL);
  const kept = await caches.match(request);
  if (kept) return kept;
  const reply = await fetch(request);
  if (reply.ok) {
    await cache.put(request, reply.clone());
    const old = (await cache.keys()).slice(0, -KEPT);
    await Promise.all(old.filter(({ url }) => url.includes('/assets/')).map((each) => cache.delete(each)));
  }
  return reply;
}

/** From the network; without one, or where a picture is gone with its table, what the lesson and kept albums have. */
async function keptWithout(request) {
  try {
    const reply = await fetch(request);
    return reply.status === 404 ? ((await caches.match(request, { ignoreVary: true })) ?? reply) : reply;
  } catch (error) {
    // The list is asked for by language: without a network any language is better than no pictures.
    const kept = await caches.match(request, { ignoreSearch: true, ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

/** Every page is the same shell; the newest one if the network is there. That of a public link has names in it: not kept. */
async function networkFirst(request) {
  const cache = await caches.open(SHELL);
  try {
    const reply = await fetch(request);
    const keeps = !(reply.headers.get('cache-control') ?? '').includes('no-store');
    if (reply.ok && keeps && (reply.headers.get('content-type') ?? '').includes('html')) {
      await cache.put('/', reply.clone());
    }
    return reply;
  } catch (error) {
    const kept = await cache.match('/');
    if (kept) return kept;
    throw error;
  }
}
