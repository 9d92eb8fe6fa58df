import { describe, expect, it } from 'vitest';
import { NEAREST, WHOLE, clamped, swipeIntent, pinched, scaledAt } from './zoom-state';

describe('a closer look', () => {
  it('keeps what is under the finger where it is', () => {
    const near = scaledAt(WHOLE, 2, { x: 50, y: -20 });
    expect(near).toEqual({ scale: 2, x: -50, y: 20 });
    // What was seen at 50, -20 lay 50, -20 from the picture's middle; twice as large and moved it is there again.
    expect(50 * near.scale + near.x).toBe(50);
    expect(scaledAt(near, 1, { x: 50, y: -20 })).toEqual(WHOLE);
  });

  it('goes neither closer than sharp nor farther than whole', () => {
    expect(scaledAt(WHOLE, 99, { x: 0, y: 0 }).scale).toBe(NEAREST);
    expect(scaledAt({ scale: 2, x: 0, y: 0 }, 0.1, { x: 0, y: 0 }).scale).toBe(1);
  });

  it('follows two fingers: apart it grows, together moved it goes along', () => {
    const from = [
      { x: -10, y: 0 },
      { x: 10, y: 0 },
    ] as const;
    const apart = [
      { x: -30, y: 0 },
      { x: 30, y: 0 },
    ] as const;
    expect(pinched(WHOLE, from, apart)).toEqual({ scale: 3, x: 0, y: 0 });
    const along = from.map(({ x, y }) => ({ x: x + 5, y: y + 7 }));
    expect(pinched({ scale: 2, x: 1, y: 1 }, from, [along[0]!, along[1]!])).toEqual({ scale: 2, x: 6, y: 8 });
  });

  it('cannot lose the picture', () => {
    const stage = { width: 300, height: 600 };
    const picture = { width: 300, height: 450 };
    expect(clamped({ scale: 1, x: 80, y: -80 }, stage, picture)).toEqual(WHOLE);
    expect(clamped({ scale: 2, x: 999, y: -999 }, stage, picture)).toEqual({ scale: 2, x: 150, y: -150 });
  });
});

describe('a finger on a whole picture', () => {
  it.each([
    [{ x: -60, y: 10 }, 0.1, 'next'],
    [{ x: 60, y: 10 }, 0.1, 'previous'],
    [{ x: -20, y: 2 }, 0.9, 'next'],
    [{ x: -20, y: 2 }, 0.1, null],
    [{ x: 10, y: 120 }, 0.1, 'close'],
    [{ x: 10, y: -120 }, 2, null],
    [{ x: 2, y: 3 }, 3, null],
  ] as const)('that moved %j at %d means %s', (moved, speed, meant) => {
    expect(swipeIntent(moved, speed)).toBe(meant);
  });
});
