import { describe, expect, it } from 'vitest';
import { dragTo } from './drag';

const ROWS = [10, 20, 30, 40];

describe('an entry dragged through the list', () => {
  it('goes where the finger is, and the others make room', () => {
    expect(dragTo([7, 3, 9, 1], 7, 35, ROWS)).toEqual([3, 9, 7, 1]);
    expect(dragTo([7, 3, 9, 1], 1, 5, ROWS)).toEqual([1, 7, 3, 9]);
  });

  it('stops at the ends', () => {
    expect(dragTo([7, 3, 9, 1], 3, 900, ROWS)).toEqual([7, 9, 1, 3]);
    expect(dragTo([7, 3, 9, 1], 3, -900, ROWS)).toEqual([3, 7, 9, 1]);
  });

  it('stays where it is over its own row', () => {
    expect(dragTo([7, 3, 9, 1], 9, 31, ROWS)).toEqual([7, 3, 9, 1]);
  });

  it('is left alone if it is gone meanwhile', () => {
    expect(dragTo([7, 3], 9, 15, ROWS)).toEqual([7, 3]);
  });
});
