import type { Player } from '$lib/game/players';
import type { Texts } from '$lib/i18n/texts.svelte';
import { sentenceOf } from './sentences';
import type { ScenePlayer } from './scene-player.svelte';
import type { Scene, TimedBeat } from './timeline';

export interface Line {
  number: number;
  text: string;
}

const KEPT = 12;

/** Tells screen readers every beat of a scene when it is reached; who ends a scene early hears the rest of it immediately. */
export class Narrator {
  said: readonly Line[] = $state.raw([]);
  readonly #texts: Texts;
  readonly #players: () => readonly Player[];
  #heard = 0;
  #number = 0;

  constructor(stage: ScenePlayer, texts: Texts, players: () => readonly Player[]) {
    this.#texts = texts;
    this.#players = players;
    stage.onBeat((beat, scene) => this.#hear(beat, scene));
  }

  #hear(beat: TimedBeat, scene: Scene): void {
    const until = scene.beats.indexOf(beat) + 1;
    const beats = scene.beats.slice(this.#heard, until);
    this.#heard = beat.kind === 'next' ? 0 : until;
    const text = beats
      .flatMap((each) => sentenceOf(this.#texts, each, scene, this.#players()) ?? [])
      .join(' ');
    if (text) this.said = [...this.said, { number: (this.#number += 1), text }].slice(-KEPT);
  }
}
