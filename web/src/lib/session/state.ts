import type { ConnectionState } from '$lib/net/socket.svelte';
import type { OwnTable, PublicPlay, PublicTable, View } from '$lib/protocol/types';

/** What this device sees of its table: nothing before it is let in. */
export type TableView = Pick<View, 'table' | 'play' | 'you'>;

/** A table as this device may see it. */
export interface SeenTable {
  table: PublicTable;
  /** Null for a board or a spectator. */
  you: OwnTable | null;
  /** The current game, or the last one; null before the first. */
  play: PublicPlay | null;
}

/** The same while there is a game to look at. */
export interface SeenGame extends SeenTable {
  play: PublicPlay;
}

type WhyJoining = Extract<ConnectionState, 'opening' | 'lost' | 'restarting' | 'stranger'> | 'waiting';
type Ending = Extract<ConnectionState, 'left' | 'gone' | 'closed' | 'broken'>;

/** One member per reason, so that checking one leaves the others. */
type JoiningState = { [Why in WhyJoining]: { kind: 'joining'; why: Why } }[WhyJoining];

/** State of a device at a table. `waiting`: for the host to let it in. */
export type SessionState =
  | JoiningState
  | ({ kind: 'lobby' } & SeenTable)
  | ({ kind: 'playing' | 'over' } & SeenGame)
  | { kind: 'gone'; why: Ending };

/** The states in which there is a table to show. */
export type AtTable = Extract<SessionState, SeenTable>;

/** The state that follows from the connection and the newest view. A lost connection leaves a table as it was seen last. */
export function stateOf(connection: ConnectionState, view: TableView | null): SessionState {
  switch (connection) {
    case 'left':
    case 'gone':
    case 'closed':
    case 'broken':
      return { kind: 'gone', why: connection };
    case 'stranger':
      return { kind: 'joining', why: connection };
    case 'opening':
    case 'open':
    case 'lost':
    case 'restarting':
      return view === null
        ? { kind: 'joining', why: connection === 'open' ? 'opening' : connection }
        : seenIn(view);
  }
}

function seenIn({ table, play, you }: TableView): SessionState {
  if (table === null || you?.approved === false) return { kind: 'joining', why: 'waiting' };
  if (table.status === 'lobby' || play === null) return { kind: 'lobby', table, you, play };
  return { kind: table.status, table, you, play };
}
