import { screen, waitFor, within } from '@testing-library/dom';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lobby } from '$lib/testing/scenes';
import { ADDRESS, beginning, called, say, AppHarness } from '$lib/testing/app-harness';

let app: AppHarness;
afterEach(() => app.leave());

describe('the link of the table', () => {
  const copy = () => screen.getByRole('button', { name: say('ui-copy') });
  const written = vi.fn();

  beforeEach(() => {
    written.mockReset().mockResolvedValue(undefined);
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText: written } as unknown as Clipboard);
  });

  it('is copied, and then it says so', async () => {
    app = await AppHarness.at(lobby());
    await screen.findByText(`${ADDRESS}/t/ABCD2345`);
    copy().click();
    expect(await screen.findByRole('button', { name: say('ui-copied') })).toBeDefined();
    expect(written).toHaveBeenCalledExactlyOnceWith(`${ADDRESS}/t/ABCD2345`);
  });

  it('is selected and copied where there is no clipboard', async () => {
    written.mockRejectedValue(new Error('not here'));
    document.execCommand = vi.fn(() => true);
    app = await AppHarness.at(lobby());
    await screen.findByText(`${ADDRESS}/t/ABCD2345`);
    copy().click();
    expect(await screen.findByRole('button', { name: say('ui-copied') })).toBeDefined();
    expect(document.execCommand).toHaveBeenCalledExactlyOnceWith('copy');
    expect(getSelection()?.toString()).toBe(`${ADDRESS}/t/ABCD2345`);
  });

  it('does not say so if nothing can be copied', async () => {
    written.mockRejectedValue(new Error('not here'));
    document.execCommand = vi.fn(() => false);
    app = await AppHarness.at(lobby());
    copy().click();
    await waitFor(() => expect(document.execCommand).toHaveBeenCalled());
    flushSync();
    expect(copy()).toBeDefined();
  });
});

describe('own words', () => {
  const cards = [['lighthouse', 'tide'], ['lantern']];
  const replies = { 'POST /api/own-words': { cards } };
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: say('options-own-words') });
  const again = () => screen.queryByRole('button', { name: say('options-own-words-again') });

  async function typeAndSave() {
    app = await AppHarness.at(lobby(), { replies });
    field().value = ' lighthouse /tide\nlantern';
    field().dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
    screen.getByRole('button', { name: say('options-own-words-save') }).click();
    await waitFor(() =>
      expect(app.sent).toContainEqual({ type: 'set_options', options: { own_words: cards } }),
    );
  }

  it('are kept in this browser once the table has them, and offered at the next table', async () => {
    await typeAndSave();
    await app.grant();
    await waitFor(() => expect(localStorage.getItem('stella-own-words')).not.toBeNull());
    const kept = localStorage.getItem('stella-own-words')!;
    await app.leave();
    localStorage.setItem('stella-own-words', kept);
    app = await AppHarness.at(lobby(), { replies });
    again()!.click();
    flushSync();
    expect(field().value).toBe('lighthouse / tide\nlantern');
  });

  it('are not kept if the table refuses them', async () => {
    await typeAndSave();
    const { id } = app.server.sent.at(-1)!;
    app.server.tell({ type: 'error', id, code: 'E_OWN_WORDS', message: 'No.', args: {}, rule: null });
    expect(await screen.findByText('No.')).toBeDefined();
    expect(localStorage.getItem('stella-own-words')).toBeNull();
  });

  it('are not offered to who has none', async () => {
    app = await AppHarness.at(lobby());
    expect(again()).toBeNull();
  });
});

describe('the languages at the table', () => {
  it('are named by their own names', async () => {
    const view = lobby();
    app = await AppHarness.at({ ...view, table: { ...view.table!, languages: ['pl', 'en'] } });
    expect(
      screen.getByText(called(say('lobby-languages', { languages: 'English and Polski' }))),
    ).toBeDefined();
  });
});

describe('the pictures', () => {
  const withNew = (new_pictures: number | null) => {
    const view = lobby();
    return { ...view, table: { ...view.table!, new_pictures } };
  };

  it.each([0, 1, 54])('say how many of them are new to this table: %i', async (count) => {
    app = await AppHarness.at(withNew(count));
    expect(screen.getByText(called(say('options-new-pictures', { count })))).toBeDefined();
  });

  it('say nothing where nobody can count them', async () => {
    app = await AppHarness.at(withNew(null));
    expect(screen.queryByText(/still new to this table/)).toBeNull();
  });
});

