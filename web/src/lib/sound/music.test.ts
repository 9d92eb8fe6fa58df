import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Music } from './music';

/** A sound card that remembers what it was asked to play, on the clock of the test. */
class FakeCard {
  readonly begins: number[] = [];
  readonly turned: number[] = [];
  readonly destination = {};
  disconnected = 0;
  #began = performance.now();

  get currentTime(): number {
    return (performance.now() - this.#began) / 1000;
  }

  #param(turned: number[] = []) {
    return {
      setValueAtTime: () => undefined,
      linearRampToValueAtTime: () => undefined,
      exponentialRampToValueAtTime: () => undefined,
      setTargetAtTime: (value: number) => turned.push(value),
    };
  }

  createGain() {
    return {
      gain: this.#param(this.turned),
      connect: (next: unknown) => next,
      disconnect: () => (this.disconnected += 1),
    };
  }

  createBiquadFilter() {
    return { frequency: this.#param(), connect: (next: unknown) => next };
  }

  createOscillator() {
    return {
      frequency: this.#param(),
      connect: (next: unknown) => next,
      start: (at: number) => this.begins.push(at),
      stop: () => undefined,
    };
  }
}

let card: FakeCard;
beforeEach(() => {
  vi.useFakeTimers();
  card = new FakeCard();
});
afterEach(() => {
  vi.useRealTimers();
});

const play = () => new Music(card as unknown as AudioContext, () => 0.5);

describe('the music', () => {
  it('goes on bar after bar, each handed over before its time', async () => {
    const music = play();
    const first = card.begins.length;
    expect(first).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(card.begins.length).toBeGreaterThanOrEqual(4 * first);
    expect(Math.max(...card.begins)).toBeGreaterThan(card.currentTime - 9);
    music.stop();
  });

  it('is softer during a scene, and fades away when it is stopped', async () => {
    const music = play();
    music.duck(true);
    music.duck(false);
    music.stop();
    const [full, ducked, again, end] = card.turned;
    expect(ducked).toBeLessThan(full!);
    expect(again).toBe(full);
    expect(end).toBe(0);
    const count = card.begins.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(card.begins).toHaveLength(count);
    expect(card.disconnected).toBe(1);
  });

  it('does not catch up with bars that were missed while the machine slept', async () => {
    const music = play();
    vi.setSystemTime(Date.now() + 3_600_000);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(card.begins.every((begin, index) => index === 0 || begin >= card.begins[index - 1]! - 9)).toBe(
      true,
    );
    music.stop();
  });
});
