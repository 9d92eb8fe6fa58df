import { screen, within } from '@testing-library/dom';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aGame, aView } from '$lib/testing/sample-views';
import type { Pace, Pointing, View } from '$lib/protocol/types';
import { aPointing, mine, revealing } from '$lib/testing/scenes';
import { beginning, called, plain, say, AppHarness } from '$lib/testing/app-harness';
import { pointingScene } from './timeline';

let app: AppHarness;
afterEach(async () => {
  vi.useRealTimers();
  await app.leave();
});

const paced = (view: View, pace: Pace = 'unhurried'): View => ({
  ...view,
  table: { ...view.table!, options: { ...view.table!.options, pace } },
});
const pointed = (...pointings: Pointing[]): View =>
  paced(revealing(pointings, { scout: pointings.at(-1)?.next_scout ?? 0 }));

/** Come to the table; then time stands still, and this is told. */
async function tell(before: View, after: View): Promise<void> {
  app = await AppHarness.at(before);
  vi.useFakeTimers();
  app.show(after);
}

async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  flushSync();
}

const lit = () => document.querySelectorAll('[data-lit]').length;
const gains = () => document.querySelectorAll('[data-gain]').length;
const spent = () => document.querySelectorAll('.tile.spent').length;
const scene = () => document.querySelector('.scene:not([inert])');
const announced = () =>
  within(screen.getByRole('log'))
    .queryAllByText(/./)
    .map((line) => plain(line.textContent));

describe('a page that nobody sees', () => {
  it('shows the newest board without a scene', async () => {
    app = await AppHarness.at(pointed());
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    app.show(pointed(aPointing('super')));
    expect(scene()).toBeNull();
    expect(spent()).toBe(1);
  });

  it('leaves the scene that was running', async () => {
    await tell(pointed(), pointed(aPointing('super')));
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    flushSync();
    expect(scene()).toBeNull();
    expect(spent()).toBe(1);
  });
});

describe('a reaction', () => {
  const flying = () =>
    [...document.querySelectorAll('.flying')].map((each) => plain(each.textContent).trim());

  it('waits for the end of the scene that it would give away', async () => {
    await tell(pointed(), pointed(aPointing('super')));
    app.server.tell({ type: 'reaction', member: 'm2', kind: 'joy' });
    flushSync();
    expect(flying()).toEqual([]);
    await pass(10_000);
    expect(scene()).toBeNull();
    app.server.tell({ type: 'reaction', member: 'm3', kind: 'joy' });
    flushSync();
    expect(flying()).toContain('Cy');
  });

  it('that waited is shown after the scene', async () => {
    await tell(pointed(), pointed(aPointing('super')));
    app.server.tell({ type: 'reaction', member: 'm2', kind: 'joy' });
    screen.getByRole('button', { name: called(say('scene-skip')) }).click();
    await pass(500);
    screen.getByRole('button', { name: called(say('scene-skip')) }).click();
    flushSync();
    expect(scene()).toBeNull();
    expect(flying()).toEqual(['Bo']);
  });
});

describe('what happens', () => {
  it('is told to screen readers politely, in every scene', async () => {
    await tell(pointed(), pointed(aPointing('spark')));
    expect(screen.getByRole('log').getAttribute('aria-live')).toBe('polite');
    const first = announced().length;
    await pass(20_000);
    app.show(pointed(aPointing('spark'), aPointing('super', 7)));
    await pass(20_000);
    expect(announced().length).toBeGreaterThan(first);
    expect(announced().at(-1)).not.toBe('');
    expect(announced()).toContain(say('scene-points', { player: 'Ada', me: 'yes', place: 8 }));
  });
});

