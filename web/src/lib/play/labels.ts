import type { Texts } from '$lib/i18n/texts.svelte';
import type { Place } from '$lib/protocol/types';
import { WIDE, spotOf } from '$lib/game/columns';

const ENDED = /[.!?…]$/;

/** Where a picture lies on this screen, for ears. */
export function placeOf(texts: Texts, place: Place, columns: number = WIDE): string {
  return texts.text('play-card', { place: place + 1, ...spotOf(place, columns) });
}

/** Parts as sentences one after the other; what ends with a stop of its own gets no second one. */
export function sentencesOf(parts: readonly string[]): string {
  return parts
    .filter(Boolean)
    .reduce((said, part) => (said ? `${said}${ENDED.test(said) ? '' : '.'} ${part}` : part), '');
}
