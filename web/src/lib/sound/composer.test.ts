import { describe, expect, it } from 'vitest';
import { BEATS_OF_A_BAR, compose, PHRASE, pitchAt, SCALE, type Bar } from './composer';

/** Chance that repeats itself (a linear congruential generator). */
function chance(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
}

function bars(count: number, seed = 7): Bar[] {
  const music = compose(chance(seed));
  return Array.from({ length: count }, () => music.next().value);
}

const mod = (pitch: number) => ((pitch % 12) + 12) % 12;

describe.each([1, 7, 42])('the music of a night (%i)', (seed) => {
  const night = bars(400, seed);
  const melody = night.flatMap((bar) => bar.melody);

  it('comes home every eighth bar, and goes elsewhere from there', () => {
    const home = night[0]!.chord;
    night.forEach((bar, number) => {
      if (number % PHRASE === 0) expect(bar.chord).toEqual(home);
      if (number % PHRASE === 1) expect(bar.chord).not.toEqual(home);
    });
  });

  it('sings in five notes, one at a time, in order, inside its bar', () => {
    for (const bar of night) {
      const begins = bar.melody.map(({ at }) => at);
      expect(begins).toEqual([...new Set(begins)].sort((a, b) => a - b));
      expect(begins.every((at) => at >= 0 && at < BEATS_OF_A_BAR)).toBe(true);
    }
    expect(melody.every(({ pitch }) => (SCALE as readonly number[]).includes(mod(pitch)))).toBe(true);
  });

  it('steps, and never leaps by more than half an octave', () => {
    const leaps = melody.slice(1).map((tone, index) => Math.abs(tone.pitch - melody[index]!.pitch));
    expect(Math.max(...leaps)).toBeLessThanOrEqual(6);
  });

  it('stays between low and high, so that it is never shrill', () => {
    const pitches = melody.map(({ pitch }) => pitch);
    expect(Math.min(...pitches)).toBeGreaterThanOrEqual(pitchAt(3));
    expect(Math.max(...pitches)).toBeLessThanOrEqual(pitchAt(11));
  });

  it('is silent at least every third bar, and sings at times', () => {
    for (let number = 0; number + 3 <= night.length; number += 1) {
      expect(night.slice(number, number + 3).some((bar) => bar.melody.length === 0)).toBe(true);
    }
    expect(melody.length).toBeGreaterThan(night.length / 2);
  });
});

describe('the music', () => {
  it('is another one every night', () => {
    expect(bars(20, 1)).not.toEqual(bars(20, 2));
  });
});
