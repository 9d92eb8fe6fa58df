import type { Clock } from '$lib/scene/scene-player.svelte';

/** A clock for tests: it stands still until it is turned. */
export class HandClock implements Clock {
  now = 0;
  #timers: { at: number; action: () => void }[] = [];

  later(milliseconds: number, action: () => void): () => void {
    const timer = { at: this.now + milliseconds, action };
    this.#timers.push(timer);
    return () => void (this.#timers = this.#timers.filter((each) => each !== timer));
  }

  turn(milliseconds: number): void {
    const until = this.now + milliseconds;
    for (;;) {
      const due = this.#timers.filter((each) => each.at <= until).sort((a, b) => a.at - b.at)[0];
      if (due === undefined) break;
      this.#timers = this.#timers.filter((each) => each !== due);
      this.now = due.at;
      due.action();
    }
    this.now = until;
  }
}
