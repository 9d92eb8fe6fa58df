import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Texts } from '$lib/i18n/texts.svelte';
import type { SkyView } from '$lib/protocol/types';
import { HandClock } from '$lib/testing/hand-clock';
import { Settings } from '$lib/settings/settings.svelte';
import { nights } from './nights';
import { aSky, DAY, MINE, myTurn, overRound } from '$lib/testing/sample-sky';
import { SkyGame } from './sky-game.svelte';

let texts: Texts;
let clock: HandClock;
let asked: { path: string; body: unknown }[];
let answer: SkyView | null;

beforeEach(async () => {
  texts = await Texts.in('en', ['first', 'screens', 'sky']);
  clock = new HandClock();
  asked = [];
  answer = null;
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit = {}) => {
    asked.push({ path, body: JSON.parse(body as string) });
    if (answer === null) return Promise.reject(new Error('offline'));
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const gameOf = (sky: SkyView) => new SkyGame(sky, { texts, settings: new Settings() }, clock);

/** Marked, done, and the answer is there; nothing of the round has been told. */
async function begun(): Promise<SkyGame> {
  const game = gameOf(aSky());
  MINE.forEach((place) => game.mark(place));
  answer = aSky({ round: myTurn() });
  game.name = ' Ada ';
  await game.finish();
  flushSync();
  return game;
}

const toldIn = ({ scenes }: SkyGame) => scenes.scene?.kind ?? null;
const skip = (game: SkyGame) => game.scenes.skip();

describe('marking a sky', () => {
  it('takes ten crosses and no eleventh, and wipes them', () => {
    const game = gameOf(aSky());
    for (let place = 0; place < 12; place += 1) game.mark(place);
    expect(game.marks).toHaveLength(10);
    expect(game.may.mark).toEqual([]);
    game.mark(3);
    expect(game.marks).not.toContain(3);
    expect(game.may.mark).toContain(11);
  });

  it('sends the marks in the order they were made', async () => {
    await begun();
    expect(asked).toEqual([
      {
        path: `/api/skies/${DAY}/slate`,
        body: {
          id: expect.any(String) as string,
          order: MINE,
          cards: aSky().cards,
          name: 'Ada',
          research: false,
          teaches: true,
        },
      },
    ]);
  });

  it('forgets marks on pictures that an update has replaced', () => {
    gameOf(aSky()).mark(4);
    expect(gameOf(aSky()).marks).toEqual([4]);
    expect(gameOf(aSky({ cards: [...aSky().cards].reverse() })).marks).toEqual([]);
  });

  it('sends no name that was given elsewhere, and remembers one that was given here', async () => {
    const settings = new Settings();
    settings.name = 'Ada';
    const game = new SkyGame(aSky(), { texts, settings }, clock);
    game.mark(4);
    await game.finish();
    expect(asked[0]?.body).not.toHaveProperty('name');
    game.name = 'Bo';
    await game.finish();
    expect(gameOf(aSky()).name).toBe('Bo');
    const nameless = gameOf(aSky({ names: false }));
    await nameless.finish();
    expect(asked.at(-1)?.body).not.toHaveProperty('name');
    expect(gameOf(aSky()).name).toBe('Bo');
  });

  it('is repeated with the same id after a lost answer, on a new page too', async () => {
    const game = gameOf(aSky());
    game.mark(4);
    await game.finish();
    expect(game.problem).toBe(texts.text('way-offline'));
    const again = gameOf(aSky());
    expect(again.marks).toEqual([4]);
    await again.finish();
    const [first, second] = asked.map(({ body }) => body);
    expect(second).toEqual(first);
    expect(second).not.toHaveProperty('name');
  });

  it('cannot change any more once it is done', async () => {
    const game = await begun();
    game.mark(9);
    expect(game.crosses).toEqual(new Set([2, 7, 11]));
  });
});

describe('the round of a sky', () => {
  it('tells the lanterns, then one pointing after the other, and only then it is my turn', async () => {
    const game = await begun();
    expect([toldIn(game), game.game.phase]).toEqual(['announcing', 'announce']);
    expect(game.game.seats.map(({ lantern }) => lantern)).toEqual(Array(6).fill(null));
    skip(game);
    expect([toldIn(game), game.game.pointings.length]).toEqual(['pointing', 0]);
    expect(game.game.seats[3]).toMatchObject({ lantern: 4, dark: true });
    expect(game.may.point_at).toEqual([]);
    skip(game);
    expect([toldIn(game), game.game.pointings.length]).toEqual([null, 1]);
    expect(game.may.point_at).toEqual([7, 11]);
  });

  it('says how often I pointed before, and shows no light before all is told', async () => {
    const game = await begun();
    game.jump();
    answer = aSky({ round: overRound() });
    await game.point(7);
    expect(asked.at(-1)).toEqual({ path: `/api/skies/${DAY}/pointings`, body: { number: 0, place: 7 } });
    expect(game.step).toBe('round');
    skip(game);
    expect([game.step, game.game.slates]).toEqual(['round', []]);
    skip(game);
    expect([game.step, game.stars]).toEqual(['light', 5]);
  });

  it('leaves out the rest for those who jump, and goes on where a reload left it', async () => {
    const game = await begun();
    game.jump();
    expect([toldIn(game), game.game.pointings.length]).toEqual([null, 1]);
    const again = gameOf(aSky({ round: myTurn() }));
    expect([again.step, toldIn(again), again.may.point_at]).toEqual(['round', null, [7, 11]]);
  });

  it('names people, those without a name by their sign, and bots as bots', async () => {
    const game = await begun();
    expect(game.players.map(({ name, bot, me }) => [name, bot, me])).toEqual([
      [texts.text('learn-you'), false, true],
      [texts.text('sky-sign-boat'), false, false],
      ['Mila', false, false],
      ['', true, false],
      ['', true, false],
      ['', true, false],
    ]);
  });

  it('tells every beat to screen readers, and the rest of what is skipped', async () => {
    const game = await begun();
    skip(game);
    expect(game.narrator.said.map(({ text }) => text).join(' ')).toContain('Mila');
  });
});

describe('the end of a sky', () => {
  it('says what became of each of my crosses, in the order of the pointings', () => {
    const game = gameOf(aSky({ round: overRound() }));
    expect(game.fates).toEqual(['spark', 'super', 'open']);
    expect([game.fateAt(7), game.fateAt(0)]).toEqual(['super', null]);
  });

  it('gives nothing for what others point at after my fall', () => {
    const round = overRound();
    const [first, ...rest] = round.game.pointings;
    const lost = { ...first!, stars: [0, 2, 2, 0, 0, 0] };
    const game = gameOf(aSky({ round: { ...round, game: { ...round.game, pointings: [lost, ...rest] } } }));
    expect(game.fateAt(2)).toBe('open');
  });

  it('keeps the night on this device: a sky of today counts, an earlier one does not', () => {
    gameOf(aSky({ round: overRound() }));
    gameOf(aSky({ day: '2026-11-10', round: overRound() }));
    expect(nights()[DAY]).toMatchObject({ counts: true, stars: 5, fates: ['spark', 'super', 'open'] });
    expect(nights()['2026-11-10']).toMatchObject({ counts: false, stars: 5 });
  });
});
