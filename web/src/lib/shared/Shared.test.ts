import { screen, waitFor, within } from '@testing-library/dom';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { anAlbum } from '$lib/testing/sample-album';
import type { BlindGame, Closed, PublicGame } from '$lib/protocol/types';
import { beginning, called, choose, plain, say, AppHarness } from '$lib/testing/app-harness';

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

/** What the server tells of a game before anything was marked; `closed`: nothing of it can be guessed. */
function blind(game: PublicGame, closed: Closed | null): BlindGame {
  const { named, players, deck, words } = game;
  const byRound = game.rounds.flatMap(({ number, clue }) => (words[clue] ? [[number, words[clue]]] : []));
  return {
    named,
    players,
    deck,
    words: Object.fromEntries(byRound),
    rounds: game.rounds.map(({ number, grid }) => ({ number, cards: closed ? [] : grid, closed })),
    liveliest: closed ? null : 1,
  };
}

const repliesOf = (game: PublicGame, closed: Closed | null) => ({
  [`GET /api/shared/${TOKEN}`]: blind(game, closed),
  [`GET /api/shared/${TOKEN}/game`]: game,
  [`POST /api/shared/${TOKEN}/rounds/1`]: { record: game.rounds[0], players: game.players },
});

/** The whole game, for readers who would rather see than guess. */
async function open(
  game: PublicGame | null,
  language: 'en' | 'de' = 'en',
  closed: Closed | null = null,
): Promise<void> {
  const replies = game === null ? {} : repliesOf(game, closed);
  app = await AppHarness.to(`/s/${TOKEN}`, { language, replies });
  await screen.findByRole('heading', { level: 1, name: (name) => name !== say('way-opening') });
  if (game !== null && closed === null) {
    press(screen.getByRole('button', { name: say('guess-show') }));
    await screen.findByRole('contentinfo');
  }
}

function press(element: HTMLElement): void {
  element.click();
  flushSync();
}

const title = () => plain(screen.getByRole('heading', { level: 1 }).textContent).trim();
const page = () => plain(document.body.textContent);

