import { expect, it } from 'vitest';
import { gridStep } from './grid';

it.each([
  [0, 'ArrowRight', 1],
  [83, 'ArrowRight', 83],
  [0, 'ArrowLeft', 0],
  [5, 'ArrowLeft', 4],
  [0, 'ArrowDown', 10],
  [80, 'ArrowDown', 80],
  [12, 'ArrowUp', 2],
  [3, 'ArrowUp', 3],
  [40, 'Home', 0],
  [40, 'End', 83],
  [40, 'x', null],
])('in a grid of ten columns and 84 pictures, from %i by %s to %s', (from, key, to) => {
  expect(gridStep(from, key, 10, 84)).toBe(to);
});
