import type { RoundRecord, Seat } from '$lib/protocol/types';
import type { Player } from './players';

/** A finished game as its reader may see it: on the end screen, in albums, in public and in pictures. */
export interface GameResult {
  players: readonly Player[];
  /** It doesn't contain slates that stay closed, so nothing here can reveal them. */
  rounds: readonly RoundRecord[];
  winners: readonly Seat[];
  /** A clue word in the reader's language; null where it is not told. */
  wordOf: (clue: string) => string | null;
}

/** Everyone's points after these rounds, by seat. */
export function totalsOf(points: readonly (readonly number[])[]): number[] {
  const seats = Math.max(0, ...points.map((round) => round.length));
  return Array.from({ length: seats }, (_, seat) =>
    points.reduce((total, round) => total + (round[seat] ?? 0), 0),
  );
}
