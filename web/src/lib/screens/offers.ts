import { CHAIRS } from '$lib/game/limits';
import type { MessageId } from '$lib/i18n/messages';
import type { TableInfo } from '$lib/protocol/types';

type Says = Extract<
  MessageId,
  | 'join-seat-now'
  | 'join-seat-later'
  | 'join-seat-lobby'
  | 'join-next-game'
  | 'join-next-audience'
  | 'join-audience'
  | 'join-full'
  | 'home-full'
>;

/** What a table can give to somebody who comes now. */
interface Offer {
  /** Your own chair, a seat that a bot or nobody has, the host's decision, or no seat at all. */
  kind: 'chair' | 'seat' | 'knock' | 'none';
  /** What to say of it, where it is not plain. */
  says: Says | null;
  /** What the button says that joins; null where joining is not possible. */
  does: Extract<MessageId, 'home-sit-down' | 'join-take-seat' | 'join-come' | 'join-knock'> | null;
  /** Whether to take the seat as soon as seats can change hands. */
  seeks: boolean;
}

/** What a newcomer can do; the server's `join` and `take_seat` decide in the same way. */
export function offerOf({ status, spectators, inside }: TableInfo): Offer {
  if (inside === null) return { kind: 'knock', says: null, does: 'join-knock', seeks: false };
  const { open_seats, seats, bots, between_rounds, audience } = inside;
  if (open_seats > 0 && status === 'playing') {
    const says = between_rounds ? 'join-seat-now' : 'join-seat-later';
    return { kind: 'seat', says, does: 'join-take-seat', seeks: true };
  }
  if (open_seats > 0 && seats + bots >= CHAIRS) {
    return { kind: 'seat', says: 'join-seat-lobby', does: 'join-take-seat', seeks: true };
  }
  if (open_seats > 0) return { kind: 'chair', says: null, does: 'home-sit-down', seeks: false };
  if (!spectators) return { kind: 'none', says: 'join-full', does: null, seeks: false };
  if (status === 'playing' && seats < CHAIRS) {
    const says = audience ? 'join-next-audience' : 'join-next-game';
    return { kind: 'none', says, does: 'join-come', seeks: false };
  }
  const says = status === 'playing' && audience ? 'join-audience' : 'home-full';
  return { kind: 'none', says, does: null, seeks: false };
}
