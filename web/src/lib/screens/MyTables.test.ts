import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { whenUntil } from '$lib/game/deadline';
import { Texts } from '$lib/i18n/texts.svelte';
import type { MyTable } from '$lib/protocol/types';
import { beginning, plain, say, AppHarness } from '$lib/testing/app-harness';
import { resultOf, whenIn, withWhom } from './my-tables';

let app: AppHarness | null = null;
afterEach(async () => {
  await app?.leave();
  app = null;
  vi.restoreAllMocks();
});

const WINNER = {
  name: 'Bo',
  symbol: 'sun',
  member: 'm2',
  bot: null,
  character: null,
  program: false,
} as const;

function table(code: string, parts: Partial<MyTable> = {}): MyTable {
  return {
    code,
    status: 'lobby',
    approved: true,
    host: false,
    people: ['Bo'],
    bots: 0,
    round: null,
    awaited: false,
    open_until: null,
    points: null,
    won: false,
    winners: [],
    albums: 0,
    told_at: null,
    ...parts,
  };
}

async function at(tables: MyTable[], seated = true): Promise<AppHarness> {
  localStorage.setItem('stella-settings', JSON.stringify({ seated }));
  app = await AppHarness.to('/', { replies: { 'GET /api/tables': { tables } } });
  return app;
}

const continued = () => screen.findByRole('link', { name: beginning(say('my-continue')) });

describe('the start page of who has been at a table', () => {
  it('says until when rounds over days are open, and where it is my turn, at every table', async () => {
    const over = { status: 'playing', round: 2, awaited: true } as const;
    const [soon, later] = [Date.now() + 3_600_000, Date.now() + 80_000_000];
    await at([
      table('ABCD2345', { ...over, open_until: soon }),
      table('BCDE3456', { ...over, open_until: later }),
      table('CDEF4567', { ...over, awaited: false, open_until: later }),
    ]);
    const closes = (time: number) => say('days-closes', { when: whenUntil(app!.texts, time) });
    const first = plain((await continued()).textContent);
    expect(first).toContain(closes(soon));
    const [second, third] = within(await screen.findByRole('region', { name: say('my-tables') }))
      .getAllByRole('listitem')
      .map((row) => plain(row.textContent));
    expect(second).toContain(closes(later));
    expect(second).toContain(say('play-your-turn'));
    expect(third).toContain(closes(later));
    expect(third).not.toContain(say('play-your-turn'));
  });

  it('leads back to the table, and says with whom and how far it is', async () => {
    await at([table('ABCD2345', { status: 'playing', round: 2, awaited: true, bots: 1 })]);
    const link = await continued();
    expect(link.getAttribute('href')).toBe('/t/ABCD2345');
    const said = plain(link.textContent);
    const players = `Bo and ${say('my-bots', { count: 1 })}`;
    for (const part of [say('my-with', { players }), say('play-round', { round: 2 }), say('my-awaited')])
      expect(said).toContain(part);
    link.click();
    expect(location.pathname).toBe('/t/ABCD2345');
  });

  it('names the others, and games that are over with how they ended', async () => {
    const over = { status: 'over', points: 21, winners: [WINNER] } as const;
    await at([table('AAAAAAAA'), table('BBBBBBBB'), table('CCCCCCCC', over)]);
    await continued();
    const others = within(screen.getByRole('region', { name: say('my-tables') }));
    expect(others.getByRole('link').getAttribute('href')).toBe('/t/BBBBBBBB');
    const recent = within(screen.getByRole('region', { name: say('my-recent') }));
    const result = say('my-lost', { players: 'Bo', count: 21 });
    expect(recent.getByRole('link', { name: beginning(result) }).getAttribute('href')).toBe('/t/CCCCCCCC');
  });

  it('leads to the albums of a table that has finished games, and of no other', async () => {
    const over = { status: 'over', points: 21, winners: [WINNER] } as const;
    await at([table('BBBBBBBB', over), table('CCCCCCCC', { ...over, albums: 2 })]);
    const albums = await screen.findAllByRole('link', { name: beginning(say('album-title')) });
    expect(albums.map((link) => link.getAttribute('href'))).toEqual(['/t/CCCCCCCC/album']);
  });

  it('has nothing of it where every table is gone, and does not wait for it the next time', async () => {
    await at([]);
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('stella-settings')!)).toMatchObject({ seated: false }),
    );
    expect(document.querySelector('.awaited, .mine')).toBeNull();
  });

  it('says nothing when the server does not answer', async () => {
    localStorage.setItem('stella-settings', JSON.stringify({ seated: true }));
    app = await AppHarness.to('/', { replies: { 'GET /api/tables': undefined } });
    await waitFor(() => expect(document.querySelector('.awaited')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a table in words', () => {
  it('tells who waits to be let in nothing but its code', async () => {
    const texts = await Texts.in('en');
    const knocking = table('ABCD2345', { approved: false, people: [] });
    expect(plain(withWhom(texts, knocking))).toBe('Table ABCD2345');
  });

  it('says whether one won alone, together, or not at all', async () => {
    const texts = await Texts.in('en');
    const said = (parts: Partial<MyTable>) =>
      plain(resultOf(texts, table('A', { status: 'over', points: 9, winners: [WINNER], ...parts })));
    expect(said({ won: true })).toBe('You won with 9 points');
    expect(said({ won: true, winners: [WINNER, WINNER] })).toBe('You shared the win with 9 points');
    expect(said({})).toBe('Bo won. You: 9 points');
    expect(said({ points: null })).toBe('Bo won');
  });

  it('says when it was: today, yesterday, or the date', async () => {
    const texts = await Texts.in('en');
    const now = new Date(2026, 10, 16, 1).getTime();
    const hour = 3_600_000;
    expect(whenIn(texts, now, now)).toEqual(['today']);
    expect(whenIn(texts, now - 2 * hour, now)).toEqual(['yesterday']);
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
    expect(whenIn(texts, now - 400 * hour, now)).toEqual(['30 Oct 2026']);
    expect(whenIn(texts, null, now)).toEqual([]);
  });
});
