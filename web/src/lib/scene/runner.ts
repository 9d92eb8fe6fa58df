import type { Scene, TimedBeat } from './timeline';

/** What a runner needs of the world; tests turn it by hand. */
export interface Clock {
  /** Do something later, unless it is called off with what this gives. */
  later: (milliseconds: number, action: () => void) => () => void;
}

export const CLOCK: Clock = {
  later(milliseconds, action) {
    const timer = setTimeout(action, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Plays one scene on a clock: every beat once, in order, each when its time has come. */
export class Runner {
  readonly #scene: Scene;
  readonly #clock: Clock;
  readonly #onbeat: (beat: TimedBeat) => void;
  #reached = 0;
  #off: (() => void) | null = null;

  constructor(scene: Scene, clock: Clock, onbeat: (beat: TimedBeat) => void) {
    this.#scene = scene;
    this.#clock = clock;
    this.#onbeat = onbeat;
  }

  start(): void {
    this.#step();
  }

  /** Go on no further; what has not been played is not played any more. */
  stop(): void {
    this.#off?.();
    this.#off = null;
    this.#reached = this.#scene.beats.length;
  }

  #step(): void {
    const beat = this.#scene.beats[this.#reached];
    if (beat === undefined) return;
    this.#reached += 1;
    const next = this.#scene.beats[this.#reached];
    if (next !== undefined) this.#off = this.#clock.later(next.at - beat.at, () => this.#step());
    this.#onbeat(beat);
  }
}
