import { savedAlbums } from '$lib/album/saved-albums';
import { myTables } from '$lib/net/api';
import type { MyTable, PublicPlayer } from '$lib/protocol/types';
import type { Settings } from '$lib/settings/settings.svelte';

/** An album that is saved on this device. */
interface SavedHere {
  path: string;
  players: readonly PublicPlayer[];
  at: number;
}

/** The tables that this browser has a seat at, in the order of the server. */
export class OwnTables {
  #all = $state.raw<readonly MyTable[] | null>(null);
  /** Albums saved on this device, whatever became of their tables. */
  saved: readonly SavedHere[] = $state.raw([]);
  /** Requester, and not answered yet. */
  asking = $state(true);

  /** The one to go on with. */
  readonly first = $derived(this.#all?.find(({ status }) => status !== 'over') ?? null);
  readonly others = $derived(
    (this.#all ?? []).filter((each) => each !== this.first && each.status !== 'over'),
  );
  readonly over = $derived((this.#all ?? []).filter(({ status }) => status === 'over'));

  /** Ask for them. Without an answer they are where they were, and nothing is missing on the page. */
  async look(settings: Settings): Promise<void> {
    void this.#lookForSaved();
    try {
      this.#all = await myTables();
      settings.seated = this.#all.length > 0;
    } catch {
      // the next visit asks again
    } finally {
      this.asking = false;
    }
  }

  async #lookForSaved(): Promise<void> {
    this.saved = (await savedAlbums()).map(({ album: { record, ended_at } }) => ({
      path: `/t/${record.code}/album/${record.game}`,
      players: record.players,
      at: ended_at,
    }));
    // Kept albums open without a network: whatever version of the page this is has what shows them.
    if (this.saved.length > 0) await import('$lib/album/AlbumBrowser.svelte').catch(() => undefined);
  }
}
