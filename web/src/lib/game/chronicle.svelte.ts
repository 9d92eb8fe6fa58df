import type { Texts } from '$lib/i18n/texts.svelte';
import type { View } from '$lib/protocol/types';
import type { SoundName, Sounds } from '$lib/sound/sounds';
import { happenings, type Happening } from './happenings';
import { tell } from './sayings';
import { playersOf } from './table.svelte';

export interface Told {
  number: number;
  text: string;
  happening: Happening;
}

const KEPT = 200;

/** What happened at this table since the page was opened: the log, the announcements and the sounds. */
export class Chronicle {
  told: readonly Told[] = $state.raw([]);
  /** The newest happenings, for whoever wants to show them moving. */
  fresh: readonly Happening[] = $state.raw([]);
  #before: View | null = null;
  #number = 0;

  /** Take a new view: tell what it brought, once and in order. */
  follow(view: View, texts: Texts, sounds: Sounds): void {
    if (view === this.#before) return;
    const news = happenings(this.#before, view);
    this.#before = view;
    if (news.length === 0) return;
    const players = playersOf(view);
    const lines = news.map((happening) => ({
      number: (this.#number += 1),
      text: tell(texts, happening, players),
      happening,
    }));
    this.told = [...this.told, ...lines].slice(-KEPT);
    this.fresh = news;
    const loudest = news.map(soundOf).findLast((sound) => sound !== null);
    if (loudest) sounds.play(loudest);
  }
}

function soundOf(happening: Happening): SoundName | null {
  switch (happening.kind) {
    case 'word_turned':
    case 'word_swapped':
      return 'word';
    case 'passed':
      return 'pass';
    case 'lanterns':
      return 'lantern';
    case 'pointed':
      return happening.pointing.outcome;
    case 'over':
      return 'win';
    default:
      return null;
  }
}
