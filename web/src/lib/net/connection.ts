import type { AudienceLight, Reaction, SeenBy } from '$lib/protocol/types';
import type { Command, Failure } from './requests';
import type { ConnectionState } from './socket.svelte';

/** What a session needs of the connection to its table. */
export interface Connection {
  readonly state: ConnectionState;
  /** Called when another device of this person has connected. */
  readonly companion: boolean;
  /** A request has been waiting for more than a second. */
  readonly slow: boolean;
  /** Called with reactions, where there are any. */
  onreaction?: ((reaction: Reaction) => void) | null;
  /** Called when others have seen a scene, where there are others. */
  onseen?: ((seen: SeenBy) => void) | null;
  /** Called with how many spectators marked what was pointed at. */
  onaudience?: ((light: AudienceLight) => void) | null;
  /** Open, and keep open until the returned function is called. */
  start: (known?: boolean) => () => void;
  /** Ask the table something; returns the refusal, or null once it is done. */
  send: (command: Command) => Promise<Failure | null>;
}
