import { describe, expect, it } from 'vitest';
import lesson from './lesson.json';
import { openOf, revealOf, stepOf, type LessonData, type Moves } from './round';
import { pointedByBot } from './showing';

const data = lesson as unknown as LessonData;

/** Every choice of one to three pictures. */
function* choices(from = 0, chosen: number[] = []): Generator<number[]> {
  if (chosen.length > 0) yield chosen;
  if (chosen.length === data.most) return;
  for (let place = from; place < 15; place += 1) yield* choices(place + 1, [...chosen, place]);
}

/** Every way in which a round can go, whatever the learner points at. */
function* rounds(moves: Moves): Generator<Moves> {
  const reveal = revealOf(data, moves);
  if (reveal.scout === null) yield moves;
  else {
    const mine = reveal.scout === 0;
    const next = mine ? openOf(moves.crosses, moves.pointed) : [pointedByBot(reveal, moves)];
    for (const place of next) yield* rounds({ ...moves, pointed: [...moves.pointed, place] });
  }
}

describe('the lesson', () => {
  it('shows a Spark, a Super-Spark, a Fall and the dark, whatever a learner does', () => {
    let count = 0;
    for (const crosses of choices()) {
      for (const moves of rounds({ turned: true, crosses, passed: true, pointed: [] })) {
        const { pointings } = revealOf(data, moves);
        const seen = new Set(pointings.map(({ outcome }) => outcome));
        if (seen.size < 3) expect([crosses, moves.pointed]).toEqual('all three');
        expect(pointings.length).toBeLessThanOrEqual(10);
        count += 1;
      }
      const { game } = stepOf(data, { turned: true, crosses, passed: true, pointed: [] });
      if (game.seats.filter(({ dark }) => dark).length !== 1) expect(crosses).toEqual('one dark');
    }
    expect(count).toBeGreaterThan(575);
  });
});
