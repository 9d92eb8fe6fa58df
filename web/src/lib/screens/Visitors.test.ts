import { screen, waitFor } from '@testing-library/dom';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lobby, revealing } from '$lib/testing/scenes';
import { beginning, choose, say, AppHarness } from '$lib/testing/app-harness';

let app: AppHarness;
afterEach(() => app.leave());

const TABLE = '/api/tables/ABCD2345';
const outside = {
  code: 'ABCD2345',
  status: 'lobby',
  joining: 'open',
  spectators: true,
  inside: {
    host: 'Ada',
    people: ['Bo'],
    seats: 2,
    bots: 0,
    open_seats: 4,
    free_colours: ['green', 'blue'],
    round: null,
    between_rounds: false,
    audience: true,
  },
  member: null,
  watch_key: null,
};
const seated = { code: 'ABCD2345', member: 'm4' };

function type(field: HTMLInputElement, value: string) {
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
}

const bodyOf = (method: string, path: string) =>
  app.asked.find((each) => each.method === method && each.path === path)?.body;

describe('who plays at once', () => {
  it('gets a table of their own with three gentle bots, and it starts', async () => {
    app = await AppHarness.to('/', { language: 'fr', replies: { 'POST /api/tables': seated } });
    screen.getByRole('button', { name: say('home-play-now') }).click();
    await waitFor(() => app.server);
    expect(bodyOf('POST', '/api/tables')).toMatchObject({ language: 'fr', options: { words: 'discovery' } });
    const bot = { type: 'add_bot', level: 'dreamer' };
    app.server.onopen?.();
    app.show(lobby());
    expect(app.sent).toEqual([bot, bot, bot, { type: 'start' }]);
  });
});

describe('the pace of a game that starts right away', () => {
  it('is chosen once and remembered', async () => {
    app = await AppHarness.to('/', { replies: { 'POST /api/tables': seated } });
    screen.getByRole('button', { name: say('ui-settings') }).click();
    flushSync();
    const pace = screen.getByRole<HTMLSelectElement>('combobox', { name: say('options-pace') });
    expect(pace.value).toBe('unhurried');
    choose(pace, 'brisk');
    expect(JSON.parse(localStorage.getItem('stella-settings')!)).toMatchObject({ pace: 'brisk' });
    screen.getByRole('button', { name: say('ui-close') }).click();
    screen.getByRole('button', { name: say('home-play-now') }).click();
    await waitFor(() => app.server);
    expect(bodyOf('POST', '/api/tables')).toMatchObject({ options: { pace: 'brisk' } });
  });
});

describe('who types a wrong code', () => {
  it('hears what is wrong with it from the field itself', async () => {
    app = await AppHarness.to('/');
    const field = await screen.findByLabelText<HTMLInputElement>(say('home-code'));
    type(field, 'WXYZ2345');
    field.form!.requestSubmit();
    const problem = await screen.findByRole('alert');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.getAttribute('aria-describedby')!.split(' ')).toContain(problem.id);
    expect(problem.id).not.toBe('');
  });
});

describe('who opens a table', () => {
  it.each([
    [false, 'discovery'],
    [true, 'ordinary'],
  ])('having finished a game before (%s) begins with %s words', async (played, words) => {
    localStorage.setItem('stella-settings', JSON.stringify({ played, name: 'Ada' }));
    app = await AppHarness.to('/', { replies: { 'POST /api/tables': seated } });
    screen.getByRole('button', { name: say('home-new-table') }).click();
    flushSync();
    document
      .querySelector('dialog form')!
      .dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await waitFor(() => expect(bodyOf('POST', '/api/tables')).toMatchObject({ options: { words } }));
  });
});

describe('who has a code', () => {
  it.each(['abcd-2345', 'https://stella.example/t/ABCD2345'])('finds the table by %s', async (typed) => {
    app = await AppHarness.to('/');
    type(screen.getByRole('textbox', { name: beginning(say('home-code')) }), typed);
    document.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await waitFor(() => expect(location.pathname).toBe('/t/ABCD2345'));
  });
});

describe('the short code of a lobby', () => {
  const found = { 'GET /api/codes/KAFU': { code: 'ABCD2345' } };

  it('leads to the table as people type it', async () => {
    app = await AppHarness.to('/', { replies: { [`GET ${TABLE}`]: outside, ...found } });
    type(screen.getByRole('textbox', { name: beginning(say('home-code')) }), ' ka-fu ');
    document.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await waitFor(() => expect(location.pathname).toBe('/t/ABCD2345'));
  });

  it('in the address leads there too', async () => {
    app = await AppHarness.to('/t/kafu', { replies: { [`GET ${TABLE}`]: outside, ...found } });
    await waitFor(() => expect(location.pathname).toBe('/t/ABCD2345'));
  });

  it('that finds nothing says why, and leads home', async () => {
    app = await AppHarness.to('/t/KAFU', { refusals: { 'GET /api/codes/KAFU': 404 } });
    await waitFor(() => expect(screen.getByRole('link', { name: say('ui-home') })).toBeDefined());
    expect(app.sockets).toEqual([]);
  });
});

