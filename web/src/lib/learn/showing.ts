import type { Outcome, Place } from '$lib/protocol/types';
import { openOf, outcomeOf, type Moves, type Reveal } from './round';

const EVERY: readonly Outcome[] = ['spark', 'super', 'fall'];
/** The seat with the most crosses: its fall shows what being in the dark costs. */
const DARK = 3;

/**
 * Where a bot points in the lesson: first at what the learner has not seen yet, with the fall left to the one in the dark;
 * once all was seen, at what ends the round soon.
 */
export function pointedByBot({ slates, pointings, scout }: Reveal, { pointed }: Moves): Place {
  const seen = new Set(pointings.map(({ outcome }) => outcome));
  const open = openOf(slates[scout ?? 0], pointed);
  const wanted = EVERY.filter((outcome) => !seen.has(outcome) && (outcome !== 'fall' || scout === DARK));
  const order: readonly Outcome[] =
    seen.size === EVERY.length ? ['fall', 'spark', 'super'] : [...wanted, 'super', 'spark', 'fall'];
  const found = order.flatMap((outcome) => open.filter((place) => outcomeOf(slates, place) === outcome));
  const [first] = found;
  if (first === undefined) throw new Error('a scout without an open cross');
  return first;
}
