import { describe, expect, it } from 'vitest';
import { aGame } from '$lib/testing/sample-views';
import type { Outcome, Pointing, Seat, Weight } from '$lib/protocol/types';
import { ScenePlayer } from './scene-player.svelte';
import { announcingScene, pointingScene, STILL, withoutMotion, type Scene, type TimedBeat } from './timeline';
import { HandClock } from '$lib/testing/hand-clock';

function aPointing(scout: Seat, holders: Seat[], weight: Weight = 'routine', seats = 5): Pointing {
  const outcome: Outcome = holders.length === 1 ? 'fall' : holders.length === 2 ? 'super' : 'spark';
  const gain = { fall: 0, super: 3, spark: 2 }[outcome];
  const stars = Array.from({ length: seats }, (_, seat) => (holders.includes(seat) ? gain : 0));
  return { scout, place: 3, outcome, holders, stars, next_scout: null, skipped: [], weight };
}

const kinds = ({ beats }: Scene) => beats.map((beat) => beat.kind);

describe('a scene without motion', () => {
  it.each([
    pointingScene(aPointing(0, [0, 1], 'decisive'), 4, 'unhurried'),
    announcingScene(aGame({ phase: 'reveal', lanterns: [4, 2, 2] }), 'unhurried'),
  ])('takes 1.6 s, and its lanterns change together', (scene) => {
    const still = withoutMotion(scene);
    const lights = still.beats.filter(({ kind }) => kind === 'light' || kind === 'lantern');
    expect(still.length).toBe(STILL);
    expect(still.beats.at(-1)!.at).toBe(STILL);
    expect(kinds(still)).toEqual(kinds(scene));
    expect(new Set(lights.map(({ at }) => at)).size).toBe(1);
  });

  it('is never longer than with motion', () => {
    const scene = pointingScene(aPointing(0, [0, 1, 2]), 9, 'brisk');
    expect(withoutMotion(scene).length).toBe(scene.length);
  });
});

describe('the scene of a pointing', () => {
  // tests/tables/test_pace.py names the same numbers: the server waits as long as the page needs.
  it.each([
    ['routine', 1, [0, 1, 2], [0, 600, 800, 1400, 2000, 2400]],
    ['routine', 1, [0, 1], [0, 600, 800, 1400, 2400, 2900]],
    ['routine', 1, [0], [0, 600, 800, 1400, undefined, 2800]],
    ['routine', 3, [0, 1, 2], [0, 420, 560, 980, 1400, 1680]],
    ['routine', 5, [0, 1, 2], [0, 300, 400, 700, 1000, 1200]],
    ['routine', 12, [0, 1], [0, 180, 240, 420, 920, 1170]],
    ['first', 0, [0, 1, 2], [0, 900, 1400, 2100, 3000, 3600]],
    ['decisive', 1, [0, 1, 2], [0, 900, 1600, 3000, 4200, 4700]],
    ['decisive', 9, [0], [0, 900, 1600, 3000, undefined, 4700]],
  ] as const)(
    'that is %s, after %i, takes as long as the server waits',
    (weight, earlier, holders, times) => {
      const pointing = aPointing(0, [...holders], weight);
      const scene = pointingScene(pointing, earlier, 'unhurried');
      const time = (kind: string) => scene.beats.find((beat) => beat.kind === kind)?.at;
      expect(['points', 'breath', 'light', 'verdict', 'stars', 'next'].map(time)).toEqual(times);
      expect(pointingScene(pointing, earlier, 'brisk').length).toBe(Math.round(times[5] * 0.6));
      expect(pointingScene(pointing, earlier, 'off').length).toBe(0);
    },
  );

  it('asks everyone else, clockwise from the scout, and then judges', () => {
    const scene = pointingScene(aPointing(3, [0, 3, 4]), 1, 'brisk');
    const lights = scene.beats.flatMap((beat) => (beat.kind === 'light' ? [[beat.seat, beat.saw]] : []));
    expect(lights).toEqual([
      [4, true],
      [0, true],
      [1, false],
      [2, false],
    ]);
    expect(kinds(scene).slice(6)).toEqual(['verdict', 'stars', 'next']);
  });

  it('of a fall has no stars', () => {
    expect(kinds(pointingScene(aPointing(1, [1]), 1, 'unhurried'))).not.toContain('stars');
  });

  it.each(['routine', 'first', 'decisive'] as const)(
    'that is %s has the same beats until the verdict',
    (weight) => {
      const until = (holders: Seat[]) => {
        const { beats } = pointingScene(aPointing(0, holders, weight), 1, 'unhurried');
        const end = beats.findIndex((beat) => beat.kind === 'verdict');
        return beats.slice(0, end + 1).map(({ kind, at }) => [kind, at]);
      };
      expect(until([0, 1])).toEqual(until([0]));
      expect(until([0, 1, 2])).toEqual(until([0]));
    },
  );

  it('says nothing of the outcome before its beat', () => {
    const { beats } = pointingScene(aPointing(0, [0, 1]), 1, 'unhurried');
    const before = beats.slice(0, kinds({ beats } as Scene).indexOf('light'));
    expect(JSON.stringify(before)).not.toMatch(/outcome|holders|stars|super|saw/);
  });
});

describe('the scene of the announcing', () => {
  it('raises the lanterns around the table and puts the dark one out last', () => {
    const game = aGame({ lanterns: [4, 2, 3], dark: 0, first_scout: 1 });
    const scene = announcingScene(game, 'unhurried');
    expect(kinds(scene)).toEqual(['lantern', 'lantern', 'lantern', 'dark', 'next']);
    expect(scene.beats[0]).toEqual({ kind: 'lantern', seat: 1, count: 2, at: 0 });
    expect(scene.beats[3]).toMatchObject({ kind: 'dark', seat: 0, at: 1200 });
    expect(scene.length).toBe(2000);
  });

  it('has nobody in the dark where two lead', () => {
    const scene = announcingScene(aGame({ lanterns: [4, 4, 3] }), 'brisk');
    expect(scene.beats.at(-2)).toMatchObject({ kind: 'dark', seat: null });
  });
});

describe('a runner', () => {
  it('plays every beat once, in order, when its time has come', () => {
    const clock = new HandClock();
    const seen: [number, string][] = [];
    const scene = pointingScene(aPointing(0, [0, 1]), 1, 'brisk');
    const player = new ScenePlayer(clock);
    player.onBeat((beat) => seen.push([clock.now, beat.kind]));
    player.play(scene, (tellLast) => tellLast());
    expect(seen).toEqual([[0, 'points']]);
    clock.turn(479);
    expect(seen.map(([, kind]) => kind)).toEqual(['points', 'breath']);
    clock.turn(10_000);
    expect(seen).toEqual(scene.beats.map((beat) => [beat.at, beat.kind]));
  });

  it('that is stopped plays nothing more', () => {
    const clock = new HandClock();
    const seen: TimedBeat[] = [];
    const player = new ScenePlayer(clock);
    player.onBeat((beat) => seen.push(beat));
    player.play(pointingScene(aPointing(0, [0, 1]), 1, 'brisk'), (tellLast) => tellLast());
    player.stop();
    clock.turn(10_000);
    expect(seen).toHaveLength(1);
  });
});
