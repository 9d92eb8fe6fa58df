import { on } from 'svelte/events';
import type { Settings } from '$lib/settings/settings.svelte';

/** Print in the light theme, whatever theme is on. Returns a function that ends this. */
export function inDaylight(settings: Pick<Settings, 'theme'>): () => void {
  const root = document.documentElement;
  const off = [
    on(window, 'beforeprint', () => (root.dataset['theme'] = 'light')),
    on(window, 'afterprint', () => (root.dataset['theme'] = settings.theme)),
  ];
  return () => off.forEach((end) => end());
}
