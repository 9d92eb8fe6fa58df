import { screen, waitFor } from '@testing-library/dom';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aView } from '$lib/testing/sample-views';
import * as music from '$lib/sound/music';
import { say, AppHarness } from '$lib/testing/app-harness';

let app: AppHarness;
let touched: boolean;
const made = vi.fn();
const stopped = vi.fn();
class FakeMusic {
  constructor() {
    made();
  }
  duck() {}
  stop() {
    stopped();
  }
}

class FakeContext {
  readonly state = 'running';
}

beforeEach(() => {
  touched = false;
  made.mockClear();
  stopped.mockClear();
  vi.stubGlobal('AudioContext', FakeContext);
  vi.spyOn(music, 'Music').mockImplementation(FakeMusic as never);
  Object.defineProperty(navigator, 'userActivation', {
    value: {
      get hasBeenActive() {
        return touched;
      },
    },
    configurable: true,
  });
});
afterEach(async () => {
  vi.useRealTimers();
  await app.leave();
  Reflect.deleteProperty(navigator, 'userActivation');
});

const open = async () => {
  app = await AppHarness.at({ ...aView(), you: null }, { board: true });
};
const button = (name: 'ui-sound' | 'ui-music') => screen.getByRole('button', { name: say(name) });
const pressed = (name: 'ui-sound' | 'ui-music') => button(name).getAttribute('aria-pressed');
const question = () => screen.queryByText(say('tv-sound-ask'));

function press(key = 'Enter') {
  touched = true;
  window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}

describe('the sound of a TV', () => {
  it('is asked for, and shown as muted until somebody presses anything', async () => {
    await open();
    expect(question()).not.toBeNull();
    expect(pressed('ui-sound')).toBe('false');
    expect(made).not.toHaveBeenCalled();
    press('ArrowDown');
    await waitFor(() => expect(pressed('ui-sound')).toBe('true'));
    expect(question()).toBeNull();
  });

  it('is asked for once: the question goes, the muted sign stays', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open();
    await vi.advanceTimersByTimeAsync(31_000);
    flushSync();
    expect(question()).toBeNull();
    expect(pressed('ui-sound')).toBe('false');
  });

  it('has music as soon as it may be heard, and one press ends it for good', async () => {
    await open();
    press();
    await waitFor(() => expect(made).toHaveBeenCalledOnce());
    expect(pressed('ui-music')).toBe('true');
    button('ui-music').click();
    flushSync();
    await waitFor(() => expect(stopped).toHaveBeenCalled());
    expect(pressed('ui-music')).toBe('false');
    const kept = JSON.parse(localStorage.getItem('stella-settings')!) as { chosenMusic: boolean };
    expect(kept.chosenMusic).toBe(false);
  });

  it('is not switched off by the very press that wakes it', async () => {
    await open();
    touched = true;
    button('ui-sound').click();
    await waitFor(() => expect(pressed('ui-sound')).toBe('true'));
  });

  it('is not asked of who wants none', async () => {
    localStorage.setItem('stella-settings', JSON.stringify({ sound: false }));
    await open();
    expect(question()).toBeNull();
    press();
    await waitFor(() => expect(pressed('ui-sound')).toBe('false'));
    expect(made).not.toHaveBeenCalled();
  });

  it('is reached with the arrows of a remote', async () => {
    await open();
    press('ArrowRight');
    expect(document.activeElement).toBe(button('ui-sound'));
    press('ArrowRight');
    expect(document.activeElement).toBe(button('ui-music'));
    press('ArrowLeft');
    expect(document.activeElement).toBe(button('ui-sound'));
  });
});
