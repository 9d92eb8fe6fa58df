import { screen, waitFor, within } from '@testing-library/dom';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lobby } from '$lib/testing/scenes';
import { beginning, called, say, AppHarness } from '$lib/testing/app-harness';

let app: AppHarness;
afterEach(async () => {
  vi.useRealTimers();
  await app.leave();
  sessionStorage.clear();
});

const WAITING = {
  code: '482915',
  link: 'http://192.168.1.7:8000/show#yGDpJ9jPTd2PpW0T4uKk7A',
  seconds: 300,
  table: null,
  key: null,
};
const GIVEN = { code: null, link: null, seconds: 0, table: 'ABCD2345', key: 'iS7fk4P_kA' };
const SHOW = 'POST /api/tables/ABCD2345/screens';

const posted = (path: string) => app.asked.filter((asked) => asked.path === path);

describe('a TV without a table', () => {
  it('shows a code to type, in two groups, and one to scan', async () => {
    app = await AppHarness.to('/tv', { replies: { 'POST /api/screens': WAITING } });
    await waitFor(() => screen.getByText('482 915'));
    expect(screen.getByRole('img', { name: say('tv-scan') })).toBeDefined();
    await waitFor(() => screen.getByText(called(say('tv-no-table', { address: '192.168.1.7:8000' }))));
  });

  it('asks with one secret until it is given a table, and then shows that', async () => {
    const reply = { ...WAITING };
    app = await AppHarness.to('/tv', { replies: { 'POST /api/screens': reply } });
    await waitFor(() => screen.getByText('482 915'));
    Object.assign(reply, GIVEN);
    await waitFor(() => expect(location.pathname).toBe('/t/ABCD2345/board'));
    const asked = posted('/api/screens').map(({ body }) => (body as { id: string }).id);
    expect(new Set(asked).size).toBe(1);
    expect(asked[0]?.length).toBeGreaterThanOrEqual(22);
    await waitFor(() =>
      expect(posted('/api/tables/ABCD2345/watchers').map(({ body }) => body)).toEqual([
        { key: 'iS7fk4P_kA' },
      ]),
    );
  });

  it('says so where the server does not answer', async () => {
    app = await AppHarness.to('/tv');
    await waitFor(() => screen.getByText(say('way-offline')));
    expect(screen.queryByRole('img', { name: say('tv-scan') })).toBeNull();
  });
});

describe('a table for a TV', () => {
  const open = () => {
    for (const name of ['lobby-more', 'lobby-board'] as const) {
      screen.getByRole('button', { name: say(name) }).click();
      flushSync();
    }
    return waitFor(() => screen.getByRole('textbox', { name: beginning(say('tv-code')) }));
  };
  const press = () => {
    screen.getByRole('button', { name: say('tv-show') }).click();
    flushSync();
  };

  it('is shown by the code that was typed', async () => {
    app = await AppHarness.at(lobby(), { replies: { [SHOW]: {} } });
    const field = (await open()) as HTMLInputElement;
    expect(field.inputMode).toBe('numeric');
    field.value = '482 915';
    field.dispatchEvent(new Event('input'));
    press();
    await waitFor(() => screen.getByText(say('tv-done')));
    expect(posted('/api/tables/ABCD2345/screens')[0]?.body).toEqual({ screen: '482 915' });
    expect(field.value).toBe('');
  });

  it('says why not, and keeps what was typed', async () => {
    app = await AppHarness.at(lobby());
    const field = (await open()) as HTMLInputElement;
    field.value = '482 915';
    field.dispatchEvent(new Event('input'));
    press();
    await waitFor(() => screen.getByRole('alert'));
    expect(field.value).toBe('482 915');
    expect(screen.queryByText(say('tv-done'))).toBeNull();
  });

  it('asks whoever scanned a TV before anything is shown, and once', async () => {
    sessionStorage.setItem('stella-tv', 'a-token');
    app = await AppHarness.at(lobby(), { replies: { [SHOW]: {} } });
    const dialog = screen.getByRole('dialog', { name: say('tv-ask') });
    expect(posted('/api/tables/ABCD2345/screens')).toEqual([]);
    within(dialog)
      .getByRole('button', { name: say('tv-show') })
      .click();
    await waitFor(() => within(dialog).getByText(say('tv-done')));
    expect(posted('/api/tables/ABCD2345/screens')[0]?.body).toEqual({ screen: 'a-token' });
    expect(sessionStorage.getItem('stella-tv')).toBeNull();
  });

  it('lets a code be typed when what was scanned is too old', async () => {
    sessionStorage.setItem('stella-tv', 'an-old-token');
    app = await AppHarness.at(lobby());
    const dialog = screen.getByRole('dialog', { name: say('tv-ask') });
    expect(within(dialog).queryByRole('textbox')).toBeNull();
    within(dialog)
      .getByRole('button', { name: say('tv-show') })
      .click();
    await waitFor(() => within(dialog).getByRole('textbox'));
  });
});

const MINE = { code: 'ABCD2345', status: 'lobby', approved: true };

describe('a phone that scanned a TV', () => {
  it('goes to the table it plays at, which asks', async () => {
    const [over, running, knocking] = [
      { ...MINE, code: 'OVER2345', status: 'over' },
      MINE,
      { ...MINE, code: 'DOOR2345', approved: false },
    ];
    const replies = { 'GET /api/tables': { tables: [knocking, over, running] } };
    app = await AppHarness.to('/show#a-token', { replies });
    await waitFor(() => expect(location.pathname).toBe('/t/ABCD2345'));
    expect(sessionStorage.getItem('stella-tv')).toBe('a-token');
  });

  it('without a table is told what to do first, and keeps what it scanned', async () => {
    app = await AppHarness.to('/show#a-token');
    await waitFor(() => screen.getByText(say('tv-first-table')));
    expect(sessionStorage.getItem('stella-tv')).toBe('a-token');
    expect(screen.getByRole('link', { name: say('ui-home') })).toBeDefined();
  });
});
