import { NEW_SEAT, NO_ACTIONS } from '$lib/game/blank';
import { totalsOf } from '$lib/game/result';
import type { PublicPlay, PublicView, RoundRecord, View } from '$lib/protocol/types';
import { gameAtPointing } from './boards';

/**
 * A scored round over days as its table would have looked to who was there: when everyone was done, and when its points
 * were counted. `view` is of later, and has the record.
 */
export function boardsOfRound(view: View, round: RoundRecord): { before: View; after: View } {
  const { play, table } = view;
  if (play === null || table === null) return { before: view, after: view };
  const { game } = play;
  const earlier = game.scores.slice(0, round.number - 1);
  const scores = game.scores.slice(0, round.number);
  const totals = totalsOf(earlier);
  const base: PublicView = {
    ...game,
    phase: 'associate.mark',
    round: round.number,
    first_scout: round.first_scout,
    scout: null,
    turn: { waiting_for: [], why: 'ready_for_next_round', rule: 'R-501' },
    grid: round.grid,
    replaced_line: null,
    clue: round.clue,
    other_word: null,
    swapped: false,
    pointings: [],
    last: null,
    scores: earlier,
    lanterns: game.lanterns.slice(0, round.number - 1),
    accounts: [],
    slates: [],
    winners: [],
    record: [],
    seats: game.seats.map(({ colour }, number) => ({
      ...NEW_SEAT,
      colour,
      passed: true,
      total: totals[number] ?? 0,
    })),
  };
  const lit = base.seats.map((seat, number) => ({
    ...seat,
    lantern: round.lanterns[number] ?? 0,
    dark: round.dark === number,
  }));
  const told = { ...base, seats: lit, pointings: round.pointings };
  const scored: PublicView = {
    ...gameAtPointing(round.pointings.length, told, { totals: totalsOf(scores), scores }),
    phase: 'scoring',
    scout: null,
    turn: base.turn,
    accounts: round.accounts,
    slates: round.slates ?? [],
  };
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