describe('the scene of a pointing', () => {
  it('comes beat by beat, and the board last', async () => {
    await tell(pointed(), pointed(aPointing('super')));
    const names = { player: 'Ada', me: 'yes' } as const;
    expect([lit(), gains(), spent()]).toEqual([0, 0, 0]);
    expect(announced()).toEqual([say('scene-points', { ...names, place: 5 })]);
    expect(screen.getByText(say('scene-who'))).toBeDefined();
    await pass(600 + 200 + 300);
    expect(lit()).toBe(1);
    expect([say('scene-saw'), say('scene-not')].map((text) => screen.queryAllByText(text).length)).toEqual([
      1, 1,
    ]);
    expect(announced()).toHaveLength(1);
    expect(screen.queryByText(say('play-super'))).toBeNull();
    await pass(300);
    expect(screen.getByText(say('play-super'))).toBeDefined();
    expect(scene()?.textContent).toContain('Bo');
    expect([gains(), spent()]).toEqual([0, 0]);
    await pass(1000);
    expect([gains(), spent()]).toEqual([2, 0]);
    await pass(600);
    expect(scene()).toBeNull();
    expect(spent()).toBe(1);
    expect(announced().at(-1)).toBe(say('log-next-scout', { player: 'Bo', me: 'no' }));
    expect(announced().filter((line) => line.includes(say('play-super')))).toHaveLength(1);
  });

  it('of a Spark names all who hold the picture', async () => {
    await tell(pointed(), pointed(aPointing('spark')));
    await pass(600 + 200 + 600);
    expect(screen.getByText(say('play-spark'))).toBeDefined();
    expect(lit()).toBe(2);
    const names = { player: 'Ada', me: 'yes', others: 'Bo and Cy' } as const;
    expect(screen.getByText(called(say('scene-spark', names)))).toBeDefined();
  });

  it.each(['super', 'spark'] as const)('of a %s by somebody else calls me you', async (outcome) => {
    await tell(pointed(), pointed({ ...aPointing(outcome), scout: 1 }));
    await pass(600 + 200 + 600);
    const said = {
      super: say('scene-super', { player: 'Ada', me: 'yes', others: 'Bo' }),
      spark: say('scene-spark', { player: 'Bo', me: 'no', others: 'you and Cy' }),
    };
    expect(screen.getByText(called(said[outcome]))).toBeDefined();
  });

  it('is not shown again to who comes later', async () => {
    app = await AppHarness.at(pointed(aPointing('spark')));
    expect(scene()).toBeNull();
    expect(spent()).toBe(1);
  });

  it('of a fall lights nobody', async () => {
    await tell(pointed(), pointed(aPointing('fall')));
    await pass(600 + 200 + 599);
    expect(screen.queryByText(say('play-fall'))).toBeNull();
    await pass(1);
    expect(screen.getByText(say('play-fall'))).toBeDefined();
    expect(announced().at(-1)).toContain(`${say('play-fall')}. `);
    expect(lit()).toBe(0);
  });

  it.each(['Escape', 'Enter', ' '])(
    'ends on this device with the key %j, and tells the rest',
    async (key) => {
      await tell(pointed(), pointed(aPointing('super')));
      await pass(500);
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      flushSync();
      expect(spent()).toBe(1);
      expect(announced().at(-1)).toContain(say('play-super'));
      expect(app.sent).toMatchObject([{ type: 'seen', round: 1, pointings: 1 }]);
    },
  );

  it('stays while the key that began it is held down', async () => {
    await tell(pointed(), pointed(aPointing('super')));
    await pass(500);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true }));
    flushSync();
    expect(scene()).not.toBeNull();
  });

  it('leaves keys to a dialog that lies over it', async () => {
    app = await AppHarness.at(pointed());
    screen.getByRole('button', { name: called(say('play-log')) }).click();
    flushSync();
    vi.useFakeTimers();
    app.show(pointed(aPointing('super')));
    await pass(500);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
    flushSync();
    expect(scene()).not.toBeNull();
  });

  it('shows the word all the time, and says of a fallen player who saw it that they have fallen', async () => {
    const fallen = { ...aPointing('spark'), stars: [2, 0, 2] };
    const before = pointed();
    const seats = before.play!.game.seats.map((seat, index) => ({ ...seat, fallen: index === 1 }));
    const down = (view: View): View => ({
      ...view,
      play: { ...view.play!, clue: { en: 'sea' }, game: { ...view.play!.game, seats } },
    });
    await tell(down(before), down(pointed(fallen)));
    expect(within(scene() as HTMLElement).getByRole('heading', { hidden: true }).textContent).toBe('sea');
    await pass(1399);
    expect(screen.getAllByText(say('scene-saw-fallen'))).toHaveLength(1);
    expect(screen.getAllByText(say('scene-saw'))).toHaveLength(1);
  });

  it('offers to skip before the verdict and to go on after it', async () => {
    await tell(pointed(), pointed(aPointing('spark')));
    const button = (name: string) => screen.queryByRole('button', { name: called(name) });
    expect([button(say('scene-skip')), button(say('scene-go-on'))].map(Boolean)).toEqual([true, false]);
    await pass(1400);
    expect([button(say('scene-skip')), button(say('scene-go-on'))].map(Boolean)).toEqual([false, true]);
  });

  it('says who is still watching after I have skipped it', async () => {
    await tell(pointed(), pointed(aPointing('spark')));
    await pass(500);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    flushSync();
    const line = (count: number, players: string) => say('scene-watching', { count, players });
    app.server.tell({ type: 'seen_by', round: 1, pointings: 1, members: ['m1'] });
    flushSync();
    expect(screen.getByText(called(line(2, 'Bo and Cy')))).toBeDefined();
    app.server.tell({ type: 'seen_by', round: 1, pointings: 1, members: ['m1', 'm3'] });
    flushSync();
    expect(screen.getByText(called(line(1, 'Bo')))).toBeDefined();
    app.server.tell({ type: 'seen_by', round: 1, pointings: 1, members: ['m1', 'm2', 'm3'] });
    flushSync();
    expect(screen.queryByText(called(line(1, 'Bo')))).toBeNull();
  });

  it('waits no longer for who is watching than the scene takes, and never for me', async () => {
    await tell(pointed(), pointed(aPointing('spark')));
    const { length } = pointingScene(aPointing('spark'), 0, 'unhurried');
    await pass(500);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    app.server.tell({ type: 'seen_by', round: 1, pointings: 1, members: ['m3'] });
    flushSync();
    const bo = () => screen.queryByText(called(say('scene-watching', { count: 1, players: 'Bo' })));
    expect(bo()).not.toBeNull();
    await pass(length - 501);
    expect(bo()).not.toBeNull();
    await pass(1);
    expect(bo()).toBeNull();
  });

  describe('skipped twice in a round', () => {
    const offer = () => screen.queryByRole('button', { name: called(say('scene-always-quick')) });
    const skip = async () => {
      await pass(500);
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      await pass(500);
    };
    const withBots = (view: View): View => ({
      ...view,
      table: {
        ...view.table!,
        host: 'm1',
        players: view.table!.players.map((each, seat) =>
          seat === 0 ? each : { ...each, member: null, bot: 'stargazer', character: 'mira' },
        ),
        chairs: view.table!.chairs.map((each, seat) =>
          seat === 0 ? each : { ...each, member: null, bot: 'stargazer', character: 'mira' },
        ),
      },
    });
    const two: Pointing[] = [aPointing('spark'), { ...aPointing('super', 7), scout: 1, next_scout: 0 }];

    it('offers somebody alone with bots to be quick from now on', async () => {
      await tell(withBots(pointed()), withBots(pointed(...two.slice(0, 1))));
      await skip();
      expect(offer()).toBeNull();
      app.show(withBots(pointed(...two)));
      await skip();
      offer()!.click();
      expect(app.sent.at(-1)).toEqual({ type: 'set_options', options: { pace: 'brisk' } });
      app.show(paced(withBots(pointed(...two)), 'brisk'));
      expect(offer()).toBeNull();
    });

    it('offers nothing where others watch', async () => {
      localStorage.setItem('stella-settings', JSON.stringify({ tips: false, chosenMotion: 'calm' }));
      await tell(pointed(), pointed(...two));
      await skip();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      await pass(500);
      expect(scene()).toBeNull();
      expect(offer()).toBeNull();
    });
  });

  it('covers the board: neither focus nor a screen reader gets under it, and focus comes back', async () => {
    localStorage.setItem('stella-settings', JSON.stringify({ tips: false, chosenMotion: 'calm' }));
    app = await AppHarness.at(pointed());
    const tile = screen.getAllByRole('button').find((each) => each.dataset['place'] === '4')!;
    tile.focus();
    vi.useFakeTimers();
    app.show(pointed(aPointing('spark')));
    const frame = tile.closest('[inert]')!;
    expect(frame).not.toBeNull();
    expect(frame.contains(screen.getByRole('log'))).toBe(false);
    const reachable = [...document.querySelectorAll<HTMLElement>('a[href], button, input, [tabindex="0"]')];
    const skip = screen.getByRole('button', { name: called(say('scene-skip')) });
    expect(reachable.filter((each) => each.closest('[inert]') === null)).toEqual([skip]);
    expect(document.activeElement).toBe(skip);
    for (const key of ['l', '?', 'p'])
      skip.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    flushSync();
    expect(screen.queryByRole('dialog')).toBeNull();
    app.show(pointed(aPointing('spark'), aPointing('super', 7)));
    await pass(1600);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: called(say('scene-skip')) }));
    await pass(20_000);
    expect(tile.closest('[inert]')).toBeNull();
    expect(document.activeElement).toBe(tile);
  });

  it('gives focus to the pictures if what had it is gone', async () => {
    const asked = mine(aView({ game: aGame({ phase: 'associate.mark', clue: 'w.sea', passed: [1, 2] }) }));
    app = await AppHarness.at(paced(asked));
    screen.getByRole('button', { name: beginning(say('play-pass')) }).focus();
    vi.useFakeTimers();
    app.show(pointed());
    await pass(20_000);
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('leaves focus in a dialog that was open before', async () => {
    app = await AppHarness.at(pointed());
    screen.getByRole('button', { name: say('play-log') }).click();
    flushSync();
    const inside = within(screen.getByRole('dialog')).getByRole('button');
    inside.focus();
    vi.useFakeTimers();
    app.show(pointed(aPointing('spark')));
    await pass(20_000);
    expect(document.activeElement).toBe(inside);
  });

  it('ends with a tap, but not with the second tap of what began it', async () => {
    await tell(pointed(), pointed(aPointing('super')));
    screen.getByRole('button', { name: called(say('scene-skip')) }).click();
    flushSync();
    expect(spent()).toBe(0);
    await pass(500);
    screen.getByRole('button', { name: called(say('scene-skip')) }).click();
    flushSync();
    expect(spent()).toBe(1);
  });

  it('is staged on the board too', async () => {
    app = await AppHarness.at({ ...pointed(), you: null }, { board: true });
    vi.useFakeTimers();
    app.show({ ...pointed(aPointing('super')), you: null });
    expect(scene()).not.toBeNull();
    expect(within(scene() as HTMLElement).queryByRole('button')).toBeNull();
    expect(spent()).toBe(0);
    await pass(10_000);
    expect(spent()).toBe(1);
  });
});

