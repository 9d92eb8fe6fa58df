import { screen } from '@testing-library/dom';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { revealing } from '$lib/testing/scenes';
import { say, AppHarness } from '$lib/testing/app-harness';
import { openLayer } from './layers';

let app: AppHarness;
afterEach(() => app.leave());

const dialogs = () => document.querySelectorAll('dialog').length;

/** As browsers do it: the entry below is shown, then the page is told. Returns how far the page goes on by itself. */
function goBack(state: unknown): number[] {
  const steps: number[] = [];
  vi.spyOn(history, 'go').mockImplementation((by = 0) => void steps.push(by));
  history.replaceState(state, '');
  dispatchEvent(new PopStateEvent('popstate', { state }));
  flushSync();
  return steps;
}

function press(name: Parameters<typeof say>[0]) {
  screen.getByRole('button', { name: say(name as 'ui-settings') }).click();
  flushSync();
}

describe('going back in the browser', () => {
  it('closes the dialog that is open, and stays on the page', async () => {
    app = await AppHarness.to('/');
    press('ui-settings');
    expect([dialogs(), history.state]).toEqual([1, { layers: 1 }]);
    expect(goBack(null)).toEqual([]);
    expect([dialogs(), location.pathname]).toEqual([0, '/']);
  });

  it('leaves the page once nothing is open any more, however it was closed', async () => {
    app = await AppHarness.to('/');
    press('ui-settings');
    press('ui-close');
    expect(dialogs()).toBe(0);
    expect(goBack(null)).toEqual([-1]);
  });

  it('needs no second entry for a second dialog', async () => {
    app = await AppHarness.to('/');
    const pushed = vi.spyOn(history, 'pushState');
    press('ui-settings');
    press('ui-close');
    press('home-new-table');
    expect(pushed).toHaveBeenCalledTimes(1);
    expect(goBack(null)).toEqual([]);
    expect(dialogs()).toBe(0);
  });

  it('does not come back to a dialog from the page it led to', async () => {
    app = await AppHarness.to('/');
    press('home-new-table');
    const pushed = vi.spyOn(history, 'pushState');
    screen.getByRole('link', { name: say('learn-title') }).click();
    expect([location.pathname, history.state, pushed.mock.calls.length]).toEqual(['/learn', null, 0]);
  });

  it('closes what was opened last, and leaves open what lies below it', async () => {
    app = await AppHarness.to('/');
    const closed: string[] = [];
    const layers = ['lower', 'upper'].map((name) => openLayer(() => closed.push(name)));
    expect(goBack({ layers: 1 })).toEqual([]);
    expect(closed).toEqual(['upper']);
    for (const leave of layers) leave();
  });

  it('closes a picture that is looked at', async () => {
    app = await AppHarness.at(revealing());
    const [tile] = document.querySelectorAll<HTMLElement>('#cards button');
    tile?.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', bubbles: true }));
    flushSync();
    expect(dialogs()).toBe(1);
    expect(goBack(null)).toEqual([]);
    expect(dialogs()).toBe(0);
  });
});
