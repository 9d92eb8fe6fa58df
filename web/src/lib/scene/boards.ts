import { boardAtPointing } from '$lib/game/board';
import type { View } from '$lib/protocol/types';

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

/** A later view of the same round as it was after its first `count` pointings. */
export function atPointing(count: number, before: View, later: View): View {
  if (later.play === null || count === later.play.game.pointings.length) return later;
  const { seats = [], scores = [] } = before.play?.game ?? {};
  const totals = seats.map(({ total }) => total);
  const game = { ...boardAtPointing(count, later.play.game, { totals, scores }), record: [] };
  const { pointings } = game;
  const shown = { ...later, play: { ...later.play, ready: [], game } };
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

/** The end of a game before its winners are named: the last round is counted like every other. */
export function beforeWinners(over: View): View {
  if (over.table === null || over.play === null) return over;
  const game = { ...over.play.game, phase: 'scoring' as const, winners: [], record: [] };
  return { ...over, table: { ...over.table, status: 'playing' }, play: { ...over.play, game } };
}
