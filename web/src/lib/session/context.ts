import { createContext } from 'svelte';
import type { Deck } from '$lib/decks/deck.svelte';
import type { GameScope, LiveGame, TableScope } from './scopes.svelte';
import type { TableSession } from './session.svelte';

/** The session of the table that this page is at. */
export const [useSession, provideSession, hasSession] = createContext<TableSession>();

/** What is seen of the table; only where there is a table to show. */
export const [useTable, provideTable] = createContext<TableScope>();

/** What is seen of the game, at a table or not; only where there is a game to show. */
export const [useGame, provideGame] = createContext<GameScope>();

/** The same at a table, with what only a table knows. */
export const [useLiveGame, provideLiveGame] = createContext<LiveGame>();

/** The pictures of a game, on the page or on a real table. */
interface GamePictures {
  readonly deck: Deck;
  /** Pictures lie on a real table, and here are the numbers printed on them. */
  readonly printed: boolean;
}

export const [usePictures, providePictures] = createContext<GamePictures>();
