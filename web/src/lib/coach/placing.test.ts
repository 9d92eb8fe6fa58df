import { describe, expect, it } from 'vitest';
import { overlap, placeOf, type Box } from './placing';

const PHONE: Box = { left: 8, top: 8, width: 344, height: 624 };
const note = { width: 300, height: 80 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const placed = (about: Box, clear: Box[]) => ({ ...placeOf(note, about, clear, PHONE), ...note });

describe('a note', () => {
  it('stands right below what it is about', () => {
    const about = box(100, 40, 160, 50);
    expect(placed(about, [about])).toMatchObject({ top: 98, left: 30 });
  });

  it('stands above where there is no room below', () => {
    const about = box(100, 580, 160, 44);
    expect(placed(about, [about]).top).toBe(492);
  });

  it('covers nothing that has to be tapped, as long as there is room anywhere', () => {
    const grid = box(8, 110, 344, 300);
    const button = box(80, 560, 200, 50);
    const here = placed(grid, [grid, button, box(8, 50, 344, 50)]);
    expect(overlap(here, grid) + overlap(here, button)).toBe(0);
    expect(here.top).toBe(418);
  });

  it('rather stands over nothing than over the rest, and never over what it is about', () => {
    const about = box(150, 200, 60, 90);
    const rest = [box(8, 100, 344, 400)];
    const here = { ...placeOf(note, about, [about, box(8, 540, 344, 92)], PHONE, rest), ...note };
    expect(overlap(here, about)).toBe(0);
    expect(overlap(here, rest[0]!)).toBe(0);
  });

  it('stays on the screen', () => {
    const here = placed(box(340, 600, 60, 60), []);
    expect(here.left + here.width).toBeLessThanOrEqual(352);
    expect(here.top + here.height).toBeLessThanOrEqual(632);
  });
});
