import { screen } from '@testing-library/dom';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { View } from '$lib/protocol/types';
import { pointingScene } from '$lib/scene/timeline';
import { marking } from '$lib/testing/sample-session';
import { aPointing, lobby, revealing } from '$lib/testing/scenes';
import { beginning, say, AppHarness } from '$lib/testing/app-harness';

let app: AppHarness;
const vibrate = vi.fn(() => true);

beforeEach(() => {
  vibrate.mockClear();
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
  Object.defineProperty(navigator, 'userActivation', {
    value: { hasBeenActive: true },
    configurable: true,
  });
});
afterEach(async () => {
  await app.leave();
  Reflect.deleteProperty(navigator, 'vibrate');
  Reflect.deleteProperty(navigator, 'userActivation');
});

const cross = () => {
  document.querySelector<HTMLElement>('[data-place="4"]')!.click();
  flushSync();
};

describe('a phone that can vibrate', () => {
  it('knocks lightly for a cross', async () => {
    app = await AppHarness.at(marking());
    cross();
    expect(vibrate).toHaveBeenCalledExactlyOnceWith([8]);
  });

  it('knocks when it is my turn to point, once', async () => {
    app = await AppHarness.at(revealing([], { scout: 1 }));
    expect(vibrate).not.toHaveBeenCalled();
    app.show(revealing([], { scout: 0 }));
    app.show(revealing([], { scout: 0 }));
    expect(vibrate).toHaveBeenCalledExactlyOnceWith([30, 60, 30]);
  });

  it('knocks for the verdict of a scene, and not before', async () => {
    const staged = (view: View): View => ({
      ...view,
      table: { ...view.table!, options: { ...view.table!.options, pace: 'brisk' } },
    });
    app = await AppHarness.at(staged(revealing([], { scout: 1 })));
    vi.useFakeTimers();
    app.show(staged(revealing([{ ...aPointing('fall'), scout: 1, holders: [1] }], { scout: 2 })));
    const verdict = pointingScene(aPointing('fall'), 1, 'brisk').beats.find(
      ({ kind }) => kind === 'verdict',
    )!;
    await vi.advanceTimersByTimeAsync(verdict.at - 1);
    expect(vibrate).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect(vibrate).toHaveBeenCalledExactlyOnceWith([160]);
  });

  it('is still for who switched it off', async () => {
    app = await AppHarness.at(lobby());
    screen.getByRole('button', { name: say('ui-settings') }).click();
    flushSync();
    screen.getByRole('switch', { name: beginning(say('ui-haptics')) }).click();
    flushSync();
    app.show(marking());
    cross();
    expect(vibrate).not.toHaveBeenCalled();
  });

  it('is still for who asked for rest from motion', async () => {
    localStorage.setItem('stella-settings', JSON.stringify({ chosenMotion: 'calm' }));
    app = await AppHarness.at(marking());
    cross();
    expect(vibrate).not.toHaveBeenCalled();
  });

  it('is still on a board', async () => {
    app = await AppHarness.at({ ...revealing(), you: null }, { board: true });
    expect(vibrate).not.toHaveBeenCalled();
  });
});

describe('a device that cannot', () => {
  it('is not asked whether it should', async () => {
    Reflect.deleteProperty(navigator, 'vibrate');
    app = await AppHarness.at(lobby());
    screen.getByRole('button', { name: say('ui-settings') }).click();
    flushSync();
    expect(screen.queryByRole('switch', { name: beginning(say('ui-haptics')) })).toBeNull();
  });
});
