import type { Place } from '$lib/protocol/types';

/** My open crosses in the order of my list; those the list does not name come last, by place. */
export function sortByList(list: readonly Place[], open: readonly Place[]): Place[] {
  const named = list.filter((place) => open.includes(place));
  const rest = open.filter((place) => !named.includes(place)).sort((a, b) => a - b);
  return [...named, ...rest];
}

/** The list with one entry moved to another position. */
export function moveItem(list: readonly Place[], from: number, to: number): Place[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/** The list while one entry is held at the height `y`: the others make room. `middles` are the heights of all rows. */
export function dragTo(list: readonly Place[], held: Place, y: number, middles: readonly number[]): Place[] {
  const from = list.indexOf(held);
  if (from < 0) return [...list];
  const above = middles.filter((middle, index) => index !== from && middle < y).length;
  return moveItem(list, from, above);
}
