import { whenAllIsThere } from '$lib/later';
import { loadedAssets } from '$lib/shell';
import type { Deck } from '$lib/decks/deck.svelte';

/** The same name stands in `sw.js`, which answers from it where there is no network. */
const LESSON = 'stella-lesson';

/** Keep everything that the lesson needs, so that it can be played without a network; gives how to call it off. */
export function keepLesson(deck: Deck, grid: readonly string[]): () => void {
  // Only where browsers allow a service worker is there a cache that anybody answers from.
  if (!import.meta.env.PROD || !('caches' in window)) return () => undefined;
  return whenAllIsThere(() => void keep(deck, grid).catch(() => undefined));
}

async function keep(deck: Deck, grid: readonly string[]): Promise<void> {
  await deck.load();
  const pictures = grid.flatMap((card) => {
    const { tiny, small } = deck.cards[card] ?? {};
    return [tiny, small].filter((url) => typeof url === 'string');
  });
  if (pictures.length === 0) return;
  const cache = await caches.open(LESSON);
  const wanted = [...loadedAssets(), `/api/decks/${encodeURIComponent(deck.id)}`, ...pictures];
  await Promise.all([...new Set(wanted)].map((url) => cache.add(url)));
}
