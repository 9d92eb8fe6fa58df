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

  it('know the four columns of a phone, and that the sixteenth place is no picture', () => {
    expect(step(3, 'ArrowRight', 4)).toBe(3);
    expect(step(3, 'ArrowDown', 4)).toBe(7);
    expect(step(14, 'ArrowRight', 4)).toBe(14);
    expect(step(11, 'ArrowDown', 4)).toBe(11);
    expect(step(10, 'ArrowDown', 4)).toBe(14);
    expect(step(13, 'Home', 4)).toBe(12);
    expect(step(12, 'End', 4)).toBe(14);
    expect(step(9, 'End', 4)).toBe(11);
  });

  it('leave other keys alone', () => {
    expect(step(7, 'a')).toBeNull();
  });
});
