import type { Place, RoundRecord, Seat } from '$lib/protocol/types';
import { holdersOf } from './brightest';

/** How alike two players think. */
export interface Bond {
  pair: readonly [Seat, Seat];
  /**
   * Crosses that both made, beyond what chance gives, of all they could have shared beyond it: 1 where their slates
   * agree as far as they can, 0 where chance would do as well. Where slates stay closed: of the pictures pointed at that
   * one of them held, how many both did.
   */
  alike: number;
  /** How many pictures both had marked, as far as anybody knows. */
  shared: number;
}

/** A cross that nobody else made. */
interface LonelyCross {
  round: RoundRecord;
  place: Place;
  seat: Seat;
}

/** Who thinks alike, over all rounds of a game. */
export interface Constellation {
  /** The seats around a circle, those who think alike beside each other. */
  order: readonly Seat[];
  bonds: readonly Bond[];
  /** The pairs that are told of, most alike first: of people if two played, else of a person and a bot. */
  ranking: readonly Bond[];
  /** The pair that thinks most alike: of people, if two played. `null` if no better than chance. */
  closest: Bond | null;
  loneliest: LonelyCross | null;
  /** The round whose word divided the table most. */
  split: RoundRecord | null;
  /** Whether slates are revealed; if not, only what was pointed at is known. */
  open: boolean;
}

/** The constellation of a game's rounds; people come before bots in everything that is said of it. */
export function constellation(
  rounds: readonly RoundRecord[],
  seats: number,
  isPerson: (seat: Seat) => boolean,
): Constellation {
  const pairs = pairsOf(seats);
  const bonds = pairs.map((pair) => bondOf(rounds, pair));
  const told = ({ pair }: { pair: readonly [Seat, Seat] }) => weightOf(pair, isPerson);
  const best = Math.max(...bonds.map(told));
  const ranking = bonds.filter((bond) => told(bond) === best).sort((a, b) => b.alike - a.alike);
  const [brightest] = ranking;
  return {
    order: aroundACircle(seats, bonds),
    bonds,
    ranking,
    closest: brightest !== undefined && brightest.alike > 0 ? brightest : null,
    loneliest: loneliestCross(rounds, isPerson),
    split: mostSplit(
      rounds,
      pairs.filter((pair) => weightOf(pair, isPerson) === best),
    ),
    open: rounds.every((round) => round.slates !== null),
  };
}

function pairsOf(seats: number): (readonly [Seat, Seat])[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return all.flatMap((first) => all.slice(first + 1).map((second) => [first, second] as const));
}

/** How many people are in a pair. */
const weightOf = (pair: readonly [Seat, Seat], isPerson: (seat: Seat) => boolean): number =>
  pair.filter(isPerson).length;

function bondOf(rounds: readonly RoundRecord[], pair: readonly [Seat, Seat]): Bond {
  const overlaps = rounds.map((round) => overlapOf(round, pair));
  const sum = (pick: (overlap: Overlap) => number) =>
    overlaps.reduce((total, overlap) => total + pick(overlap), 0);
  const room = sum(({ most, chance }) => most - chance);
  return {
    pair,
    alike: room > 0 ? sum(({ shared, chance }) => shared - chance) / room : 0,
    shared: sum(({ shared }) => shared),
  };
}

interface Overlap {
  shared: number;
  /** What slates of these sizes share on average if they are drawn at random. */
  chance: number;
  most: number;
}

function overlapOf(round: RoundRecord, [first, second]: readonly [Seat, Seat]): Overlap {
  const one = crossesOf(round, first);
  const other = crossesOf(round, second);
  const shared = one.filter((place) => other.includes(place)).length;
  if (round.slates === null) return { shared, chance: 0, most: one.length + other.length - shared };
  const chance = (one.length * other.length) / round.grid.length;
  return { shared, chance, most: Math.min(one.length, other.length) };
}

/** The crosses of a seat, if known. */
function crossesOf(round: RoundRecord, seat: Seat): readonly Place[] {
  if (round.slates !== null) return round.slates[seat] ?? [];
  return round.pointings.filter(({ holders }) => holders.includes(seat)).map(({ place }) => place);
}

/** A cross that was pointed at in vain before one that nobody ever saw; one of a person before one of a bot. */
function loneliestCross(
  rounds: readonly RoundRecord[],
  isPerson: (seat: Seat) => boolean,
): LonelyCross | null {
  const all = rounds.flatMap((round) =>
    round.grid.flatMap((_, place) => {
      const [seat, ...others] = holdersOf(round, place);
      return seat === undefined || others.length > 0 ? [] : [{ round, place, seat }];
    }),
  );
  const fell = ({ round, place }: LonelyCross) =>
    round.pointings.some((pointing) => pointing.place === place);
  const rank = (cross: LonelyCross) => (isPerson(cross.seat) ? 2 : 0) + (fell(cross) ? 1 : 0);
  return all.sort((a, b) => rank(b) - rank(a))[0] ?? null;
}

function mostSplit(
  rounds: readonly RoundRecord[],
  pairs: readonly (readonly [Seat, Seat])[],
): RoundRecord | null {
  if (rounds.length < 2) return null;
  const alike = (round: RoundRecord) => pairs.reduce((total, pair) => total + bondOf([round], pair).alike, 0);
  const [least, next] = [...rounds].sort((a, b) => alike(a) - alike(b));
  return least !== undefined && next !== undefined && alike(least) < alike(next) ? least : null;
}

/** The order around a circle in which the bright lines are short. Six seats have 120 orders: all are tried. */
function aroundACircle(seats: number, bonds: readonly Bond[]): readonly Seat[] {
  const rest = Array.from({ length: Math.max(0, seats - 1) }, (_, index) => index + 1);
  const cost = (order: readonly Seat[]) =>
    bonds.reduce((total, { pair: [first, second], alike }) => {
      const apart = Math.abs(order.indexOf(first) - order.indexOf(second));
      return total + Math.max(0, alike) * Math.sin((Math.PI * apart) / seats);
    }, 0);
  return permutations(rest)
    .map((order) => [0, ...order])
    .reduce((best, order) => (cost(order) < cost(best) - 1e-9 ? order : best));
}

function permutations(items: readonly Seat[]): Seat[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) =>
    permutations(items.filter((other) => other !== item)).map((others) => [item, ...others]),
  );
}

/** Where a star stands on a ring of radius 1, a little off it to be no polygon. */
export function ringPlace(index: number, count: number): { x: number; y: number } {
  const turn = (2 * Math.PI * index) / count - Math.PI / 2 + (count % 2 ? 0 : Math.PI / count);
  const out = index % 2 ? 0.94 : 1.04;
  return { x: out * Math.cos(turn), y: out * Math.sin(turn) };
}

/** Brightness of a line between two bots. */
const DIM = 0.35;

/**
 * How bright the line of two is, from 0 to 1. The closest pair has the brightest; if nobody is close, chance decides and
 * all stay faint. Lines between bots stay in the background: what is said of the table is said of its people.
 */
export function lightOf(
  { alike, pair }: Bond,
  sky: Constellation,
  isPerson: (seat: Seat) => boolean,
): number {
  const brightest = sky.closest?.alike ?? 1;
  return Math.max(0, (pair.some(isPerson) ? 1 : DIM) * Math.min(1, alike / brightest));
}
