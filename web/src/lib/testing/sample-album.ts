import { aGame } from '$lib/testing/sample-views';
import type {
  Album,
  SeatKnowledge,
  Place,
  Pointing,
  PublicView,
  RoundRecord,
  StepKind,
} from '$lib/protocol/types';

/** An album of one round for tests: Ada (the reader), Bo and Cy; Ada points at what Bo marked too. */

const SLATES: readonly Place[][] = [[4, 7], [4], [9]];
const SEA = { en: 'sea', fr: 'mer', es: 'mar', de: 'Meer', pl: 'morze' };

const POINTING: Pointing = {
  scout: 0,
  place: 4,
  outcome: 'super',
  holders: [0, 1],
  stars: [3, 3, 0],
  next_scout: null,
  skipped: [],
  weight: 'routine',
};

interface Parts {
  /** Slates stay closed, and the reader sees their own alone. */
  closed?: boolean;
  seat?: number | null;
}

export function anAlbum({ closed = false, seat = 0 }: Parts = {}): Album {
  const lanterns = [2, 1, 1];
  const grid = aGame().grid;
  const round: RoundRecord = {
    number: 1,
    first_scout: 0,
    grid,
    clue: 'w.sea',
    lanterns,
    dark: 0,
    pointings: [POINTING],
    points: [3, 3, 0],
    accounts: [[], [], []],
    slates: closed ? null : SLATES.map((slate) => [...slate]),
    lost: closed ? null : [],
  };
  const over: PublicView = {
    ...aGame({ phase: 'over', clue: 'w.sea', lanterns, dark: 0, pointings: [POINTING], scores: [[3, 3, 0]] }),
    winners: [0, 1],
    record: [round],
  };
  over.seats.forEach((each, number) => (each.total = [3, 3, 0][number] ?? 0));
  const word = aGame({ phase: 'associate.mark', clue: 'w.sea' });
  const announced = { ...aGame({ phase: 'reveal', clue: 'w.sea', lanterns, dark: 0 }), scout: 0 };
  const games: [StepKind, PublicView][] = [
    ['deal', aGame()],
    ['word', word],
    ['marked', announced],
    ['announced', announced],
    ['pointed', over],
    ['scored', over],
    ['over', over],
  ];
  const eyes = (kind: StepKind, number: number, game: PublicView): SeatKnowledge | null => {
    if (closed && number !== seat) return null;
    const crosses = kind === 'deal' || kind === 'word' ? [] : [...(SLATES[number] ?? [])];
    const pointed = game.pointings.map(({ place }) => place);
    return { crosses, open: crosses.filter((place) => !pointed.includes(place)) };
  };
  return {
    record: {
      code: 'ABCD2345',
      game: 1,
      players: ['Ada', 'Bo', 'Cy'].map((name, index) => ({
        name,
        symbol: 'moon',
        member: `m${index + 1}`,
        bot: null,
        character: null,
        program: false,
      })),
      options: {
        strict_pens: false,
        slates_shown: closed ? 'never' : 'after_game',
        discovery: false,
        announcing: 'automatic',
      },
      words: { 'w.sea': SEA },
      rounds: [round],
      own_crosses: seat === null ? [] : [[...(SLATES[seat] ?? [])]],
      totals: [3, 3, 0],
      winners: [0, 1],
    },
    ended_at: 1_800_000_000_000,
    deck: 'starlight',
    real_cards: false,
    seat,
    earlier: [],
    steps: games.map(([kind, game]) => ({
      kind,
      play: {
        carried: [],
        clue: game.clue === null ? {} : SEA,
        other_word: {},
        ready: [],
        open_until: null,
        told: [],
        told_words: {},
        game,
      },
      eyes: [0, 1, 2].map((number) => eyes(kind, number, game)),
    })),
  };
}