describe('a stranger at a table', () => {
  it('sits down by name, in the colour and the language they chose', async () => {
    app = await AppHarness.to('/t/ABCD2345', {
      language: 'pl',
      replies: { [`GET ${TABLE}`]: outside, [`POST ${TABLE}/members`]: seated },
    });
    type(await screen.findByRole('textbox', { name: beginning(say('home-name')) }), 'Dee');
    (await screen.findByRole('radio', { name: say('colour-blue') })).click();
    flushSync();
    document.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await waitFor(() =>
      expect(bodyOf('POST', `${TABLE}/members`)).toMatchObject({
        name: 'Dee',
        language: 'pl',
        colour: 'blue',
      }),
    );
  });

  it('may just watch', async () => {
    app = await AppHarness.to('/t/ABCD2345', { replies: { [`GET ${TABLE}`]: outside } });
    (await screen.findByRole('button', { name: say('home-watch') })).click();
    expect(location.pathname).toBe('/t/ABCD2345/watch');
    await waitFor(() => expect(app.server.url).toContain('as=spectator'));
  });
});

describe('who comes from another device', () => {
  it('shows the ticket, and is at the table', async () => {
    app = await AppHarness.to('/t/ABCD2345/resume#t1cket', {
      replies: { [`POST ${TABLE}/devices`]: seated },
    });
    await waitFor(() => expect(location.pathname).toBe('/t/ABCD2345'));
    expect(bodyOf('POST', `${TABLE}/devices`)).toMatchObject({ ticket: 't1cket' });
  });
});

describe('a key in the link of a board', () => {
  it('is shown to the server, and leaves the address', async () => {
    app = await AppHarness.to('/t/ABCD2345/board#w4tch', { replies: { [`POST ${TABLE}/watchers`]: null } });
    await waitFor(() => app.server);
    expect(bodyOf('POST', `${TABLE}/watchers`)).toEqual({ key: 'w4tch' });
    expect(location.hash).toBe('');
  });
});

describe('a board whose key was changed', () => {
  it('shows the new one to the server, which keeps it for the next time', async () => {
    app = await AppHarness.to('/t/ABCD2345/board', { replies: { [`POST ${TABLE}/watchers`]: null } });
    const server = await waitFor(() => app.server);
    server.tell({ type: 'watch_key', key: 'n3w' });
    await waitFor(() => expect(bodyOf('POST', `${TABLE}/watchers`)).toEqual({ key: 'n3w' }));
  });
});

describe('settings', () => {
  it('count at once, and at the next visit', async () => {
    app = await AppHarness.to('/');
    screen.getByRole('button', { name: say('ui-settings') }).click();
    flushSync();
    for (const name of ['ui-light-room', 'ui-motion', 'ui-sound'] as const) {
      screen.getByRole('switch', { name: beginning(say(name)) }).click();
      flushSync();
    }
    const { theme, motion } = document.documentElement.dataset;
    expect([theme, motion]).toEqual(['light', 'calm']);
    const kept = JSON.parse(localStorage.getItem('stella-settings')!);
    expect(kept).toMatchObject({ theme: 'light', chosenMotion: 'calm', sound: false });
  });

  it('let a language be chosen for the whole page', async () => {
    app = await AppHarness.to('/');
    choose(screen.getByRole<HTMLSelectElement>('combobox', { name: say('ui-language') }), 'de');
    await waitFor(() => expect(document.documentElement.lang).toBe('de'));
    expect(screen.getByRole('button', { name: say('home-play-now') })).toBeDefined();
    expect(document.title).toMatch(/^Stella: /);
    expect(localStorage.getItem('stella-language')).toBe('de');
  });
});

describe('the connection', () => {
  const banner = () => document.querySelector('.banner')!.textContent.trim();

  it('is spoken of once it is lost for more than a moment, until it is back', async () => {
    app = await AppHarness.at(revealing());
    vi.useFakeTimers();
    app.server.end(1006);
    await vi.advanceTimersByTimeAsync(200);
    expect(banner()).toBe('');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(banner()).toBe(say('way-lost'));
    app.server.onopen?.();
    app.show(revealing());
    await vi.advanceTimersByTimeAsync(100);
    vi.useRealTimers();
    expect(banner()).toBe('');
  });

  it('moves over to another server without a word', async () => {
    app = await AppHarness.at(revealing());
    vi.useFakeTimers();
    const old = app.server;
    old.tell({ type: 'leaving', come_back_in: 400, jitter: 500 });
    await vi.advanceTimersByTimeAsync(400);
    expect(app.server).not.toBe(old);
    app.server.onopen?.();
    app.show(revealing());
    await vi.advanceTimersByTimeAsync(5_000);
    vi.useRealTimers();
    expect(old.closed).toBe(true);
    expect(banner()).toBe('');
  });

  it('is not spoken of while a server restarts, unless that lasts', async () => {
    app = await AppHarness.at(revealing());
    vi.useFakeTimers();
    app.server.tell({ type: 'leaving', come_back_in: 600, jitter: 100 });
    app.server.end(1012);
    await vi.advanceTimersByTimeAsync(3_900);
    expect(banner()).toBe('');
    await vi.advanceTimersByTimeAsync(200);
    vi.useRealTimers();
    expect(banner()).toBe(say('way-restarting'));
  });
});
