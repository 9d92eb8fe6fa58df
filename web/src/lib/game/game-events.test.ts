import { aPointing } from '$lib/testing/scenes';
import { describe, expect, it } from 'vitest';
import type { View } from '$lib/protocol/types';
import { aMember } from '$lib/testing/sample-session';
import { firstSkips, events, historyOf } from './game-events';
import { aGame, aView } from '$lib/testing/sample-views';

describe('what happened between two views', () => {
  it('is nothing at the first view', () => {
    expect(events(null, aView())).toEqual([]);
  });

  it('is nothing between equal views', () => {
    expect(events(aView(), aView())).toEqual([]);
  });

  it('is that somebody came, and somebody went', () => {
    const before = aView({ names: ['Ada', 'Bo'] });
    const after = aView({ names: ['Ada', 'Cy'], ids: ['m1', 'm3'] });
    expect(events(before, after)).toEqual([
      { kind: 'came', name: 'Cy' },
      { kind: 'went', name: 'Bo' },
    ]);
  });

  it('is the beginning of a game', () => {
    expect(events(aView(), aView({ game: aGame({ first_scout: 2 }) }))).toEqual([
      { kind: 'game_began', first_scout: 2 },
    ]);
  });

  it('is the word, then who passed, then the lanterns', () => {
    const before = aView({ game: aGame() });
    const marking = aView({ game: aGame({ phase: 'associate.mark', clue: 'w.sea', passed: [1] }) });
    expect(events(before, marking).map((each) => each.kind)).toEqual(['word_turned', 'passed']);
    const lit = aView({
      game: {
        ...aGame({ phase: 'reveal', clue: 'w.sea', passed: [0, 1, 2], lanterns: [3, 1, 2], dark: 0 }),
        scout: 1,
      },
    });
    expect(events(marking, lit)).toEqual([
      { kind: 'passed', seat: 0 },
      { kind: 'passed', seat: 2 },
      { kind: 'lanterns', counts: [3, 1, 2], dark: 0, carried: [], scout: 1 },
    ]);
  });

  it('is who became ready, bots and who left aside', () => {
    const scored = aView({ game: aGame({ phase: 'scoring', scores: [[1, 1, 1]] }) });
    const ready = (...seats: number[]): View => ({ ...scored, play: { ...scored.play!, ready: seats } });
    expect(events(ready(2), ready(0, 2))).toEqual([{ kind: 'ready', seat: 0 }]);
    const freed = ready(1, 2);
    freed.table!.chairs = freed.table!.chairs.map((chair, seat) =>
      seat === 1 ? { ...chair, member: null } : chair,
    );
    expect(events(ready(2), freed)).toEqual([]);
  });

  it('tells a missed end of a round before the next round', () => {
    const before = aView({ game: aGame({ phase: 'reveal', clue: 'w.sea', lanterns: [1, 1, 1] }) });
    const after = aView({ game: aGame({ round: 2, scores: [[2, 2, 2]], replaced_line: 0 }) });
    expect(events(before, after)).toEqual([
      { kind: 'scored', points: [2, 2, 2] },
      { kind: 'next_round', round: 2, first_scout: 0, line: 0 },
    ]);
  });

  it('tells every pointing once, and the winners at the end', () => {
    const pointing = {
      scout: 0,
      place: 4,
      outcome: 'super' as const,
      holders: [0, 1],
      stars: [3, 3, 0],
      next_scout: null,
      skipped: [],
      weight: 'routine' as const,
    };
    const before = aView({ game: aGame({ round: 4, phase: 'reveal', clue: 'w.sea', lanterns: [1, 1, 1] }) });
    const after = aView({
      game: aGame({
        round: 4,
        phase: 'over',
        clue: 'w.sea',
        lanterns: [1, 1, 1],
        pointings: [pointing],
        scores: [[3, 3, 0]],
        winners: [0, 1],
      }),
    });
    expect(events(before, after)).toEqual([
      { kind: 'pointed', pointing },
      { kind: 'scored', points: [3, 3, 0] },
      { kind: 'over', winners: [0, 1] },
    ]);
  });

  it('is that somebody else is the host now', () => {
    const before = aView();
    const after = aView();
    if (after.table) after.table = { ...after.table, host: 'm2' };
    expect(events(before, after)).toEqual([{ kind: 'new_host', name: 'Bo', me: false }]);
    expect(events(before, { ...after, you: { ...aMember(), member: 'm2' } })).toEqual([
      { kind: 'new_host', name: 'Bo', me: true },
    ]);
  });

  it('does not say that somebody did what the table did for them', () => {
    const before = aView({ game: aGame({ phase: 'associate.mark', clue: 'w.sea', passed: [0, 1] }) });
    const after = aView({
      game: aGame({ phase: 'reveal', clue: 'w.sea', passed: [0, 1, 2], lanterns: [1, 2, 3], dark: 2 }),
    });
    if (after.play) after.play = { ...after.play, carried: [{ seat: 2, how: null }] };
    expect(events(before, after)).toEqual([
      { kind: 'carried_on', seat: 2 },
      { kind: 'lanterns', counts: [1, 2, 3], dark: 2, carried: [2], scout: null },
    ]);
  });
});

describe('the history that a first view tells', () => {
  const kinds = (view: View) => historyOf(view).map((each) => each.kind);

  it('is the round so far, with its beginning', () => {
    const game = aGame({ phase: 'associate.mark', clue: 'w.sea', passed: [1], first_scout: 2 });
    expect(kinds(aView({ game }))).toEqual(['game_began', 'word_turned', 'passed']);
  });

  it('has earlier rounds by their scores', () => {
    const scores = [
      [2, 2, 0],
      [5, 0, 3],
    ];
    expect(historyOf(aView({ game: aGame({ round: 3, scores, replaced_line: 1 }) }))).toEqual([
      { kind: 'round_scored', round: 1, points: [2, 2, 0] },
      { kind: 'round_scored', round: 2, points: [5, 0, 3] },
      { kind: 'next_round', round: 3, first_scout: 0, line: 1 },
    ]);
  });

  it('names the word that was turned, not the one that came of it', () => {
    const view = aView({ game: { ...aGame({ phase: 'associate.mark', clue: 'w.sky' }), swapped: true } });
    if (view.play) view.play = { ...view.play, clue: { en: 'sky' }, other_word: { en: 'sea' } };
    expect(historyOf(view).slice(1)).toEqual([
      { kind: 'word_turned', by: 0, word: { en: 'sea' } },
      { kind: 'word_swapped', word: { en: 'sky' } },
    ]);
  });

  it('is nothing in the lobby', () => {
    expect(historyOf(aView())).toEqual([]);
  });
});

describe('who is skipped', () => {
  it('is told when it first happens in a round', () => {
    const bo = { seat: 1, reason: 'fallen' as const };
    const cy = { seat: 2, reason: 'no_open_cross' as const };
    const pointings = [[bo], [bo, cy], [cy]].map((skipped) => ({ ...aPointing('spark'), skipped }));
    expect(firstSkips(pointings).map(({ skipped }) => skipped)).toEqual([[bo], [cy], []]);
  });
});
