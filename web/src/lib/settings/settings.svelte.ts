import { LEARNED, type Tip } from '$lib/coach/tips';
import type { Pace } from '$lib/protocol/types';
import { keepText, readJson } from '$lib/storage';
import { MediaQuery } from 'svelte/reactivity';

type Theme = 'dark' | 'light';
type Motion = 'full' | 'calm';

const KEY = 'stella-settings';
const KEPT = [
  'name',
  'theme',
  'chosenMotion',
  'sound',
  'chosenMusic',
  'haptics',
  'reactions',
  'pace',
  'shortcuts',
  'played',
  'seated',
  'learned',
  'tips',
  'told',
] as const;

type Stored = Partial<Pick<Settings, (typeof KEPT)[number]>>;

/** Whether the system asks for little motion: read again each time, and noticed when it changes. */
interface SystemMotion {
  readonly current: boolean;
}

/** What a visitor set for this browser. */
export class Settings {
  name = $state('');
  theme: Theme = $state('dark');
  /** Null while the system decides, even after it changes. */
  chosenMotion: Motion | null = $state(null);
  sound = $state(true);
  /** Null until the visitor chooses: then a TV has music and nothing else. */
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
    this.tips = stored.played !== true;
    const kept = KEPT.filter((name) => stored[name] != null);
    Object.assign(this, Object.fromEntries(kept.map((name) => [name, stored[name]])));
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
    keepText(KEY, JSON.stringify(Object.fromEntries(KEPT.map((name) => [name, this[name] ?? undefined]))));
  }
}

/** The settings of this browser. */
export function settingsOfVisitor(): Settings {
  const stored = (readJson(KEY) ?? {}) as Stored;
  return new Settings(stored, new MediaQuery('(prefers-reduced-motion: reduce)'));
}
