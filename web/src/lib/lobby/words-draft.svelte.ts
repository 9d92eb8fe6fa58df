import { checkWords, cardsOf, keepWords, linesOf, withoutGaps } from './own-words';
import type { Texts } from '$lib/i18n/texts.svelte';
import type { OptionChanges, WordChoice } from '$lib/protocol/types';
import type { Action } from '$lib/session/action.svelte';
import type { TableScope } from '$lib/session/scopes.svelte';

type Cards = readonly (readonly string[])[];
/** A game of custom words alone has a card for each of its rounds. */
const ROUNDS = 4;

/** Custom words while they are typed. They are sent when their field is left, and no later than the game starts. */
export class WordsDraft {
  /** What the host has typed and the table doesn't have yet. */
  #typed: string | null = $state(null);
  /** What the host has picked; the table may not have the words for it yet. */
  #picked: WordChoice | null = $state(null);
  /** What is wrong with them. */
  problems: readonly string[] = $state.raw([]);
  #sending: Promise<boolean> | null = null;
  readonly #texts: Texts;
  readonly #at: TableScope;
  readonly action: Action;

  constructor(texts: Texts, at: TableScope, action: Action) {
    this.#texts = texts;
    this.#at = at;
    this.action = action;
  }

  /** The words that the table has, as typed. */
  get saved(): string {
    return linesOf(this.#at.you?.own_words ?? []);
  }

  get text(): string {
    return this.#typed ?? this.saved;
  }

  set text(typed: string) {
    this.#typed = typed;
    this.problems = [];
    if (this.#picked !== null && !usesOwn(this.#picked)) this.#picked = null;
  }

  get isChanged(): boolean {
    return this.#typed !== null && withoutGaps(this.#typed) !== this.saved;
  }

  /** The words that the next game is played with. */
  get choice(): WordChoice {
    return this.#picked ?? this.#at.table.options.words;
  }

  /** Choose the words of the next game; without any of their own yet, a game of them waits until some are typed. */
  async pick(words: WordChoice): Promise<void> {
    this.#picked = words;
    const fitting = this.#fitting(this.#at.table.own_words);
    if (usesOwn(words) && this.isChanged) await this.use();
    else if (fitting !== this.#at.table.options.words) await this.#ask({ words: fitting });
  }

  /** Send what was typed; false when something is wrong with it, and then `problems` says what. */
  use(): Promise<boolean> {
    if (!this.isChanged) return Promise.resolve(true);
    this.#sending ??= this.#send().finally(() => (this.#sending = null));
    return this.#sending;
  }

  /** Give cards to the table, and play with them. */
  async give(cards: Cards): Promise<boolean> {
    const own_words = cards.map((words) => [...words]);
    const typed = this.#typed;
    if (!(await this.#ask({ own_words, words: this.#fitting(cards.length) }))) return false;
    keepWords(linesOf(cards));
    if (this.#typed === typed) this.#typed = null; // else somebody typed on meanwhile
    return true;
  }

  /** Read cards from a file or what was typed; null when something is wrong with them. */
  async read(cards: Cards | Blob): Promise<Cards | null> {
    const { wrong, reason, ...found } = await checkWords(cards, this.#texts);
    const named = wrong.map(({ card, message }) =>
      card === null ? message : `${this.#texts.text('options-own-words-card', { card })} ${message}`,
    );
    this.problems = reason === null ? [] : named.length > 0 ? named : [reason];
    return found.cards;
  }

  async #send(): Promise<boolean> {
    const typed = withoutGaps(this.text);
    const cards = typed === '' ? [] : await this.read(cardsOf(typed));
    return cards !== null && (await this.give(cards));
  }

  #ask(options: OptionChanges): Promise<boolean> {
    return this.action.ask({ type: 'set_options', options });
  }

  /** The choice that this many cards allow: too few for a game of their own are mixed in, none means word cards. */
  #fitting(cards: number): WordChoice {
    const { words } = this.#at.table.options;
    const wanted = this.#picked ?? (usesOwn(words) ? words : 'own');
    if (!usesOwn(wanted)) return wanted;
    if (cards === 0) return usesOwn(words) ? 'ordinary' : words;
    return cards < ROUNDS ? 'mixed' : wanted;
  }
}

/** Whether a game uses custom words. */
export function usesOwn(words: WordChoice): boolean {
  return words === 'own' || words === 'mixed';
}
