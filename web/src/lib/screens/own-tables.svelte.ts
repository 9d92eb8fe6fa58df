import { myTables } from '$lib/net/api';
import type { MyTable } from '$lib/protocol/types';
import type { Settings } from '$lib/settings/settings.svelte';

/** The tables that this browser has a seat at, in the order of the server. */
export class OwnTables {
  #all = $state.raw<readonly MyTable[] | null>(null);
  /** Asked, and not answered yet. */
  asking = $state(true);

  /** The one to go on with. */
  readonly first = $derived(this.#all?.find(({ status }) => status !== 'over') ?? null);
  readonly others = $derived(
    (this.#all ?? []).filter((each) => each !== this.first && each.status !== 'over'),
  );
  readonly over = $derived((this.#all ?? []).filter(({ status }) => status === 'over'));

  /** Ask for them. Without an answer they are where they were, and nothing is missing on the page. */
  async look(settings: Settings): Promise<void> {
    try {
      this.#all = await myTables();
      settings.seated = this.#all.length > 0;
    } catch {
      // the next visit asks again
    } finally {
      this.asking = false;
    }
  }
}
