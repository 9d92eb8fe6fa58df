import { describe, expect, it } from 'vitest';
import { moveItem, sortByList } from './order';

describe('the pointing list', () => {
  it('keeps my order, drops what is no longer open, and puts the rest last', () => {
    expect(sortByList([9, 3, 7], [3, 5, 9, 1])).toEqual([9, 3, 1, 5]);
  });

  it('moves an entry up and down', () => {
    expect(moveItem([1, 2, 3], 2, 0)).toEqual([3, 1, 2]);
    expect(moveItem([1, 2, 3], 0, 1)).toEqual([2, 1, 3]);
  });
});
