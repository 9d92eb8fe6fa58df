import { screen } from '@testing-library/dom';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { View } from '$lib/protocol/types';
import { marking } from '$lib/testing/sample-session';
import { AppHarness, called, plain, say } from '$lib/testing/app-harness';

let app: AppHarness;
afterEach(async () => {
  vi.useRealTimers();
  await app.leave();
});

const AWAITED = 1;
const NAME = marking().table!.members.find(({ seat }) => seat === AWAITED)!.name;

/** Everyone is done but one person, who is away; the table goes on in this many seconds. */
function waiting(left: number, { host = true, phase = 'associate.mark' as const } = {}): View {
  const view = marking();
  const { table, play, you } = view;
  const chairs = table!.chairs.map((chair, seat) =>
    seat === AWAITED ? { ...chair, present: false, away: false } : chair,
  );
  const seats = play!.game.seats.map((seat, n) => ({ ...seat, passed: n !== AWAITED }));
  const turn = { ...play!.game.turn, waiting_for: [AWAITED] };
  return {
    ...view,
    table: { ...table!, chairs },
    play: { ...play!, game: { ...play!.game, phase, seats, turn } },
    you: { ...you!, host },
    clock: { limit: 60_000, left: left * 1000, absent: true },
  };
}

const told = (count: number) => say('play-absent', { players: NAME, many: 1, count });
const goOn = () => screen.queryByRole('button', { name: called(say('scene-go-on')) });

async function see(view: View, around: { board?: boolean } = {}): Promise<void> {
  app = await AppHarness.at({ ...marking(), you: view.you }, around);
  vi.useFakeTimers({ now: new Date('1999-01-01') });
  app.show(view);
}

async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  flushSync();
}

describe('waiting for somebody who is away', () => {
  it('says for whom and how long, and does not look like a time limit', async () => {
    await see(waiting(12));
    expect(screen.getByText(called(told(12)))).toBeDefined();
    await pass(5_000);
    expect(screen.getByText(called(told(7)))).toBeDefined();
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('lets the host go on', async () => {
    await see(waiting(12));
    goOn()!.click();
    expect(app.sent.at(-1)).toMatchObject({ type: 'go_on' });
  });

  it('offers that to nobody else', async () => {
    await see(waiting(12, { host: false }));
    expect(screen.getByText(called(told(12)))).toBeDefined();
    expect(goOn()).toBeNull();
  });

  it('is over when they are back', async () => {
    await see(waiting(12));
    const back = waiting(12);
    app.show({ ...back, table: marking().table, clock: null });
    expect(screen.queryByText(called(told(12)))).toBeNull();
    expect(goOn()).toBeNull();
    expect(screen.getByText(called(say('play-waiting-for', { players: NAME })))).toBeDefined();
  });

  it('is said on the TV', async () => {
    await see({ ...waiting(12), you: null }, { board: true });
    expect(plain(document.body.textContent)).toContain(told(12));
  });

  it('reads out no seconds to those who only wait', async () => {
    await see(waiting(12, { host: false }));
    await pass(4_000);
    expect(screen.getByRole('log').textContent).not.toContain(say('play-time-left', { count: 10 }));
  });
});
