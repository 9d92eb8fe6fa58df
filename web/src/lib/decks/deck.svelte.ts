import type { DeckCard, DeckManifest } from '$lib/protocol/types';

const OWN = 'table-';

/**
 * How wide a card on the table is, for the browser to choose its file by. Upright phones take the tiny one: their cards are
 * a little wider than said here (81 px of 360), but its 240 pixels are enough for them, and a third of the bytes. The same
 * for all that is shown or fetched ahead, so that what was fetched is what is shown.
 */
export const TILE = '(min-aspect-ratio: 11/10) 400px, 18vw';

/** The files to choose from; decks made before there were tiny ones have only the small one. */
export const filesOf = ({ tiny, small }: DeckCard): string | undefined =>
  tiny ? `${tiny} 240w, ${small} 400w` : undefined;

/** The id of the pictures that a table has brought itself. */
export const ownDeck = (code: string): string => `${OWN}${code}`;

const textIn = (texts: Readonly<Record<string, string>> | undefined, language: string): string | null =>
  texts?.[language] ?? Object.values(texts ?? {})[0] ?? null;

const known = new Map<string, Deck>();

/** The deck of this id, the same each time, so an early request serves all. */
export function deckOf(id: string): Deck {
  const deck = known.get(id) ?? new Deck(id);
  known.set(id, deck);
  return deck;
}

/** Forget all decks, as after a reload of the page. */
export const forgetDecks = (): void => known.clear();

/** A deck as the server describes it. Its files never change: their names are hashes of what is in them. */
export class Deck {
  readonly id: string;
  cards: Readonly<Record<string, DeckCard>> = $state.raw({});
  #asked: Promise<void> | null = null;
  /** The language that its texts are in. */
  #speaks = '';
  #warmed = new Set<string>();

  constructor(id: string) {
    this.id = id;
  }

  /** Load the list of pictures. Without an answer numbered places are shown, and the game goes on. */
  load(): Promise<void> {
    this.#asked ??= this.#ask();
    return this.#asked;
  }

  /**
   * These cards lie on the table. One that nobody told us of means that there are other pictures now, and what the host
   * says of uploaded pictures may change any time: ask once more.
   */
  async meet(cards: readonly string[]): Promise<void> {
    const first = this.#asked === null;
    await this.load();
    const known = cards.every((card) => card in this.cards);
    const spoken = this.#speaks === document.documentElement.lang;
    if (!first && (!known || !spoken || this.id.startsWith(OWN))) await this.reload();
    this.#warm();
  }

  /** Learn the pictures again. */
  reload(): Promise<void> {
    this.#asked = this.#ask();
    return this.#asked;
  }

  /** The deck is gone. */
  forget(): void {
    this.#asked = null;
    this.cards = {};
  }

  /** In the language of the page alone: the texts of all five would be most of what travels before the first pictures. */
  async #ask(): Promise<void> {
    const language = document.documentElement.lang;
    const path = `/api/decks/${encodeURIComponent(this.id)}?lang=${language}`;
    const reply = await fetch(path).catch(() => null);
    if (!reply?.ok) return;
    this.#speaks = language;
    this.cards = ((await reply.json()) as DeckManifest).cards;
  }

  /** Load the texts in another language; until they arrive, the old ones stay. */
  async speak(language: string): Promise<void> {
    await this.#asked;
    if (this.#speaks !== '' && this.#speaks !== language) await this.reload();
  }

  /** Fetch all pictures as they lie on the table while nothing else happens: of the whole deck, so nobody learns what comes. */
  #warm(): void {
    const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 400));
    const cards = Object.entries(this.cards).filter(([id]) => !this.#warmed.has(id));
    cards.forEach(([id]) => this.#warmed.add(id));
    const waiting = cards.map(([, card]) => card);
    const next = () => {
      const card = waiting.pop();
      if (card === undefined) return;
      const image = new Image();
      image.onload = image.onerror = () => idle(next);
      image.fetchPriority = 'low';
      image.sizes = TILE;
      image.srcset = filesOf(card) ?? '';
      image.src = card.small;
    };
    idle(next);
  }

  /** Fetch the large pictures that may be looked at next. */
  fetchLarge(cards: readonly string[]): void {
    for (const card of cards) {
      const url = this.cards[card]?.large;
      if (url !== undefined) new Image().src = url;
    }
  }

  title(card: string, language: string): string | null {
    return textIn(this.cards[card]?.title, language);
  }

  describe(card: string, language: string): string {
    return textIn(this.cards[card]?.description, language) ?? '';
  }
}
