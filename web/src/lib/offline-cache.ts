import type { Deck } from '$lib/decks/deck.svelte';
import { whenIdle } from '$lib/idle';
import { loadedAssets } from '$lib/shell';

/** Caches that `sw.js` answers from when there is no network. */
const LESSON = 'stella-lesson';
const GALLERY = 'stella-gallery';

/** Without a service worker nothing would ever answer from a cache. */
const canCache = (): boolean => import.meta.env.PROD && 'caches' in window;

/** Save these addresses for a visit without a network, if there is room. */
export async function cacheForLater(addresses: readonly string[]): Promise<void> {
  if (!canCache()) return;
  try {
    const cache = await caches.open(GALLERY);
    for (const address of addresses) if (!(await cache.match(address))) await cache.add(address);
  } catch {
    // no room, or no network
  }
}

/** Whether the lesson opens without a network here. */
export async function hasLesson(): Promise<boolean> {
  return canCache() && (await caches.has(LESSON));
}

/** Save everything the lesson needs once the page is idle; returns a cancel function. */
export function cacheLesson(deck: Deck, grid: readonly string[]): () => void {
  if (!canCache()) return () => undefined;
  return whenIdle(() => void save(deck, grid).catch(() => undefined));
}

async function save(deck: Deck, grid: readonly string[]): Promise<void> {
  await deck.load();
  const pictures = grid.flatMap((card) => {
    const { tiny, small } = deck.cards[card] ?? {};
    return [tiny, small].filter((url) => typeof url === 'string');
  });
  if (pictures.length === 0) return;
  const cache = await caches.open(LESSON);
  const wanted = [...loadedAssets(), `/api/decks/${encodeURIComponent(deck.id)}`, ...pictures];
  await Promise.all([...new Set(wanted)].map((url) => cache.add(url)));
  // What an earlier build needed.
  const old = (await cache.keys()).filter(({ url }) => !wanted.includes(new URL(url).pathname));
  await Promise.all(old.map((each) => cache.delete(each)));
}
