import { readingKey } from '$lib/i18n/direction';
import type { Place } from '$lib/protocol/types';
import type { GameScope } from '$lib/session/scopes.svelte';
import { step } from './steps';

/** Arrow keys move the focus in a grid of pictures, Z looks closer. Returns the place that has the focus then. */
export function moveOrZoom(
  event: KeyboardEvent,
  from: Place,
  at: Pick<GameScope, 'columns' | 'tiles'>,
  onzoom: (place: Place) => void,
): Place {
  const next = step(from, readingKey(event.key), at.columns);
  if (next !== null) {
    event.preventDefault();
    at.tiles.find(next)?.focus();
  } else if (event.key === 'z' || event.key === 'Z') {
    event.preventDefault();
    onzoom(from);
  }
  return next ?? from;
}
