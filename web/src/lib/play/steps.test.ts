import { describe, expect, it } from 'vitest';
import { step } from './steps';

describe('arrow keys in the grid', () => {
  it('move one place and stop at the edges', () => {
    expect(step(0, 'ArrowRight')).toBe(1);
    expect(step(4, 'ArrowRight')).toBe(4);
    expect(step(5, 'ArrowLeft')).toBe(5);
    expect(step(7, 'ArrowUp')).toBe(2);
    expect(step(2, 'ArrowUp')).toBe(2);
    expect(step(12, 'ArrowDown')).toBe(12);
  });

  it('jump to the ends of a line', () => {
    expect(step(7, 'Home')).toBe(5);
    expect(step(7, 'End')).toBe(9);
  });

  it('leave other keys alone', () => {
    expect(step(7, 'a')).toBeNull();
  });
});
