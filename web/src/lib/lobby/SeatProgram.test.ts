import { screen, waitFor } from '@testing-library/dom';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { View } from '$lib/protocol/types';
import { lobby } from '$lib/testing/scenes';
import { called, say, AppHarness } from '$lib/testing/app-harness';

let app: AppHarness;
afterEach(() => app.leave());

const seat = {
  code: 'ABCD2345',
  member: 'm4',
  socket: 'ws://localhost/api/tables/ABCD2345/socket',
  key: 'm4.secret',
  answer_in: 60,
};
const replies = { 'POST /api/tables/ABCD2345/bots': seat };

/** The lobby with the program Robin on the fourth chair. */
function withRobin(): View {
  const view = lobby();
  const table = view.table!;
  const robin = {
    id: 'm4',
    name: 'Robin',
    language: 'en',
    seat: 3,
    present: true,
    approved: true,
    program: true,
  };
  const chair = { ...table.chairs[0]!, colour: 'green', symbol: 'key', member: 'm4' } as const;
  return {
    ...view,
    table: { ...table, members: [...table.members, robin], chairs: [...table.chairs, chair] },
  };
}

async function makeSeat() {
  for (const name of ['lobby-more', 'program-title'] as const) {
    screen.getByRole('button', { name: say(name) }).click();
    flushSync();
  }
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: called(say('program-name')) });
  field.value = 'Robin';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
  screen.getByRole('button', { name: say('program-make') }).click();
  await waitFor(() => expect(app.server).toBeDefined());
}

describe('a seat for a program', () => {
  it('is made by the host, who gets the address and the key once', async () => {
    app = await AppHarness.at(lobby(), { replies });
    await makeSeat();
    app.server.tell(withRobin());
    expect(await screen.findByText(seat.key)).toBeDefined();
    expect(screen.getByText(seat.socket)).toBeDefined();
  });

  it('shows no key any more once the seat is gone', async () => {
    app = await AppHarness.at(lobby(), { replies });
    await makeSeat();
    app.server.tell(withRobin());
    await screen.findByText(seat.key);
    app.server.tell(lobby());
    await waitFor(() => expect(screen.queryByText(seat.key)).toBeNull());
  });

  it('says that it is one, and is taken away without a question', async () => {
    app = await AppHarness.at(withRobin());
    screen.getByRole('button', { name: `Robin ${say('lobby-program')}` }).click();
    flushSync();
    screen.getByRole('button', { name: called(say('lobby-remove-bot', { player: 'Robin' })) }).click();
    expect(app.sent).toEqual([{ type: 'kick', member: 'm4', knock: false }]);
    expect(
      screen.queryByRole('button', { name: called(say('lobby-make-host', { player: 'Robin' })) }),
    ).toBeNull();
  });

  it('is not offered to others', async () => {
    app = await AppHarness.at(lobby({ host: false }));
    screen.getByRole('button', { name: say('lobby-more') }).click();
    flushSync();
    expect(screen.queryByText(say('program-title'))).toBeNull();
  });

  it('says why there is none', async () => {
    app = await AppHarness.at(lobby());
    await makeSeat();
    expect(await screen.findByRole('alert')).toBeDefined();
  });
});
