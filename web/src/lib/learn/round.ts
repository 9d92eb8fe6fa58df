/**
 * The round of the lesson, for any crosses and any order of pointing: it follows the rules step by step, and
 * `tests/web/test_lesson.py` compares its steps with theirs.
 */
// Node runs this file too (web/tools/lesson.ts) and has no $lib.
import { boardAtPointing, type GameBoard } from '../game/board.ts';
import { PLACES } from '../game/limits.ts';
import type {
  Actions,
  ChairSymbol,
  Character,
  Outcome,
  Place,
  Pointing,
  PublicSeat,
  ScoreLine,
  Seat,
} from '$lib/protocol/types';

/** The game as the learner sees it, and what the learner may do. */
interface LessonStep {
  game: GameBoard;
  may: Actions;
}

/** What `./dev generate` writes. */
export interface LessonData {
  /** Maximum crosses of the learner. */
  most: number;
  clue: Readonly<Record<string, string>>;
  /** From the second seat on. */
  bots: readonly { symbol: ChairSymbol; character: Character; slate: readonly Place[] }[];
  /** A step of each kind as the rules show it. */
  steps: Readonly<Record<'word' | 'mark' | 'reveal' | 'scoring', LessonStep>>;
}

/** What was done so far; everything else follows from it. */
export interface Moves {
  turned: boolean;
  crosses: readonly Place[];
  passed: boolean;
  /** The pictures pointed at, by the scout at the time. */
  pointed: readonly Place[];
}

type Slates = readonly (readonly Place[])[];

const OUTCOMES: readonly Outcome[] = ['fall', 'super', 'spark'];
const STARS = { fall: 0, super: 3, spark: 2 } as const;
const RULES = { fall: 'R-404', super: 'R-403', spark: 'R-402' } as const;

/** What pointing at a picture causes. */
export function outcomeOf(slates: Slates, place: Place): Outcome {
  const holders = slates.filter((slate) => slate.includes(place)).length;
  return OUTCOMES[Math.min(holders, 3) - 1] ?? 'fall';
}

export interface Reveal {
  slates: Slates;
  pointings: readonly Pointing[];
  fallen: ReadonlySet<Seat>;
  /** The seat that points next; null once the round is over. */
  scout: Seat | null;
}

/** Everything that follows from pointing at these pictures one after the other. */
export function revealOf({ bots }: LessonData, { crosses, pointed }: Moves): Reveal {
  const slates = [sorted(crosses), ...bots.map(({ slate }) => slate)];
  const pointings: Pointing[] = [];
  const fallen = new Set<Seat>();
  let scout: Seat | null = 0;
  for (const [index, place] of pointed.entries()) {
    if (scout === null) break;
    const outcome = outcomeOf(slates, place);
    const stars = slates.map((slate, seat) =>
      slate.includes(place) && !fallen.has(seat) ? STARS[outcome] : 0,
    );
    if (outcome === 'fall') fallen.add(scout);
    const holders = slates.flatMap((slate, seat) => (slate.includes(place) ? [seat] : []));
    const next = nextScout(scout, slates, pointed.slice(0, index + 1), fallen);
    pointings.push({
      scout,
      place,
      outcome,
      holders,
      stars,
      ...next,
      weight: index === 0 ? 'first' : 'routine',
    });
    scout = next.next_scout;
  }
  return { slates, pointings, fallen, scout };
}

/** The next seat clockwise that can point; the last one tried is the scout again. */
function nextScout(
  after: Seat,
  slates: Slates,
  pointed: readonly Place[],
  fallen: ReadonlySet<Seat>,
): Pick<Pointing, 'next_scout' | 'skipped'> {
  const skipped: Pointing['skipped'][number][] = [];
  for (let step = 1; step <= slates.length; step += 1) {
    const seat = (after + step) % slates.length;
    if (fallen.has(seat)) skipped.push({ seat, reason: 'fallen' });
    else if (openOf(slates[seat], pointed).length === 0) skipped.push({ seat, reason: 'no_open_cross' });
    else return { next_scout: seat, skipped };
  }
  return { next_scout: null, skipped };
}

/** Crosses that nobody has pointed at. */
export const openOf = (slate: readonly Place[] | undefined, pointed: readonly Place[]): Place[] =>
  (slate ?? []).filter((place) => !pointed.includes(place));

/** What the learner sees. */
export function stepOf(data: LessonData, moves: Moves): LessonStep {
  const { word, mark, reveal, scoring } = data.steps;
  if (!moves.turned) return word;
  if (!moves.passed) return { ...mark, may: { ...mark.may, ...marksIn(moves) } };
  const told = revealOf(data, moves);
  const { scout, pointings, slates } = told;
  if (scout !== null) {
    const point_at = scout === 0 ? openOf(slates[0], moves.pointed) : [];
    return { game: revealed(reveal.game, told), may: { ...reveal.may, point_at } };
  }
  const { seats, last } = revealed(scoring.game, told);
  const accounts = seats.map((seat, number) => accountOf(number, seat, pointings));
  const points = accounts.map((lines) => lines.reduce((sum, line) => sum + line.points, 0));
  const counted = seats.map((seat, number) => ({ ...seat, total: points[number] ?? 0 }));
  return {
    ...scoring,
    game: { ...scoring.game, pointings, last, seats: counted, accounts, scores: [points] },
  };
}

function marksIn({ crosses }: Moves): Partial<Actions> {
  const mark = openOf(
    Array.from({ length: PLACES }, (_, place) => place),
    crosses,
  );
  return { mark, unmark: sorted(crosses), finish_marking: crosses.length > 0 };
}

/** The game with the lanterns of these slates, after these pointings. */
function revealed(game: GameBoard, { slates, pointings }: Reveal): GameBoard {
  const counts = slates.map((slate) => slate.length);
  const most = Math.max(...counts);
  const alone = counts.filter((count) => count === most).length === 1;
  const seats = game.seats.map((seat, number) => {
    const lantern = counts[number] ?? 0;
    return { ...seat, lantern, dark: lantern === most && alone };
  });
  return boardAtPointing(pointings.length, { ...game, seats, pointings });
}

/** Why a seat has its points: a line for each picture it held, then what being in the dark meant. */
function accountOf(seat: Seat, { dark, fallen }: PublicSeat, pointings: readonly Pointing[]): ScoreLine[] {
  const lines = pointings
    .filter(({ holders }) => holders.includes(seat))
    .map(({ outcome, stars, place, scout }): ScoreLine => {
      const points = stars[seat] ?? 0;
      const rule = outcome !== 'fall' && points === 0 ? 'R-405' : RULES[outcome];
      return { rule, points, place, scout };
    });
  const boxes = lines.filter(({ points }) => points > 0).length;
  if (dark && fallen) lines.push({ rule: 'R-502', points: 0 - boxes, place: null, scout: null });
  else if (dark || fallen) lines.push({ rule: 'R-503', points: 0, place: null, scout: null });
  return lines;
}

const sorted = (places: readonly Place[]): Place[] => [...places].sort((a, b) => a - b);
