import { createContext } from 'svelte';
import type { GameScope, TableScope } from './scopes.svelte';
import type { TableSession } from './session.svelte';

/** The session of the table that this page is at. */
export const [useSession, provideSession, hasSession] = createContext<TableSession>();

/** What is seen of the table; only where there is a table to show. */
export const [useTable, provideTable] = createContext<TableScope>();

/** What is seen of the game; only where there is a game to show. */
export const [useGame, provideGame] = createContext<GameScope>();
