import { viewsOf } from '$lib/album/moments';
import type { Connection } from '$lib/net/connection';
import type { OnView } from '$lib/net/socket.svelte';
import type {
  Album,
  Colour,
  PublicPlayer,
  PublicView,
  PublicGame,
  PublicGamePlayer,
  View,
} from '$lib/protocol/types';

/** A public game as an album with its last step alone. Players without a name are called by their colour. */
export function albumOf(game: PublicGame, colour: (colour: Colour) => string): Album {
  const isOpen = game.rounds.every(({ slates }) => slates !== null);
  const options = {
    strict_pens: false,
    slates_shown: isOpen ? 'after_game' : 'never',
    discovery: false,
    announcing: 'automatic',
  } as const;
  const known = ({ symbol, name, bot, character, ...player }: PublicGamePlayer): PublicPlayer => ({
    name: name === '' && !bot ? colour(player.colour) : name,
    symbol,
    member: null,
    bot: null,
    character,
    program: bot,
  });
  const play = { carried: [], clue: {}, other_word: {}, ready: [], game: endOf(game, options) };
  return {
    record: {
      code: '',
      game: 0,
      players: game.players.map(known),
      options,
      words: game.words,
      rounds: game.rounds,
      own_crosses: [],
      totals: game.totals,
      winners: game.winners,
    },
    ended_at: 0,
    deck: game.deck ?? '',
    real_cards: game.deck === null,
    seat: null,
    earlier: game.earlier.map(({ player, ...where }) => ({ ...where, player: known(player) })),
    steps: [{ kind: 'over', play, eyes: [] }],
  };
}

function endOf(game: PublicGame, options: PublicView['options']): PublicView {
  const { rounds, players, totals, winners } = game;
  const last = rounds.at(-1);
  return {
    phase: 'over',
    round: rounds.length,
    options,
    first_scout: last?.first_scout ?? 0,
    scout: null,
    turn: { waiting_for: [], why: 'game_over', rule: 'R-701' },
    seats: players.map(({ colour }, seat) => ({
      colour,
      passed: true,
      wishes_swap: false,
      lantern: last?.lanterns[seat] ?? null,
      dark: last?.dark === seat,
      fallen: false,
      open: null,
      stars: [],
      total: totals[seat] ?? 0,
    })),
    grid: last?.grid ?? [],
    replaced_line: null,
    draw_left: 0,
    words_left: 0,
    clue: null,
    other_word: null,
    swapped: false,
    pointings: last?.pointings ?? [],
    last: null,
    scores: rounds.map(({ points }) => points),
    lanterns: [],
    accounts: [],
    slates: [],
    winners,
    record: rounds,
  };
}

/** What the components of a game show of a public one. */
export function viewOf(album: Album): View {
  const [view] = viewsOf(album, null, 'off');
  if (view === undefined) throw new Error('a public game without an end');
  return view;
}

/** A table that shows one view for ever, and answers nothing. */
export function still(view: View, onview: OnView): Connection {
  return {
    state: 'open',
    companion: false,
    slow: false,
    local: true,
    start: () => {
      onview(view, true);
      return () => undefined;
    },
    send: () => Promise.resolve(null),
  };
}
