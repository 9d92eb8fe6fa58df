import { beforeAll, describe, expect, it } from 'vitest';
import { Texts } from '$lib/i18n/texts.svelte';
import type { Player } from '$lib/game/players';
import type { RoundRecord } from '$lib/protocol/types';
import closedGame from './golden-closed.json';
import openGame from './golden-open.json';
import { fitted, shortened, wrapped } from './letters';
import { shareCardOf, type Subject, type ShareSource } from './share-card';

/** A finished game of a golden log as its players may know it; see `tests/web/test_share_golden.py`. */
interface Golden {
  players: Player[];
  rounds: RoundRecord[];
  totals: number[];
  winners: number[];
  /** All crosses there ever were, by round and seat: also those that stay closed. */
  slates: number[][][];
}

const open = openGame as unknown as Golden;
const closed = closedGame as unknown as Golden;
let texts: Texts;
beforeAll(async () => {
  texts = await Texts.in('en');
});

const told = (golden: Golden, named = true): ShareSource => ({
  texts,
  players: golden.players,
  rounds: golden.rounds,
  winners: golden.winners,
  wordOf: (clue) => `word ${clue}`,
  named,
  address: null,
});
const subjects: Subject[] = [
  { kind: 'game' },
  ...[1, 2, 3, 4].map((number) => ({ kind: 'round' as const, number })),
];

describe('a picture of a golden game', () => {
  it('shows the pictures, holders and points of the log', () => {
    open.rounds.forEach((round, index) => {
      const story = shareCardOf({ kind: 'round', number: round.number }, told(open));
      expect(story.pictures.map(({ card }) => card)).toEqual(round.grid);
      const marked = (place: number) =>
        open.slates[index]!.flatMap((slate, seat) => (slate.includes(place) ? [seat] : []));
      expect(story.pictures.map(({ holders }) => holders)).toEqual(
        round.grid.map((_, place) => marked(place)),
      );
      expect(story.seats.map(({ total }) => total)).toEqual(round.points);
    });
    const game = shareCardOf({ kind: 'game' }, told(open));
    expect(game.seats.map(({ total }) => total)).toEqual(open.totals);
    expect(game.seats.filter(({ wins }) => wins).map(({ seat }) => seat)).toEqual(open.winners);
  });

  it('shows nothing but what was pointed at where slates stay closed', () => {
    for (const round of closed.rounds) {
      expect(round.slates).toBeNull();
      const { pictures } = shareCardOf({ kind: 'round', number: round.number }, told(closed));
      const known = pictures
        .map(({ place, holders }) => [place, holders] as const)
        .filter(([, holders]) => holders.length > 0);
      const pointed = [...round.pointings].sort((a, b) => a.place - b.place);
      expect(known).toEqual(pointed.map(({ place, holders }) => [place, holders]));
    }
  });

  it('of a table with closed slates would be the same whatever else was marked', () => {
    const hidden = closed.rounds.some((round, index) =>
      closed.slates[index]!.some((slate) =>
        slate.some((place) => !round.pointings.some((pointing) => pointing.place === place)),
      ),
    );
    expect(hidden).toBe(true);
    for (const subject of subjects) {
      const text = JSON.stringify(shareCardOf(subject, told(closed)));
      expect(text).not.toContain('slates');
    }
  });

  it.each(subjects)('has no name in it where names are left out: $kind $number', (subject) => {
    for (const golden of [open, closed]) {
      const said = JSON.stringify(shareCardOf(subject, told(golden, false)));
      for (const { name } of golden.players.filter((player) => player.name !== '')) {
        expect(said).not.toContain(name);
      }
      const named = JSON.stringify(shareCardOf(subject, told(golden)));
      expect(golden.players.filter(({ name }) => name && named.includes(name)).length).toBeGreaterThan(0);
    }
  });
});

describe('letters on a canvas', () => {
  /** Every letter is as wide as the size of its font. */
  const pen = {
    font: '560 10px serif',
    measureText(text: string) {
      return { width: [...text].length * Number(/(\d+)px/.exec(this.font)?.[1]) } as TextMetrics;
    },
  };

  it('go on in the next line, also within a word that is too long, and after a hyphen', () => {
    pen.font = '560 10px serif';
    expect(wrapped(pen, 'ab cde fg', 60, 5)).toEqual(['ab cde', 'fg']);
    expect(wrapped(pen, 'abcdefgh', 50, 5)).toEqual(['abcde', 'fgh']);
    expect(wrapped(pen, 'Anna-Maria', 60, 5)).toEqual(['Anna-', 'Maria']);
    expect(wrapped(pen, 'ab cde fg hi', 50, 2)).toEqual(['ab', 'cde…']);
  });

  it('are cut with an ellipsis where there is no room', () => {
    pen.font = '560 10px serif';
    expect(shortened(pen, 'abcdef', 40)).toBe('abc…');
    expect(shortened(pen, 'abc', 40)).toBe('abc');
  });

  it('are as large as the lines allow', () => {
    const font = { family: 'serif', weight: 560 };
    expect(fitted(pen, 'abcd', font, { width: 80, lines: 1, most: 40, least: 10 }).size).toBe(20);
    expect(fitted(pen, 'ab cd', font, { width: 80, lines: 2, most: 40, least: 10 })).toEqual({
      size: 40,
      lines: ['ab', 'cd'],
    });
  });
});
