import { aGame } from '$lib/testing/sample-views';
import type { Light, Place, Pointing, PublicView, SkyRound, SkySeat, SkyView } from '$lib/protocol/types';
import { NO_ACTIONS } from '$lib/game/board';

/** Skies for tests: I have marked three pictures, and have five companions. */

export const DAY = '2026-11-16';
export const MINE: readonly Place[] = [7, 2, 11];

const SEATS: readonly SkySeat[] = [
  { who: 'you', symbol: 'star', name: '', character: null },
  { who: 'person', symbol: 'boat', name: '', character: null },
  { who: 'person', symbol: 'moon', name: 'Mila', character: null },
  { who: 'bot', symbol: 'sun', name: '', character: 'saga' },
  { who: 'bot', symbol: 'key', name: '', character: 'iris' },
  { who: 'bot', symbol: 'leaf', name: '', character: 'puck' },
];

const pointing = (parts: Partial<Pointing> & Pick<Pointing, 'scout' | 'place' | 'outcome'>): Pointing => {
  const holders = parts.holders ?? { spark: [0, 1, 2], super: [0, 1], fall: [parts.scout] }[parts.outcome];
  const worth = { spark: 2, super: 3, fall: 0 }[parts.outcome];
  return {
    stars: SEATS.map((_, seat) => (holders.includes(seat) ? worth : 0)),
    next_scout: null,
    skipped: [],
    weight: 'routine',
    ...parts,
    holders,
  };
};

/** The boat pointed at one of my pictures, and it's my turn. */
export const FIRST = pointing({ scout: 1, place: 2, outcome: 'spark', next_scout: 0 });
/** I pointed at another. */
const SECOND = pointing({ scout: 0, place: 7, outcome: 'super', next_scout: 2 });
/** Mila fell. */
const THIRD = pointing({ scout: 2, place: 14, outcome: 'fall', next_scout: null });

export function aSky(parts: Partial<SkyView> = {}): SkyView {
  return {
    day: DAY,
    today: DAY,
    next_at: Date.parse('2026-11-17T04:00:00Z'),
    deck: 'starlight',
    word: 'w.sea',
    texts: { en: 'sea', de: 'Meer' },
    cards: Array.from({ length: 15 }, (_, place) => `card-${place}`),
    names: true,
    learns: true,
    round: null,
    ...parts,
  };
}

function aGameOf(pointings: Pointing[], over: boolean): PublicView {
  const game = aGame({
    phase: over ? 'scoring' : 'reveal',
    seats: 6,
    first_scout: 1,
    clue: 'w.sea',
    passed: [0, 1, 2, 3, 4, 5],
    lanterns: [3, 3, 2, 4, 2, 2],
    dark: 3,
    pointings,
    scores: over ? [[5, 5, 2, 0, 0, 0]] : [],
  });
  const slates = [MINE, [2, 7, 9], [2, 14], [0, 1, 3, 4], [5, 6], [8, 10]];
  return {
    ...game,
    scout: over ? null : 0,
    last: pointings.at(-1) ?? null,
    accounts: over ? SEATS.map(() => [{ rule: 'R-402', points: 2, place: 2, scout: 1 }]) : [],
    slates: over ? slates : [],
  };
}

/** After the boat's pointing. */
export function myTurn(): SkyRound {
  return {
    game: aGameOf([FIRST], false),
    own: {
      seat: 0,
      crosses: [2, 7, 11],
      open: [7, 11],
      past_crosses: [],
      actions: { ...NO_ACTIONS, point_at: [7, 11] },
    },
    seats: SEATS,
    light: null,
  };
}

/** After the whole round, with this light. */
export function overRound(light: Partial<Light> = {}): SkyRound {
  const bots = Array.from({ length: 15 }, (_, place) => place % 4);
  return {
    game: aGameOf([FIRST, SECOND, THIRD], true),
    own: { seat: 0, crosses: [2, 7, 11], open: [11], past_crosses: [], actions: NO_ACTIONS },
    seats: SEATS,
    light: {
      people: 1,
      marks: null,
      bots: 6,
      bot_marks: bots,
      rank: null,
      ranked: 1,
      closest: { seat: 1, symbol: 'boat', name: '', shared: 2 },
      ...light,
    },
  };
}
