import type { Texts } from '$lib/i18n/texts.svelte';
import type { StepTime } from '$lib/protocol/types';

/** Views of the same step take different times to arrive; the fastest one is the most precise. */
const SAME = 1_500;
const TEN = 10;
const KEPT = 4;

interface ClockReading {
  number: number;
  text: string;
}

/**
 * The time left of a step that has a limit or waits for people who are away, as the server counts it. Only differences of this device's steady clock are used, so
 * what it believes the time of day to be does not matter.
 */
export class Countdown {
  /** All seconds of the step; null while no time runs. */
  limit: number | null = $state(null);
  /** It is what people who are away are waited for. */
  absent = $state(false);
  /** Whole seconds left, never more than `limit`. */
  left = $state(0);
  /** Seconds left to announce to screen readers: at half the time and ten seconds before the end. */
  said: readonly ClockReading[] = $state.raw([]);

  readonly #texts: Texts;
  #end = 0;
  #concerned = false;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #number = 0;

  constructor(texts: Texts) {
    this.#texts = texts;
  }

  /** Take a new view. `concerned`: the table waits for this person, or they watch. */
  follow(clock: StepTime | null | undefined, concerned: boolean): void {
    this.absent = clock?.absent ?? false;
    this.#concerned = concerned && !this.absent;
    if (!clock) {
      this.stop();
      return;
    }
    const limit = Math.ceil(clock.limit / 1000);
    const end = performance.now() + clock.left;
    const same = this.limit === limit && Math.abs(end - this.#end) < SAME;
    this.#end = same ? Math.min(end, this.#end) : end;
    if (!same) {
      this.limit = limit;
      this.left = this.#seconds();
    }
    this.#tick();
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.limit = null;
    this.absent = false;
  }

  #seconds(): number {
    return Math.max(0, Math.min(this.limit ?? 0, Math.ceil((this.#end - performance.now()) / 1000)));
  }

  /** Show the current second, and come back when the next one begins. */
  #tick(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const before = this.left;
    this.left = this.#seconds();
    const half = Math.floor((this.limit ?? 0) / 2);
    if ([half, TEN].some((mark) => mark >= TEN && before > mark && this.left <= mark)) this.#say();
    const rest = this.#end - performance.now();
    if (rest > 0) this.#timer = setTimeout(() => this.#tick(), Math.max(1, rest - (this.left - 1) * 1000));
  }

  #say(): void {
    if (!this.#concerned) return;
    const text = this.#texts.text('play-time-left', { count: this.left });
    this.said = [...this.said, { number: (this.#number += 1), text }].slice(-KEPT);
  }
}