describe('the scene of the announcing', () => {
  it('raises lanterns one by one and says who is in the dark last', async () => {
    const marking = mine(aView({ game: aGame({ phase: 'associate.mark', clue: 'w.sea', passed: [0, 1] }) }));
    await tell(paced(marking), pointed());
    const numbers = () => document.querySelectorAll('[data-count]').length;
    const dark = say('log-dark', { player: 'Ada', me: 'yes' });
    expect(numbers()).toBe(1);
    await pass(400);
    expect(numbers()).toBe(2);
    await pass(799);
    expect(numbers()).toBe(3);
    expect(plain(document.body.textContent)).not.toContain(dark);
    await pass(1);
    expect(plain(document.body.textContent)).toContain(dark);
    await pass(10_000);
    const scout = say('log-next-scout', { player: 'Ada', me: 'yes' });
    expect(announced().at(-1)).toBe(`${scout} ${say('play-you-are-scout')}.`);
    const bar = screen.getByRole('region', { name: say('play-table-menu') });
    expect(within(bar).getByText(say('play-you-are-scout')).closest('[aria-hidden]')).toBeNull();
  });
});

describe('the end', () => {
  const last = paced(revealing([], { round: 4 }));
  const over = (): View => {
    const game = {
      ...last.play!.game,
      phase: 'over' as const,
      pointings: [aPointing('spark')],
      scores: [[2, 2, 2]],
      winners: [1],
    };
    return { ...last, table: { ...last.table!, status: 'over' }, play: { ...last.play!, game } };
  };

  it('comes after its scene and the count of the last round, when somebody wants to know', async () => {
    await tell(last, over());
    await pass(10_000);
    expect(screen.getAllByRole('button', { name: (name) => name.startsWith(say('play-why')) })).toHaveLength(
      3,
    );
    expect(screen.queryByText(say('end-title'))).toBeNull();
    screen.getByRole('button', { name: say('count-winner') }).click();
    flushSync();
    const wins = say('end-wins', { count: 1, players: 'Bo', me: 'no' });
    const won = say('log-over', { count: 1, players: 'Bo', me: 'no' });
    expect(scene()?.textContent).toContain(say('count-winner'));
    expect(scene()?.querySelectorAll('.seat')).toHaveLength(3);
    expect([plain(scene()!.textContent).includes(wins), announced().includes(won)]).toEqual([false, false]);
    await pass(2600);
    expect([plain(scene()!.textContent).includes(wins), announced().includes(won)]).toEqual([true, true]);
    expect(screen.queryByText(say('end-title'))).toBeNull();
    await pass(2400);
    expect(scene()).toBeNull();
    expect(screen.getByText(say('end-title'))).toBeDefined();
    expect(announced().filter((line) => line === won)).toHaveLength(1);
    await pass(1);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('says on the board what its count waits for, which OK on the remote ends', async () => {
    app = await AppHarness.at({ ...last, you: null }, { board: true });
    vi.useFakeTimers();
    app.show({ ...over(), you: null });
    await pass(10_000);
    expect(screen.getByText(called(say('tv-counted', { round: 4 })))).toBeDefined();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    flushSync();
    expect(screen.queryByText(called(say('tv-counted', { round: 4 })))).toBeNull();
    expect(scene()?.textContent).toContain(say('count-winner'));
    await pass(5000);
    expect(plain(screen.getByRole('heading', { level: 1 }).textContent)).toBe(
      say('end-wins', { count: 1, players: 'Bo', me: 'no' }),
    );
  });

  it('stays open when a new game begins, until its reader goes over', async () => {
    const before = over();
    app = await AppHarness.at(before);
    const again = mine(aView({ game: aGame() }));
    app.show({ ...again, table: { ...again.table!, games: 2 } });
    expect(screen.getByText(say('end-title'))).toBeDefined();
    expect(screen.getByText(say('album-new-game'))).toBeDefined();
    screen.getByRole('button', { name: say('album-go') }).click();
    flushSync();
    expect(screen.queryByText(say('end-title'))).toBeNull();
    expect(screen.getByRole('group', { name: say('play-cards') })).toBeDefined();
  });
});
