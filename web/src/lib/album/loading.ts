import { deckOf } from '$lib/decks/deck.svelte';
import { albumOf, Refused } from '$lib/net/api';
import type { Album } from '$lib/protocol/types';
import { keptAlbum } from './kept';

export interface Found {
  album: Album;
  /** There is a copy on this device. */
  kept: boolean;
  /** It is that copy: the server did not answer, or the table is gone. */
  fromKept: boolean;
}

/** An album from the server; without an answer, or where there is no such table any more, the copy on this device. */
export async function findAlbum(code: string, game: number): Promise<Found> {
  const copy = keptAlbum(code, game);
  try {
    const album = await albumOf(code, game);
    return { album, kept: (await copy) !== null, fromKept: false };
  } catch (error) {
    const kept = await copy;
    const gone =
      error instanceof Refused && (error.status === 0 || error.status === 404 || error.status >= 500);
    if (kept === null || !gone) throw error;
    const deck = deckOf(kept.album.deck);
    await deck.load();
    deck.cards = { ...kept.cards, ...deck.cards };
    return { album: kept.album, kept: true, fromKept: true };
  }
}
