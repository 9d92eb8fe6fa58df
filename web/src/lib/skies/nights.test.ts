import { afterEach, describe, expect, it } from 'vitest';
import {
  dayAfter,
  draftOf,
  forgetNights,
  streakOf,
  keepDraft,
  keepNight,
  lastWeek,
  longestStreak,
  monthAfter,
  nights,
  weeksOf,
  type NightsByDay,
} from './nights';
import { kindOf } from './phrases';

afterEach(() => localStorage.clear());

const TODAY = '2026-11-17';

/** Nights that were marked this many days before today; a negative number was played later. */
function marked(...ago: number[]): NightsByDay {
  return Object.fromEntries(
    ago.map((days) => [
      dayAfter(TODAY, -Math.abs(days)),
      { counts: days >= 0, texts: {}, stars: 7, fates: [] },
    ]),
  );
}

describe('nights in a row', () => {
  it('are counted up to tonight, whether or not it is marked already', () => {
    expect(streakOf({}, TODAY)).toBe(0);
    expect(streakOf(marked(0), TODAY)).toBe(1);
    expect(streakOf(marked(0, 1, 2), TODAY)).toBe(3);
    expect(streakOf(marked(1, 2), TODAY)).toBe(2);
  });

  it('survive one cloud a week, not two', () => {
    expect(streakOf(marked(0, 2, 3), TODAY)).toBe(3);
    expect(streakOf(marked(0, 2, 3, 4, 5, 6, 7, 9, 10), TODAY)).toBe(9);
    expect(streakOf(marked(0, 2, 3, 5, 6), TODAY)).toBe(3);
    expect(streakOf(marked(0, 3), TODAY)).toBe(1);
  });

  it('do not count skies that were played later', () => {
    expect(streakOf(marked(0, -1, 2), TODAY)).toBe(2);
    expect(streakOf(marked(-1, -2), TODAY)).toBe(0);
  });

  it('have a longest row', () => {
    expect(longestStreak(marked(0, 20, 21, 22))).toBe(3);
    expect(longestStreak({})).toBe(0);
  });
});

describe('a night of this device', () => {
  it('is a cloud only if it was missed between others', () => {
    const all = marked(0, 3, -5);
    expect(lastWeek(TODAY).map((day) => kindOf(all, day, TODAY))).toEqual([
      'before',
      'late',
      'cloud',
      'star',
      'cloud',
      'cloud',
      'star',
    ]);
    expect(kindOf({}, TODAY, TODAY)).toBe('ahead');
  });

  it('keeps its unfinished marks until it is done, and counts as it did first', () => {
    const draft = { id: 'x', cards: ['a', 'b'], marks: [3, 1] };
    keepDraft(TODAY, draft);
    expect(draftOf(TODAY, ['a', 'b'])).toEqual(draft);
    keepNight(TODAY, { counts: true, texts: {}, stars: null, fates: [] });
    expect(draftOf(TODAY, ['a', 'b'])).toBeNull();
    keepNight(TODAY, { counts: false, texts: {}, stars: 5, fates: ['spark'] });
    expect(nights()[TODAY]).toEqual({ counts: true, texts: {}, stars: 5, fates: ['spark'] });
  });

  it('keeps the unfinished marks of a few other nights', () => {
    const draft = { id: 'x', cards: ['a'], marks: [3] };
    const days = [6, 5, 4, 3, 2, 1].map((ago) => dayAfter(TODAY, -ago));
    for (const day of [TODAY, ...days.slice(0, 4), TODAY, ...days.slice(4)]) keepDraft(day, draft);
    expect(days.map((day) => draftOf(day, ['a']) !== null)).toEqual([false, false, true, true, true, true]);
    expect(draftOf(TODAY, ['a'])).toEqual(draft);
  });

  it('can be forgotten, and what cannot be read is forgotten', () => {
    keepNight(TODAY, { counts: true, texts: {}, stars: 1, fates: [] });
    forgetNights();
    expect(nights()).toEqual({});
    localStorage.setItem('stella-skies', 'nonsense');
    expect(nights()).toEqual({});
  });
});

describe('a month', () => {
  it('begins on its weekday and ends with its last day', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks.at(-1)?.[0]).toBe('2026-11-30');
    expect(weeks.flat().filter(Boolean)).toHaveLength(30);
    expect(weeksOf('2026-02').flat().at(-1)).toBeNull();
  });

  it('follows another across the years', () => {
    expect(monthAfter('2026-12', 1)).toBe('2027-01');
    expect(monthAfter('2026-01', -1)).toBe('2025-12');
  });
});
