import { screen, waitFor, within } from '@testing-library/dom';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aPointing, scoring, revealing } from '$lib/testing/scenes';
import { marking } from '$lib/session/sample';
import { plain, say, AppHarness } from '$lib/testing/app-harness';
import type { View } from '$lib/protocol/types';

let app: AppHarness;
afterEach(async () => {
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
    await first(unhurried(revealing()), { tips: true, told: ['lantern', 'dark', 'scout'] });
    const fallen = unhurried(revealing([aPointing('fall', 3)], { scout: 1 }));
    fallen.play!.game.seats[0]!.fallen = true;
    vi.useFakeTimers();
    app.show(fallen);
    expect(document.querySelector('.scene:not([inert])')).not.toBeNull();
    expect(tip()).toBeNull();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(said()).toBe(say('tip-fall'));
    vi.useRealTimers();
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

  it('a tip says who I am, and stays while pictures are marked: nothing moves under a finger', async () => {
    await first(marking());
    expect(said()).toBe(say('tip-you', { player: 'Ada' }));
    await waitFor(() => expect(document.querySelector('[data-seat="0"][data-about]')).not.toBeNull());
    app.show(marking([3]));
    expect(said()).toBe(say('tip-you', { player: 'Ada' }));
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
