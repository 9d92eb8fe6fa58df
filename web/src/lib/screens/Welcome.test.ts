import { screen, waitFor } from '@testing-library/dom';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { aGame, aView } from '$lib/testing/sample-views';
import type { Inside, TableInfo, View } from '$lib/protocol/types';
import { aMember } from '$lib/testing/sample-session';
import { called, plain, say, AppHarness } from '$lib/testing/app-harness';
import { offerOf } from './offers';

let app: AppHarness;
afterEach(() => app.leave());

const TABLE = '/api/tables/ABCD2345';
const INSIDE: Inside = {
  host: 'Ada',
  people: ['Bo'],
  seats: 2,
  bots: 2,
  open_seats: 4,
  free_colours: ['green'],
  round: null,
  between_rounds: false,
  audience: true,
};

function info(parts: Partial<TableInfo> = {}, inside: Partial<Inside> | null = {}): TableInfo {
  return {
    code: 'ABCD2345',
    status: 'lobby',
    joining: 'open',
    spectators: true,
    inside: inside === null ? null : { ...INSIDE, ...inside },
    member: null,
    watch_key: null,
    ...parts,
  };
}

const during = (inside: Partial<Inside>, parts: Partial<TableInfo> = {}) =>
  info({ status: 'playing', ...parts }, { round: 2, ...inside });

async function comeTo(told: TableInfo): Promise<string> {
  app = await AppHarness.to('/t/ABCD2345', {
    replies: { [`GET ${TABLE}`]: told, [`POST ${TABLE}/members`]: { code: 'ABCD2345', member: 'm9' } },
  });
  await waitFor(() => expect(document.querySelector('.facts')).not.toBeNull());
  return plain(document.querySelector('form')!.textContent);
}

const button = (name: Parameters<typeof say>[0]) =>
  screen.queryByRole('button', { name: called(say(name as 'home-watch')) });

describe('somebody at the door', () => {
  it('reads who invites, who is there, and what the game is', async () => {
    const said = await comeTo(info());
    const players = `Ada, Bo, and ${say('my-bots', { count: 2 })}`;
    for (const part of [
      say('join-invited', { player: 'Ada' }),
      say('join-here', { players }),
      say('join-what'),
    ])
      expect(said).toContain(part);
  });

  it('reads no name where the host lets people in, and knocks', async () => {
    const said = await comeTo(info({ joining: 'approved' }, null));
    expect(said).toContain(say('join-private'));
    expect(said).toContain(say('home-knock'));
    expect([button('join-knock') !== null, button('home-watch')]).toEqual([true, null]);
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('during a game is offered the seat of a bot, and sits down when the round is over', async () => {
    const said = await comeTo(during({ open_seats: 2 }));
    expect(said).toContain(say('join-playing', { round: 2 }));
    expect(said).toContain(say('join-seat-later'));
    const field = screen.getByRole<HTMLInputElement>('textbox');
    field.value = 'Dee';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    button('join-take-seat')!.click();
    document.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await waitFor(() => expect(app.asked.some(({ method }) => method === 'POST')).toBe(true));
  });

  it('is told that all seats are taken, and can watch', async () => {
    const said = await comeTo(info({}, { seats: 6, bots: 0, open_seats: 0, free_colours: [] }));
    expect(said).toContain(say('home-full'));
    expect([button('home-sit-down'), button('home-watch') !== null]).toEqual([null, true]);
  });

  it('marks along at a full table that plays', async () => {
    const said = await comeTo(during({ open_seats: 0, seats: 6 }));
    expect(said).toContain(say('join-audience'));
    expect([button('home-along') !== null, button('home-watch')]).toEqual([true, null]);
  });

  it('can do nothing at a full table without spectators, and is told so', async () => {
    const said = await comeTo(info({ spectators: false }, { seats: 6, bots: 0, open_seats: 0 }));
    expect(said).toContain(say('join-full'));
    expect([button('home-sit-down'), button('home-watch')]).toEqual([null, null]);
  });
});

describe('what a table can give', () => {
  it.each([
    ['a chair of one’s own', info(), 'home-sit-down', null],
    ['the chair of a bot', info({}, { seats: 3, bots: 3 }), 'join-take-seat', 'join-seat-lobby'],
    ['a seat now', during({ between_rounds: true }), 'join-take-seat', 'join-seat-now'],
    ['a seat later', during({}), 'join-take-seat', 'join-seat-later'],
    ['the next game', during({ open_seats: 0, seats: 4, audience: false }), 'join-come', 'join-next-game'],
    [
      'the audience, then the next game',
      during({ open_seats: 0, seats: 4 }),
      'join-come',
      'join-next-audience',
    ],
    ['a place to watch', during({ open_seats: 0, seats: 6, audience: false }), null, 'home-full'],
    ['a place in the audience', during({ open_seats: 0, seats: 6 }), null, 'join-audience'],
    ['nothing', during({ open_seats: 0 }, { spectators: false }), null, 'join-full'],
    ['what the host says', info({}, null), 'join-knock', null],
  ])('%s', async (_, told, does, says) => {
    app = await AppHarness.to('/');
    expect(offerOf(told)).toMatchObject({ does, says });
  });
});

describe('who is at the table without a seat', () => {
  const watching = (phase: 'associate.word' | 'associate.mark'): View => {
    const view = {
      ...aView({ game: aGame({ phase }) }),
      you: { ...aMember(), member: 'm9', seat: null, game: null },
    };
    const [first, second, third] = view.table!.chairs;
    const bot = { ...third!, member: null, bot: 'dreamer' as const, character: 'mira' as const };
    view.table = { ...view.table!, status: 'playing', chairs: [first!, second!, bot] };
    return view;
  };
  const offer = () => plain(document.querySelector('.action-bar')!.textContent);

  it('can take one between rounds', async () => {
    app = await AppHarness.at(watching('associate.word'));
    expect(offer()).toContain(say('play-watching'));
    const [take] = [...document.querySelectorAll<HTMLElement>('.action-bar button')];
    take!.click();
    expect(app.sent).toEqual([{ type: 'take_seat', seat: 2 }]);
  });

  it('is told when they can, while crosses are made', async () => {
    app = await AppHarness.at(watching('associate.mark'));
    expect(document.querySelectorAll('.action-bar button').length).toBe(0);
    expect(offer()).toMatch(/You can take .+’s seat when this round ends/);
  });

  it('who said so at the door gets it by itself', async () => {
    await import('./startup').then(({ requestSeat }) => requestSeat('ABCD2345'));
    app = await AppHarness.at(watching('associate.mark'));
    expect(offer()).toMatch(/You’ll take over from .+ when this round ends/);
    expect(app.sent).toEqual([]);
    app.show(watching('associate.word'));
    flushSync();
    expect(app.sent).toEqual([{ type: 'take_seat', seat: 2 }]);
  });
});
