import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Deck } from '$lib/decks/deck.svelte';
import type { Album, DeckCard } from '$lib/protocol/types';
import { anAlbum } from '$lib/testing/sample-album';
import { deleteSavedAlbum, saveAlbum, savedAlbum, savedAlbums } from './saved-albums';

/** The two stores of a browser, as far as albums use them: happy-dom has neither. */
class Storage {
  readonly rows = new Map<string, unknown>();
  readonly files = new Map<string, Set<string>>();

  readonly indexedDB = {
    open: () => this.#later((request) => ({ ...request, result: this.#database })),
  };

  readonly caches = {
    open: (name: string) => {
      const files = this.files.get(name) ?? new Set<string>();
      this.files.set(name, files);
      return Promise.resolve({
        add: (url: string) => Promise.resolve(void files.add(url)),
        delete: (url: string) => Promise.resolve(files.delete(url)),
      });
    },
    delete: (name: string) => Promise.resolve(this.files.delete(name)),
  };

  get pictures(): string[] {
    return [...this.files.values()].flatMap((each) => [...each]).filter((url) => url.startsWith('/decks/'));
  }

  readonly #database = {
    close: () => undefined,
    transaction: () => {
      const store = {
        get: (key: string) => ({ result: this.rows.get(key) }),
        getAll: () => ({ result: [...this.rows.values()] }),
        put: (value: unknown, key: string) => ({ result: void this.rows.set(key, value) }),
        delete: (key: string) => ({ result: void this.rows.delete(key) }),
      };
      const transaction: Record<string, unknown> = { objectStore: () => store };
      queueMicrotask(() => (transaction['oncomplete'] as () => void)());
      return transaction;
    },
  };

  #later(answer: (request: object) => object): object {
    const request: Record<string, unknown> = {};
    queueMicrotask(() => {
      Object.assign(request, answer({}));
      (request['onsuccess'] as () => void)();
    });
    return request;
  }
}

let storage: Storage;
beforeEach(() => {
  storage = new Storage();
  vi.stubGlobal('indexedDB', storage.indexedDB);
  vi.stubGlobal('caches', storage.caches);
});
afterEach(() => vi.unstubAllGlobals());

/** An album whose only round has these cards. */
function withCards(game: number, ...cards: string[]): [Album, Deck] {
  const album = anAlbum();
  const rounds = [{ ...album.record.rounds[0]!, grid: cards }];
  const files = (id: string): Partial<DeckCard> => ({
    tiny: `/decks/${id}-t.webp`,
    small: `/decks/${id}-s.webp`,
  });
  const all = Object.fromEntries([...cards, 'unused'].map((id) => [id, files(id)]));
  return [{ ...album, record: { ...album.record, game, rounds } }, { cards: all } as unknown as Deck];
}

it('a saved album keeps the pictures of its rounds, and no others', async () => {
  await saveAlbum(...withCards(1, 'boat', 'lamp'));
  expect(storage.pictures.sort()).toEqual([
    '/decks/boat-s.webp',
    '/decks/boat-t.webp',
    '/decks/lamp-s.webp',
    '/decks/lamp-t.webp',
  ]);
  expect(Object.keys((await savedAlbum('ABCD2345', 1))!.cards)).toEqual(['boat', 'lamp']);
});

it('deleting an album leaves the pictures that another one needs', async () => {
  await saveAlbum(...withCards(1, 'boat', 'lamp'));
  await saveAlbum(...withCards(2, 'lamp', 'moon'));
  await deleteSavedAlbum('ABCD2345', 1);
  expect(storage.pictures.sort()).toEqual([
    '/decks/lamp-s.webp',
    '/decks/lamp-t.webp',
    '/decks/moon-s.webp',
    '/decks/moon-t.webp',
  ]);
  expect((await savedAlbums()).map(({ album }) => album.record.game)).toEqual([2]);
  await deleteSavedAlbum('ABCD2345', 2);
  expect(storage.files.size).toBe(0);
});
