import { COLOURS } from '$lib/protocol/lists';
import type { Phase, Pointing, PublicView, View } from '$lib/protocol/types';

/** Views for tests, with only what a test cares about named. */

interface GameParts {
  phase?: Phase;
  round?: number;
  seats?: number;
  first_scout?: number;
  clue?: string | null;
  passed?: number[];
  lanterns?: number[];
  dark?: number;
  pointings?: Pointing[];
  scores?: number[][];
  winners?: number[];
  replaced_line?: number | null;
}

export function aGame(parts: GameParts = {}): PublicView {
  const count = parts.seats ?? 3;
  return {
    phase: parts.phase ?? 'associate.word',
    round: parts.round ?? 1,
    options: { strict_pens: false, slates_shown: 'after_game', discovery: false, announcing: 'automatic' },
    first_scout: parts.first_scout ?? 0,
    scout: null,
    turn: { waiting_for: [0], why: 'first_scout_turns_word', rule: 'R-201' },
    seats: COLOURS.slice(0, count).map((colour, seat) => ({
      colour,
      passed: parts.passed?.includes(seat) ?? false,
      wishes_swap: false,
      lantern: parts.lanterns?.[seat] ?? null,
      dark: parts.dark === seat,
      fallen: false,
      open: null,
      stars: [],
      total: 0,
    })),
    grid: Array.from({ length: 15 }, (_, place) => `card-${place}`),
    replaced_line: parts.replaced_line ?? null,
    draw_left: 69,
    words_left: 4,
    clue: parts.clue ?? null,
    other_word: null,
    swapped: false,
    pointings: parts.pointings ?? [],
    last: null,
    lanterns: [],
    scores: parts.scores ?? [],
    accounts: [],
    slates: [],
    winners: parts.winners ?? [],
    record: [],
  };
}

interface ViewParts {
  names?: string[];
  ids?: string[];
  game?: PublicView;
}

export function aView(parts: ViewParts = {}): View {
  const names = parts.names ?? ['Ada', 'Bo', 'Cy'];
  const ids = parts.ids ?? names.map((_, index) => `m${index + 1}`);
  return {
    type: 'view',
    version: 1,
    table: {
      code: 'ABCD2345',
      status: parts.game === undefined ? 'lobby' : parts.game.phase === 'over' ? 'over' : 'playing',
      host: 'm1',
      options: {
        deck: 'starlight',
        words: 'ordinary',
        slates_shown: 'after_game',
        strict_pens: false,
        time_limit: null,
        real_cards: false,
        printed: false,
        joining: 'open',
        spectators: true,
        audience: true,
        patience: 60,
        thinking: true,
        pace: 'off',
        round_hours: null,
        sky: '',
      },
      own_words: 0,
      members: names.map((name, seat) => ({
        id: ids[seat] ?? '',
        name,
        language: 'en',
        seat,
        present: true,
        approved: true,
        program: false,
      })),
      chairs: names.map((_, seat) => ({
        colour: COLOURS[seat] ?? 'orange',
        symbol: 'moon',
        member: ids[seat] ?? null,
        bot: null,
        character: null,
        present: true,
        away: false,
      })),
      languages: ['en'],
      new_pictures: parts.game === undefined ? 84 : null,
      waits_for: [],
      players: names.map((name, seat) => ({
        name,
        symbol: 'moon',
        member: ids[seat] ?? null,
        bot: null,
        character: null,
        program: false,
      })),
      games: parts.game === undefined ? 0 : 1,
      reactions: true,
      research: false,
    },
    play:
      parts.game === undefined
        ? null
        : {
            carried: [],
            clue: {},
            other_word: {},
            ready: [],
            open_until: null,
            told: [],
            told_words: {},
            game: parts.game,
          },
    you: null,
    clock: null,
  };
}
