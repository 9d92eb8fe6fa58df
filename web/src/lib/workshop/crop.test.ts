import { describe, expect, it } from 'vitest';
import { keyed, LARGEST, MIDDLE, moved, partOf } from './crop';

describe('the part of a picture that is on its card', () => {
  it.each([
    [600, 900, { left: 0, top: 0, width: 600, height: 900 }],
    [1600, 900, { left: 500, top: 0, width: 600, height: 900 }],
    [600, 1500, { left: 0, top: 300, width: 600, height: 900 }],
  ])('is as large as it can be, from the middle: %i x %i', (width, height, part) => {
    expect(partOf(width, height, MIDDLE)).toEqual(part);
  });

  it('never lies beside the picture, and always has the shape of a card', () => {
    for (const [width, height] of [
      [300, 200],
      [200, 900],
      [4000, 3000],
    ] as const)
      for (const x of [-1, 0, 0.3, 1, 2])
        for (const y of [-1, 0, 0.7, 1, 2])
          for (const zoom of [1, 1.7, LARGEST]) {
            const part = partOf(width, height, { x, y, zoom });
            expect(part.left).toBeGreaterThanOrEqual(0);
            expect(part.top).toBeGreaterThanOrEqual(0);
            expect(part.left + part.width).toBeLessThanOrEqual(width + 1e-9);
            expect(part.top + part.height).toBeLessThanOrEqual(height + 1e-9);
            expect(part.width / part.height).toBeCloseTo(2 / 3);
          }
  });

  it('goes no further than the edge, and comes back from there with the first step', () => {
    let crop = MIDDLE;
    for (let step = 0; step < 50; step += 1) crop = keyed(1600, 900, crop, 'ArrowRight') ?? crop;
    expect(partOf(1600, 900, crop).left).toBeCloseTo(1000);
    crop = keyed(1600, 900, crop, 'ArrowLeft') ?? crop;
    expect(partOf(1600, 900, crop).left).toBeCloseTo(976);
  });

  it('grows up to a limit and never shows more than there is', () => {
    expect(moved(600, 900, MIDDLE, { larger: 100 }).zoom).toBe(LARGEST);
    expect(moved(600, 900, MIDDLE, { larger: 0.01 })).toEqual(MIDDLE);
    expect(keyed(600, 900, { x: 0.2, y: 0.2, zoom: 3 }, '0')).toEqual(MIDDLE);
    expect(keyed(600, 900, MIDDLE, 'a')).toBeNull();
  });
});
