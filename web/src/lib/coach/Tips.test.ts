import { screen, within } from '@testing-library/dom';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aPointing, scoring, revealing } from '$lib/testing/scenes';
import { marking } from '$lib/testing/sample-session';
import { plain, say, AppHarness } from '$lib/testing/app-harness';
import type { View } from '$lib/protocol/types';

let app: AppHarness;
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await app.leave();
});

const FIRST = { tips: true };
async function first(view: View, stored: object = FIRST) {
  localStorage.setItem('stella-settings', JSON.stringify(stored));
  app = await AppHarness.at(view);
  flushSync();
}

function pointWith(pointer: 'fine' | 'coarse') {
  const real = window.matchMedia.bind(window);
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes('pointer: fine') ? { matches: pointer === 'fine' } : real(query),
  );
}

const tip = () => screen.queryByRole('region', { name: say('tips-label') });
const said = () => plain(tip()?.querySelector('p')?.textContent ?? '');

function know() {
  within(tip()!)
    .getByRole('button', { name: say('tips-known') })
    .click();
  flushSync();
}

describe('a tip', () => {
  it('waits for the end of a running scene, and was not said before that', async () => {
    const unhurried = (view: View): View => ({
      ...view,
      table: { ...view.table!, options: { ...view.table!.options, pace: 'unhurried' } },
    });
    await first(unhurried(revealing()), {
      tips: true,
      chosenMotion: 'calm',
      told: ['lantern', 'dark', 'scout'],
    });
    const alone = aPointing('fall', 3);
    const later = { ...aPointing('super', 7), scout: 1, holders: [1, 2], stars: [0, 3, 3], next_scout: 2 };
    const told = [
      unhurried(revealing([alone], { scout: 1 })),
      unhurried(revealing([alone, later], { scout: 2 })),
    ];
    vi.useFakeTimers();
    for (const view of told) {
      view.play!.game.seats[0]!.fallen = true;
      app.show(view);
    }
    const scenes = new Set<boolean>();
    for (let step = 0; step < 100; step += 1) {
      await vi.advanceTimersByTimeAsync(200);
      flushSync();
      const running = document.querySelector('.scene:not([inert])') !== null;
      scenes.add(running);
      expect(running && tip() !== null).toBe(false);
    }
    expect(scenes).toEqual(new Set([true, false]));
    expect(said()).toBe(say('tip-fall'));
  });
});

describe('at a first game', () => {
  it.each([
    ['coarse', 'tip-closer'],
    ['fine', 'tip-closer-mouse'],
  ] as const)('a tip says how to look closer with a %s pointer', async (pointer, told) => {
    pointWith(pointer);
    await first(marking());
    know();
    expect(said()).toBe(say(told));
    know();
    expect(tip()).toBeNull();
  });

  it('a tip says what to mark, and stays while pictures are marked: nothing moves under a finger', async () => {
    await first(marking());
    expect(said()).toBe(say('tip-mark'));
    app.show(marking([3]));
    expect(said()).toBe(say('tip-mark'));
  });

  it('a tip says why there are other pictures in the second round', async () => {
    const later = marking();
    later.play!.game.round = 2;
    await first(later);
    expect(said()).toBe(say('tip-new'));
    know();
    expect(tip()).toBeNull();
  });

  it('lanterns, the dark and the scout are explained one after the other, each once', async () => {
    await first(revealing([], { scout: 1 }));
    expect(said()).toBe(say('tip-lantern'));
    know();
    expect(said()).toBe(say('tip-dark', { me: 'yes', player: 'Ada' }));
    know();
    expect(said()).toBe(say('tip-scout'));
    know();
    expect(tip()).toBeNull();
    const kept = localStorage.getItem('stella-settings')!;
    await app.leave();
    await first(revealing([], { scout: 1 }), JSON.parse(kept) as object);
    expect(tip()).toBeNull();
  });

  it('a tip that the game has gone past was said too', async () => {
    pointWith('coarse');
    await first(marking());
    know();
    expect(said()).toBe(say('tip-closer'));
    app.show(scoring());
    expect(said()).toBe(say('tip-ready'));
    app.show(marking([3]));
    expect(tip()).toBeNull();
  });

  it.each([
    ['has played before', { played: true }],
    ['switched tips off', { tips: false }],
  ])('whoever %s is told nothing', async (_, stored) => {
    await first(revealing(), stored);
    expect(tip()).toBeNull();
  });

  it('whoever finished the lesson knows the lanterns already', async () => {
    await first(revealing(), { tips: true, learned: true });
    expect(tip()).toBeNull();
  });
});