describe('the host', () => {
  const button = (name: string) => screen.getByRole('button', { name: called(name) });
  const change = (field: HTMLSelectElement, value: string) => {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    flushSync();
  };

  /** The question about somebody. */
  const asked = () => document.querySelector('dialog')!;

  it('sends away whom they named, once sure of it', async () => {
    app = await AppHarness.at(lobby());
    button(say('lobby-kick', { player: 'Cy' })).click();
    flushSync();
    expect(app.sent).toEqual([]);
    button(say('lobby-kick-yes')).click();
    expect(app.sent).toEqual([{ type: 'kick', member: 'm3', knock: false }]);
  });

  it('has everybody knock from then on, if they say so when they send somebody away', async () => {
    app = await AppHarness.at(lobby());
    button(say('lobby-kick', { player: 'Cy' })).click();
    flushSync();
    within(asked())
      .getByRole('switch', { name: beginning(say('lobby-kick-knock')) })
      .click();
    flushSync();
    button(say('lobby-kick-yes')).click();
    expect(app.sent).toEqual([{ type: 'kick', member: 'm3', knock: true }]);
  });

  it('is not asked about knocking where everybody knocks anyway', async () => {
    const view = lobby();
    const options = { ...view.table!.options, joining: 'approved' as const };
    app = await AppHarness.at({ ...view, table: { ...view.table!, options } });
    button(say('lobby-kick', { player: 'Cy' })).click();
    flushSync();
    expect(within(asked()).queryByRole('switch', { name: beginning(say('lobby-kick-knock')) })).toBeNull();
  });

  it('hands on the role', async () => {
    app = await AppHarness.at(lobby());
    button(say('lobby-make-host', { player: 'Bo' })).click();
    expect(app.sent).toEqual([{ type: 'pass_host', member: 'm2' }]);
  });

  it('lets in who knocks', async () => {
    const view = lobby();
    const knocking = {
      id: 'm4',
      name: 'Dee',
      language: 'en',
      seat: null,
      present: true,
      approved: false,
      program: false,
    };
    app = await AppHarness.at({
      ...view,
      table: { ...view.table!, members: [...view.table!.members, knocking] },
    });
    button(say('lobby-let-in', { player: 'Dee' })).click();
    expect(app.sent).toEqual([{ type: 'approve', member: 'm4' }]);
  });

  it('seats a bot of the chosen character and level', async () => {
    app = await AppHarness.at(lobby());
    change(screen.getByRole('combobox', { name: say('bots-who') }), 'saga');
    change(screen.getByRole('combobox', { name: say('bots-level') }), 'oracle');
    button(say('lobby-add-bot')).click();
    expect(app.sent).toEqual([{ type: 'add_bot', level: 'oracle', character: 'saga' }]);
  });

  it.each([
    ['options-strict', { strict_pens: true }],
    ['options-real', { real_cards: true }],
    ['options-approved', { joining: 'approved' }],
    ['options-spectators', { spectators: false }],
    ['options-thinking', { thinking: false }],
  ] as const)('switches: %s', async (name, options) => {
    app = await AppHarness.at(lobby());
    screen.getByRole('switch', { name: beginning(say(name)) }).click();
    expect(app.sent).toEqual([{ type: 'set_options', options }]);
  });

  it('lets the host open the table to research, and everybody agree for themselves', async () => {
    app = await AppHarness.at(lobby());
    expect(screen.queryByRole('switch', { name: beginning(say('options-donate')) })).toBeNull();
    screen.getByRole('switch', { name: beginning(say('options-research')) }).click();
    expect(app.sent).toEqual([{ type: 'set_research', on: true }]);
  });

  it('asks whoever is at a table that gives slates, and takes silence for no', async () => {
    const view = lobby({ host: false });
    app = await AppHarness.at({ ...view, table: { ...view.table!, research: true } });
    const option = (id: 'options-donate' | 'options-research') =>
      screen.getByRole<HTMLInputElement>('switch', { name: beginning(say(id)) });
    expect(option('options-research').disabled).toBe(true);
    expect(option('options-donate').checked).toBe(false);
    option('options-donate').click();
    expect(app.sent).toEqual([{ type: 'donate_slates', on: true }]);
  });

  it.each([
    ['options-time', '90', { time_limit: 90 }],
    ['options-patience', '120', { patience: 120 }],
  ] as const)('chooses: %s', async (name, value, options) => {
    app = await AppHarness.at(lobby());
    change(screen.getByRole('combobox', { name: beginning(say(name)) }), value);
    expect(app.sent).toEqual([{ type: 'set_options', options }]);
  });

  it.each([
    ['options-words-discovery', { words: 'discovery' }],
    ['options-pace-brisk', { pace: 'brisk' }],
    ['options-slates-after_round', { slates_shown: 'after_round' }],
  ] as const)('picks: %s', async (name, options) => {
    app = await AppHarness.at(lobby());
    screen.getByRole('radio', { name: beginning(say(name)) }).click();
    expect(app.sent).toEqual([{ type: 'set_options', options }]);
  });

  it('starts when everybody is here', async () => {
    app = await AppHarness.at(lobby());
    button(say('lobby-start')).click();
    expect(app.sent).toEqual([{ type: 'start' }]);
  });
});

