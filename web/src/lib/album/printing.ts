import { on } from 'svelte/events';
import type { Settings } from '$lib/settings/settings.svelte';

/** Paper is light, whatever the room: the page takes the light theme while it is being printed. Returns how to end it. */
export function inDaylight(settings: Pick<Settings, 'theme'>): () => void {
  const root = document.documentElement;
  const off = [
    on(window, 'beforeprint', () => (root.dataset['theme'] = 'light')),
    on(window, 'afterprint', () => (root.dataset['theme'] = settings.theme)),
  ];
  return () => off.forEach((end) => end());
}
