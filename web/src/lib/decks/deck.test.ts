import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Deck, deckOf, filesOf, ownDeck } from './deck.svelte';

/** What the server knows; null when it does not answer. */
let known: readonly string[] | null;
let asked: string[];

beforeEach(() => {
  asked = [];
  document.documentElement.lang = 'en';
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    if (known === null) return Promise.reject(new TypeError('offline'));
    const language = new URL(path, 'http://x').searchParams.get('lang') ?? '';
    const texts = { [language]: `a boat (${language})` };
    const files = { tiny: '/decks/t.webp', small: '/decks/s.webp', large: '/decks/l.webp' };
    const card = { ...files, title: texts, description: texts };
    const cards = Object.fromEntries(known.map((id) => [id, card]));
    return Promise.resolve(Response.json({ id: 'x', cards }));
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a deck', () => {
  it('is the same for all who name it', async () => {
    known = ['a'];
    await deckOf('early').load();
    await deckOf('early').meet(['a']);
    expect(asked).toEqual(['/api/decks/early?lang=en']);
  });

  it('lets the browser choose between the tiny and the small picture, where there are both', () => {
    const texts = { title: {}, description: {}, number: 1 };
    const card = { tiny: '/t.webp', small: '/s.webp', large: '/l.webp', ...texts };
    expect(filesOf(card)).toBe('/t.webp 240w, /s.webp 400w');
    expect(filesOf({ ...card, tiny: null })).toBeUndefined();
  });

  it('is asked for once, while all cards are known', async () => {
    known = ['a', 'b'];
    const deck = new Deck('painted');
    await deck.meet([]);
    await deck.meet(['a', 'b']);
    expect(asked).toEqual(['/api/decks/painted?lang=en']);
    expect(deck.describe('a', 'de')).toBe('a boat (en)');
  });

  it('comes in the language of the page, and in another one as soon as that is chosen', async () => {
    known = ['a'];
    const deck = new Deck('painted');
    await deck.meet(['a']);
    document.documentElement.lang = 'de';
    await deck.speak('de');
    await deck.speak('de');
    expect(asked).toEqual(['/api/decks/painted?lang=en', '/api/decks/painted?lang=de']);
    expect([deck.title('a', 'de'), deck.describe('a', 'de')]).toEqual(['a boat (de)', 'a boat (de)']);
  });

  it('that was met in another language before is asked for in that of now', async () => {
    known = ['a'];
    const deck = new Deck('painted');
    await deck.load();
    document.documentElement.lang = 'pl';
    await deck.meet(['a']);
    expect(deck.describe('a', 'pl')).toBe('a boat (pl)');
  });

  it('is asked for again when a card is unknown', async () => {
    known = ['a'];
    const deck = new Deck('painted');
    await deck.meet(['a']);
    known = ['b'];
    await deck.meet(['b']);
    expect(asked).toHaveLength(2);
    expect(Object.keys(deck.cards)).toEqual(['b']);
  });

  it('is asked for again after the server did not answer', async () => {
    known = null;
    const deck = new Deck('painted');
    await deck.meet([]);
    known = ['a'];
    await deck.meet(['a']);
    expect(Object.keys(deck.cards)).toEqual(['a']);
  });

  it('of the table itself is asked for with each new round: its descriptions may have changed', async () => {
    known = ['a'];
    const deck = new Deck(ownDeck('ABCD2345'));
    await deck.meet([]);
    await deck.meet(['a']);
    expect(asked).toEqual(Array(2).fill('/api/decks/table-ABCD2345?lang=en'));
  });
});
