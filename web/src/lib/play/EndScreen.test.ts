import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aGame, aView } from '$lib/testing/sample-views';
import { flushSync } from 'svelte';
import { mine } from '$lib/testing/scenes';
import type { RoundRecord, View } from '$lib/protocol/types';
import { called, plain, say, AppHarness } from '$lib/testing/app-harness';

let app: AppHarness;
afterEach(() => app.leave());

const scores = [0, 1, 2, 3].map(() => [2, 4, 6]);

const ROUND: RoundRecord = {
  number: 1,
  first_scout: 0,
  grid: aGame().grid,
  clue: 'w.sea',
  lanterns: [1, 2, 1],
  dark: 1,
  pointings: [],
  points: [2, 4, 6],
  accounts: [],
  slates: [[3], [3, 5], [9]],
  lost: [3],
};

function over(winners: readonly number[], words: 'ordinary' | 'discovery' = 'ordinary'): View {
  const view = mine(aView({ game: aGame({ phase: 'over', scores, winners: [...winners] }) }));
  return { ...view, table: { ...view.table!, options: { ...view.table!.options, words } } };
}

const heading = () => plain(screen.getByRole('heading', { level: 1 }).textContent);

describe('the end', () => {
  it.each([
    [[0], { count: 1, me: 'yes', players: 'Ada' }],
    [[2], { count: 1, me: 'no', players: 'Cy' }],
    [[1, 2], { count: 2, me: 'no', players: 'Bo and Cy' }],
  ] as const)('names the winners: %j', async (winners, said) => {
    app = await AppHarness.at(over(winners));
    expect(heading()).toBe(say('end-wins', said));
  });

  it('is followed by another game', async () => {
    app = await AppHarness.at(over([0]));
    screen.getByRole('button', { name: say('lobby-again') }).click();
    expect(app.sent).toEqual([{ type: 'start' }]);
  });

  it('of a first game is followed by one with all words', async () => {
    app = await AppHarness.at(over([0], 'discovery'));
    screen.getByRole('button', { name: say('lobby-again') }).click();
    expect(app.sent).toEqual([{ type: 'set_options', options: { words: 'ordinary' } }]);
    await app.grant();
    await waitFor(() => expect(app.sent.at(-1)).toEqual({ type: 'start' }));
  });

  it('lists the players from the most points to the fewest', async () => {
    const view = over([2]);
    const { game } = view.play!;
    const record = scores.map((points, index) => ({ ...ROUND, number: index + 1, points }));
    app = await AppHarness.at({ ...view, play: { ...view.play!, game: { ...game, record } } });
    const names = screen
      .getAllByRole('rowheader')
      .map((each) => plain(each.textContent).trim().split(/\s+/)[0]);
    expect(names).toEqual(['Cy', 'Bo', 'Ada']);
  });

  it('lets guests ask for another game, see who does and take it back', async () => {
    const guest = (ready: number[]): View => {
      const view = over([0]);
      return {
        ...view,
        table: { ...view.table!, host: 'm2' },
        you: { ...view.you!, host: false },
        play: { ...view.play!, ready },
      };
    };
    app = await AppHarness.at(guest([]));
    const count = (count: number) => called(say('again-count', { count, all: 3 }));
    expect(screen.queryByRole('list', { name: count(0) })).toBeNull();
    expect(screen.getByText(called(say('again-host', { player: 'Bo' })))).toBeDefined();
    screen.getByRole('button', { name: say('lobby-again') }).click();
    expect(app.sent).toEqual([{ type: 'ready', yes: true }]);
    await app.grant();
    app.show(guest([0, 2]));
    const willing = within(screen.getByRole('list', { name: count(2) })).getAllByRole('listitem');
    expect(willing.map((each) => plain(each.textContent).trim())).toEqual(['Ada', 'Cy']);
    const said = within(screen.getByRole('log')).getAllByText(/./);
    expect(said.map((line) => plain(line.textContent))).toEqual([
      say('log-again', { player: 'Ada', me: 'yes' }),
      say('log-again', { player: 'Cy', me: 'no' }),
    ]);
    screen.getByRole('button', { name: say('again-not') }).click();
    expect(app.sent.at(-1)).toEqual({ type: 'ready', yes: false });
  });

  it('tells guests when the host is away, and a new host what that means', async () => {
    const led = (host: string, away: boolean): View => {
      const view = over([0]);
      const members = view.table!.members.map((each) => ({ ...each, present: !away || each.id !== 'm2' }));
      const table = { ...view.table!, host, members };
      const clock = away && host === 'm2' ? { limit: 10_000, left: 7_000, absent: true } : null;
      return { ...view, table, clock, you: { ...view.you!, host: host === 'm1' } };
    };
    app = await AppHarness.at(led('m2', false));
    const away = () => screen.queryByText(called(say('host-away', { player: 'Bo', count: 7 })));
    expect(away()).toBeNull();
    app.show(led('m2', true));
    expect(away()).not.toBeNull();
    app.show(led('m1', true));
    expect(away()).toBeNull();
    expect(screen.getByText(say('host-now'))).toBeDefined();
  });

  it('shows the host who wants another game', async () => {
    const view = over([0]);
    app = await AppHarness.at({ ...view, play: { ...view.play!, ready: [1] } });
    expect(
      screen.getByRole('list', { name: called(say('again-count', { count: 1, all: 3 })) }),
    ).toBeDefined();
    expect(screen.getByRole('button', { name: say('lobby-again') })).toBeDefined();
  });

  it('lays open whose crosses lay where', async () => {
    const view = over([2]);
    app = await AppHarness.at({
      ...view,
      play: { ...view.play!, game: { ...view.play!.game, record: [ROUND] } },
    });
    const back = screen.getByRole('heading', { name: say('end-record') }).closest('section')!;
    for (const held of [
      say('play-picture-held', { place: 4, players: 'Ada and Bo' }),
      say('play-picture-held', { place: 6, players: 'Bo' }),
      say('play-picture-unheld', { place: 7 }),
      say('play-picture-held', { place: 10, players: 'Cy' }),
    ]) {
      expect(within(back).getByText(called(held))).toBeDefined();
    }
    expect(screen.getByText(called(say('end-lost-sparks', { count: 1, places: 4 })))).toBeDefined();
  });

  it('leaves the way back to the table open', async () => {
    app = await AppHarness.at(over([0]));
    const toTop = vi.spyOn(window, 'scrollTo').mockReturnValue();
    screen.getByRole('button', { name: say('end-to-lobby') }).click();
    expect(toTop).toHaveBeenCalledExactlyOnceWith(0, 0);
    flushSync();
    expect(screen.getByRole('list', { name: say('lobby-seats') })).toBeDefined();
  });
});
