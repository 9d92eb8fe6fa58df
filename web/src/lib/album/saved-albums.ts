import type { Deck } from '$lib/decks/deck.svelte';
import type { Album, DeckCard } from '$lib/protocol/types';
import { loadedAssets } from '$lib/shell';

/** An album saved on this device: what the server sent, and the descriptions of its pictures. */
export interface SavedAlbum {
  album: Album;
  cards: Readonly<Record<string, DeckCard>>;
  savedAt: number;
}

const DATABASE = 'stella-albums';
const STORE = 'albums';
/** Cache of the page's files and the pictures that saved albums need; `sw.js` uses every cache when there is no network. */
const CACHE = 'stella-albums';

const keyOf = (code: string, game: number): string => `${code}-${game}`;

function opened(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error('storage refused'));
    request.onblocked = () => failed(new Error('storage blocked'));
  });
}

async function within<T>(
  mode: IDBTransactionMode,
  what: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await opened();
  try {
    return await new Promise<T>((done, failed) => {
      const transaction = database.transaction(STORE, mode);
      const request = what(transaction.objectStore(STORE));
      transaction.oncomplete = () => done(request.result);
      transaction.onerror = transaction.onabort = () =>
        failed(transaction.error ?? new Error('storage refused'));
    });
  } finally {
    database.close();
  }
}

/** Browsers may forbid all storage, in private windows for one. */
export const canSave = (): boolean => 'indexedDB' in globalThis;

/** The copy on this device, if there is one. */
export async function savedAlbum(code: string, game: number): Promise<SavedAlbum | null> {
  if (!canSave()) return null;
  const found = await within<SavedAlbum | undefined>(
    'readonly',
    (store) => store.get(keyOf(code, game)) as IDBRequest<SavedAlbum | undefined>,
  ).catch(() => undefined);
  return found ?? null;
}

/** All copies on this device, the newest game first. */
export async function savedAlbums(): Promise<readonly SavedAlbum[]> {
  if (!canSave()) return [];
  const all = await within<SavedAlbum[]>(
    'readonly',
    (store) => store.getAll() as IDBRequest<SavedAlbum[]>,
  ).catch(() => []);
  return all.sort((a, b) => b.album.ended_at - a.album.ended_at);
}

/** Save a copy, with its pictures if the browser has a cache for them. */
export async function saveAlbum(album: Album, deck: Deck): Promise<void> {
  const { code, game, rounds } = album.record;
  const used = new Set(rounds.flatMap(({ grid }) => grid));
  const cards = Object.fromEntries(Object.entries(deck.cards).filter(([card]) => used.has(card)));
  const saved: SavedAlbum = { album, cards, savedAt: Date.now() };
  await within('readwrite', (store) => store.put(saved, keyOf(code, game)));
  // Without them there are numbered places; the album is saved all the same.
  await keepPictures(Object.values(cards)).catch(() => undefined);
}

async function keepPictures(cards: readonly DeckCard[]): Promise<void> {
  if (!('caches' in globalThis)) return;
  const cache = await caches.open(CACHE);
  const files = cards.flatMap(({ tiny, small }) => [tiny, small]).filter((url) => typeof url === 'string');
  await Promise.all([...new Set([...loadedAssets(), ...files])].map((url) => cache.add(url)));
}

/** Delete the copy, and those of its pictures that no other saved album needs. */
export async function deleteSavedAlbum(code: string, game: number): Promise<void> {
  const gone = await savedAlbum(code, game);
  await within('readwrite', (store) => store.delete(keyOf(code, game)));
  if (gone === null || !('caches' in globalThis)) return;
  const left = await savedAlbums();
  if (left.length === 0) return void (await caches.delete(CACHE));
  const used = new Set(left.flatMap(({ cards }) => Object.keys(cards)));
  const cache = await caches.open(CACHE);
  const unused = Object.entries(gone.cards).filter(([card]) => !used.has(card));
  await Promise.all(
    unused.flatMap(([, { tiny, small }]) => [tiny, small].map((url) => url && cache.delete(url))),
  );
}
