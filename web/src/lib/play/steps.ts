import type { Place } from '$lib/protocol/types';

const COLUMNS = 5;
const PLACES = 15;

/** Where an arrow key leads in the 3 by 5 grid: it stops at the edges. Null for any other key. */
export function step(from: Place, key: string): Place | null {
  const column = from % COLUMNS;
  switch (key) {
    case 'ArrowRight':
      return column < COLUMNS - 1 ? from + 1 : from;
    case 'ArrowLeft':
      return column > 0 ? from - 1 : from;
    case 'ArrowDown':
      return from + COLUMNS < PLACES ? from + COLUMNS : from;
    case 'ArrowUp':
      return from - COLUMNS >= 0 ? from - COLUMNS : from;
    case 'Home':
      return from - column;
    case 'End':
      return from - column + COLUMNS - 1;
    default:
      return null;
  }
}
