import { LEARNED, type Tip } from '$lib/coach/tips';
import type { Pace } from '$lib/protocol/types';
import { MediaQuery } from 'svelte/reactivity';

/** What a visitor set for this browser. Storage may be forbidden: then it lasts as long as the page. */

export type Theme = 'dark' | 'light';
export type Motion = 'full' | 'calm';

const KEY = 'stella-settings';

interface Stored {
  name?: string;
  theme?: Theme;
  /** Only if the visitor chose it; else the system's wish counts, whenever it changes. */
  chosenMotion?: Motion;
  sound?: boolean;
  /** Only if the visitor chose it; else a TV has music and nothing else. */
  chosenMusic?: boolean;
  haptics?: boolean;
  reactions?: boolean;
  pace?: Pace;
  shortcuts?: boolean;
  played?: boolean;
  seated?: boolean;
  learned?: boolean;
  tips?: boolean;
  told?: readonly Tip[];
}

/** Whether the system asks for little motion: read again each time, and noticed when it changes. */
export interface SystemMotion {
  readonly current: boolean;
}

export class Settings {
  name = $state('');
  theme: Theme = $state('dark');
  /** What the visitor chose; null while the system decides. */
  chosenMotion: Motion | null = $state(null);
  sound = $state(true);
  chosenMusic: boolean | null = $state(null);
  /** Whether phones that can may knock. */
  haptics = $state(true);
  /** Whether the reactions that others send are shown. */
  reactions = $state(true);
  /** How scenes are staged at tables that are opened to play right away. */
  pace: Pace = $state('unhurried');
  /** Whether single letters are keys of the game. */
  shortcuts = $state(true);
  /** Whether this browser has been in a game: the very first one has gentle words. */
  played = $state(false);
  /** Whether the lesson was finished here. */
  learned = $state(false);
  /** Whether new things are explained where they happen, and which were. */
  tips = $state(true);
  told: readonly Tip[] = $state.raw([]);

  /** Whether this browser has been at a table: then the start page asks for its tables right away. */
  seated = $state(false);

  readonly #systemCalm: SystemMotion;

  constructor(stored: Stored = {}, systemCalm: SystemMotion = { current: false }) {
    this.#systemCalm = systemCalm;
    this.name = stored.name ?? '';
    this.theme = stored.theme ?? 'dark';
    this.chosenMotion = stored.chosenMotion ?? null;
    this.shortcuts = stored.shortcuts ?? true;
    this.sound = stored.sound ?? true;
    this.chosenMusic = stored.chosenMusic ?? null;
    this.haptics = stored.haptics ?? true;
    this.reactions = stored.reactions ?? true;
    this.pace = stored.pace ?? 'unhurried';
    this.played = stored.played ?? false;
    this.seated = stored.seated ?? false;
    this.learned = stored.learned ?? false;
    this.tips = stored.tips ?? !this.played;
    this.told = stored.told ?? [];
  }

  get motion(): Motion {
    return this.chosenMotion ?? (this.#systemCalm.current ? 'calm' : 'full');
  }

  /** Whether this has not been explained here yet. */
  isNew(tip: Tip): boolean {
    return this.tips && !this.told.includes(tip) && !(this.learned && LEARNED.includes(tip));
  }

  tell(tip: Tip): void {
    if (!this.told.includes(tip)) this.told = [...this.told, tip];
  }

  /** Switched on again, everything is explained from the beginning. */
  switchTips(on: boolean): void {
    this.tips = on;
    this.told = [];
    if (on) this.learned = false;
  }

  get calm(): boolean {
    return this.motion === 'calm';
  }

  /** Keep the choices, and let the style sheets know. Called from an effect. */
  apply(): void {
    const root = document.documentElement;
    root.dataset['theme'] = this.theme;
    root.dataset['motion'] = this.motion;
    const {
      name,
      theme,
      chosenMotion,
      sound,
      chosenMusic,
      haptics,
      reactions,
      pace,
      shortcuts,
      played,
      seated,
      learned,
      tips,
      told,
    } = this;
    const chosen = {
      ...(chosenMotion === null ? {} : { chosenMotion }),
      ...(chosenMusic === null ? {} : { chosenMusic }),
    };
    const stored: Stored = {
      name,
      theme,
      ...chosen,
      sound,
      haptics,
      reactions,
      pace,
      shortcuts,
      played,
      seated,
      learned,
      tips,
      told,
    };
    try {
      localStorage.setItem(KEY, JSON.stringify(stored));
    } catch {
      // nothing to do
    }
  }
}

/** The settings of this browser. */
export function settingsOfVisitor(): Settings {
  let stored: Stored = {};
  try {
    stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Stored;
  } catch {
    // what cannot be read is as good as nothing
  }
  return new Settings(stored, new MediaQuery('(prefers-reduced-motion: reduce)'));
}
