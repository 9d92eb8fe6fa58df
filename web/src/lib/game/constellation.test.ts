import { describe, expect, it } from 'vitest';
import type { Pointing, RoundRecord } from '$lib/protocol/types';
import { constellation, type Bond } from './constellation';

const GRID = Array.from({ length: 15 }, (_, place) => `card-${place}`);
const everybody = () => true;

function round(slates: number[][] | null, pointings: Partial<Pointing>[] = [], number = 1): RoundRecord {
  return { number, grid: GRID, slates, pointings } as unknown as RoundRecord;
}

const bond = (rounds: RoundRecord[], first: number, second: number, seats = 3) =>
  constellation(rounds, seats, everybody).bonds.find(({ pair }) => pair[0] === first && pair[1] === second);

describe('how alike two players think', () => {
  it('is 1 where their slates agree as far as they can', () => {
    const rounds = [
      round([
        [1, 2, 3],
        [1, 2, 3],
        [1, 2, 3, 4, 5],
      ]),
    ];
    expect(bond(rounds, 0, 1)).toMatchObject({ alike: 1, shared: 3 });
    expect(bond(rounds, 0, 2)).toMatchObject({ alike: 1, shared: 3 });
  });

  it('is 0 where chance would have done as well', () => {
    // Three and five of fifteen share one on average.
    const found = bond([round([[0, 1, 2], [2, 3, 4, 5, 6], [9]])], 0, 1);
    expect(found?.alike).toBeCloseTo(0);
    expect(found?.shared).toBe(1);
  });

  it('is below 0 where they avoided each other', () => {
    expect(bond([round([[0, 1, 2], [3, 4, 5], [9]])], 0, 1)?.alike).toBeLessThan(0);
  });

  it('gives no credit to those who mark nearly everything', () => {
    const many = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    const rounds = [round([many, [0, 1, 12], [0, 1, 12]])];
    expect(bond(rounds, 0, 1)?.alike).toBeCloseTo(0);
    expect(bond(rounds, 1, 2)?.alike).toBe(1);
  });

  it('counts the pictures pointed at where slates stay closed', () => {
    const closed = round(null, [
      { place: 2, holders: [0, 1] },
      { place: 5, holders: [0] },
      { place: 6, holders: [0, 1, 2] },
    ]);
    const sky = constellation([closed], 3, everybody);
    expect(sky.open).toBe(false);
    expect(bond([closed], 0, 1)).toMatchObject({ alike: 2 / 3, shared: 2 });
  });
});

describe('what is said of a constellation', () => {
  const rounds = [
    round(
      [
        [1, 2, 3],
        [1, 2, 9],
        [7, 8],
        [7, 8],
      ],
      [{ place: 9, holders: [1] }],
      1,
    ),
    round(
      [
        [4, 5],
        [10, 11],
        [4, 5],
        [10, 11],
      ],
      [],
      2,
    ),
  ];
  const people = (seat: number) => seat < 2;

  it('names the closest pair of people before bots who agree more', () => {
    expect(constellation(rounds.slice(0, 1), 4, people).closest?.pair).toEqual([0, 1]);
    expect(constellation(rounds.slice(0, 1), 4, everybody).closest?.pair).toEqual([2, 3]);
  });

  it('ranks the pairs that it tells of, so that the list begins with the closest', () => {
    const pairs = ({ ranking }: { ranking: readonly Bond[] }) => ranking.map(({ pair }) => pair);
    const [first] = rounds;
    expect(pairs(constellation([first!], 4, people))).toEqual([[0, 1]]);
    expect(pairs(constellation([first!], 4, everybody)).slice(0, 2)).toEqual([
      [2, 3],
      [0, 1],
    ]);
    const alone = constellation([first!], 4, (seat) => seat === 1);
    expect(alone.ranking[0]).toBe(alone.closest);
    expect(alone.ranking.every(({ pair }) => pair.includes(1))).toBe(true);
  });

  it('names nobody where chance would have done as well', () => {
    expect(constellation([round([[1], [2], [3]])], 3, everybody).closest).toBeNull();
  });

  it('calls that cross of a person the loneliest which was pointed at in vain', () => {
    expect(constellation(rounds, 4, people).loneliest).toMatchObject({ place: 9, seat: 1 });
    expect(constellation([round([[1], [1], [1]])], 3, everybody).loneliest).toBeNull();
  });

  it('finds the word that divided the people', () => {
    expect(constellation(rounds, 4, people).split?.number).toBe(2);
    expect(constellation(rounds.slice(0, 1), 4, people).split).toBeNull();
  });

  it('puts those who think alike beside each other', () => {
    const slates = [
      [0, 1, 2],
      [5, 6, 7],
      [10, 11],
      [0, 1, 2],
      [5, 6, 7],
      [10, 11],
    ];
    const { order } = constellation([round(slates)], 6, everybody);
    const apart = (a: number, b: number) => {
      const steps = Math.abs(order.indexOf(a) - order.indexOf(b));
      return Math.min(steps, 6 - steps);
    };
    expect([apart(0, 3), apart(1, 4), apart(2, 5)]).toEqual([1, 1, 1]);
  });
});
