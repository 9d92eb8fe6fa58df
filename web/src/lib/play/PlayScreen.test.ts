import { screen, within } from '@testing-library/dom';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { aGame, aView } from '$lib/testing/sample-views';
import type { Actions, View } from '$lib/protocol/types';
import { marking } from '$lib/testing/sample-session';
import { aPointing, mine, revealing, scoring } from '$lib/testing/scenes';
import { called, say, AppHarness } from '$lib/testing/app-harness';

let app: AppHarness;
afterEach(() => app.leave());

describe('pointing, where the table wants no scenes', () => {
  it.each(['spark', 'super', 'fall'] as const)('shows a %s on the picture at once', async (outcome) => {
    app = await AppHarness.at(revealing());
    app.show(revealing([aPointing(outcome)]));
    expect(document.querySelector('.scene')).toBeNull();
    expect(document.querySelector('[data-place="4"]')?.getAttribute('aria-label')).toContain(
      say(`play-${outcome}`),
    );
  });
});

describe('the scout', () => {
  const scout = () => {
    const view = revealing();
    const game = { ...view.you!.game!, crosses: [4, 9], open: [4, 9] };
    return {
      ...view,
      you: { ...view.you!, game: { ...game, actions: { ...game.actions, point_at: [4, 9] } } },
    };
  };
  const press = (place: number) => {
    document.querySelector<HTMLElement>(`[data-place="${place}"]`)!.click();
    flushSync();
  };

  it('points at the picture that was pressed, once sure of it', async () => {
    app = await AppHarness.at(scout());
    press(9);
    expect(app.sent).toEqual([]);
    expect(screen.getByText(called(say('play-point-sure', { place: 10 })))).toBeDefined();
    screen.getByRole('button', { name: say('play-point-yes') }).click();
    expect(app.sent).toEqual([{ type: 'point_at', place: 9 }]);
  });

  it('can think again', async () => {
    app = await AppHarness.at(scout());
    press(4);
    screen.getByRole('button', { name: say('ui-cancel') }).click();
    flushSync();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(app.sent).toEqual([]);
  });
});

