import { deckOf } from '$lib/decks/deck.svelte';
import { albumOf, Refused } from '$lib/net/api';
import type { Album } from '$lib/protocol/types';
import { savedAlbum } from './saved-albums';

export interface Found {
  album: Album;
  /** There is a copy on this device. */
  saved: boolean;
  /** It is that copy: the server did not answer, or the table is gone. */
  fromSaved: boolean;
}

/** An album from the server; without an answer, or where there is no such table any more, the copy on this device. */
export async function findAlbum(code: string, game: number): Promise<Found> {
  const copy = savedAlbum(code, game);
  try {
    const album = await albumOf(code, game);
    return { album, saved: (await copy) !== null, fromSaved: false };
  } catch (error) {
    const saved = await copy;
    const gone =
      error instanceof Refused && (error.status === 0 || error.status === 404 || error.status >= 500);
    if (saved === null || !gone) throw error;
    const deck = deckOf(saved.album.deck);
    await deck.load();
    deck.cards = { ...saved.cards, ...deck.cards };
    return { album: saved.album, saved: true, fromSaved: true };
  }
}
