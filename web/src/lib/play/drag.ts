import type { Place } from '$lib/protocol/types';
import { moveItem } from './order';

/** The list while one entry is held at the height `y`: the others make room. `middles` are the heights of all rows. */
export function dragTo(list: readonly Place[], held: Place, y: number, middles: readonly number[]): Place[] {
  const from = list.indexOf(held);
  if (from < 0) return [...list];
  const above = middles.filter((middle, index) => index !== from && middle < y).length;
  return moveItem(list, from, above);
}
