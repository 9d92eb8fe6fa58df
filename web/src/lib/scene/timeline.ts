import { BEATS } from '$lib/protocol/lists';
import type { Outcome, Pace, Place, Pointing, PublicView, Seat } from '$lib/protocol/types';

/** A step of a scene, with what it shows and nothing of what is still to come. `next` ends every scene. */
export type Beat =
  | { kind: 'points'; scout: Seat; place: Place }
  | { kind: 'breath' }
  | { kind: 'light'; seat: Seat }
  | { kind: 'hush' }
  | { kind: 'verdict'; outcome: Outcome; holders: readonly Seat[] }
  | { kind: 'stars'; stars: readonly number[] }
  | { kind: 'lantern'; seat: Seat; count: number }
  | { kind: 'dark'; seat: Seat | null }
  | { kind: 'next' };

export type BeatKind = Beat['kind'];

/** A beat and when it begins, in milliseconds after the beginning of its scene. */
export type TimedBeat = Beat & { readonly at: number };

interface Timed {
  readonly beats: readonly TimedBeat[];
  /** How long it takes in all: the server waits as long (`tables/pace.py`). */
  readonly length: number;
}

/** What is staged before the board changes. */
export type Scene = Timed &
  (
    | { readonly kind: 'pointing'; readonly pointing: Pointing }
    | {
        readonly kind: 'announcing';
        readonly counts: readonly number[];
        readonly dark: Seat | null;
        /** The seat that points first. */
        readonly scout: Seat;
      }
  );

/** Somebody points: the picture rises, lights come on, the verdict, the stars. */
export function pointingScene(pointing: Pointing, pace: Pace): Scene {
  const { scout, place, outcome, holders, stars } = pointing;
  const beats: Beat[] = [
    { kind: 'points', scout, place },
    { kind: 'breath' },
    ...around(scout, holders, stars.length).map((seat): Beat => ({ kind: 'light', seat })),
    { kind: 'hush' },
    { kind: 'verdict', outcome, holders },
  ];
  if (stars.some((count) => count > 0)) beats.push({ kind: 'stars', stars });
  return { kind: 'pointing', pointing, ...timed(beats, pace) };
}

/** The lanterns rise one by one; the one that leads alone goes out last. */
export function announcingScene(game: Pick<PublicView, 'seats' | 'first_scout'>, pace: Pace): Scene {
  const counts = game.seats.map((seat) => seat.lantern ?? 0);
  const leader = game.seats.findIndex((seat) => seat.dark);
  const dark = leader < 0 ? null : leader;
  const beats: Beat[] = [
    ...counts.map((_, turn): Beat => {
      const seat = (game.first_scout + turn) % counts.length;
      return { kind: 'lantern', seat, count: counts[seat] ?? 0 };
    }),
    { kind: 'hush' },
    { kind: 'dark', seat: dark },
  ];
  return { kind: 'announcing', counts, dark, scout: game.first_scout, ...timed(beats, pace) };
}

/** Those who marked it besides the scout, clockwise from there. */
function around(scout: Seat, holders: readonly Seat[], seats: number): Seat[] {
  const way = (seat: Seat) => (seat - scout + seats) % seats;
  return holders.filter((seat) => seat !== scout).sort((a, b) => way(a) - way(b));
}

function timed(beats: readonly Beat[], pace: Pace): Timed {
  let at = 0;
  const placed = beats.map((beat): TimedBeat => {
    const begins = at;
    if (beat.kind !== 'next') at += BEATS[pace][beat.kind];
    return { ...beat, at: begins };
  });
  return { beats: [...placed, { kind: 'next', at }], length: at };
}
