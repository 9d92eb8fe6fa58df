import { nameOf } from '$lib/game/phrases';
import type { Player } from '$lib/game/players';
import type { Texts } from '$lib/i18n/texts.svelte';
import type { Place, Pointing, Seat } from '$lib/protocol/types';
import { revealOf, type LessonData, type Moves } from './round';

/** What the coach says now: one thing at a time. */
export type Cue =
  | { say: 'word' | 'mark' | 'done' | 'lanterns' | 'scout' | 'turn' | 'end' }
  | { say: 'secret'; left: number }
  | { say: 'dark' | 'cost' | 'kept'; seat: Seat }
  | { say: 'pointed'; pointing: Pointing; first: boolean; fallen?: Seat }
  | { say: 'stars'; points: number };

/** The chapters of the lesson, in order. */
export const CHAPTERS = ['word', 'mark', 'lanterns', 'point', 'count'] as const;
type Chapter = (typeof CHAPTERS)[number];

/** The cue after these moves, when this many were heard since the last one. */
export function cueOf(data: LessonData, moves: Moves, heard: number): Cue {
  if (!moves.turned) return { say: 'word' };
  if (!moves.passed) return marking(data, moves);
  const { pointings, scout, fallen, slates } = revealOf(data, moves);
  const pointing = pointings.at(-1);
  const counts = slates.map((slate) => slate.length);
  const dark = counts.indexOf(Math.max(...counts));
  const queue: Cue[] = [];
  if (pointing === undefined) {
    queue.push({ say: 'lanterns' }, { say: 'dark', seat: dark }, { say: 'scout' });
  } else {
    const first = pointings.findIndex(({ outcome }) => outcome === pointing.outcome) === pointings.length - 1;
    // The last one is followed by the scoring; what was explained before isn't repeated.
    if (first || scout !== null)
      queue.push({ say: 'pointed', pointing, first, fallen: fallenHelper(pointings) });
    if (scout === 0) queue.push({ say: 'turn' });
  }
  if (scout === null) {
    const points = pointings.reduce((sum, { stars }) => sum + (stars[0] ?? 0), 0);
    queue.push({ say: 'stars', points }, { say: fallen.has(dark) ? 'cost' : 'kept', seat: dark });
    queue.push({ say: 'end' });
  }
  return queue[heard] ?? queue.at(-1) ?? { say: 'end' };
}

/** Somebody who had fallen before, and whose cross helps the reader to stars with the last pointing for the first time. */
function fallenHelper(pointings: readonly Pointing[]): Seat | undefined {
  const helpers = pointings.map(({ holders, stars }) =>
    (stars[0] ?? 0) > 0 ? holders.find((seat) => stars[seat] === 0) : undefined,
  );
  const before = helpers.slice(0, -1);
  return before.every((seat) => seat === undefined) ? helpers.at(-1) : undefined;
}

function marking({ most }: LessonData, { crosses }: Moves): Cue {
  if (crosses.length === 0) return { say: 'mark' };
  return crosses.length < most ? { say: 'secret', left: most - crosses.length } : { say: 'done' };
}

/** Whether it goes on by the coach's own button; otherwise by what is tapped on the table. */
export const hasNext = ({ say }: Cue): boolean =>
  !['word', 'mark', 'secret', 'done', 'scout', 'turn', 'end'].includes(say);

export function chapterOf({ say }: Cue): Chapter {
  switch (say) {
    case 'word':
      return 'word';
    case 'mark':
    case 'secret':
    case 'done':
      return 'mark';
    case 'lanterns':
    case 'dark':
      return 'lanterns';
    case 'scout':
    case 'turn':
    case 'pointed':
      return 'point';
    case 'stars':
    case 'cost':
    case 'kept':
    case 'end':
      return 'count';
  }
}

/** The picture that a cue is about. */
export const placeOfCue = (cue: Cue): Place | null => (cue.say === 'pointed' ? cue.pointing.place : null);

/** A cue in words. */
export function sayingOf(texts: Texts, cue: Cue, players: readonly Player[], word: string): string {
  switch (cue.say) {
    case 'mark':
      return texts.text('learn-mark', { word });
    case 'secret':
      return texts.text('learn-secret', { count: cue.left });
    case 'done':
      return texts.text('learn-done', { button: texts.text('play-pass') });
    case 'dark':
    case 'cost':
    case 'kept':
      return texts.text(`learn-${cue.say}`, { player: called(texts, players[cue.seat]) });
    case 'stars':
      return texts.text('learn-stars', { count: cue.points });
    case 'pointed':
      return [
        pointed(texts, cue.pointing, cue.first, players),
        ...(cue.fallen === undefined
          ? []
          : [texts.text('learn-fallen-counts', { player: called(texts, players[cue.fallen]) })]),
      ].join(' ');
    default:
      return texts.text(`learn-${cue.say}`);
  }
}

/** Characters by their names alone. */
const called = (texts: Texts, player: Player | undefined): string =>
  player?.character ? texts.text(`bot-name-${player.character}`) : nameOf(texts, player);

/** What a pointing means for the reader: stars, nothing since they fell, or nothing since they did not mark it. */
function gainOf({ holders, outcome, stars }: Pointing): 'yes' | 'fallen' | 'no' {
  if ((stars[0] ?? 0) > 0) return 'yes';
  return outcome !== 'fall' && holders.includes(0) ? 'fallen' : 'no';
}

/** Explain the first of its kind; of the others only say what happened. */
function pointed(texts: Texts, pointing: Pointing, first: boolean, players: readonly Player[]): string {
  const { outcome, scout, holders } = pointing;
  const player = called(texts, players[scout]);
  const mine = gainOf(pointing);
  if (!first) return texts.text(`learn-again-${outcome}`, { player, mine, me: scout === 0 ? 'yes' : 'no' });
  if (scout === 0) return texts.text(`learn-${outcome}-mine`, { count: holders.length - 1 });
  return texts.text(`learn-${outcome}`, { player, mine });
}
