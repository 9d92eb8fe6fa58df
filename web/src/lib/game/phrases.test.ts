import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '$lib/i18n/languages';
import { Texts } from '$lib/i18n/texts.svelte';
import type { GameEvent } from './game-events';
import { aGame, aView } from '$lib/testing/sample-views';
import { listOf, nameOf, signed, startWaitsFor, describeEvent, winning } from './phrases';
import { playersOf } from './players';

const view = aView({ names: ['Ada', 'Bo', 'Cy'], game: aGame() });
const players = playersOf({ ...view, you: { ...view.you!, member: 'm1' } });
const pointing = {
  scout: 0,
  place: 4,
  stars: [0, 0, 0],
  next_scout: 2,
  skipped: [{ seat: 1, reason: 'fallen' }],
};
const EVENTS: GameEvent[] = [
  { kind: 'game_began', first_scout: 0 },
  { kind: 'word_turned', by: 1, word: { en: 'sea' } },
  { kind: 'swap_wished', seat: 0 },
  { kind: 'swap_withdrawn', seat: 1 },
  { kind: 'word_swapped', word: { en: 'sea' } },
  { kind: 'passed', seat: 1 },
  { kind: 'taken_back', seat: 0 },
  { kind: 'lanterns', counts: [3, 1, 2], dark: 0, carried: [1], scout: 1 },
  { kind: 'lanterns', counts: [2, 2, 1], dark: null, carried: [], scout: 0 },
  { kind: 'round_scored', round: 1, points: [2, 0, 5] },
  { kind: 'new_host', name: 'Bo', me: false },
  { kind: 'pointed', pointing: { ...pointing, outcome: 'spark', holders: [0, 1, 2] } as never },
  { kind: 'pointed', pointing: { ...pointing, outcome: 'super', holders: [0, 1] } as never },
  { kind: 'pointed', pointing: { ...pointing, outcome: 'fall', holders: [0] } as never },
  { kind: 'ready', seat: 0 },
  { kind: 'ready', seat: 1 },
  { kind: 'scored', points: [3, 1, 0] },
  { kind: 'next_round', round: 2, first_scout: 1, line: 0 },
  { kind: 'over', winners: [0] },
  { kind: 'over', winners: [0, 2] },
  { kind: 'carried_on', seat: 1 },
  { kind: 'away', seat: 1 },
  { kind: 'back', seat: 1 },
  { kind: 'came', name: 'Di' },
  { kind: 'went', name: 'Di' },
];

/** Fluent puts invisible marks around what it fills in. */
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');

describe.each(Object.keys(LANGUAGES) as Language[])('what happens, in %s', (language) => {
  it('is said in whole sentences, with nothing left open', async () => {
    const texts = await Texts.in(language);
    for (const event of EVENTS) {
      const said = plain(describeEvent(texts, event, players));
      expect(said, event.kind).toMatch(/^[\p{Lu}¡„«]/u);
      expect(said, event.kind).not.toMatch(/log-|undefined|\{/);
    }
  });
});

describe('phrases', () => {
  it('say you to the reader wherever there is a name', async () => {
    const texts = await Texts.in('en');
    const spark = {
      scout: 1,
      place: 3,
      outcome: 'super',
      holders: [0, 1],
      stars: [],
      skipped: [],
      weight: 'routine',
    } as const;
    const said = (event: GameEvent) => plain(describeEvent(texts, event, players));
    const pointing = { ...spark, holders: [...spark.holders], stars: [], skipped: [], next_scout: null };
    expect(said({ kind: 'pointed', pointing })).toContain('with you!');
    expect(said({ kind: 'scored', points: [3, 1] })).toMatch(/^You: 3 points\. .+: one point\.$/);
    const lanterns = { kind: 'lanterns', counts: [2], dark: null, carried: [], scout: 0 } as const;
    expect(said(lanterns)).toMatch(/^You marked 2 pictures\..* You’re the scout\.$/);
    expect(said({ ...lanterns, carried: [0] })).toMatch(/marked for you\./);
    expect(said({ ...lanterns, scout: null })).not.toContain('scout');
  });

  it('speak to the reader, and of others by name', async () => {
    const texts = await Texts.in('en');
    expect(plain(describeEvent(texts, { kind: 'passed', seat: 0 }, players))).toBe('You’re done marking.');
    expect(plain(describeEvent(texts, { kind: 'passed', seat: 1 }, players))).toBe('Bo is done marking.');
    expect(plain(texts.text('end-wins', winning(texts, players, [0])))).toBe('You win!');
    expect(plain(texts.text('end-wins', winning(texts, players, [1])))).toBe('Bo wins!');
    expect(plain(texts.text('end-wins', winning(texts, players, [0, 1])))).toBe('Ada and Bo win together!');
  });

  it('say why somebody is skipped, and who is next', async () => {
    const texts = await Texts.in('en');
    const said = plain(describeEvent(texts, EVENTS[11]!, players));
    expect(said).toContain('Bo has fallen and is skipped.');
    expect(said).toContain('Cy is the scout.');
  });

  it('name bots by their character or symbol, and lists as the language does', async () => {
    const texts = await Texts.in('fr');
    expect(plain(nameOf(texts, { ...players[0]!, name: '', bot: true, character: 'mira' }))).toBe(
      'Mira (bot)',
    );
    expect(plain(nameOf(texts, { ...players[0]!, name: '', bot: true }))).toBe('Lune (bot)');
    expect(listOf(texts, ['A', 'B', 'C'])).toBe('A, B et C');
  });

  it('show points with a plus or a real minus in every language', async () => {
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      const texts = await Texts.in(language);
      expect([2, 0, -1].map((points) => signed(texts, points))).toEqual(['+2', '0', '\u22121']);
    }
  });

  it('tell what the start waits for: people, those who are away, or the host', async () => {
    const texts = await Texts.in('en');
    const table = view.table!;
    const [ada, bo, cy] = table.members;
    const few = { ...table, chairs: table.chairs.slice(0, 2) };
    const away = { ...table, members: [ada!, { ...bo!, present: false }, cy!] };
    const full = { ...table, chairs: [...table.chairs, ...table.chairs] };
    expect(plain(startWaitsFor(texts, few))).toBe('One more player, and Ada can start.');
    expect(plain(startWaitsFor(texts, few, true))).toBe('One more friend or bot, and you can start.');
    expect(plain(startWaitsFor(texts, away))).toBe('Away right now: Bo');
    expect(plain(startWaitsFor(texts, table))).toBe('Ada starts when you’re all here.');
    expect(plain(startWaitsFor(texts, table, false, 'Zoë'))).toBe(
      'You’re in, Zoë. Ada starts when you’re all here.',
    );
    expect(plain(startWaitsFor(texts, table, true))).toBe('Ready when you are. 3 seats are still free.');
    expect(plain(startWaitsFor(texts, full))).toBe('Everyone’s here. Ada starts the game.');
    expect(startWaitsFor(texts, full, true)).toBe('All six seats are taken. Ready when you are.');
  });
});
