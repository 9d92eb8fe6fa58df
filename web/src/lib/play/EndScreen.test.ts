import { screen, within } from '@testing-library/dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aGame, aView } from '$lib/game/samples';
import { flushSync } from 'svelte';
import { mine } from '$lib/testing/scenes';
import type { RoundRecord, View } from '$lib/protocol/types';
import { called, plain, Visit } from '$lib/testing/visit';

let visit: Visit;
afterEach(() => visit.leave());

const scores = [0, 1, 2, 3].map(() => [2, 4, 6]);

function over(winners: number[], words: 'ordinary' | 'discovery' = 'ordinary'): View {
  const view = mine(aView({ game: aGame({ phase: 'over', scores, winners }) }));
  return { ...view, table: { ...view.table!, options: { ...view.table!.options, words } } };
}

const heading = () => plain(screen.getByRole('heading', { level: 1 }).textContent);

describe('the end', () => {
  it.each([
    [[0], 'You win!'],
    [[2], 'Cy wins!'],
    [[1, 2], 'Bo and Cy win together!'],
  ])('names the winners: %j', async (winners, said) => {
    visit = await Visit.at(over(winners));
    expect(heading()).toBe(said);
  });

  it('is followed by another game', async () => {
    visit = await Visit.at(over([0]));
    screen.getByRole('button', { name: 'Play again' }).click();
    expect(visit.sent).toEqual([{ type: 'start' }]);
  });

  it('of a first game is followed by one with all words', async () => {
    visit = await Visit.at(over([0], 'discovery'));
    screen.getByRole('button', { name: 'Play again' }).click();
    expect(visit.sent).toEqual([{ type: 'set_options', options: { words: 'ordinary' } }]);
    await visit.grant();
    await vi.waitFor(() => expect(visit.sent.at(-1)).toEqual({ type: 'start' }));
  });

  it('lists the players from the most points to the fewest', async () => {
    const view = over([2]);
    const { game } = view.play!;
    const seats = game.seats.map((seat, number) => ({ ...seat, total: [8, 16, 24][number]! }));
    visit = await Visit.at({ ...view, play: { ...view.play!, game: { ...game, seats } } });
    const names = screen
      .getAllByRole('rowheader')
      .map((each) => plain(each.textContent).trim().split(/\s+/)[0]);
    expect(names).toEqual(['Cy', 'Bo', 'Ada']);
  });

  it('lets those who played save the record', async () => {
    visit = await Visit.at(over([2]));
    const link = screen.getByRole('link', { name: 'Save the game' });
    expect(link.getAttribute('href')).toBe('/api/tables/ABCD2345/record');
  });

  it('lays open whose crosses lay where', async () => {
    const view = over([2]);
    const round: RoundRecord = {
      number: 1,
      first_scout: 0,
      grid: view.play!.game.grid,
      clue: 'w.sea',
      lanterns: [1, 2, 1],
      dark: 1,
      pointings: [],
      points: [2, 4, 6],
      accounts: [],
      slates: [[3], [3, 5], [9]],
      lost: [3],
    };
    visit = await Visit.at({
      ...view,
      play: { ...view.play!, game: { ...view.play!.game, record: [round] } },
    });
    const back = screen.getByRole('heading', { name: 'Look back' }).closest('section')!;
    for (const held of ['Picture 4: Ada and Bo', 'Picture 6: Bo', 'Picture 7: nobody', 'Picture 10: Cy']) {
      expect(within(back).getByText(called(held))).toBeDefined();
    }
    expect(screen.getByText(called('Sparks nobody pointed at: 4'))).toBeDefined();
  });

  it('leaves the way back to the table open', async () => {
    visit = await Visit.at(over([0]));
    screen.getByRole('button', { name: 'Back to the table' }).click();
    flushSync();
    expect(screen.getByRole('heading', { name: 'Seats' })).toBeDefined();
  });
});
