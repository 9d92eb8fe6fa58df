import { describe, expect, it } from 'vitest';
import { Clicks } from './clicks';

const meant = (...details: number[]) => {
  const clicks = new Clicks();
  return details.map((detail) => clicks.meant({ detail }));
};

describe('a click', () => {
  it('is meant for its button, also a second and third quick one', () => {
    expect(meant(1, 2, 3)).toEqual([true, true, true]);
  });

  it('is not, as the second half of a double click that began on another button', () => {
    expect(meant(2, 3)).toEqual([false, false]);
    expect(meant(2, 1)).toEqual([false, true]);
  });

  it('by key is always meant', () => {
    expect(meant(0, 0)).toEqual([true, true]);
  });
});
