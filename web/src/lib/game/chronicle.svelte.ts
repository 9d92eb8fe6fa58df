import type { Texts } from '$lib/i18n/texts.svelte';
import type { Place, View } from '$lib/protocol/types';
import type { SoundName, Sounds } from '$lib/sound/sounds';
import { happenings, historyOf, type Happening } from './happenings';
import { tell } from './sayings';
import { playersOf } from './players';

export interface Told {
  number: number;
  text: string;
  happening: Happening;
  /** The picture it is about, as it lay there then. */
  card: { id: string; place: Place } | null;
  /** It was so when the page was opened: to be read, not to be announced. */
  past: boolean;
  /** A scene has told it already: for the log, not to be announced again. */
  staged: boolean;
}

type Listener = (news: readonly Happening[]) => void;

const KEPT = 200;

/** What happened at this table, as far as this page knows: the log, the announcements and the sounds. */
export class Chronicle {
  told: readonly Told[] = $state.raw([]);
  readonly #texts: Texts;
  readonly #sounds: Sounds;
  readonly #listeners = new Set<Listener>();
  #before: View | null = null;
  #number = 0;

  constructor(texts: Texts, sounds: Sounds) {
    this.#texts = texts;
    this.#sounds = sounds;
  }

  /** Hear of what happens from now on, until the returned function is called. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Take a new view: tell what it brought, once and in order. `staged`: its scene has been played. */
  follow(view: View, staged = false): void {
    if (view === this.#before) return;
    const past = this.#before === null;
    const news = past ? historyOf(view) : happenings(this.#before, view);
    this.#before = view;
    if (news.length === 0) return;
    const players = playersOf(view);
    const lines = news.map((happening) => ({
      number: (this.#number += 1),
      text: tell(this.#texts, happening, players),
      happening,
      card: cardOf(happening, view),
      past,
      staged: staged && isStaged(happening),
    }));
    this.told = [...this.told, ...lines].slice(-KEPT);
    if (past) return;
    for (const listener of this.#listeners) listener(news);
    const unheard = news.filter((happening) => !(staged && isStaged(happening)));
    const loudest = unheard.map(soundOf).findLast((sound) => sound !== null);
    if (loudest) this.#sounds.play(loudest);
  }
}

/** Pointings that are told belong to the round of the view that tells them. */
function cardOf(happening: Happening, { play }: View): Told['card'] {
  if (happening.kind !== 'pointed') return null;
  const { place } = happening.pointing;
  const id = play?.game.grid[place];
  return id === undefined ? null : { id, place };
}

function isStaged({ kind }: Happening): boolean {
  return kind === 'pointed' || kind === 'lanterns';
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
