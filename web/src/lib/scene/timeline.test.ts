import { describe, expect, it } from 'vitest';
import { aGame } from '$lib/game/samples';
import type { Outcome, Pointing, Seat } from '$lib/protocol/types';
import { ScenePlayer } from './scene-player.svelte';
import { announcingScene, pointingScene, type Scene, type TimedBeat } from './timeline';
import { HandClock } from './hand-clock';

function aPointing(scout: Seat, ...holders: Seat[]): Pointing {
  const outcome: Outcome = holders.length === 1 ? 'fall' : holders.length === 2 ? 'super' : 'spark';
  const gain = { fall: 0, super: 3, spark: 2 }[outcome];
  const stars = Array.from({ length: 6 }, (_, seat) => (holders.includes(seat) ? gain : 0));
  return { scout, place: 3, outcome, holders, stars, next_scout: null, skipped: [] };
}

const kinds = ({ beats }: Scene) => beats.map((beat) => beat.kind);

describe('the scene of a pointing', () => {
  // tests/tables/test_pace.py names the same numbers: the server waits as long as the page needs.
  it.each([
    ['a fall', aPointing(0, 0), 4400, 1950],
    ['a Super-Spark', aPointing(0, 0, 1), 6400, 2950],
    ['a Spark', aPointing(0, 0, 1, 2), 7100, 3250],
    ['a Spark of six', aPointing(0, 0, 1, 2, 3, 4, 5), 9200, 4150],
  ] as const)('of %s takes as long as the server waits', (_, pointing, unhurried, brisk) => {
    expect(pointingScene(pointing, 'unhurried').length).toBe(unhurried);
    expect(pointingScene(pointing, 'brisk').length).toBe(brisk);
    expect(pointingScene(pointing, 'off').length).toBe(0);
  });

  it('lights those who marked it too, clockwise from the scout, and then judges', () => {
    const scene = pointingScene(aPointing(4, 0, 2, 4, 5), 'brisk');
    expect(kinds(scene)).toEqual([
      'points',
      'breath',
      'light',
      'light',
      'light',
      'hush',
      'verdict',
      'stars',
      'next',
    ]);
    expect(scene.beats.flatMap((beat) => (beat.kind === 'light' ? beat.seat : []))).toEqual([5, 0, 2]);
  });

  it('of a fall has no light and no stars', () => {
    expect(kinds(pointingScene(aPointing(1, 1), 'unhurried'))).toEqual([
      'points',
      'breath',
      'hush',
      'verdict',
      'next',
    ]);
  });

  it('says nothing of the outcome before its beat', () => {
    const { beats } = pointingScene(aPointing(0, 0, 1), 'unhurried');
    const before = beats.slice(0, kinds({ beats } as Scene).indexOf('light'));
    expect(JSON.stringify(before)).not.toMatch(/outcome|holders|stars|super/);
  });
});

describe('the scene of the announcing', () => {
  it('raises the lanterns around the table and puts the dark one out last', () => {
    const game = aGame({ lanterns: [4, 2, 3], dark: 0, first_scout: 1 });
    const scene = announcingScene(game, 'unhurried');
    expect(kinds(scene)).toEqual(['lantern', 'lantern', 'lantern', 'hush', 'dark', 'next']);
    expect(scene.beats[0]).toEqual({ kind: 'lantern', seat: 1, count: 2, at: 0 });
    expect(scene.beats[4]).toMatchObject({ kind: 'dark', seat: 0 });
    expect(scene.length).toBe(3 * 550 + 700 + 1900);
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
    const scene = pointingScene(aPointing(0, 0, 1), 'brisk');
    const player = new ScenePlayer(clock);
    player.onBeat((beat) => seen.push([clock.now, beat.kind]));
    player.play(scene, (tellLast) => tellLast());
    expect(seen).toEqual([[0, 'points']]);
    clock.turn(799);
    expect(seen.map(([, kind]) => kind)).toEqual(['points', 'breath']);
    clock.turn(10_000);
    expect(seen).toEqual(scene.beats.map((beat) => [beat.at, beat.kind]));
  });

  it('that is stopped plays nothing more', () => {
    const clock = new HandClock();
    const seen: TimedBeat[] = [];
    const player = new ScenePlayer(clock);
    player.onBeat((beat) => seen.push(beat));
    player.play(pointingScene(aPointing(0, 0, 1), 'brisk'), (tellLast) => tellLast());
    player.stop();
    clock.turn(10_000);
    expect(seen).toHaveLength(1);
  });
});
