import type { Beat } from '$lib/scene/timeline';

/** Vibration patterns in milliseconds: on, off, on … */
const PATTERNS = {
  cross: [8],
  turn: [30, 60, 30],
  spark: [25],
  super: [25, 50, 25, 50, 25],
  fall: [160],
  soon: [15],
} as const;
type Vibration = keyof typeof PATTERNS;

/** Whether this device can vibrate at all. */
export const canVibrate = (): boolean => typeof navigator.vibrate === 'function';

/** Vibrates on phones that can, unless the visitor switched it off or prefers reduced motion. */
export class Haptics {
  readonly #wanted: () => boolean;

  constructor(wanted: () => boolean) {
    this.#wanted = wanted;
  }

  vibrate(name: Vibration): void {
    // Before the first touch browsers refuse, and say so in the console.
    if (!this.#wanted() || !canVibrate() || !navigator.userActivation?.hasBeenActive) return;
    navigator.vibrate([...PATTERNS[name]]);
  }

  /** A beat of a scene: only the verdict is felt. */
  beat(beat: Beat): void {
    if (beat.kind === 'verdict') this.vibrate(beat.outcome);
  }
}