describe('the lanterns', () => {
  it('show the lone leader in the dark, and nobody else', async () => {
    app = await AppHarness.at(revealing());
    const tokens = [...document.querySelectorAll('.lanterns .token')];
    expect(tokens.map((token) => token.classList.contains('dark'))).toEqual([true, false, false]);
    const told = within(screen.getByRole('region', { name: say('play-lanterns') })).getAllByRole('listitem');
    expect(told.map((each) => each.textContent.includes(say('play-in-the-dark')))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('say that nobody is in the dark by saying nothing of it', async () => {
    app = await AppHarness.at(
      revealing([], { seats: revealing().play!.game.seats.map((s) => ({ ...s, dark: false })) }),
    );
    expect(document.querySelector('.lanterns .dark')).toBeNull();
  });
});

describe('the points', () => {
  it.each([
    [0, 'Ada', 1],
    [1, 'Bo', 2],
    [2, 'Cy', 3],
  ] as const)('of seat %i are explained to who asks why', async (_, name, lines) => {
    app = await AppHarness.at(scoring());
    screen.getByRole('button', { name: `${say('play-why')} ${name}` }).click();
    flushSync();
    const dialog = screen.getByRole('dialog', {
      name: called(
        say('play-why-title', { player: name, count: lines * 2, me: name === 'Ada' ? 'yes' : 'no' }),
      ),
    });
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(lines);
  });
});

const before = () => localStorage.setItem('stella-settings', JSON.stringify({ played: true }));

describe('the pointing list', () => {
  it.each(['associate.mark', 'reveal'] as const)(
    'is offered in %s from the second game on',
    async (phase) => {
      const view = phase === 'reveal' ? revealing([], { scout: 1 }) : marking([2, 7]);
      view.you!.game!.open = [2, 7];
      app = await AppHarness.at(view);
      const list = () => screen.queryByRole('button', { name: say('play-list') });
      expect(list()).toBeNull();
      await app.leave();
      before();
      app = await AppHarness.at(view);
      expect(list()).not.toBeNull();
    },
  );

  const withList = (by_list: boolean) => {
    const view = marking([2, 7]);
    return { ...view, you: { ...view.you!, by_list } };
  };

  it.each([
    [false, true],
    [true, false],
  ] as const)('is followed: %s, until somebody switches to %s', async (now, then) => {
    before();
    app = await AppHarness.at(withList(now));
    screen.getByRole('button', { name: say('play-list') }).click();
    flushSync();
    const follow = screen.getByRole<HTMLInputElement>('switch', { name: say('play-list-follow') });
    expect(follow.checked).toBe(now);
    follow.click();
    expect(app.sent).toContainEqual({ type: 'play_by_list', on: then });
  });
});

describe('the order of the list', () => {
  it.each([
    ['play-list-up', [7, 2, 9]],
    ['play-list-down', [2, 9, 7]],
  ] as const)('is changed by: %s', async (name, places) => {
    before();
    const view = marking([2, 7, 9]);
    app = await AppHarness.at({ ...view, you: { ...view.you!, pointing_list: [2, 7, 9] } });
    screen.getByRole('button', { name: say('play-list') }).click();
    flushSync();
    screen.getByRole('button', { name: called(say(name, { place: 8 })) }).click();
    expect(app.sent).toEqual([{ type: 'set_pointing_list', places }]);
  });
});

describe('the turn', () => {
  const able = (view: View, may: Partial<Actions>): View => {
    const own = view.you!.game!;
    return { ...view, you: { ...view.you!, game: { ...own, actions: { ...own.actions, ...may } } } };
  };

  it('to begin the next round is a button', async () => {
    app = await AppHarness.at(able(scoring(), { next_round: true }));
    screen.getByRole('button', { name: say('ready-say') }).click();
    expect(app.sent).toEqual([{ type: 'ready', yes: true }]);
  });

  it('to announce says the true number', async () => {
    const view = mine(aView({ game: aGame({ phase: 'announce', clue: 'w.sea' }) }));
    app = await AppHarness.at(able(view, { announce: 3 }));
    screen.getByRole('button', { name: called(say('play-announce', { count: 3 })) }).click();
    expect(app.sent).toEqual([{ type: 'announce', count: 3 }]);
  });

  it('to turn the word card is the first scout’s', async () => {
    const view = mine(aView({ game: aGame() }));
    app = await AppHarness.at(able(view, { reveal_word: true }));
    screen.getByRole('button', { name: say('play-turn-word') }).click();
    expect(app.sent).toEqual([{ type: 'reveal_word' }]);
  });

  it('is seen at the players: the scout by a ring, the first scout by the pawn', async () => {
    app = await AppHarness.at(revealing([], { first_scout: 2, scout: 1 }));
    const people = [...document.querySelectorAll('.people > li')];
    expect(people.map((each) => each.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    expect(people.map((each) => each.querySelector('.pawn') !== null)).toEqual([false, false, true]);
  });
});

describe('what bots thought', () => {
  const told = (kind: 'thing' | 'mood', ...tags: Record<string, string>[]) => ({
    rounds: [{ number: 1, thoughts: [{ seat: 2, place: 3, link: 'tags', kind, tags }] }],
  });
  const bot = { member: null, bot: 'stargazer', character: 'iris', name: '' } as const;

  it.each([
    ['fr', 'thing', 'Au premier regard'],
    ['de', 'thing', 'Auf den ersten Blick'],
    ['fr', 'mood', 'L’ambiance, au premier regard'],
    ['de', 'mood', 'Die Stimmung, auf den ersten Blick'],
  ] as const)('is said in %s to who reads it, of a %s', async (language, kind, reason) => {
    const thoughts = told(kind, { en: 'light', fr: 'léger', de: 'leicht' });
    const view = scoring({ slates: [[1], [2], [3]] });
    const players = view.table!.players.map((player, seat) => (seat === 2 ? { ...player, ...bot } : player));
    app = await AppHarness.at(
      { ...view, table: { ...view.table!, players } },
      { language, replies: { 'GET /api/tables/ABCD2345/thoughts': thoughts } },
    );
    screen.getByRole('button', { name: say('bots-why-show') }).click();
    const word = language === 'fr' ? 'léger' : 'leicht';
    expect(await screen.findByText(new RegExp(`${reason}\\W+${word}`))).toBeDefined();
  });

  it('is missed aloud when the server does not answer', async () => {
    const view = scoring({ slates: [[1], [2], [3]] });
    const players = view.table!.players.map((player, seat) => (seat === 2 ? { ...player, ...bot } : player));
    app = await AppHarness.at({ ...view, table: { ...view.table!, players } });
    screen.getByRole('button', { name: say('bots-why-show') }).click();
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
  });
});

describe('the language', () => {
  it('that a seat speaks is the one of its page', async () => {
    app = await AppHarness.at(marking());
    await app.texts.choose('pl');
    flushSync();
    expect(app.sent).toContainEqual({ type: 'choose_language', language: 'pl' });
  });

  it('of who only watches is their own affair', async () => {
    app = await AppHarness.at({ ...aView(), you: null });
    await app.texts.choose('pl');
    flushSync();
    expect(app.sent).toEqual([]);
  });
});
