import type { Scene, TimedBeat } from './timeline';

/** What scenes need of time; tests turn it by hand. */
export interface Clock {
  /** Do something later, unless it is called off with what this returns. */
  later: (milliseconds: number, action: () => void) => () => void;
}

export const CLOCK: Clock = {
  later(milliseconds, action) {
    const timer = setTimeout(action, milliseconds);
    return () => clearTimeout(timer);
  },
};

type BeatListener = (beat: TimedBeat, scene: Scene) => void;

/** Plays one scene at a time on a clock: every beat once, in order, each when its time has come. */
export class ScenePlayer {
  /** The scene that is being played. */
  scene: Scene | null = $state.raw(null);
  /** Its beats so far, in order. */
  beats: readonly TimedBeat[] = $state.raw([]);

  readonly #clock: Clock;
  readonly #listeners = new Set<BeatListener>();
  #off: (() => void) | null = null;
  #ending: (tellLast: () => void) => void = () => undefined;

  constructor(clock: Clock = CLOCK) {
    this.#clock = clock;
  }

  /** Hear every beat of every scene when it is reached, until the returned function is called. */
  onBeat(listener: BeatListener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Play a scene. Once it is over, or skipped, `ending` changes the board and then lets the last beat be heard. */
  play(scene: Scene, ending: (tellLast: () => void) => void): void {
    this.stop();
    this.scene = scene;
    this.#ending = ending;
    this.#reach(scene, 0);
  }

  /** End the scene now, for this device alone. */
  skip(): void {
    if (this.scene !== null) this.#end(this.scene);
  }

  /** Leave the scene: what has not been played is not played any more, and nothing changes. */
  stop(): void {
    this.#off?.();
    this.#off = null;
    this.scene = null;
    this.beats = [];
  }

  #reach(scene: Scene, index: number): void {
    const beat = scene.beats[index];
    const next = scene.beats[index + 1];
    if (beat === undefined) return;
    if (next === undefined) {
      this.#end(scene);
      return;
    }
    const together = next.at === beat.at;
    if (!together) this.#off = this.#clock.later(next.at - beat.at, () => this.#reach(scene, index + 1));
    this.beats = [...this.beats, beat];
    this.#tell(beat, scene);
    if (together && this.scene === scene) this.#reach(scene, index + 1);
  }

  #end(scene: Scene): void {
    const last = scene.beats.at(-1);
    this.#off?.();
    this.#off = null;
    this.scene = null;
    this.#ending(() => last && this.#tell(last, scene));
  }

  #tell(beat: TimedBeat, scene: Scene): void {
    for (const listener of this.#listeners) listener(beat, scene);
  }
}
