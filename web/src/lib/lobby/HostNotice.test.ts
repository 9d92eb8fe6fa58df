import { screen, waitFor } from '@testing-library/dom';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { lobby } from '$lib/testing/scenes';
import { say, AppHarness } from '$lib/testing/app-harness';

let app: AppHarness;
afterEach(() => app.leave());

const notice = () => screen.queryByText(say('host-now'));

function ledBy(host: string) {
  const view = lobby({ host: host === 'm1', owner: host === 'm1' });
  return { ...view, table: { ...view.table!, host } };
}

describe('who becomes the host', () => {
  it('reads so in the lobby, and can put it away', async () => {
    app = await AppHarness.at(ledBy('m2'));
    expect(notice()).toBeNull();
    app.show(ledBy('m1'));
    expect(notice()).not.toBeNull();
    screen.getByRole('button', { name: say('ui-close') }).click();
    flushSync();
    expect(notice()).toBeNull();
  });

  it('reads it no longer once somebody else is', async () => {
    app = await AppHarness.at(ledBy('m2'));
    app.show(ledBy('m1'));
    app.show(ledBy('m3'));
    expect(notice()).toBeNull();
  });
});

describe('whose table it is', () => {
  const remove = () => {
    if (document.querySelector('dialog') === null) {
      screen.getByRole('button', { name: say('lobby-more') }).click();
      flushSync();
    }
    return screen.queryByRole('button', { name: say('lobby-delete') });
  };

  it('can delete it, once sure of it, also while somebody else leads it', async () => {
    const view = { ...ledBy('m2'), you: lobby({ host: false, owner: true }).you };
    app = await AppHarness.at(view, { replies: { 'DELETE /api/tables/ABCD2345': null } });
    remove()!.click();
    flushSync();
    expect(app.asked.some(({ method }) => method === 'DELETE')).toBe(false);
    expect(screen.getByText(say('lobby-delete-sure'))).toBeDefined();
    remove()!.click();
    await waitFor(() => expect(location.pathname).toBe('/'));
  });

  it('can have it erased without a day in the bin', async () => {
    const reply = { 'DELETE /api/tables/ABCD2345?now=true': null };
    app = await AppHarness.at(lobby({ host: true, owner: true }), { replies: reply });
    remove()!.click();
    flushSync();
    screen.getByRole('button', { name: say('lobby-delete-now') }).click();
    await waitFor(() => expect(location.pathname).toBe('/'));
  });

  it('is not who only leads it', async () => {
    app = await AppHarness.at(lobby({ host: true, owner: false }));
    expect(remove()).toBeNull();
  });
});
