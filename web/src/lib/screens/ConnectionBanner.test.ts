import { flushSync } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { lobby } from '$lib/testing/scenes';
import { say, AppHarness } from '$lib/testing/app-harness';

let app: AppHarness;
afterEach(async () => {
  vi.useRealTimers();
  await app.leave();
});

const banner = () => document.querySelector('.banner')!.textContent.trim();

async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  flushSync();
}

it('says that the connection is lost after a moment, until it is back', async () => {
  app = await AppHarness.at(lobby());
  vi.useFakeTimers();
  app.server.end(1006);
  flushSync();
  await pass(1_199);
  expect(banner()).toBe('');
  await pass(1);
  expect(banner()).toBe(say('way-lost'));
  app.server.open();
  await pass(0);
  expect(banner()).toBe('');
});

it('says nothing of a break that was over before anybody had to know', async () => {
  app = await AppHarness.at(lobby());
  vi.useFakeTimers();
  app.server.end(1006);
  flushSync();
  await pass(1_000);
  app.server.open();
  await pass(5_000);
  expect(banner()).toBe('');
});
