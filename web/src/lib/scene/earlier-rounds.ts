import { NEW_SEAT, newBoard, NO_ACTIONS, scoredBoard } from '$lib/game/board';
import { totalsOf } from '$lib/game/result';
import type { PublicPlay, PublicView, RoundRecord } from '$lib/protocol/types';
import { playing, type ToldGame } from './boards';

/**
 * A scored round over days as its table would have looked to who was there: when everyone was done, and when its points
 * were counted. `later` has the record.
 */
export function boardsOfRound(later: ToldGame, round: RoundRecord): { before: ToldGame; after: ToldGame } {
  const { play } = later;
  if (play === null) return { before: later, after: later };
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
  return { before: boardOf(later, play, base), after: boardOf(later, play, scored) };
}

/** This game of an earlier round, where nothing can be done. */
function boardOf(later: ToldGame, play: PublicPlay, game: PublicView): ToldGame {
  const now = play.game.round === game.round;
  const own = later.you?.game ?? null;
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
    table: playing(later),
    play: {
      ...play,
      carried: [],
      clue: now ? play.clue : (play.told_words[game.clue ?? ''] ?? {}),
      other_word: {},
      ready: [],
      open_until: null,
      game,
    },
    you: later.you && { carried: [], game: past },
    clock: null,
  };
}
