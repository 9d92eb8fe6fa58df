import type { Music } from './music';
import type { Sounds } from './sounds';

/** Plays music while it is wanted and may be heard; its code is fetched when that is so for the first time. */
export class MusicPlayer {
  readonly #sounds: Sounds;
  #music: Music | null = null;
  #wanted = false;
  #soft = false;

  constructor(sounds: Sounds) {
    this.#sounds = sounds;
  }

  /** Begin, or fade away. */
  async want(wanted: boolean): Promise<void> {
    this.#wanted = wanted;
    if (!wanted) {
      this.#music?.stop();
      this.#music = null;
      return;
    }
    const context = this.#sounds.context();
    if (context === null || this.#music !== null) return;
    try {
      const { Music } = await import('./music');
      if (!this.#wanted) return;
      this.#music ??= new Music(context);
      this.#music.duck(this.#soft);
    } catch {
      // No network: a night without music.
    }
  }

  /** Make room for a scene, or come back. */
  duck(on: boolean): void {
    this.#soft = on;
    this.#music?.duck(on);
  }
}
