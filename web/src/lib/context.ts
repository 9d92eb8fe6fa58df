import { createContext } from 'svelte';
import type { Texts } from '$lib/i18n/texts.svelte';
import type { Router } from '$lib/router.svelte';
import type { Settings } from '$lib/settings/settings.svelte';
import type { Haptics } from '$lib/sound/haptics';
import type { Sounds } from '$lib/sound/sounds';

/** What every component may need. */
export interface AppContext {
  texts: Texts;
  settings: Settings;
  router: Router;
  sounds: Sounds;
  haptics: Haptics;
}

export const [useApp, provideApp] = createContext<AppContext>();
