/** A deck as the server describes it. Its files never change: their names are hashes of what is in them. */
export interface DeckCard {
  small: string;
  large: string;
  title: Record<string, string>;
  description: Record<string, string>;
}

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

  /** A card nobody told us of: the host has brought other pictures. Ask once more. */
  async meet(cards: readonly string[]): Promise<void> {
    await this.load();
    if (Object.keys(this.cards).length === 0 || cards.every((card) => card in this.cards)) return;
    this.#asked = this.#ask();
    await this.#asked;
  }

  async #ask(): Promise<void> {
    const reply = await fetch(`/api/decks/${encodeURIComponent(this.id)}`).catch(() => null);
    if (!reply?.ok) return;
    const deck = (await reply.json()) as { cards: Record<string, DeckCard> };
    this.cards = deck.cards;
    this.#warm();
  }

  /** Fetch all small pictures while nothing else happens: of the whole deck, so nobody learns what comes. */
  #warm(): void {
    const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 400));
    const waiting = Object.values(this.cards).map((card) => card.small);
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

  describe(card: string, language: string): string {
    const texts = this.cards[card]?.description;
    return texts?.[language] ?? texts?.['en'] ?? '';
  }
}
