import type { Texts } from '$lib/i18n/texts.svelte';
import { reasonOf, Refused } from '$lib/net/api';

/** A form that asks the server one thing at a time and shows what it says. */
export class FormRequest {
  busy = $state(false);
  problem: string | null = $state(null);
  /** The server did not answer. */
  offline = $state(false);
  readonly #texts: Texts;

  constructor(texts: Texts) {
    this.#texts = texts;
  }

  /** Ask; returns whether it succeeded. */
  async ask(what: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.problem = null;
    this.offline = false;
    try {
      await what();
      return true;
    } catch (error) {
      this.problem = reasonOf(error, this.#texts);
      this.offline = error instanceof Refused && error.code === 'offline';
      return false;
    } finally {
      this.busy = false;
    }
  }
}
