import { screen } from '@testing-library/dom';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { View } from '$lib/protocol/types';
import { pointingScene } from '$lib/scene/timeline';
import { marking } from '$lib/testing/sample-session';
import { aPointing, lobby, revealing } from '$lib/testing/scenes';
import { beginning, say, AppHarness } from '$lib/testing/app-harness';

let app: AppHarness;
/** The pitches of the notes that began to sound, in hertz. */
let heard: number[];

class FakeContext {
  readonly state = 'running';
  readonly currentTime = 0;
  readonly destination = {};

  createOscillator() {
    let pitch = 0;
    return {
      frequency: {
        setValueAtTime: (value: number) => (pitch = value),
        exponentialRampToValueAtTime: () => undefined,
      },
      connect: (next: unknown) => next,
      start: () => heard.push(Math.round(pitch)),
      stop: () => undefined,
    };
  }

  createGain() {
    const gain = {
      setValueAtTime: () => undefined,
      linearRampToValueAtTime: () => undefined,
      exponentialRampToValueAtTime: () => undefined,
    };
    return { gain, connect: (next: unknown) => next };
  }
}

function touched(hasBeenActive: boolean) {
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive }, configurable: true });
}

beforeEach(() => {
  heard = [];
  vi.stubGlobal('AudioContext', FakeContext);
  touched(true);
});
afterEach(async () => {
  await app.leave();
  Reflect.deleteProperty(navigator, 'userActivation');
});

const [C5, E5, G5] = [523, 659, 784];

/** With scenes at a brisk pace. */
function staged(view: View): View {
  return { ...view, table: { ...view.table!, options: { ...view.table!.options, pace: 'brisk' } } };
}

/** What is heard when this much of a scene has gone by. */
async function after(milliseconds: number): Promise<number[]> {
  heard = [];
  await vi.advanceTimersByTimeAsync(milliseconds);
  return heard;
}

describe('the beats of a scene', () => {
  afterEach(() => vi.useRealTimers());
  const { beats } = pointingScene(aPointing('spark'), 1, 'brisk');
  const time = (kind: string) => beats.find((beat) => beat.kind === kind)!.at;

  it('are heard one by one: who points, each light higher, silence, the verdict, the stars', async () => {
    app = await AppHarness.at(staged(revealing()));
    vi.useFakeTimers();
    heard = [];
    app.show(staged(revealing([aPointing('spark')])));
    expect(heard).toEqual([196]);
    const [first, second] = await after(time('verdict') - 1);
    expect(second).toBeGreaterThan(first!);
    expect(await after(1)).toEqual([C5, E5, G5]);
    const stars = await after(time('stars') - time('verdict'));
    expect(stars).toEqual([...stars].sort((a, b) => a - b));
    expect(stars.length).toBeGreaterThan(2);
  });

  it('of a fall have no light and no star', async () => {
    app = await AppHarness.at(staged(revealing()));
    vi.useFakeTimers();
    heard = [];
    app.show(staged(revealing([aPointing('fall')])));
    expect(heard).toEqual([196]);
    expect(await after(time('verdict'))).toEqual([440, 147]);
    expect(await after(20_000)).toEqual([]);
  });

  it('are not heard by who ends the scene early', async () => {
    app = await AppHarness.at(staged(revealing()));
    vi.useFakeTimers();
    app.show(staged(revealing([aPointing('spark')])));
    await after(time('light') - 1);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    flushSync();
    expect(await after(20_000)).toEqual([]);
  });
});

describe('sounds', () => {
  it.each([
    ['spark', [C5, E5, G5]],
    ['super', [C5, E5, G5, 1047, 1319]],
    ['fall', [440, 147]],
  ] as const)('are heard for a %s', async (outcome, pitches) => {
    app = await AppHarness.at(revealing());
    heard = [];
    app.show(revealing([aPointing(outcome)]));
    expect(heard).toEqual(pitches);
  });

  it('are heard for a cross, higher when it is made than when it is wiped', async () => {
    app = await AppHarness.at(marking());
    const card = document.querySelector<HTMLElement>('[data-place="4"]')!;
    heard = [];
    card.click();
    flushSync();
    card.click();
    expect(heard).toEqual([784, 587]);
  });

  it('wait until the visitor has touched the page', async () => {
    touched(false);
    app = await AppHarness.at(revealing());
    app.show(revealing([aPointing('spark')]));
    expect(heard).toEqual([]);
  });

  it('are silent for who switched them off, from that very moment', async () => {
    app = await AppHarness.at(lobby());
    screen.getByRole('button', { name: say('ui-settings') }).click();
    flushSync();
    screen.getByRole('switch', { name: beginning(say('ui-sound')) }).click();
    flushSync();
    app.show(revealing());
    app.show(revealing([aPointing('spark')]));
    expect(heard).toEqual([]);
  });
});
