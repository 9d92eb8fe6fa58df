import { describe, expect, it } from 'vitest';
import { ofToday } from './today';

const ALL = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
const DAY = new Date('2026-11-15T08:00Z');

describe('the pictures of today', () => {
  it('are the same all day, and others tomorrow', () => {
    expect(ofToday(ALL, 4, DAY)).toEqual(ofToday(ALL, 4, new Date('2026-11-15T20:00Z')));
    expect(ofToday(ALL, 4, DAY)).not.toEqual(ofToday(ALL, 4, new Date('2026-11-16T08:00Z')));
  });

  it('are all different', () => {
    expect(new Set(ofToday(ALL, 4, DAY)).size).toBe(4);
  });

  it('are no more than there are', () => {
    expect(ofToday(['a'], 4, DAY)).toEqual(['a']);
    expect(ofToday([], 4, DAY)).toEqual([]);
  });
});
