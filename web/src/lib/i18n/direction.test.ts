import { afterEach, describe, expect, it } from 'vitest';
import { alongLine, readingKey } from './direction';

afterEach(() => document.documentElement.removeAttribute('dir'));

describe('where lines run from left to right', () => {
  it('keys and distances are as they are', () => {
    document.documentElement.dir = 'ltr';
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'a'].map(readingKey)).toEqual([
      'ArrowLeft',
      'ArrowRight',
      'ArrowUp',
      'a',
    ]);
    expect(alongLine(20)).toBe(20);
  });
});

describe('where lines run from right to left', () => {
  it('the left arrow leads on, and a distance to the left is a step forward', () => {
    document.documentElement.dir = 'rtl';
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'a'].map(readingKey)).toEqual([
      'ArrowRight',
      'ArrowLeft',
      'ArrowUp',
      'a',
    ]);
    expect(alongLine(-20)).toBe(20);
  });
});
