import { totalsOf } from '$lib/game/result';
import {
  ANNOUNCING,
  BEFORE_VERDICT,
  FROM_VERDICT,
  LEAST_NEWS,
  QUICKENING,
  SPEED,
  type Lengths,
} from '$lib/protocol/lists';
import type { Outcome, Pace, Place, Pointing, PublicView, Seat } from '$lib/protocol/types';

/** A step of a scene, with what it shows and nothing of what is still to come. `next` ends every scene. */
export type Beat =
  | { kind: 'points'; scout: Seat; place: Place }
  | { kind: 'breath' }
  | { kind: 'light'; seat: Seat; saw: boolean }
  | { kind: 'hush' }
  | { kind: 'verdict'; outcome: Outcome; holders: readonly Seat[] }
  | { kind: 'stars'; stars: readonly number[] }
  | { kind: 'lantern'; seat: Seat; count: number }
  | { kind: 'dark'; seat: Seat | null }
  | { kind: 'tally'; totals: readonly number[] }
  | { kind: 'winners'; winners: readonly Seat[] }
  | { kind: 'next' };

export type BeatKind = Beat['kind'];

/** A beat and when it begins, in milliseconds after the beginning of its scene. */
export type TimedBeat = Beat & { readonly at: number };

interface Timed {
  readonly beats: readonly TimedBeat[];
  /** How long it takes in all: the server waits as long (`tables/pace.py`). */
  readonly length: number;
  /** How slowly it moves: 1 is a decisive pointing at the unhurried pace. */
  readonly tempo: number;
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
    | { readonly kind: 'podium' }
  );

/** A beat and how long it takes, unhurried. */
type Lasting = readonly [beat: Beat, length: number];

/**
 * Somebody points: the picture rises, lanterns light or stay dark, the verdict, the stars. `earlier`: the pointings
 * before it in its round.
 */
export function pointingScene(pointing: Pointing, earlier: number, pace: Pace): Scene {
  const { scout, place, outcome, holders, stars, weight } = pointing;
  const share = weight === 'routine' ? (QUICKENING[Math.min(earlier, QUICKENING.length - 1)] ?? 1) : 1;
  const before = (beat: keyof Lengths) => Math.round((BEFORE_VERDICT[weight][beat] ?? 0) * share);
  const news = (beat: keyof Lengths) =>
    Math.round((FROM_VERDICT[weight][outcome][beat] ?? 0) * Math.max(share, LEAST_NEWS));
  const others = clockwiseFrom(scout, stars.length);
  const gains = stars.some((count) => count > 0);
  const [points, hush] = [before('points'), before('hush')];
  const beats: Lasting[] = [
    [{ kind: 'points', scout, place }, points],
    [{ kind: 'breath' }, before('breath')],
    ...others.map((seat): Lasting => [
      { kind: 'light', seat, saw: holders.includes(seat) },
      before('lights') / others.length,
    ]),
    ...(hush > 0 ? [[{ kind: 'hush' }, hush] as const] : []),
    [{ kind: 'verdict', outcome, holders }, news('verdict') + (gains ? 0 : news('stars'))],
  ];
  if (gains) beats.push([{ kind: 'stars', stars }, news('stars')]);
  const { points: slowest = points } = BEFORE_VERDICT.decisive;
  return { kind: 'pointing', pointing, ...timed(beats, pace, points / slowest) };
}

/** The lanterns rise together; the one that leads alone goes out last. */
export function announcingScene(game: Pick<PublicView, 'seats' | 'first_scout'>, pace: Pace): Scene {
  const counts = game.seats.map((seat) => seat.lantern ?? 0);
  const leader = game.seats.findIndex((seat) => seat.dark);
  const dark = leader < 0 ? null : leader;
  const { lanterns = 0, dark: pause = 0 } = ANNOUNCING;
  const seats = [game.first_scout, ...clockwiseFrom(game.first_scout, counts.length)];
  const beats: Lasting[] = [
    ...seats.map((seat): Lasting => [
      { kind: 'lantern', seat, count: counts[seat] ?? 0 },
      lanterns / seats.length,
    ]),
    [{ kind: 'dark', seat: dark }, pause],
  ];
  return { kind: 'announcing', counts, dark, scout: game.first_scout, ...timed(beats, pace, 0.5) };
}

/** Milliseconds, unhurried: everyone's stars are counted together, then the winners stand in the light. */
export const PODIUM = { tally: 2600, winners: 2400 } as const;

/** The end of a game. No other step follows, so the server knows nothing of it. */
export function podiumScene({ scores, winners }: Pick<PublicView, 'scores' | 'winners'>, pace: Pace): Scene {
  const beats: Lasting[] = [
    [{ kind: 'tally', totals: totalsOf(scores) }, PODIUM.tally],
    [{ kind: 'winners', winners }, PODIUM.winners],
  ];
  return { kind: 'podium', ...timed(beats, pace, 1) };
}

/** Milliseconds of a scene for people who asked for little motion, at most. */
export const STILL = 1600;

/** The same beats in the same order for people who asked for little motion: shorter, and all lanterns change together. */
export function withoutMotion(scene: Scene): Scene {
  const share = Math.min(1, STILL / scene.length);
  const together = scene.beats.find(({ kind }) => kind === 'light' || kind === 'lantern')?.at ?? 0;
  const beats = scene.beats.map((beat) => {
    const at = beat.kind === 'light' || beat.kind === 'lantern' ? together : beat.at;
    return { ...beat, at: Math.round(at * share) };
  });
  return { ...scene, beats, length: Math.round(scene.length * share) };
}

/** The other seats, clockwise. */
function clockwiseFrom(seat: Seat, seats: number): Seat[] {
  return Array.from({ length: seats - 1 }, (_, step) => (seat + step + 1) % seats);
}

function timed(lasting: readonly Lasting[], pace: Pace, tempo: number): Timed {
  let at = 0;
  const beats: TimedBeat[] = [];
  for (const [beat, length] of lasting) {
    beats.push({ ...beat, at: Math.round(at) });
    at += length * SPEED[pace];
  }
  const length = Math.round(at);
  return { beats: [...beats, { kind: 'next', at: length }], length, tempo: tempo * SPEED[pace] };
}
