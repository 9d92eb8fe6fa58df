import { screen, within } from '@testing-library/dom';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { View } from '$lib/protocol/types';
import { marking } from '$lib/testing/sample-session';
import { mine, scoring } from '$lib/testing/scenes';
import { called, plain, say, AppHarness } from '$lib/testing/app-harness';

let app: AppHarness;
afterEach(async () => {
  vi.useRealTimers();
  await app.leave();
});

/** Come to the table; then time stands still, and this is shown. */
async function see(view: View, around: { board?: boolean } = {}): Promise<void> {
  app = await AppHarness.at({ ...marking(), you: view.you }, around);
  vi.useFakeTimers({ now: new Date('1999-01-01') });
  app.show(view);
}

/** Marking, with this much time left of a limit, in milliseconds. */
function timed(left: number, limit = 60_000, waiting = [0, 1, 2]): View {
  const view = marking();
  const game = { ...view.play!.game, turn: { ...view.play!.game.turn, waiting_for: waiting } };
  return { ...view, play: { ...view.play!, game }, clock: { limit, left, absent: false } };
}

const timer = () => screen.queryByRole('timer');
const seconds = (count: number) => say('play-time-left', { count });
const announced = () =>
  within(screen.getByRole('log'))
    .queryAllByText(/./)
    .map((line) => plain(line.textContent));

async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  flushSync();
}

describe('a time limit', () => {
  it('shows the seconds that the server counts, whatever the device believes the time to be', async () => {
    await see(timed(44_600));
    expect(timer()?.textContent.trim()).toBe('0:45');
    expect(plain(timer()?.getAttribute('aria-label') ?? '')).toBe(seconds(45));
    vi.setSystemTime(new Date('2030-06-01'));
    await pass(2_000);
    expect(timer()?.textContent.trim()).toBe('0:43');
  });

  it('is not there where no time runs', async () => {
    app = await AppHarness.at(marking());
    expect(timer()).toBeNull();
    app.show(timed(50_000));
    expect(timer()).not.toBeNull();
    app.show(mine(scoring()));
    expect(timer()).toBeNull();
  });

  it('is announced at half and at ten seconds, once each', async () => {
    await see(timed(60_000));
    await pass(29_000);
    expect(announced()).toEqual([]);
    await pass(1_500);
    expect(announced()).toEqual([seconds(30)]);
    await pass(20_000);
    expect(announced()).toEqual([seconds(30), seconds(10)]);
    await pass(15_000);
    expect(announced()).toHaveLength(2);
    expect(timer()?.textContent.trim()).toBe('0:00');
  });

  it('is announced inside an open dialog too', async () => {
    await see(timed(12_000));
    screen.getByRole('button', { name: say('ui-settings') }).click();
    flushSync();
    await pass(3_000);
    expect(within(screen.getByRole('dialog')).getByText(called(seconds(10)))).toBeDefined();
  });

  it('is not announced to who has done their part', async () => {
    await see(timed(12_000, 60_000, [1, 2]));
    await pass(3_000);
    expect(announced()).toEqual([]);
    expect(timer()).not.toBeNull();
  });

  it('never says more than was agreed, also before the step begins', async () => {
    await see(timed(64_000));
    expect(timer()?.textContent.trim()).toBe('1:00');
    await pass(3_000);
    expect(timer()?.textContent.trim()).toBe('1:00');
    await pass(2_000);
    expect(timer()?.textContent.trim()).toBe('0:59');
  });

  it('does not jump back for a view that took longer to arrive', async () => {
    await see(timed(20_100));
    await pass(1_000);
    expect(timer()?.textContent.trim()).toBe('0:20');
    app.show(timed(20_050));
    expect(timer()?.textContent.trim()).toBe('0:20');
    await pass(200);
    expect(timer()?.textContent.trim()).toBe('0:19');
  });

  it('begins anew with the next step', async () => {
    await see(timed(3_000));
    app.show(timed(60_000));
    expect(timer()?.textContent.trim()).toBe('1:00');
  });

  it('is shown on the board', async () => {
    await see({ ...timed(44_600), you: null }, { board: true });
    expect(timer()?.textContent.trim()).toBe('0:45');
  });
});
