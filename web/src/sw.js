// Keeps the shell of the page (never a game) so that it opens at once, and without a network too. What the lesson and the
// gallery need besides, their pictures and the lists of them, the page itself puts into caches of its own.

/** What the build was made of: with each new one browsers install this worker again. The build fills in both. */
const BUILD = 'BUILD_ID';
/** All code, styles and fonts of this build. */
const ASSETS = ['BUILD_ASSETS'];
const SHELLS = 'stella-shell';
const SHELL = `${SHELLS}-${BUILD}`;
/** The lists of the built-in pictures and words: the only answers of the server that are ever given from a cache. */
const LISTS = ['/api/decks/starlight', '/api/words'];

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(keepShell());
});

self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), dropOldShells()])),
);

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

self.addEventListener('push', (event) => event.waitUntil(notify(event.data.json())));
self.addEventListener('notificationclick', (event) => event.waitUntil(answer(event)));

/** A round is open. People who are looking at its table see that there. */
async function notify({ title, body, stop, path }) {
  const pages = await self.clients.matchAll({ type: 'window' });
  if (pages.some((page) => page.visibilityState === 'visible' && new URL(page.url).pathname === path)) return;
  const actions = [{ action: 'stop', title: stop }];
  const icon = '/icon-192.png';
  await self.registration.showNotification(title, { body, icon, actions, tag: path, data: path });
}

async function answer({ action, notification }) {
  notification.close();
  const path = notification.data;
  if (action === 'stop') {
    await fetch(`/api/tables/${path.slice('/t/'.length)}/notifications`, { method: 'DELETE' });
    return;
  }
  const pages = await self.clients.matchAll({ type: 'window' });
  const open = pages.find((page) => new URL(page.url).pathname === path);
  await (open ? open.focus() : self.clients.openWindow(path));
}

/** The page and everything it names, and what this browser has used before, such as its language. */
async function keepShell() {
  const page = await fetch('/', { cache: 'no-cache' });
  if (!page.ok) throw new Error('no page to keep');
  const named = (await page.clone().text()).match(/\/assets\/[\w.-]+/g) ?? [];
  const used = await usedParts();
  const cache = await caches.open(SHELL);
  // First what the page needs: a page without its code would be worse than the old one.
  await cache.addAll([...new Set([...named, ...ASSETS.filter((path) => used.has(partOf(path)))])]);
  await cache.put('/', page);
}

/** The parts of earlier builds that were kept. */
async function usedParts() {
  const parts = new Set();
  for (const name of await caches.keys()) {
    const kept = await (await caches.open(name)).keys();
    for (const { url } of kept) parts.add(partOf(new URL(url).pathname));
  }
  return parts;
}

/** An asset's name without the mark of what is in it: the same part of every build. */
function partOf(path) {
  return path.replace(/-[\w-]{8}(?=\.\w+$)/, '');
}

/** Pages that are still open may be of the build before this one; nobody needs those before that. */
async function dropOldShells() {
  const others = (await caches.keys()).filter((name) => name.startsWith(SHELLS) && name !== SHELL);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** Assets are named by what is in them: one that is kept is right for ever. */
async function assetFirst(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const reply = await fetch(request);
  if (reply.ok && ASSETS.includes(new URL(request.url).pathname)) {
    await (await caches.open(SHELL)).put(request, reply.clone());
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

/** Every page is the same shell: the newest from the network, otherwise the one of this build, whose parts are all here. */
async function networkFirst(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(SHELL)).match('/');
    if (kept) return kept;
    throw error;
  }
}
