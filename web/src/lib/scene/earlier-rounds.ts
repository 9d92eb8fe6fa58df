import { NEW_SEAT, newBoard, NO_ACTIONS, scoredBoard } from '$lib/game/board';
import { totalsOf } from '$lib/game/result';
import type { PublicPlay, PublicView, RoundRecord, View } from '$lib/protocol/types';

/**
 * A scored round over days as its table would have looked to who was there: when everyone was done, and when its points
 * were counted. `view` is of later, and has the record.
 */
export function boardsOfRound(view: View, round: RoundRecord): { before: View; after: View } {
  const { play, table } = view;
  if (play === null || table === null) return { before: view, after: view };
  const { game } = play;
  const earlier = game.scores.slice(0, round.number - 1);
  const totals = totalsOf(earlier);
  const base: PublicView = {
    ...game,
    ...newBoard(round.grid, round.clue),
    round: round.number,
    first_scout: round.first_scout,
    turn: { waiting_for: [], why: 'ready_for_next_round', rule: 'R-501' },
    other_word: null,
    swapped: false,
    scores: earlier,
    lanterns: game.lanterns.slice(0, round.number - 1),
    record: [],
    seats: game.seats.map(({ colour }, number) => ({
      ...NEW_SEAT,
      colour,
      passed: true,
      total: totals[number] ?? 0,
    })),
  };
  const scored = scoredBoard(base, round, game.scores.slice(0, round.number));
  return { before: boardOf(view, play, base), after: boardOf(view, play, scored) };
}

/** The view with this game of an earlier round in it, where nothing can be done. */
function boardOf(view: View, play: PublicPlay, game: PublicView): View {
  const now = play.game.round === game.round;
  const own = view.you?.game ?? null;
  const crosses = (now ? own?.crosses : own?.past_crosses[game.round - 1]) ?? [];
  const pointed = new Set(game.pointings.map(({ place }) => place));
  const past = own && {
    ...own,
    crosses,
    open: crosses.filter((place) => !pointed.has(place)),
    past_crosses: own.past_crosses.slice(0, game.round - 1),
    actions: NO_ACTIONS,
  };
  return {
    ...view,
    table: view.table && { ...view.table, status: 'playing' },
    play: {
      ...play,
      carried: [],
      clue: now ? play.clue : (play.told_words[game.clue ?? ''] ?? {}),
      other_word: {},
      ready: [],
      open_until: null,
      game,
    },
    you: view.you && { ...view.you, carried: [], game: past },
    clock: null,
  };
}
