import { screen } from '@testing-library/dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aGame, aView } from '$lib/game/samples';
import { flushSync } from 'svelte';
import { mine } from '$lib/testing/scenes';
import type { View } from '$lib/protocol/types';
import { plain, Visit } from '$lib/testing/visit';

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

  it('leaves the way back to the table open', async () => {
    visit = await Visit.at(over([0]));
    screen.getByRole('button', { name: 'Back to the table' }).click();
    flushSync();
    expect(screen.getByRole('heading', { name: 'Seats' })).toBeDefined();
  });
});
