import { boardAtPointing } from '$lib/game/board';
import type { OwnTable, PublicTable, View } from '$lib/protocol/types';

/** The part of a view that scenes tell over time: a table's game. Everything else is shown as soon as it comes. */
export interface ToldGame extends Pick<View, 'play' | 'clock'> {
  table: Pick<PublicTable, 'status' | 'games' | 'players'> | null;
  you: Pick<OwnTable, 'game' | 'carried'> | null;
}

/** All that a view tells of the game. */
export function gameIn({ table, play, you, clock }: View): ToldGame {
  return {
    table: table && { status: table.status, games: table.games, players: table.players },
    play,
    you: you && { game: you.game, carried: you.carried },
    clock,
  };
}

/** The newest view with its game as far as it has been told. */
export function viewWith({ table, play, you, clock }: ToldGame, newest: View): View {
  if (table === null || newest.table === null) return newest;
  const { game = null, carried = [] } = you ?? {};
  return {
    ...newest,
    table: { ...newest.table, ...table },
    play,
    you: newest.you && { ...newest.you, game, carried },
    clock,
  };
}

/** The board while the lanterns rise: everyone is done, and no number is told. */
export function beforeAnnouncing(before: ToldGame, after: ToldGame): ToldGame {
  if (before.play === null || after.play === null) return before;
  const seats = before.play.game.seats.map((seat) => ({ ...seat, passed: true }));
  const turn = { ...before.play.game.turn, waiting_for: [] };
  const game = { ...before.play.game, seats, turn };
  return { ...before, play: { ...before.play, carried: after.play.carried, game }, clock: null };
}

/** A later board of the same round as it was after its first `count` pointings. */
export function atPointing(count: number, before: ToldGame, later: ToldGame): ToldGame {
  if (later.play === null || count === later.play.game.pointings.length) return later;
  const { seats = [], scores = [] } = before.play?.game ?? {};
  const totals = seats.map(({ total }) => total);
  const game = { ...boardAtPointing(count, later.play.game, { totals, scores }), record: [] };
  const { pointings } = game;
  const own = later.you?.game ?? null;
  const you = later.you && {
    ...later.you,
    game: own && {
      ...own,
      open: own.crosses.filter((place) => !pointings.some((pointing) => pointing.place === place)),
      actions: { ...own.actions, point_at: [], next_round: false },
    },
  };
  return { table: playing(later), play: { ...later.play, ready: [], game }, you, clock: null };
}

/** The end of a game before its winners are named: the last round is counted like every other. */
export function beforeWinners(over: ToldGame): ToldGame {
  if (over.play === null) return over;
  const game = { ...over.play.game, phase: 'scoring' as const, winners: [], record: [] };
  return { ...over, table: playing(over), play: { ...over.play, game } };
}

/** Its table during the game. */
export const playing = ({ table }: ToldGame): ToldGame['table'] => table && { ...table, status: 'playing' };
