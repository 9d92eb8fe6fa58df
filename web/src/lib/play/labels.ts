import type { Texts } from '$lib/i18n/texts.svelte';
import type { Place } from '$lib/protocol/types';
import { WIDE, spotOf } from '$lib/game/columns';

const ENDED = /[.!?…]$/;

/** The position of a picture on this screen, for screen readers. */
export function describePlace(texts: Texts, place: Place, columns: number = WIDE): string {
  return texts.text('play-card', { place: place + 1, ...spotOf(place, columns) });
}

/** Join parts as sentences, without a second full stop. */
export function sentencesOf(parts: readonly string[]): string {
  return parts
    .filter(Boolean)
    .reduce((said, part) => (said ? `${said}${ENDED.test(said) ? '' : '.'} ${part}` : part), '');
}
