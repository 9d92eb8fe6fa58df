import type { Actions, PublicSeat, PublicView, RoundRecord } from '$lib/protocol/types';
import { PLACES } from './limits.ts'; // Node runs this file too (web/tools/lesson.ts) and has no $lib
import { totalsOf } from './result.ts';

/**
 * What screens draw of a game, told by a table, a replay, a lesson or a round that somebody plays alone. What
 * only a table knows isn't part of it.
 */
export type GameBoard = Omit<
  PublicView,
  'options' | 'draw_left' | 'words_left' | 'other_word' | 'swapped' | 'lanterns' | 'record'
>;

/** What somebody can do who can do nothing. */
export const NO_ACTIONS: Actions = {
  reveal_word: false,
  wish_swap: false,
  withdraw_swap: false,
  mark: [],
  unmark: [],
  finish_marking: false,
  resume_marking: false,
  announce: null,
  point_at: [],
  next_round: false,
};

/** A seat before anything has happened in its round. */
export const NEW_SEAT: PublicSeat = {
  colour: 'orange',
  passed: false,
  wishes_swap: false,
  lantern: null,
  dark: false,
  fallen: false,
  open: null,
  stars: [],
  total: 0,
};

/** A first round in which nobody has marked yet. */
export function newBoard(grid: readonly string[], clue: string): GameBoard {
  return {
    phase: 'associate.mark',
    round: 1,
    first_scout: 0,
    scout: null,
    turn: { waiting_for: [0], why: 'all_mark', rule: 'R-201' },
    seats: [NEW_SEAT],
    grid,
    replaced_line: null,
    clue,
    pointings: [],
    last: null,
    scores: [],
    accounts: [],
    slates: [],
    winners: [],
  };
}

/** The seats before lanterns rise. */
export function unlit(seats: readonly PublicSeat[]): PublicSeat[] {
  return seats.map((seat) => ({ ...seat, passed: true, lantern: null, dark: false, open: null }));
}

/** Points of the rounds before: by seat, and by round and seat. */
interface PointsBefore {
  totals: readonly number[];
  scores: PublicView['scores'];
}

/** A game later in the same round, as it was after the first `count` pointings of that round. */
export function boardAtPointing<Board extends GameBoard>(
  count: number,
  game: Board,
  { totals, scores }: PointsBefore = { totals: [], scores: [] },
): Board {
  const pointings = game.pointings.slice(0, count);
  const last = pointings.at(-1) ?? null;
  const scout = last === null ? game.first_scout : last.next_scout;
  const why = last?.scout === scout ? 'last_scout_points' : 'next_scout_points';
  return {
    ...game,
    phase: 'reveal',
    scout,
    turn: {
      waiting_for: scout === null ? [] : [scout],
      why: last === null ? 'first_scout_points' : why,
      rule: last === null ? 'R-401' : 'R-407',
    },
    pointings,
    last,
    seats: game.seats.map((seat, number) => seatAfter(pointings, seat, number, totals[number] ?? 0)),
    scores,
    accounts: [],
    slates: [],
    winners: [],
  };
}

function seatAfter(
  pointings: PublicView['pointings'],
  seat: PublicSeat,
  number: number,
  total: number,
): PublicSeat {
  const held = pointings.filter((pointing) => pointing.holders.includes(number)).length;
  const stars = Array.from({ length: pointings.length > 0 ? PLACES : 0 }, () => 0);
  for (const pointing of pointings) stars[pointing.place] = pointing.stars[number] ?? 0;
  return {
    ...seat,
    fallen: pointings.some((pointing) => pointing.outcome === 'fall' && pointing.scout === number),
    open: seat.lantern === null ? null : seat.lantern - held,
    stars,
    total,
  };
}

/** A round from its record, as its table saw it when its points were counted. `scores`: by round, with this one last. */
export function scoredBoard<Board extends GameBoard>(
  before: Board,
  round: RoundRecord,
  scores: PublicView['scores'],
): Board {
  const { pointings, lanterns, dark, accounts, slates } = round;
  const seats = before.seats.map((seat, number) => ({
    ...seat,
    passed: true,
    lantern: lanterns[number] ?? 0,
    dark: dark === number,
  }));
  const told = { ...before, seats, pointings };
  return {
    ...boardAtPointing(pointings.length, told, { totals: totalsOf(scores), scores }),
    phase: 'scoring',
    scout: null,
    turn: { waiting_for: [], why: 'ready_for_next_round', rule: 'R-501' },
    accounts,
    slates: slates ?? [],
  };
}
