import { beforeWinners } from '$lib/scene/boards';
import type {
  Actions,
  Album,
  AlbumStep,
  OwnTable,
  Pace,
  PublicPlayer,
  PublicSeat,
  PublicTable,
  PublicView,
  Seat,
  View,
} from '$lib/protocol/types';

/** Whose view of the game is shown: a seat's, or (null) as everybody saw the table. */
export type Viewpoint = Seat | null;

const NOTHING_TO_DO: Actions = {
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

/** Whose eyes the reader may take: everybody's where slates were revealed, else their own. */
export function viewpointsIn({ steps, record }: Album): readonly Viewpoint[] {
  const seats = record.players.map((_, seat) => seat);
  return [null, ...seats.filter((seat) => steps.some(({ eyes }) => eyes[seat]))];
}

/** Whether all slates of the game are revealed to the reader. */
export const isOpen = ({ record }: Album): boolean => record.rounds.every(({ slates }) => slates !== null);

/** Who played each seat in a round: some were taken over by somebody else later. */
export function playersIn({ record, ...album }: Album, round: number): readonly PublicPlayer[] {
  // A copy that was kept before this was told has none.
  const earlier: Album['earlier'] | undefined = album.earlier;
  return record.players.map(
    (last, seat) => earlier?.find((each) => each.round === round && each.seat === seat)?.player ?? last,
  );
}

/** The table of an album in a round as a page shows it; nobody is away from it. */
function tableOf(album: Album, round: number, pace: Pace, over: boolean): PublicTable {
  const { record, deck, real_cards, steps } = album;
  const players = over ? record.players : playersIn(album, round);
  const seats = steps[0]?.play.game.seats ?? [];
  const { slates_shown, strict_pens } = record.options;
  return {
    code: record.code,
    status: over ? 'over' : 'playing',
    host: null,
    options: {
      deck,
      words: 'ordinary',
      slates_shown,
      strict_pens,
      time_limit: null,
      real_cards,
      printed: false,
      joining: 'open',
      spectators: true,
      patience: 60,
      thinking: true,
      pace,
    },
    own_words: 0,
    members: [],
    chairs: players.map(({ symbol, member, bot, character }, seat) => ({
      colour: seats[seat]?.colour ?? 'orange',
      symbol,
      // A seat that somebody has left was still played.
      member: member ?? (bot === null ? `seat-${seat}` : null),
      bot,
      character,
      present: true,
      away: false,
    })),
    languages: [],
    waits_for: [],
    players,
    games: record.game,
    new_pictures: null,
    reactions: false,
    research: false,
  };
}

function ownOf({ record, seat }: Album, step: AlbumStep, viewpoint: Viewpoint): OwnTable | null {
  if (viewpoint === null) return null;
  const eyes = step.eyes[viewpoint] ?? { crosses: [], open: [] };
  const member = viewpoint === seat ? (record.players[viewpoint]?.member ?? '') : '';
  return {
    member,
    seat: viewpoint,
    approved: true,
    host: false,
    owner: false,
    devices: 1,
    own_words: [],
    own_texts: {},
    pointing_list: [],
    by_list: false,
    may_react: false,
    teaches: true,
    donates: false,
    carried: [],
    game: { seat: viewpoint, ...eyes, past_crosses: [], actions: NOTHING_TO_DO },
  };
}

/** The view of each step, through these eyes. Steps that happened together had one view: here they come one by one. */
export function viewsOf(album: Album, viewpoint: Viewpoint, pace: Pace): readonly View[] {
  const views: View[] = [];
  album.steps.forEach((step, index) => {
    const over = step.kind === 'over';
    const view: View = {
      type: 'view',
      version: index + 1,
      table: tableOf(album, step.play.game.round, pace, over),
      play: step.play,
      you: ownOf(album, step, viewpoint),
      clock: null,
    };
    views.push(shownAt(step, view, views.at(-1) ?? null));
  });
  return views;
}

function shownAt({ kind }: AlbumStep, view: View, before: View | null): View {
  const game = view.play?.game;
  if (game === undefined) return view;
  if (kind === 'marked') {
    const unlit = (seat: PublicSeat): PublicSeat => ({
      ...seat,
      passed: true,
      lantern: null,
      dark: false,
      open: null,
    });
    return withGame(view, { phase: 'associate.mark', scout: null, seats: game.seats.map(unlit) });
  }
  if (kind === 'pointed' && game.phase !== 'reveal') {
    const total = (seat: number) => before?.play?.game.seats[seat]?.total ?? 0;
    return withGame(view, {
      phase: 'reveal',
      scout: null,
      scores: before?.play?.game.scores ?? [],
      seats: game.seats.map((seat, number) => ({ ...seat, total: total(number) })),
      accounts: [],
      slates: [],
      winners: [],
      record: [],
    });
  }
  return kind === 'scored' ? beforeWinners(view) : view;
}

function withGame(view: View, changes: Partial<PublicView>): View {
  if (view.play === null) return view;
  const turn = { ...view.play.game.turn, waiting_for: [] };
  return { ...view, play: { ...view.play, ready: [], game: { ...view.play.game, turn, ...changes } } };
}
