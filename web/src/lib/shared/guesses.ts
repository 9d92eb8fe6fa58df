import { newId } from '$lib/net/ids';
import type { Place } from '$lib/protocol/types';

/** What this device has marked in public games: unfinished marks and guesses, so that a reload loses neither. */
export interface Guesses {
  /** Sent with every guess: the owner of the link counts a reader once. */
  id: string;
  /** Marks by round. */
  drafts: Readonly<Record<number, readonly Place[]>>;
  /** Final ones. */
  done: Readonly<Record<number, readonly Place[]>>;
}

const KEY = 'stella-guesses';
/** Links that are remembered. */
const MOST = 20;

function read(): Record<string, Guesses> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Guesses>;
  } catch {
    return {};
  }
}

export const guessesOf = (token: string): Guesses => read()[token] ?? { id: newId(), drafts: {}, done: {} };

export function keepGuesses(token: string, guesses: Guesses): void {
  const { [token]: _, ...others } = read();
  const kept = [...Object.entries(others).slice(1 - MOST), [token, guesses]];
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Storage is full or forbidden: this guess works, and is forgotten.
  }
}