describe('who is no host', () => {
  it('reads how we play, and can set nothing', async () => {
    app = await AppHarness.at(lobby({ host: false }));
    expect(screen.getAllByRole<HTMLInputElement>('switch').every((each) => each.disabled)).toBe(true);
    expect(screen.queryByRole('button', { name: say('lobby-start') })).toBeNull();
    expect(screen.queryByRole('button', { name: say('lobby-add-bot') })).toBeNull();
  });
});

describe('everybody', () => {
  it.each([
    ['symbol-star', { type: 'pick_symbol', symbol: 'star' }],
    ['colour-green', { type: 'pick_colour', colour: 'green' }],
  ] as const)('chooses how they look: %s', async (name, message) => {
    app = await AppHarness.at(lobby());
    screen.getByRole('radio', { name: say(name) }).click();
    expect(app.sent).toEqual([message]);
  });

  it('can change their name, which is theirs at the next table too', async () => {
    app = await AppHarness.at(lobby());
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: say('home-name') });
    field.value = ' Adele ';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
    expect(app.sent).toEqual([{ type: 'rename', name: 'Adele' }]);
    await app.grant();
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('stella-settings')!)).toMatchObject({ name: 'Adele' }),
    );
  });

  it('who is asked whether they are sure has the focus on the way back', async () => {
    app = await AppHarness.at(lobby());
    screen.getByRole('button', { name: say('lobby-leave') }).click();
    const cancel = await screen.findByRole('button', { name: say('ui-cancel') });
    await waitFor(() => expect(document.activeElement).toBe(cancel));
    cancel.click();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: say('lobby-leave') })),
    );
  });

  it('leaves for good only when they say so twice, and is at the start then', async () => {
    app = await AppHarness.at(lobby());
    screen.getByRole('button', { name: say('lobby-leave') }).click();
    flushSync();
    expect(app.sent).toEqual([]);
    expect(screen.getByText(say('lobby-leave-sure'))).toBeDefined();
    screen.getByRole('button', { name: say('lobby-leave') }).click();
    expect(app.sent).toEqual([{ type: 'leave' }]);
    await app.grant();
    await waitFor(() => expect(location.pathname).toBe('/'));
  });
});

describe('the ways to this table', () => {
  const info = {
    code: 'ABCD2345',
    status: 'lobby',
    joining: 'open',
    spectators: true,
    inside: null,
    member: 'm1',
    watch_key: 'w4tch',
  };
  const replies = {
    'GET /api/tables/ABCD2345': info,
    'POST /api/tables/ABCD2345/tickets': { link: `${ADDRESS}/t/ABCD2345/resume#t1cket` },
  };

  it.each([
    ['lobby-board', `${ADDRESS}/t/ABCD2345/board#w4tch`],
    ['lobby-spectate', `${ADDRESS}/t/ABCD2345/watch#w4tch`],
    ['lobby-other-device', `${ADDRESS}/t/ABCD2345/resume#t1cket`],
  ] as const)('%s', async (name, link) => {
    app = await AppHarness.at(lobby(), { replies });
    screen.getByRole('button', { name: say(name) }).click();
    expect(await screen.findByText(link)).toBeDefined();
  });
});

describe('the games before', () => {
  const earlier = () => screen.queryByRole('button', { name: say('album-of-table') });

  it('are looked at over the lobby, once there were any', async () => {
    const view = lobby();
    app = await AppHarness.at(view, { replies: { 'GET /api/tables/ABCD2345/albums': { games: [] } } });
    expect(earlier()).toBeNull();
    app.show({ ...view, version: 2, table: { ...view.table!, games: 1 } });
    earlier()?.click();
    await screen.findByText(say('album-none'));
    screen.getByRole('button', { name: say('ui-close') }).click();
    await screen.findByRole('button', { name: say('album-of-table') });
    expect(app.sockets).toHaveLength(1);
  });
});
