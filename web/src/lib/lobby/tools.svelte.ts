import type { Texts } from '$lib/i18n/texts.svelte';

type Tools = typeof import('$lib/workshop/tools');

/** The tools of the workshop, with their texts: null until somebody has asked for them, and they are there. */
export class WorkshopTools {
  here: Tools | null = $state.raw(null);
  failed = $state(false);

  async fetch(texts: Texts): Promise<void> {
    this.failed = false;
    try {
      const [tools] = await Promise.all([import('$lib/workshop/tools'), texts.learn('workshop')]);
      this.here = tools;
    } catch {
      this.failed = true;
    }
  }
}
