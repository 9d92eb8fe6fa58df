import { untrack } from 'svelte';
import { ownDeck } from '$lib/decks/deck.svelte';
import type { Texts } from '$lib/i18n/texts.svelte';
import { decksHere } from '$lib/net/api';
import type { DeckSummary } from '$lib/protocol/types';
import { FormRequest } from '$lib/screens/form-request.svelte';
import type { TableScope } from '$lib/session/scopes.svelte';
import { OwnPictures } from './pictures.svelte';

/** The decks a table can play with: those of the server, and the one it uploaded itself. */
export class DeckOffers {
  decks: readonly DeckSummary[] | null = $state.raw(null);
  readonly own: OwnPictures;
  readonly request: FormRequest;
  readonly #texts: Texts;
  readonly #at: TableScope;

  constructor(texts: Texts, at: TableScope) {
    this.#texts = texts;
    this.#at = at;
    this.own = new OwnPictures(
      untrack(() => at.table.code),
      texts,
    );
    this.request = new FormRequest(texts);
  }

  /** Ask for them again: a deck may have come or gone with the choice of one. */
  look(): void {
    void this.request.ask(async () => (this.decks = await decksHere()));
    if (this.#at.isHost) void this.own.look();
  }

  readonly choices = $derived.by(() => {
    const value = this.#at.table.options.deck;
    const found = (this.decks ?? []).map(({ id, name }) => ({
      value: id,
      label: name[this.#texts.language] ?? id,
      hint: '',
      disabled: false,
    }));
    const own = ownDeck(this.#at.table.code);
    if (value === own || (this.own.cards ?? 0) > 0)
      found.push({ value: own, label: this.#texts.text('decks-own'), hint: this.own.mixed, disabled: false });
    if (found.some((choice) => choice.value === value)) return found;
    return [{ value, label: this.#texts.text('options-deck-gone'), hint: '', disabled: true }, ...found];
  });

  /** The name of the deck the next game is played with; empty until it is known. */
  get chosen(): string {
    if (this.decks === null) return '';
    return this.choices.find(({ value }) => value === this.#at.table.options.deck)?.label ?? '';
  }
}
