import { screen, waitFor } from '@testing-library/dom';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { whenUntil } from '$lib/game/deadline';
import { Texts } from '$lib/i18n/texts.svelte';
import type { RoundRecord, View } from '$lib/protocol/types';
import { marking } from '$lib/testing/sample-session';
import { AppHarness, beginning, called, plain, say } from '$lib/testing/app-harness';
import { aPointing, lobby } from '$lib/testing/scenes';

let app: AppHarness | null = null;
afterEach(async () => {
  vi.useRealTimers();
  await app?.leave();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  app = null;
});

const NOON = new Date(2026, 10, 20, 12).getTime();
const HOUR = 3_600_000;
/** Compare without a language's special spaces. */
const said = () => plain(document.body.textContent).replace(/\s/g, ' ');

/** A round over days, which Bo and Cy have not marked yet. */
function openRound({ done = false, present = true } = {}): View {
  const view = marking([4]);
  const { table, play } = view;
  const chairs = table!.chairs.map((chair, seat) => ({ ...chair, present: seat === 0 || present }));
  const seats = play!.game.seats.map((seat, n) => ({ ...seat, passed: done && n === 0 }));
  const turn = { ...play!.game.turn, waiting_for: done ? [1, 2] : [0, 1, 2] };
  const options = { ...table!.options, round_hours: 12 };
  return {
    ...view,
    table: { ...table!, chairs, options },
    play: { ...play!, open_until: NOON + 6 * HOUR, game: { ...play!.game, seats, turn } },
  };
}

async function see(view: View, board = false): Promise<void> {
  app = await AppHarness.at(view, { board });
}

const closes = () => say('days-closes', { when: whenUntil(app!.texts, NOON + 6 * HOUR) });

describe('the pace over days', () => {
  const pick = (name: string) => {
    screen.getByRole<HTMLInputElement>('radio', { name: beginning(name) }).click();
    flushSync();
  };
  const inHours = (round_hours: number | null, pace: 'off' | 'brisk' = 'off'): View => {
    const view = lobby();
    return { ...view, table: { ...view.table!, options: { ...view.table!.options, round_hours, pace } } };
  };
  const open = () => {
    screen.getByRole('button', { name: beginning(say('lobby-pace')) }).click();
    flushSync();
  };

  it('is chosen in the lobby, with scenes to come back to', async () => {
    await see(inHours(null));
    open();
    pick(say('options-pace-days'));
    expect(app!.sent.at(-1)).toMatchObject({
      type: 'set_options',
      options: { round_hours: 24, pace: 'unhurried' },
    });
  });

  it('keeps the speed that was chosen before', async () => {
    await see(inHours(null, 'brisk'));
    open();
    pick(say('options-pace-days'));
    expect(app!.sent.at(-1)).toMatchObject({ options: { round_hours: 24, pace: 'brisk' } });
  });

  it('leaves rounds open for half a day, a day or three', async () => {
    await see(inHours(24));
    open();
    for (const [name, round_hours] of [
      ['options-round-12', 12],
      ['options-round-72', 72],
    ] as const) {
      pick(say(name));
      expect(app!.sent.at(-1)).toMatchObject({ options: { round_hours } });
    }
  });

  it('ends with any other pace', async () => {
    await see(inHours(24));
    open();
    pick(say('options-pace-brisk'));
    expect(app!.sent.at(-1)).toMatchObject({ options: { round_hours: 0, pace: 'brisk' } });
  });

  it('is explained in one sentence to everybody in the lobby', async () => {
    const view = inHours(72);
    await see({ ...view, you: { ...view.you!, host: false } });
    expect(said()).toContain(say('lobby-days-72'));
  });

  it('is not offered for cards that lie on a real table', async () => {
    const view = inHours(null);
    const options = { ...view.table!.options, real_cards: true };
    await see({ ...view, table: { ...view.table!, options } });
    open();
    const choice = screen.getByRole<HTMLInputElement>('radio', { name: beginning(say('options-pace-days')) });
    expect(choice.disabled).toBe(true);
  });
});

