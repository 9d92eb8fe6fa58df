import { screen, waitFor, within } from '@testing-library/dom';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { anAlbum } from '$lib/album/sample';
import type { PublicGame } from '$lib/protocol/types';
import { called, plain, say, AppHarness } from '$lib/testing/app-harness';

let app: AppHarness;
afterEach(() => app.leave());

const TOKEN = 'p402ygwwCeKLfeTiXVXziUimvdw2dFZPka-16q9dOOaQ8QOv';

function aGame({ named = true, closed = false, ...parts }: Partial<PublicGame> & { closed?: boolean } = {}) {
  const { record, deck } = anAlbum({ closed, seat: null });
  const colours = ['orange', 'pink', 'purple'] as const;
  const game: PublicGame = {
    named,
    players: record.players.map(({ name, symbol }, seat) => ({
      colour: colours[seat]!,
      symbol,
      name: named ? name : '',
      bot: false,
      character: null,
    })),
    earlier: [],
    deck,
    words: record.words,
    rounds: record.rounds,
    totals: record.totals,
    winners: record.winners,
    ...parts,
  };
  return game;
}

async function open(game: PublicGame | null, language: 'en' | 'de' = 'en'): Promise<void> {
  const replies = game === null ? {} : { [`GET /api/shared/${TOKEN}`]: game };
  app = await AppHarness.to(`/s/${TOKEN}`, { language, replies });
  await screen.findByRole('heading', { level: 1, name: (name) => name !== say('way-opening') });
}

const title = () => plain(screen.getByRole('heading', { level: 1 }).textContent).trim();
const page = () => plain(document.body.textContent);

describe('a public game', () => {
  it('asks for its pictures in another language as soon as that is chosen', async () => {
    const deck = { id: 'starlight', cards: {} };
    app = await AppHarness.to(`/s/${TOKEN}`, {
      replies: {
        [`GET /api/shared/${TOKEN}`]: aGame(),
        'GET /api/decks/starlight?lang=en': deck,
        'GET /api/decks/starlight?lang=fr': deck,
      },
    });
    const asked = () => app.asked.map(({ path }) => path).filter((path) => path.includes('/decks/'));
    await waitFor(() => expect(asked()).toEqual(['/api/decks/starlight?lang=en']));
    await app.texts.choose('fr');
    await waitFor(() => expect(asked().at(-1)).toBe('/api/decks/starlight?lang=fr'));
  });

  it('says who won, who thinks alike, and of each round its word and whose crosses lay where', async () => {
    await open(aGame());
    expect(title()).toBe(say('end-wins', { count: 2, me: 'no', players: 'Ada and Bo' }));
    expect(page()).toContain(say('constellation-closest', { first: 'Ada', second: 'Bo', count: 1 }));
    screen.getByRole('heading', { name: called(say('end-slates-word', { round: 1, word: 'sea' })) });
    expect(page()).toContain(say('play-picture-held', { place: 10, players: 'Cy' }));
    const [row] = screen.getAllByRole('rowheader');
    expect(plain(row!.textContent)).toContain('Ada');
  });

  it('calls everybody by their colour where names are left out, in the language of the page', async () => {
    await open(aGame({ named: false }), 'de');
    expect(title()).toBe(say('end-wins', { count: 2, me: 'no', players: 'Orange und Pink' }));
    screen.getByText(say('public-unnamed'));
    for (const name of ['Ada', 'Bo', 'Cy']) expect(page()).not.toContain(name);
    screen.getByTitle('Français').click();
    await waitFor(() => expect(document.documentElement.lang).toBe('fr'));
    flushSync();
    await waitFor(() => expect(page()).toContain(`${say('colour-orange')} et ${say('colour-pink')}`));
  });

  it('names who played a seat then, and who played it at the end', async () => {
    const player = { ...aGame().players[1]!, name: 'Zoe' };
    await open(aGame({ earlier: [{ round: 1, seat: 1, player }] }));
    expect(title()).toBe(say('end-wins', { count: 2, me: 'no', players: 'Ada and Bo' }));
    const pointed = plain(document.querySelector('li.super')!.textContent);
    expect([pointed.includes('Zoe'), pointed.includes('Bo')]).toEqual([true, false]);
  });

  it('of a table with closed slates says so, and knows no cross that nobody pointed at', async () => {
    await open(aGame({ closed: true }));
    screen.getByText(say('album-closed'));
    expect(page()).not.toContain(say('play-picture-held', { place: 10, players: 'Cy' }));
  });

  it('with own pictures and words shows places, and no word', async () => {
    const rounds = aGame().rounds.map((round) => ({
      ...round,
      clue: 'own-1',
      grid: round.grid.map(() => ''),
    }));
    await open(aGame({ deck: null, words: {}, rounds }));
    screen.getByText(say('public-places'));
    screen.getByRole('heading', { name: called(say('end-slates', { round: 1 })) });
    expect(screen.queryByRole('heading', { name: say('end-brightest') })).toBeNull();
    expect(app.asked.map(({ path }) => path).filter((path) => path.startsWith('/api/decks/'))).toEqual([]);
  });

  it('leads to a game of one’s own, and offers nothing of the table', async () => {
    await open(aGame());
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(new Set(links)).toEqual(new Set(['/', '/learn']));
    const foot = within(screen.getByRole('contentinfo'));
    foot.getByRole('link', { name: say('public-play') }).click();
    await waitFor(() => expect(location.pathname).toBe('/'));
    expect(app.sockets).toEqual([]);
  });

  it('does not count as a game that the reader has played', async () => {
    localStorage.removeItem('stella-settings');
    await open(aGame());
    expect(JSON.parse(localStorage.getItem('stella-settings') ?? '{}')).not.toHaveProperty('played', true);
  });
});

describe('a link that leads nowhere', () => {
  it('says so, and leads home', async () => {
    app = await AppHarness.to(`/s/${TOKEN}`, { refusals: { [`GET /api/shared/${TOKEN}`]: 404 } });
    await screen.findByRole('heading', { name: say('public-missing') });
    screen.getByRole('link', { name: say('ui-home') });
  });

  it('is told from a server that does not answer', async () => {
    await open(null);
    expect(title()).toBe(say('way-offline'));
    screen.getByRole('button', { name: say('ui-reload') });
  });
});
