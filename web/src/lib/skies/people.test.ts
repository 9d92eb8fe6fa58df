import { describe, expect, it } from 'vitest';
import { anAlbum } from '$lib/testing/sample-album';
import type { Met } from './nights';
import { likenesses, metInAlbums, metUnderSkies } from './people';

const round = (name: string, theirs: readonly number[]): Met => ({ name, mine: [1, 2], theirs });

describe('my people', () => {
  it('are told from three rounds up', () => {
    const rounds = [1, 2, 3].map(() => round('Ann', [1, 2]));
    expect(likenesses(rounds.slice(1))).toEqual([]);
    const [ann] = likenesses(rounds);
    expect(ann).toMatchObject({ name: 'Ann', rounds: 3, share: 1, high: 1 });
    // Three that agree by chance prove little.
    expect(ann!.low).toBeLessThan(0.7);
  });

  it('have an interval that is wide after few rounds and narrower after many', () => {
    const rounds = (count: number) =>
      Array.from({ length: count }, (_, index) => round('Zoë', index % 2 ? [2] : [1, 2]));
    const [few] = likenesses(rounds(4));
    const [many] = likenesses(rounds(40));
    expect(few?.share).toBeCloseTo(0.75);
    expect([few!.low, few!.high].map((each) => each.toFixed(2))).toEqual(['0.29', '1.00']);
    expect(many!.high - many!.low).toBeLessThan(0.2);
  });

  it('come by what is certain, not by one lucky evening', () => {
    const lucky = [[1, 2], [3], [1, 2]].map((theirs) => round('Lucky', theirs));
    const steady = Array.from({ length: 9 }, () => round('Steady', [2]));
    expect(likenesses([...lucky, ...steady]).map(({ name }) => name)).toEqual(['Steady', 'Lucky']);
  });

  it('are the people of saved games where I sat and slates were opened, and named ones under skies', () => {
    const saved = (album: ReturnType<typeof anAlbum>) => ({ album, cards: {}, savedAt: 0 });
    expect(metInAlbums([saved(anAlbum({ seat: 0 }))]).map(({ name }) => name)).toEqual(['Bo', 'Cy']);
    expect(metInAlbums([saved(anAlbum({ seat: null })), saved(anAlbum({ closed: true, seat: 0 }))])).toEqual(
      [],
    );
    const night = { counts: true, texts: {}, stars: 3, fates: [] };
    const mila = { name: 'Mila', mine: [1], theirs: [2] };
    expect(metUnderSkies({ '2026-11-16': { ...night, met: [mila] }, '2026-11-17': night })).toEqual([mila]);
  });
});
