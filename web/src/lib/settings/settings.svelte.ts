/** What a visitor set for this browser. Storage may be forbidden: then it lasts as long as the page. */

export type Theme = 'dark' | 'light';
export type Motion = 'full' | 'calm';

const KEY = 'stella-settings';

interface Stored {
  name?: string;
  theme?: Theme;
  motion?: Motion;
  sound?: boolean;
  played?: boolean;
}

export class Settings {
  name = $state('');
  theme: Theme = $state('dark');
  motion: Motion = $state('full');
  sound = $state(true);
  /** Whether this browser has been in a game: the very first one has gentle words. */
  played = $state(false);

  constructor(stored: Stored = {}, systemWantsCalm = false) {
    this.name = stored.name ?? '';
    this.theme = stored.theme ?? 'dark';
    this.motion = stored.motion ?? (systemWantsCalm ? 'calm' : 'full');
    this.sound = stored.sound ?? true;
    this.played = stored.played ?? false;
  }

  get calm(): boolean {
    return this.motion === 'calm';
  }

  /** Keep the choices, and let the style sheets know. Called from an effect. */
  apply(): void {
    const root = document.documentElement;
    root.dataset['theme'] = this.theme;
    root.dataset['motion'] = this.motion;
    const { name, theme, motion, sound, played } = this;
    const stored: Stored = { name, theme, motion, sound, played };
    try {
      localStorage.setItem(KEY, JSON.stringify(stored));
    } catch {
      // nothing to do
    }
  }
}

/** The settings of this browser. */
export function settingsOfVisitor(): Settings {
  const calm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
  let stored: Stored = {};
  try {
    stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Stored;
  } catch {
    // what cannot be read is as good as nothing
  }
  return new Settings(stored, calm);
}
