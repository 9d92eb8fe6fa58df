import type { DeckCard, DeckManifest } from '$lib/protocol/types';

const OWN = 'table-';

/** The id of the pictures that a table has brought itself. */
export const ownDeck = (code: string): string => `${OWN}${code}`;

/** A deck as the server describes it. Its files never change: their names are hashes of what is in them. */
export class Deck {
  readonly id: string;
  cards: Readonly<Record<string, DeckCard>> = $state.raw({});
  #asked: Promise<void> | null = null;

  constructor(id: string) {
    this.id = id;
  }

  /** Learn the pictures. Without an answer the numbered places are shown, and the game can go on. */
  load(): Promise<void> {
    this.#asked ??= this.#ask();
    return this.#asked;
  }

  /**
   * These cards lie on the table. One that nobody told us of means that there are other pictures now, and what the host
   * says of own pictures may change any time: ask once more.
   */
  async meet(cards: readonly string[]): Promise<void> {
    const first = this.#asked === null;
    await this.load();
    const known = cards.every((card) => card in this.cards);
    if (first || (known && !this.id.startsWith(OWN))) return;
    await this.reload();
  }

  /** Learn the pictures anew. */
  reload(): Promise<void> {
    this.#asked = this.#ask();
    return this.#asked;
  }

  /** There are no such pictures any more. */
  forget(): void {
    this.#asked = null;
    this.cards = {};
  }

  async #ask(): Promise<void> {
    const reply = await fetch(`/api/decks/${encodeURIComponent(this.id)}`).catch(() => null);
    if (!reply?.ok) return;
    const before = this.cards;
    this.cards = ((await reply.json()) as DeckManifest).cards;
    this.#warm(Object.keys(this.cards).filter((card) => !(card in before)));
  }

  /** Fetch all small pictures while nothing else happens: of the whole deck, so nobody learns what comes. */
  #warm(cards: readonly string[]): void {
    const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 400));
    const waiting = cards.flatMap((card) => this.cards[card]?.small ?? []);
    const next = () => {
      const url = waiting.pop();
      if (url === undefined) return;
      const image = new Image();
      image.onload = image.onerror = () => idle(next);
      image.fetchPriority = 'low';
      image.src = url;
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
    const texts = this.cards[card]?.title;
    return texts?.[language] ?? texts?.['en'] ?? null;
  }

  describe(card: string, language: string): string {
    const texts = this.cards[card]?.description;
    return texts?.[language] ?? texts?.['en'] ?? '';
  }
}
