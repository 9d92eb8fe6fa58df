import { PLACES } from '$lib/game/limits';
import type { Place } from '$lib/protocol/types';
import { WIDE } from '$lib/game/columns';

/** Where an arrow key leads in a grid of this many columns: it stops at the edges. Null for any other key. */
export function step(from: Place, key: string, columns: number = WIDE): Place | null {
  const column = from % columns;
  switch (key) {
    case 'ArrowRight':
      return column < columns - 1 && from + 1 < PLACES ? from + 1 : from;
    case 'ArrowLeft':
      return column > 0 ? from - 1 : from;
    case 'ArrowDown':
      return from + columns < PLACES ? from + columns : from;
    case 'ArrowUp':
      return from - columns >= 0 ? from - columns : from;
    case 'Home':
      return from - column;
    case 'End':
      return Math.min(from - column + columns, PLACES) - 1;
    default:
      return null;
  }
}
