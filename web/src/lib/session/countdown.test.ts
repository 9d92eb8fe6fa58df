import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Texts } from '$lib/i18n/texts.svelte';
import { Countdown } from './countdown.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('a countdown that was stopped says nothing more', async () => {
  const countdown = new Countdown(await Texts.in('en'));
  countdown.follow({ limit: 60_000, left: 40_000, absent: false }, true);
  countdown.stop();
  vi.advanceTimersByTime(60_000);
  expect(countdown.said).toEqual([]);
  expect(countdown.limit).toBeNull();
});