describe('a public game', () => {
  it('asks for its pictures in another language as soon as that is chosen', async () => {
    const deck = { id: 'starlight', cards: {} };
    app = await AppHarness.to(`/s/${TOKEN}`, {
      replies: {
        ...repliesOf(aGame(), null),
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
    choose(screen.getByRole<HTMLSelectElement>('combobox', { name: say('ui-language') }), 'fr');
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
    await open(aGame({ closed: true }), 'en', 'slates');
    screen.getByText(say('guess-closed-slates'));
    expect(page()).not.toContain(say('play-picture-held', { place: 10, players: 'Cy' }));
  });

  it('with own pictures and words shows places, and no word', async () => {
    const rounds = aGame().rounds.map((round) => ({
      ...round,
      clue: 'own-1',
      grid: round.grid.map(() => ''),
    }));
    await open(aGame({ deck: null, words: {}, rounds }), 'en', 'pictures');
    screen.getByText(say('guess-closed-pictures'));
    screen.getByRole('heading', { name: called(say('end-slates', { round: 1 })) });
    expect(screen.queryByRole('heading', { name: say('end-brightest') })).toBeNull();
    expect(app.asked.map(({ path }) => path).filter((path) => path.startsWith('/api/decks/'))).toEqual([]);
  });

  it('leads to a game of one’s own, and offers nothing of the table', async () => {
    await open(aGame());
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(new Set(links)).toEqual(new Set(['/', '/sky', '/learn']));
    const foot = within(screen.getByRole('contentinfo'));
    foot.getByRole('button', { name: say('guess-with') });
    foot.getByRole('link', { name: say('home-sky') }).click();
    await waitFor(() => expect(location.pathname).toBe('/sky'));
    expect(app.sockets).toEqual([]);
  });

  it('does not count as a game that the reader has played', async () => {
    localStorage.removeItem('stella-settings');
    await open(aGame());
    expect(JSON.parse(localStorage.getItem('stella-settings') ?? '{}')).not.toHaveProperty('played', true);
  });
});

describe('what would you have marked', () => {
  const tile = (place: number) =>
    screen.getByRole('button', {
      name: beginning(
        say('play-card', { place: place + 1, line: Math.floor(place / 5) + 1, column: (place % 5) + 1 }),
      ),
    });
  const guesses = () => app.asked.filter(({ method }) => method === 'POST');

  async function ask(game = aGame(), more: Record<string, unknown> = {}): Promise<void> {
    app = await AppHarness.to(`/s/${TOKEN}`, { replies: { ...repliesOf(game, null), ...more } });
    await screen.findByRole('heading', { level: 1, name: 'sea' });
  }

  async function reload(): Promise<void> {
    const kept = localStorage.getItem('stella-guesses') ?? '';
    await app.leave();
    localStorage.setItem('stella-guesses', kept);
    app = await AppHarness.to(`/s/${TOKEN}`, { replies: repliesOf(aGame(), null) });
    await screen.findByRole('heading', { level: 1, name: (name) => name !== say('way-opening') });
  }

  it('asks for nobody’s marks before mine are final, and then for this round alone', async () => {
    await ask();
    const compare = screen.getByRole('button', { name: say('guess-compare') });
    expect(compare).toHaveProperty('disabled', true);
    [3, 9].forEach((place) => press(tile(place)));
    expect(app.asked.map(({ path }) => path).filter((path) => path.includes(`${TOKEN}/`))).toEqual([]);
    press(compare);
    await screen.findByRole('heading', { level: 1, name: called(say('guess-like', { player: 'Cy' })) });
    expect(guesses().map(({ path, body }) => [path, (body as { order: unknown }).order])).toEqual([
      [`/api/shared/${TOKEN}/rounds/1`, [3, 9]],
    ]);
    expect(app.asked.map(({ path }) => path)).not.toContain(`/api/shared/${TOKEN}/game`);
  });

  it('says who marked each picture and how many I share with whom', async () => {
    await ask();
    [3, 9].forEach((place) => press(tile(place)));
    press(screen.getByRole('button', { name: say('guess-compare') }));
    await screen.findByText(called(say('sky-shared', { count: 1, all: 2 })));
    expect(plain(tile(9).getAttribute('aria-label') ?? '')).toContain(say('guess-marked', { players: 'Cy' }));
    expect(plain(tile(3).getAttribute('aria-label') ?? '')).toContain(say('play-fall'));
    const rows = screen.getAllByRole('listitem').map((row) => plain(row.textContent).trim());
    expect(rows[0]).toContain('Cy');
    expect(rows[0]).toContain(say('guess-shared', { count: 1 }));
  });

  it('keeps unfinished marks and guesses through a reload, and counts this device once', async () => {
    await ask();
    press(tile(3));
    await reload();
    expect(tile(3).getAttribute('aria-pressed')).toBe('true');
    press(screen.getByRole('button', { name: say('guess-compare') }));
    await screen.findByRole('heading', { level: 1, name: say('guess-nobody') });
    const [first] = guesses();
    await reload();
    await screen.findByRole('heading', { level: 1, name: say('guess-nobody') });
    expect(guesses()).toEqual([first]);
  });

  it('lets me play with them at a table of my own', async () => {
    const made = { code: 'NEWT2345', member: 'm1' };
    await ask(aGame(), { 'POST /api/tables': made });
    press(tile(3));
    press(screen.getByRole('button', { name: say('guess-compare') }));
    press(await screen.findByRole('button', { name: say('guess-with') }));
    await waitFor(() => expect(location.pathname).toBe('/t/NEWT2345'));
  });

  it('says why the server refused, and keeps my marks', async () => {
    const { [`POST /api/shared/${TOKEN}/rounds/1`]: _, ...replies } = repliesOf(aGame(), null);
    app = await AppHarness.to(`/s/${TOKEN}`, { replies });
    await screen.findByRole('heading', { level: 1, name: 'sea' });
    press(tile(3));
    press(screen.getByRole('button', { name: say('guess-compare') }));
    await screen.findByText(say('way-offline'));
    expect(tile(3).getAttribute('aria-pressed')).toBe('true');
  });
});

describe('a link that leads nowhere', () => {
  it('says so, and leads home', async () => {
    app = await AppHarness.to(`/s/${TOKEN}`, { refusals: { [`GET /api/shared/${TOKEN}`]: 404 } });
    await screen.findByRole('heading', { name: say('public-missing') });
    screen.getByRole('link', { name: say('ui-home') });
    screen.getByRole('link', { name: say('home-sky') });
  });

  it('is told from a server that does not answer', async () => {
    await open(null);
    expect(title()).toBe(say('way-offline'));
    screen.getByRole('button', { name: say('ui-reload') });
    expect(screen.queryByRole('link', { name: say('home-sky') })).toBeNull();
  });
});