describe('a round over days', () => {
  it('says until when it is open', async () => {
    await see(openRound());
    expect(said()).toContain(closes().replace(/\s/g, ' '));
  });

  it('says whom the table waits for, until when, and that nobody has to stay', async () => {
    await see(openRound({ done: true }));
    expect(said()).toContain(say('play-waiting-for', { players: 'Bo and Cy' }));
    expect(said()).toContain(closes().replace(/\s/g, ' '));
    expect(said()).toContain(say('days-free'));
  });

  it('says on the TV until when it is open, although nobody is there', async () => {
    await see({ ...openRound({ present: false }), you: null }, true);
    expect(said()).toContain(closes().replace(/\s/g, ' '));
    expect(said()).not.toContain(say('tv-nobody'));
  });

  it('calls nobody away, since nobody has to be there', async () => {
    await see(openRound({ done: true, present: false }));
    expect(said()).not.toContain(say('lobby-away'));
    expect(said()).toContain(say('play-marking'));
  });

  it('offers the pointing order, which the reveal follows, to first-time players too', async () => {
    await see(openRound());
    await waitFor(() => screen.getByRole('button', { name: called(say('play-list')) }));
  });

  it('offers late people the seat of a bot that has not marked yet', async () => {
    const view = openRound();
    const { table, play } = view;
    const chairs = table!.chairs.map((chair, seat) =>
      seat === 0 ? chair : { ...chair, member: null, bot: 'stargazer' as const },
    );
    const seats = play!.game.seats.map((seat, n) => ({ ...seat, passed: n === 1 }));
    await see({
      ...view,
      table: { ...table!, chairs },
      play: { ...play!, game: { ...play!.game, seats } },
      you: { ...view.you!, seat: null, game: null },
    });
    screen.getByRole('button', { name: beginning(say('seat-take', { player: '' }).slice(0, 5)) }).click();
    expect(app!.sent.at(-1)).toMatchObject({ type: 'take_seat', seat: 2 });
  });

  it('puts its end into a calendar for those who are done', async () => {
    await see(openRound({ done: true }));
    const saved: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (blob: Blob) => (saved.push(blob), 'blob:') }),
    );
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    screen.getByRole('button', { name: called(say('days-remind')) }).click();
    flushSync();
    screen.getByRole('button', { name: called(say('days-calendar')) }).click();
    const file = (await saved[0]!.text()).split('\r\n');
    const end = new Date(NOON + 6 * HOUR).toISOString().replace(/[-:]|\.000/g, '');
    expect(file).toContain(`DTSTART:${end}`);
    expect(file).toContain(`URL:${location.origin}/t/ABCD2345`);
    expect(file.join()).not.toMatch(/sea|Ada|Bo|Cy/);
  });

  it('prompts nobody to point', async () => {
    const view = openRound();
    const game = { ...view.play!.game, phase: 'reveal' as const, scout: 0 };
    await see({ ...view, play: { ...view.play!, game } });
    expect(said()).toContain(say('days-reveal'));
    expect(said()).not.toContain(say('play-you-are-scout'));
  });
});

