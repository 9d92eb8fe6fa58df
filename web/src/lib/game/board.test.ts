import { expect, it } from 'vitest';
import type { Pointing, RoundRecord } from '$lib/protocol/types';
import { boardAtPointing, NEW_SEAT, newBoard, scoredBoard, unlit } from './board';

const SPARK: Pointing = {
  scout: 1,
  place: 4,
  outcome: 'super',
  holders: [0, 1],
  stars: [3, 3, 0],
  skipped: [],
  next_scout: 2,
  weight: 'first',
};
const FALL: Pointing = {
  ...SPARK,
  scout: 2,
  place: 9,
  outcome: 'fall',
  holders: [2],
  stars: [0, 0, 0],
  next_scout: null,
};
const ROUND: RoundRecord = {
  number: 2,
  first_scout: 1,
  grid: [],
  clue: 'w.sea',
  lanterns: [1, 1, 2],
  dark: 2,
  pointings: [SPARK, FALL],
  points: [1, 1, 0],
  accounts: [[], [], []],
  slates: [[4], [4], [9, 11]],
  lost: null,
};
const before = { ...newBoard([], 'w.sea'), first_scout: 1, seats: [NEW_SEAT, NEW_SEAT, NEW_SEAT] };
const SCORES = [
  [2, 0, 4],
  [1, 1, 0],
];

it('a scored board shows lanterns, stars, falls and points of the round', () => {
  const board = scoredBoard(before, ROUND, SCORES);
  expect(board).toMatchObject({ phase: 'scoring', scout: null, scores: SCORES, last: FALL });
  expect(board.slates).toEqual([[4], [4], [9, 11]]);
  expect(board.turn.waiting_for).toEqual([]);
  expect(
    board.seats.map(({ lantern, dark, fallen, open, total }) => [lantern, dark, fallen, open, total]),
  ).toEqual([
    [1, false, false, 0, 3],
    [1, false, false, 0, 1],
    [2, true, true, 1, 4],
  ]);
  expect(board.seats.map(({ stars }) => stars[4])).toEqual([3, 3, 0]);
  expect(board.seats.every(({ passed }) => passed)).toBe(true);
});

it('at an earlier pointing nothing later is told', () => {
  const board = boardAtPointing(1, scoredBoard(before, ROUND, SCORES), { totals: [2, 0, 4], scores: [] });
  expect(board).toMatchObject({ phase: 'reveal', scout: 2, pointings: [SPARK], scores: [], slates: [] });
  expect(board.turn).toMatchObject({ waiting_for: [2], why: 'next_scout_points' });
  expect(board.seats.map(({ fallen, open, total }) => [fallen, open, total])).toEqual([
    [false, 0, 2],
    [false, 0, 0],
    [false, 2, 4],
  ]);
});

it('before the first pointing the first scout points, and before the announcing no lantern is lit', () => {
  const board = boardAtPointing(0, scoredBoard(before, ROUND, SCORES));
  expect(board).toMatchObject({ scout: 1, last: null, turn: { why: 'first_scout_points' } });
  expect(unlit(board.seats)).toEqual(Array.from({ length: 3 }, () => ({ ...NEW_SEAT, passed: true })));
});
