import { describe, expect, it } from 'vitest';
import { dragTo, moveItem, sortByList } from './order';

describe('the pointing list', () => {
  it('keeps my order, drops what is no longer open, and puts the rest last', () => {
    expect(sortByList([9, 3, 7], [3, 5, 9, 1])).toEqual([9, 3, 1, 5]);
  });

  it('moves an entry up and down', () => {
    expect(moveItem([1, 2, 3], 2, 0)).toEqual([3, 1, 2]);
    expect(moveItem([1, 2, 3], 0, 1)).toEqual([2, 1, 3]);
  });
});

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
