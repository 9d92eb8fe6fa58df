/** What a visitor set for this browser. Storage may be forbidden: then it lasts as long as the page. */

export type Theme = 'dark' | 'light';
export type Motion = 'full' | 'calm';

const KEY = 'stella-settings';

interface Stored {
  name?: string;
  theme?: Theme;
  motion?: Motion;
  sound?: boolean;
}

export class Settings {
  name = $state('');
  theme: Theme = $state('dark');
  motion: Motion = $state('full');
  sound = $state(true);

  constructor(
    stored: Stored = {},
    system: { light: boolean; calm: boolean } = { light: false, calm: false },
  ) {
    this.name = stored.name ?? '';
    this.theme = stored.theme ?? (system.light ? 'light' : 'dark');
    this.motion = stored.motion ?? (system.calm ? 'calm' : 'full');
    this.sound = stored.sound ?? true;
  }

  /** Keep the choices, and let the style sheets know. Called from an effect. */
  apply(): void {
    const root = document.documentElement;
    root.dataset['theme'] = this.theme;
    root.dataset['motion'] = this.motion;
    const stored: Stored = { name: this.name, theme: this.theme, motion: this.motion, sound: this.sound };
    try {
      localStorage.setItem(KEY, JSON.stringify(stored));
    } catch {
      // nothing to do
    }
  }
}

/** The settings of this browser. */
export function settingsOfVisitor(): Settings {
  const asks = (query: string) => window.matchMedia?.(query).matches ?? false;
  const system = {
    light: asks('(prefers-color-scheme: light)'),
    calm: asks('(prefers-reduced-motion: reduce)'),
  };
  let stored: Stored = {};
  try {
    stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Stored;
  } catch {
    // what cannot be read is as good as nothing
  }
  return new Settings(stored, system);
}