describe('notifications', () => {
  const PATH = '/api/tables/ABCD2345/notifications';
  const subscription = {
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'key', auth: 'secret' } }),
    unsubscribe: () => Promise.resolve(true),
  };

  /** Open the dialog of a browser with a service worker. */
  async function remind({
    key = 'server-key' as string | null,
    on = false,
    permission = 'default',
    subscribe = () => Promise.resolve(subscription),
    secure = true,
    refusals = {},
  } = {}) {
    const pushManager = {
      subscribe: vi.fn(subscribe),
      getSubscription: () => Promise.resolve(subscription),
    };
    vi.stubGlobal('isSecureContext', secure);
    vi.stubGlobal('PushManager', class {});
    vi.stubGlobal('Notification', { permission });
    const serviceWorker = { getRegistration: () => Promise.resolve({ pushManager }) };
    Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
    const replies = {
      [`GET ${PATH}`]: { key, on },
      [`DELETE ${PATH}`]: null,
      ...(`PUT ${PATH}` in refusals ? {} : { [`PUT ${PATH}`]: null }),
    };
    app = await AppHarness.at(openRound({ done: true }), { replies, refusals });
    screen.getByRole('button', { name: called(say('days-remind')) }).click();
    flushSync();
    return pushManager;
  }
  const button = (id: 'days-notify' | 'days-notify-stop') =>
    screen.findByRole('button', { name: called(say(id)) });
  const requests = (method: string) =>
    app!.asked.filter((each) => each.path === PATH && each.method === method);

  it('are asked for with a sentence that says what comes, and stopped with one tap', async () => {
    const { subscribe } = await remind();
    const start = await button('days-notify');
    expect(said()).toContain(say('days-notify-hint'));
    expect(subscribe).not.toHaveBeenCalled();
    start.click();
    const stop = await button('days-notify-stop');
    expect(subscribe).toHaveBeenCalledExactlyOnceWith({
      userVisibleOnly: true,
      applicationServerKey: 'server-key',
    });
    expect(requests('PUT')[0]!.body).toEqual({
      endpoint: 'https://push.example/1',
      p256dh: 'key',
      auth: 'secret',
    });
    expect(said()).toContain(say('days-notify-on'));
    stop.click();
    await button('days-notify');
    expect(requests('DELETE')).toHaveLength(1);
  });

  it('that are on can be stopped on any device', async () => {
    await remind({ on: true });
    (await button('days-notify-stop')).click();
    await button('days-notify');
  });

  it.each([
    ['the server sends none', { key: null }],
    ['the page came without HTTPS', { secure: false }],
  ])('are not offered where %s; the calendar is', async (_, surroundings) => {
    await remind(surroundings);
    await waitFor(() => expect(said()).toContain(say('days-notify-none')));
    screen.getByRole('button', { name: called(say('days-calendar')) });
    expect(screen.queryByRole('button', { name: called(say('days-notify')) })).toBeNull();
  });

  it('that the browser blocks are not offered, and the page says where to allow them', async () => {
    await remind({ permission: 'denied' });
    await waitFor(() => expect(said()).toContain(say('days-notify-blocked')));
  });

  it('that the person refuses are off', async () => {
    await remind({ subscribe: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
    (await button('days-notify')).click();
    await waitFor(() => expect(said()).toContain(say('days-notify-blocked')));
    expect(requests('PUT')).toEqual([]);
  });

  it('of a server with another key begin again', async () => {
    let tries = 0;
    const other = new DOMException('another key', 'InvalidStateError');
    const { subscribe } = await remind({
      subscribe: () => (++tries === 1 ? Promise.reject(other) : Promise.resolve(subscription)),
    });
    (await button('days-notify')).click();
    await button('days-notify-stop');
    expect(subscribe).toHaveBeenCalledTimes(2);
  });

  it('that the server refuses say why, and are off', async () => {
    await remind({ refusals: { [`PUT ${PATH}`]: 503 } });
    (await button('days-notify')).click();
    await waitFor(() => expect(said()).toContain(say('way-offline')));
    await button('days-notify');
  });
});

