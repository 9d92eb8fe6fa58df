import type { Deck } from '$lib/decks/deck.svelte';
import { listOf, nameOf } from '$lib/game/phrases';
import type { Player } from '$lib/game/players';
import type { Texts } from '$lib/i18n/texts.svelte';
import type { Place, Pointing, Seat } from '$lib/protocol/types';
import { WIDE, spotOf } from '$lib/game/columns';

const ENDED = /[.!?…]$/;

interface Shown {
  card: string;
  place: Place;
  players: readonly Player[];
  marked: boolean;
  fresh: boolean;
  pointing: Pointing | undefined;
  open: readonly Seat[];
}

/** Where a picture lies on this screen, for ears. */
export function placeOf(texts: Texts, place: Place, columns: number = WIDE): string {
  return texts.text('play-card', { place: place + 1, ...spotOf(place, columns) });
}

/** A picture in words: where it lies, what it shows, and what is known of it. */
export function labelOf(
  texts: Texts,
  deck: Deck,
  shown: Shown,
  columns: number,
  printed: boolean = false,
): string {
  const number = deck.cards[shown.card]?.number;
  const seats = shown.pointing?.holders ?? shown.open;
  const names = seats.map((seat) => nameOf(texts, shown.players[seat]));
  const parts = [
    placeOf(texts, shown.place, columns),
    printed && number !== undefined ? texts.text('play-card-number', { number }) : '',
    deck.describe(shown.card, texts.language),
    shown.fresh ? texts.text('play-card-new') : '',
    shown.marked ? texts.text('play-card-marked') : '',
    shown.pointing ? texts.text(`play-${shown.pointing.outcome}`) : '',
    names.length > 0 ? texts.text('play-held-by', { players: listOf(texts, names) }) : '',
  ];
  return sentencesOf(parts);
}

/** Parts as sentences one after the other; what ends with a stop of its own gets no second one. */
export function sentencesOf(parts: readonly string[]): string {
  return parts
    .filter(Boolean)
    .reduce((said, part) => (said ? `${said}${ENDED.test(said) ? '' : '.'} ${part}` : part), '');
}
