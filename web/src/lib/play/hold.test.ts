import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdable } from './hold';

let button: HTMLButtonElement;
let done: string[];
let end: void | (() => void);

const touch = (...kinds: string[]) => {
  for (const kind of kinds) button.dispatchEvent(new Event(kind, { cancelable: true }));
};

beforeEach(() => {
  vi.useFakeTimers();
  done = [];
  button = document.createElement('button');
  end = holdable(
    () => done.push('tap'),
    () => done.push('hold'),
  )(button);
});

afterEach(() => {
  end?.();
  vi.useRealTimers();
});

describe('a picture', () => {
  it('is tapped', () => {
    touch('pointerdown', 'pointerup', 'click');
    vi.advanceTimersByTime(1000);
    expect(done).toEqual(['tap']);
  });

  it('is held, and then not tapped as well', () => {
    touch('pointerdown');
    vi.advanceTimersByTime(430);
    touch('pointerup', 'click');
    expect(done).toEqual(['hold']);
    touch('pointerdown', 'pointerup', 'click');
    expect(done).toEqual(['hold', 'tap']);
  });

  it('is looked at once with a right click, however long it takes', () => {
    touch('pointerdown', 'contextmenu');
    vi.advanceTimersByTime(1000);
    expect(done).toEqual(['hold']);
  });

  it('is left alone by a finger that slides off', () => {
    touch('pointerdown', 'pointerleave');
    vi.advanceTimersByTime(1000);
    expect(done).toEqual([]);
  });
});