describe('coming back to a table over days', () => {
  const record = (number: number): RoundRecord => ({
    number,
    first_scout: 0,
    grid: marking().play!.game.grid,
    clue: `w.${number}`,
    lanterns: [2, 1, 1],
    dark: 0,
    pointings: [aPointing('super', 3 + number)],
    points: [3, 3, 0],
    accounts: [[], [], []],
    slates: null,
    lost: null,
  });

  /** The second or a later round is open; those before were revealed. */
  function inRound(round: number): View {
    const view = openRound();
    const told = Array.from({ length: round - 1 }, (_, n) => record(n + 1));
    const game = { ...view.play!.game, round, scores: told.map(({ points }) => points) };
    const told_words = Object.fromEntries(told.map(({ number, clue }) => [clue, { en: `word ${number}` }]));
    const { table } = view;
    const own = view.you!.game!;
    return {
      ...view,
      table: { ...table!, options: { ...table!.options, pace: 'brisk' } },
      play: { ...view.play!, game, told, told_words },
      you: { ...view.you!, game: { ...own, past_crosses: told.map(() => [4, 7]) } },
    };
  }

  it('replays each reveal that this device has not shown, its word in sight, and then shows the present', async () => {
    await see(inRound(3));
    expect(said()).toContain(say('days-missed', { round: 1 }));
    expect(said()).toContain('word 1');
  });

  it('replays nothing that this device has shown', async () => {
    localStorage.setItem('stella-told', JSON.stringify([['ABCD2345 1', 1]]));
    await see(inRound(3));
    expect(said()).toContain(say('days-missed', { round: 2 }));
    await app!.leave();
    localStorage.setItem('stella-told', JSON.stringify([['ABCD2345 1', 2]]));
    await see(inRound(3));
    expect(document.querySelector('.scene')).toBeNull();
    expect(said()).toContain(closes().replace(/\s/g, ' '));
  });

  it('replays it on a page that was in the background, once somebody looks', async () => {
    const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await see(inRound(2));
    expect(document.querySelector('.scene')).toBeNull();
    visible.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    flushSync();
    expect(said()).toContain(say('days-missed', { round: 1 }));
  });

  it('tells with each verdict how many of the audience saw that picture, in its own round', async () => {
    localStorage.setItem('stella-settings', JSON.stringify({ tips: false, chosenMotion: 'calm' }));
    const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await see(inRound(3));
    vi.useFakeTimers({ now: NOON });
    visible.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    const counts = { rounds: [1, 2], forgotten: [], closest: [] };
    for (const round of [1, 2])
      app!.server.tell({ type: 'audience', game: 1, round, viewers: 20, seen: [round + 7], ...counts });
    const heard = new Set<string>();
    for (let tenths = 0; tenths < 120; tenths++) {
      await vi.advanceTimersByTimeAsync(100);
      flushSync();
      screen.queryByRole('button', { name: called(say('scene-go-on')) })?.click();
      const round = [1, 2].find((number) => said().includes(say('days-missed', { round: number })));
      for (const seen of [8, 9])
        if (said().includes(say('audience-saw', { seen, viewers: 20 }))) heard.add(`${round}: ${seen}`);
    }
    expect([...heard]).toEqual(['1: 8', '2: 9']);
  });

  it('tells spectators where the server has forgotten what they marked', async () => {
    localStorage.setItem('stella-settings', JSON.stringify({ tips: false, chosenMotion: 'calm' }));
    localStorage.setItem('stella-along', JSON.stringify([{ moment: 'ABCD2345 1 1', places: [4] }]));
    const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const view = inRound(2);
    await see({ ...view, you: { ...view.you!, seat: null, game: null } });
    vi.useFakeTimers({ now: NOON });
    visible.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    const light = { viewers: 0, seen: [], rounds: [], forgotten: [1], closest: [] };
    app!.server.tell({ type: 'audience', game: 1, round: 1, ...light });
    let told = false;
    for (let tenths = 0; tenths < 60 && !told; tenths++) {
      await vi.advanceTimersByTimeAsync(100);
      flushSync();
      told = said().includes(say('audience-forgotten'));
    }
    expect(told).toBe(true);
    expect(said()).toContain(say('days-missed', { round: 1 }));
  });

  it('leaves the points of each round until somebody goes on', async () => {
    const view = inRound(2);
    await see({ ...view, table: { ...view.table!, options: { ...view.table!.options, pace: 'off' } } });
    expect(app!.sent).toEqual([]);
    expect(screen.queryByRole('button', { name: called(say('play-pass')) })).toBeNull();
    screen.getByRole('button', { name: called(say('scene-go-on')) }).click();
    flushSync();
    screen.getByRole('button', { name: called(say('play-pass')) });
    expect(localStorage.getItem('stella-told')).toBe(JSON.stringify([['ABCD2345 1', 1]]));
  });
});

describe('a deadline', () => {
  const tell = async (language: 'de' | 'it', hours: number) =>
    whenUntil(await Texts.in(language), NOON + hours * HOUR, NOON).replace(/\s/g, ' ');

  it('is told as people say it', async () => {
    expect(await tell('it', 6)).toBe('oggi, 18:00');
    expect(await tell('de', 24)).toBe('morgen, 12:00');
    expect(await tell('de', 72)).toBe('Montag, 12:00');
  });
});
