import type { Reaction, SeenBy } from '$lib/protocol/types';
import type { Command, Failure } from './requests';
import type { ConnectionState } from './socket.svelte';

/** What a session needs of the way to its table. */
export interface Connection {
  readonly state: ConnectionState;
  /** Another device of this person came in. */
  readonly companion: boolean;
  /** Something asked has waited for its answer for more than a second. */
  readonly slow: boolean;
  /** There is no server and nobody else behind it: a lesson. */
  readonly local?: boolean;
  /** Hears of the faces that people send, where there are any. */
  onreaction?: ((reaction: Reaction) => void) | null;
  /** Hears who has seen a scene, where there are others. */
  onseen?: ((seen: SeenBy) => void) | null;
  /** Open, and keep open until the returned function is called. */
  start: (known?: boolean) => () => void;
  /** Ask the table something; gives why it was not done, or null once it is done. */
  send: (command: Command) => Promise<Failure | null>;
}
