import { describe, expect, it } from 'vitest';
import type { Pointing, RoundRecord } from '$lib/protocol/types';
import { brightest, holdersOf } from './brightest';

const GRID = Array.from({ length: 15 }, (_, place) => `card-${place}`);

function round(slates: number[][] | null, pointings: Partial<Pointing>[] = []): RoundRecord {
  return { number: 1, grid: GRID, slates, pointings } as unknown as RoundRecord;
}

const everybody = () => true;

describe('the brightest picture of a round', () => {
  it('is the one that most had marked, pointed at or not', () => {
    const [found] = brightest(
      [
        round([
          [1, 4],
          [4, 7],
          [4, 7],
        ]),
      ],
      everybody,
    );
    expect(found).toMatchObject({ place: 4, card: 'card-4', holders: [0, 1, 2] });
  });

  it('is the first of equals', () => {
    expect(
      brightest(
        [
          round([
            [9, 3],
            [3, 9],
          ]),
        ],
        everybody,
      )[0]?.place,
    ).toBe(3);
  });

  it('is shown once if it stays on the table, with the round it was brightest in', () => {
    const rounds = [round([[4, 6], [4, 6], [9]]), round([[4], [4], [4]]), round([[4], [4], [4, 7]])];
    const found = brightest(rounds, everybody);
    expect(found.map(({ round, place }) => [rounds.indexOf(round), place])).toEqual([
      [0, 6],
      [1, 4],
    ]);
  });

  it('is missing where nobody met', () => {
    expect(brightest([round([[1], [2], [3]])], everybody)).toEqual([]);
  });

  it('is known from what was pointed at where slates stay closed', () => {
    const closed = round(null, [{ place: 2, holders: [0, 2] }]);
    expect(holdersOf(closed, 2)).toEqual([0, 2]);
    expect(brightest([closed], everybody)[0]).toMatchObject({ place: 2, holders: [0, 2] });
  });

  it('joins people before bots, and is missing where only bots met', () => {
    const slates = [[3, 5], [5], [3, 8], [3, 8]];
    const people = (seat: number) => seat < 2;
    expect(brightest([round(slates)], people)[0]).toMatchObject({ place: 5, holders: [0, 1] });
    expect(brightest([round([[1], [2], [8], [8]])], people)).toEqual([]);
  });
});
