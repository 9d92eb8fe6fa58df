import type { TableView } from '$lib/session/state';
import type { Texts } from '$lib/i18n/texts.svelte';
import type { Place } from '$lib/protocol/types';
import type { SoundName, Sounds } from '$lib/sound/sounds';
import { events, historyOf, type GameEvent } from './game-events';
import { describeEvent } from './phrases';
import { playersOf, type Player } from './players';

interface LogEntry {
  number: number;
  /** As it was announced. */
  text: string;
  event: GameEvent;
  /** The players at the time. */
  players: readonly Player[];
  /** The picture it is about, as it was at the time. */
  card: { id: string; place: Place } | null;
  /** From before the page was opened: to be read, not announced. */
  past: boolean;
  /** Already told by a scene: for the log, not announced again. */
  staged: boolean;
}

type Listener = (news: readonly GameEvent[]) => void;

const KEPT = 200;

/** What happened at this table, as far as this page knows: the log, the announcements and the sounds. */
export class EventLog {
  told: readonly LogEntry[] = $state.raw([]);
  readonly #texts: Texts;
  readonly #sounds: Sounds;
  readonly #listeners = new Set<Listener>();
  #before: TableView | null = null;
  #number = 0;

  constructor(texts: Texts, sounds: Sounds) {
    this.#texts = texts;
    this.#sounds = sounds;
  }

  /** Listen to events from now on, until the returned function is called. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Handle a new view: describe what is new, once and in order. `staged`: its scene has been played. */
  follow(view: TableView, staged = false): void {
    if (view === this.#before) return;
    const past = this.#before === null;
    const news = past ? historyOf(view) : events(this.#before, view);
    this.#before = view;
    if (news.length === 0) return;
    const players = playersOf(view);
    const lines = news.map((event) => ({
      number: (this.#number += 1),
      text: describeEvent(this.#texts, event, players),
      event,
      players,
      card: cardOf(event, view),
      past,
      staged: staged && isStaged(event),
    }));
    this.told = [...this.told, ...lines].slice(-KEPT);
    if (past) return;
    for (const listener of this.#listeners) listener(news);
    const unheard = news.filter((event) => !(staged && isStaged(event)));
    const loudest = unheard.map(soundOf).findLast((sound) => sound !== null);
    if (loudest) this.#sounds.play(loudest);
  }
}

/** Pointings that are told belong to the round of the view that tells them. */
function cardOf(event: GameEvent, { play }: TableView): LogEntry['card'] {
  if (event.kind !== 'pointed') return null;
  const { place } = event.pointing;
  const id = play?.game.grid[place];
  return id === undefined ? null : { id, place };
}

function isStaged({ kind }: GameEvent): boolean {
  return kind === 'pointed' || kind === 'lanterns' || kind === 'over';
}

function soundOf(event: GameEvent): SoundName | null {
  switch (event.kind) {
    case 'word_turned':
    case 'word_swapped':
      return 'word';
    case 'passed':
      return 'pass';
    case 'lanterns':
      return 'lantern';
    case 'pointed':
      return event.pointing.outcome;
    case 'over':
      return 'win';
    default:
      return null;
  }
}
