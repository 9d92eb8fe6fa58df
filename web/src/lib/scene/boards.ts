import { PLACES } from '../game/limits.ts'; // Node runs this file too (web/tools/lesson.ts) and has no $lib
import type { PublicPlay, PublicSeat, PublicView, View } from '$lib/protocol/types';

/** Views that no server sent: what the board shows while something newer is still being told. */

/** The board as it is, with all of a newer view that tells nothing of what the scene will tell. */
export function withoutSpoilers(shown: View, newest: View): View {
  if (shown.table === null || newest.table === null) return newest;
  const { status, games, players } = shown.table;
  const you = newest.you && {
    ...newest.you,
    game: shown.you?.game ?? null,
    carried: shown.you?.carried ?? [],
  };
  return {
    ...newest,
    table: { ...newest.table, status, games, players },
    play: shown.play,
    you,
    clock: null,
  };
}

/** The board while the lanterns rise: everyone is done, and no number is told. */
export function beforeAnnouncing(before: View, after: View): View {
  if (before.play === null || after.play === null) return before;
  const seats = before.play.game.seats.map((seat) => ({ ...seat, passed: true }));
  const turn = { ...before.play.game.turn, waiting_for: [] };
  const play = {
    ...before.play,
    carried: after.play.carried,
    game: { ...before.play.game, seats, turn },
  };
  return { ...withoutSpoilers(before, after), play };
}

/** Points of the rounds before: by seat, and by round and seat. */
interface PointsBefore {
  totals: readonly number[];
  scores: PublicView['scores'];
}

/** A game later in the same round, as it was after the first `count` pointings of that round. */
export function gameAtPointing(
  count: number,
  game: PublicView,
  { totals, scores }: PointsBefore = { totals: [], scores: [] },
): PublicView {
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
    record: [],
  };
}

/** A later view of the same round as it was after its first `count` pointings. */
export function atPointing(count: number, before: View, later: View): View {
  if (later.play === null || count === later.play.game.pointings.length) return later;
  const { seats = [], scores = [] } = before.play?.game ?? {};
  const totals = seats.map(({ total }) => total);
  const then = gameAtPointing(count, later.play.game, { totals, scores });
  const { pointings } = then;
  const shown = { ...later, play: { ...later.play, ready: [], game: then } };
  const own = later.you?.game ?? null;
  const you = later.you && {
    ...later.you,
    game: own && {
      ...own,
      open: own.crosses.filter((place) => !pointings.some((pointing) => pointing.place === place)),
      actions: { ...own.actions, point_at: [], next_round: false },
    },
  };
  const table = later.table && { ...later.table, status: 'playing' as const };
  return { ...shown, table, you, clock: null };
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

/** The end of a game before its winners are named: the last round is counted like every other. */
export function beforeWinners(over: View): View {
  if (over.table === null || over.play === null) return over;
  return { ...over, table: { ...over.table, status: 'playing' }, play: playBeforeWinners(over.play) };
}

export function playBeforeWinners(play: PublicPlay): PublicPlay {
  return { ...play, game: { ...play.game, phase: 'scoring', winners: [], record: [] } };
}
