import { waitForTable } from '$lib/net/api';
import { newId } from '$lib/net/ids';
import type { TvPairing } from '$lib/protocol/types';

const EVERY = 2_000;
const AFTER_TROUBLE = 5_000;

/** A TV that waits for a table: asks until somebody has given it one. */
export class Waiting {
  /** What to show: the code to type, the link to scan; null before the first answer. */
  screen: TvPairing | null = $state.raw(null);
  /** Why there is none, as far as somebody in front of the TV can know. */
  problem: unknown = $state.raw(null);

  readonly #id = newId();
  readonly #ongiven: (table: string, key: string) => void;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #stopped = false;

  constructor(ongiven: (table: string, key: string) => void) {
    this.#ongiven = ongiven;
  }

  /** Ask until there is a table, or the returned function is called. */
  start(): () => void {
    void this.#ask();
    return () => {
      this.#stopped = true;
      if (this.#timer !== null) clearTimeout(this.#timer);
    };
  }

  async #ask(): Promise<void> {
    let next = EVERY;
    try {
      const screen = await waitForTable(this.#id);
      if (this.#stopped) return;
      this.problem = null;
      if (screen.table !== null && screen.key !== null) {
        this.#ongiven(screen.table, screen.key);
        return;
      }
      // The same answer again must not draw the code again under a camera.
      if (screen.code !== this.screen?.code) this.screen = screen;
    } catch (error) {
      if (this.#stopped) return;
      this.problem = error;
      this.screen = null;
      next = AFTER_TROUBLE;
    }
    this.#timer = setTimeout(() => void this.#ask(), next);
  }
}
