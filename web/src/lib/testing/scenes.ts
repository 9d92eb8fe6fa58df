import { aGame, aView } from '$lib/testing/sample-views';
import type { OwnTable, Place, Pointing, PublicView, ScoreLine, View } from '$lib/protocol/types';
import { aMember } from '$lib/testing/sample-session';

/** What the page shows in the scenes of a game, for mounted tests: three people, and me on the first chair. */

/** As the first chair sees it. */
export function mine(view: View, you: Partial<OwnTable> = {}): View {
  return { ...view, you: { ...aMember(), ...you } };
}

export const lobby = (you: Partial<OwnTable> = {}): View => mine(aView(), you);

/** Ada pointed, and these hold it too. */
export function aPointing(outcome: Pointing['outcome'], place: Place = 4): Pointing {
  const holders = { fall: [0], super: [0, 1], spark: [0, 1, 2] }[outcome];
  const worth = { fall: 0, super: 3, spark: 2 }[outcome];
  const stars = [0, 1, 2].map((seat) => (holders.includes(seat) ? worth : 0));
  return { scout: 0, place, outcome, holders, stars, next_scout: 1, skipped: [], weight: 'routine' };
}

/** Pointing in turn: what was pointed at so far, and how many crosses each had. */
export function revealing(pointings: Pointing[] = [], parts: Partial<PublicView> = {}): View {
  const game = aGame({ phase: 'reveal', clue: 'w.sea', lanterns: [4, 2, 2], dark: 0, pointings });
  return mine(aView({ game: { ...game, scout: 0, ...parts } }));
}

/** After the first round; each account has its own length, so that one cannot be taken for another. */
export function scoring(parts: Partial<PublicView> = {}): View {
  const line = (place: Place): ScoreLine => ({ rule: 'R-402', points: 2, place, scout: 0 });
  const accounts = [[line(1)], [line(2), line(3)], [line(4), line(5), line(6)]];
  const game = aGame({ phase: 'scoring', clue: 'w.sea', lanterns: [4, 2, 2], scores: [[2, 4, 6]] });
  return mine(aView({ game: { ...game, accounts, ...parts } }));
}
