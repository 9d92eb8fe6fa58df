import { screen, waitFor, within } from '@testing-library/dom';
import { flushSync } from 'svelte';
import type { MessageId } from '$lib/i18n/messages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lobby } from '$lib/testing/scenes';
import type { Character, View } from '$lib/protocol/types';
import { ADDRESS, beginning, called, plain, say, AppHarness } from '$lib/testing/app-harness';

let app: AppHarness;
afterEach(() => app.leave());

const button = (name: string) => screen.getByRole('button', { name: called(name) });
const dialog = () => [...document.querySelectorAll('dialog')].at(-1)!;

/** What a screen reader says of a button. */
function nameOf(button: HTMLElement): string {
  const copy = button.cloneNode(true) as HTMLElement;
  copy.querySelectorAll('[aria-hidden]').forEach((each) => each.remove());
  return plain(button.getAttribute('aria-label') ?? copy.textContent)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Press a button, and see what comes of it. */
function press(name: string) {
  button(name).click();
  flushSync();
}

/** Open something behind "More". */
function openMore(name: MessageId) {
  press(say('lobby-more'));
  press(say(name as 'lobby-more'));
}

/** Tap one of the three choices. */
function choose(name: 'options-words' | 'options-deck' | 'lobby-pace') {
  screen.getByRole('button', { name: beginning(say(name)) }).click();
  flushSync();
}

/** Tap somebody at the table. */
function tap(player: string) {
  within(screen.getByRole('list', { name: say('lobby-seats') }))
    .getByRole('button', { name: beginning(player) })
    .click();
  flushSync();
}

function type(field: HTMLInputElement | HTMLTextAreaElement, typed: string) {
  field.value = typed;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
}

describe('the link of the table', () => {
  const link = `${ADDRESS}/t/ABCD2345`;
  const written = vi.fn();

  beforeEach(() => {
    written.mockReset().mockResolvedValue(undefined);
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText: written } as unknown as Clipboard);
  });

  /** The page has heard where others find this server. */
  const known = () => screen.findByText(called(say('lobby-code-where', { address: ADDRESS.slice(7) })));

  it('is copied, and then it says so', async () => {
    app = await AppHarness.at(lobby());
    await known();
    press(say('ui-copy'));
    expect(await screen.findByRole('button', { name: say('ui-copied') })).toBeDefined();
    expect(written).toHaveBeenCalledExactlyOnceWith(link);
  });

  it('is copied by a selection where there is no clipboard', async () => {
    written.mockRejectedValue(new Error('not here'));
    const data = { setData: vi.fn() };
    document.execCommand = vi.fn(
      (command) =>
        !document.dispatchEvent(
          Object.assign(new Event(command, { cancelable: true }), { clipboardData: data }),
        ),
    );
    app = await AppHarness.at(lobby());
    await known();
    press(say('ui-copy'));
    expect(await screen.findByRole('button', { name: say('ui-copied') })).toBeDefined();
    expect(data.setData).toHaveBeenCalledExactlyOnceWith('text/plain', link);
    document.execCommand('copy');
    expect(data.setData).toHaveBeenCalledOnce();
  });

  it('is shown and selected where nothing can be copied', async () => {
    written.mockRejectedValue(new Error('not here'));
    document.execCommand = vi.fn(() => false);
    app = await AppHarness.at(lobby());
    await known();
    press(say('ui-copy'));
    await screen.findByRole('dialog', { name: say('lobby-invite') });
    const copy = () => within(dialog()).getByRole('button', { name: say('ui-copy') });
    copy().click();
    await waitFor(() => expect(getSelection()?.toString()).toBe(link));
    flushSync();
    expect(copy()).toBeDefined();
  });
});

describe('the code of the table', () => {
  const asked = () => app.asked.filter(({ path }) => path.endsWith('/code')).length;

  it('is read out letter by letter to who hears the page', async () => {
    app = await AppHarness.at(lobby());
    expect(await screen.findByText(called(say('lobby-code', { code: 'K A F U' })))).toBeDefined();
    expect(screen.queryByText(/ABCD2345/)).toBeNull();
  });

  it('is asked for again once a lost connection is back: a server that was started again has forgotten it', async () => {
    app = await AppHarness.at(lobby());
    await waitFor(() => expect(asked()).toBe(1));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(app.sockets).toHaveLength(2));
    app.server.onopen?.();
    app.show(lobby());
    await waitFor(() => expect(asked()).toBe(2));
  });

  it('is left out where the server has none to give, and the link stays', async () => {
    app = await AppHarness.at(lobby(), { replies: { 'POST /api/tables/ABCD2345/code': { code: null } } });
    await waitFor(() => expect(asked()).toBe(1));
    expect(screen.queryByText(called(say('lobby-code', { code: 'K A F U' })))).toBeNull();
    expect(button(say('ui-copy'))).toBeDefined();
  });
});

describe('own words', () => {
  const cards = [['lighthouse', 'tide'], ['lantern']];
  const four = [['a'], ['b'], ['c'], ['d']];
  const replies = { 'POST /api/own-words': { cards } };
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: say('options-own-words') });
  const again = () => screen.queryByRole('button', { name: say('options-own-words-again') });

  async function openWords(around = {}) {
    app = await AppHarness.at(lobby(), { replies, ...around });
    choose('options-words');
    screen.getByRole('radio', { name: beginning(say('options-words-own')) }).click();
    flushSync();
  }

  async function typeWords(around = {}) {
    await openWords(around);
    type(field(), ' lighthouse /tide\nlantern');
  }

  /** As the field is left. */
  const leave = () => field().dispatchEvent(new Event('change', { bubbles: true }));
  const sent = (options: object) =>
    waitFor(() => expect(app.sent).toContainEqual({ type: 'set_options', options }));

  it('count as soon as the field is left; too few for a game of their own are mixed in', async () => {
    await typeWords();
    expect(app.sent).toEqual([]);
    leave();
    await sent({ own_words: cards, words: 'mixed' });
  });

  it('are all that is played with once there are four cards', async () => {
    await typeWords({ replies: { 'POST /api/own-words': { cards: four } } });
    leave();
    await sent({ own_words: four, words: 'own' });
  });

  it('are used by the start, also if the field was never left', async () => {
    await typeWords();
    button(say('lobby-start', { count: 3 })).click();
    await sent({ own_words: cards, words: 'mixed' });
    expect(app.sent).toHaveLength(1);
    await app.grant();
    await waitFor(() => expect(app.sent.at(-1)).toEqual({ type: 'start' }));
  });

  it('keep the game from starting while something is wrong with them, and it says what', async () => {
    await typeWords({ replies: {}, refusals: { 'POST /api/own-words': 422 } });
    button(say('lobby-start', { count: 3 })).click();
    await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
    expect(app.sent).toEqual([]);
    expect(field().value).toBe(' lighthouse /tide\nlantern');
  });

  it('are kept in this browser once the table has them, and offered at the next table', async () => {
    await typeWords();
    leave();
    await sent({ own_words: cards, words: 'mixed' });
    await app.grant();
    await waitFor(() => expect(localStorage.getItem('stella-own-words')).not.toBeNull());
    const kept = localStorage.getItem('stella-own-words')!;
    await app.leave();
    localStorage.setItem('stella-own-words', kept);
    await openWords();
    again()!.click();
    flushSync();
    expect(field().value).toBe('lighthouse / tide\nlantern');
  });

  it('are not kept if the table refuses them', async () => {
    await typeWords();
    leave();
    await sent({ own_words: cards, words: 'mixed' });
    const { id } = app.server.sent.at(-1)!;
    app.server.tell({ type: 'error', id, code: 'E_OWN_WORDS', message: 'No.', args: {}, rule: null });
    expect(await screen.findByText('No.')).toBeDefined();
    expect(localStorage.getItem('stella-own-words')).toBeNull();
  });

  it('are not offered to who has none', async () => {
    await openWords();
    expect(again()).toBeNull();
  });
});

describe('the pictures', () => {
  const withNew = (new_pictures: number | null) => {
    const view = lobby();
    return { ...view, table: { ...view.table!, new_pictures } };
  };

  it.each([0, 1, 54])('say how many of them are new to this table: %i', async (count) => {
    app = await AppHarness.at(withNew(count));
    choose('options-deck');
    expect(screen.getByText(called(say('options-new-pictures', { count })))).toBeDefined();
  });

  it.each([
    [4, true],
    [30, false],
  ])('of the host, %i of them, say whether they are mixed with others: %s', async (cards, mixed) => {
    const limits = { least: 1, most: 300, mixed_below: 30, file_bytes: 1, total_bytes: 1 };
    const replies = { 'GET /api/tables/ABCD2345/deck': { cards, making: null, limits } };
    app = await AppHarness.at(lobby(), { replies });
    choose('options-deck');
    const tile = await screen.findByRole('radio', { name: beginning(say('decks-own')) });
    const { textContent } = tile.closest('label')!;
    expect(plain(textContent).includes(say('pictures-mixed', { count: cards }))).toBe(mixed);
  });

  it('say nothing where nobody can count them', async () => {
    app = await AppHarness.at(withNew(null));
    choose('options-deck');
    expect(screen.queryByText(/still new to this table/)).toBeNull();
  });
});

describe('the host', () => {
  const change = (field: HTMLSelectElement, value: string) => {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    flushSync();
  };

  it('sees one thing to do next, three choices, and nothing else to set', async () => {
    app = await AppHarness.at(lobby());
    const said = screen.getAllByRole('button').map(nameOf);
    expect(said).toEqual([
      say('ui-settings'),
      say('ui-copy'),
      say('lobby-qr-large'),
      'Ada host you',
      'Bo',
      'Cy',
      ...Array.from({ length: 3 }, () => `${say('player-free')}: ${say('lobby-add-bot')}`),
      `${say('options-words')} ${say('options-words-ordinary')}`,
      say('options-deck'),
      `${say('lobby-pace')} ${say('options-pace-off')}`,
      say('lobby-start', { count: 3 }),
      say('lobby-more'),
    ]);
    for (const role of ['switch', 'radio', 'combobox', 'textbox'])
      expect(screen.queryAllByRole(role)).toEqual([]);
  });

  it('sends away whom they named, once sure of it', async () => {
    app = await AppHarness.at(lobby());
    tap('Cy');
    press(say('lobby-kick', { player: 'Cy' }));
    expect(app.sent).toEqual([]);
    press(say('lobby-kick-yes'));
    expect(app.sent).toEqual([{ type: 'kick', member: 'm3', knock: false }]);
  });

  it('sends nobody away who changes their mind', async () => {
    app = await AppHarness.at(lobby());
    tap('Cy');
    press(say('lobby-kick', { player: 'Cy' }));
    press(say('ui-cancel'));
    expect(screen.queryByRole('button', { name: say('lobby-kick-yes') })).toBeNull();
    expect(app.sent).toEqual([]);
  });

  it('has everybody knock from then on, if they say so when they send somebody away', async () => {
    app = await AppHarness.at(lobby());
    tap('Cy');
    press(say('lobby-kick', { player: 'Cy' }));
    within(dialog())
      .getByRole('switch', { name: beginning(say('lobby-kick-knock')) })
      .click();
    flushSync();
    press(say('lobby-kick-yes'));
    expect(app.sent).toEqual([{ type: 'kick', member: 'm3', knock: true }]);
  });

  it('is not asked about knocking where everybody knocks anyway', async () => {
    const view = lobby();
    const options = { ...view.table!.options, joining: 'approved' as const };
    app = await AppHarness.at({ ...view, table: { ...view.table!, options } });
    tap('Cy');
    press(say('lobby-kick', { player: 'Cy' }));
    expect(within(dialog()).queryByRole('switch', { name: beginning(say('lobby-kick-knock')) })).toBeNull();
  });

  it('hands on the role', async () => {
    app = await AppHarness.at(lobby());
    tap('Bo');
    press(say('lobby-make-host', { player: 'Bo' }));
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
    press(say('lobby-let-in', { player: 'Dee' }));
    expect(app.sent).toEqual([{ type: 'approve', member: 'm4' }]);
  });

  it('seats a bot of the chosen character and level on a free chair', async () => {
    app = await AppHarness.at(lobby());
    screen
      .getAllByRole('button', { name: called(`${say('player-free')}: ${say('lobby-add-bot')}`) })[0]!
      .click();
    flushSync();
    screen.getByRole('radio', { name: beginning(say('bot-name-saga')) }).click();
    flushSync();
    screen.getByRole('radio', { name: beginning(say('bot-level-oracle')) }).click();
    flushSync();
    press(say('lobby-seat-bot', { bot: say('bot-name-saga') }));
    expect(app.sent).toEqual([{ type: 'add_bot', level: 'oracle', character: 'saga' }]);
    await app.grant();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('has the focus once the chair that it was on is taken', async () => {
    const view = lobby();
    const { chairs } = view.table!;
    const bot = (character: Character) => ({
      ...chairs[0]!,
      member: null,
      bot: 'stargazer' as const,
      character,
    });
    const withBots = (...bots: Character[]): View => ({
      ...view,
      table: { ...view.table!, chairs: [...chairs, ...bots.map(bot)] },
    });
    app = await AppHarness.at(withBots('mira', 'iris'));
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
    const free = button(`${say('player-free')}: ${say('lobby-add-bot')}`);
    free.focus();
    free.click();
    flushSync();
    expect(document.activeElement?.textContent).toBe(say('bots-who'));
    press(say('lobby-seat-bot', { bot: say('bot-name-atlas') }));
    app.show(withBots('mira', 'iris', 'atlas'));
    await app.grant();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });

  it('adds a bot with one tap while there are too few to start', async () => {
    const view = lobby();
    const { chairs, members } = view.table!;
    const table = {
      ...view.table!,
      chairs: chairs.slice(0, 2),
      members: members.slice(0, 2),
      waits_for: ['seats' as const],
    };
    app = await AppHarness.at({ ...view, table });
    expect(screen.getByText(called(say('lobby-needs', { count: 1 })))).toBeDefined();
    press(say('lobby-add-bot'));
    expect(app.sent).toEqual([{ type: 'add_bot', level: 'stargazer' }]);
  });

  it.each([
    ['options-strict', { strict_pens: true }],
    ['options-real', { real_cards: true }],
    ['options-approved', { joining: 'approved' }],
    ['options-spectators', { spectators: false }],
    ['options-audience', { audience: false }],
  ] as const)('switches: %s', async (name, options) => {
    app = await AppHarness.at(lobby());
    openMore('options-title');
    screen.getByRole('switch', { name: beginning(say(name)) }).click();
    expect(app.sent).toEqual([{ type: 'set_options', options }]);
  });

  it('lets the host open the table to research, and everybody agree for themselves', async () => {
    app = await AppHarness.at(lobby());
    openMore('options-title');
    expect(screen.queryByRole('switch', { name: beginning(say('options-donate')) })).toBeNull();
    screen.getByRole('switch', { name: beginning(say('options-research')) }).click();
    expect(app.sent).toEqual([{ type: 'set_research', on: true }]);
  });

  it('asks whoever is at a table that gives slates, and takes silence for no', async () => {
    const view = lobby({ host: false });
    app = await AppHarness.at({ ...view, table: { ...view.table!, research: true } });
    openMore('options-title');
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
    openMore('options-title');
    change(screen.getByRole('combobox', { name: beginning(say(name)) }), value);
    expect(app.sent).toEqual([{ type: 'set_options', options }]);
  });

  it('picks when slates are revealed', async () => {
    app = await AppHarness.at(lobby());
    openMore('options-title');
    screen.getByRole('radio', { name: beginning(say('options-slates-after_round')) }).click();
    expect(app.sent).toEqual([{ type: 'set_options', options: { slates_shown: 'after_round' } }]);
  });

  it('picks the words', async () => {
    app = await AppHarness.at(lobby());
    choose('options-words');
    screen.getByRole('radio', { name: beginning(say('options-words-discovery')) }).click();
    expect(app.sent).toEqual([{ type: 'set_options', options: { words: 'discovery' } }]);
  });

  it('picks the pace, and how long bots think', async () => {
    app = await AppHarness.at(lobby());
    choose('lobby-pace');
    screen.getByRole('radio', { name: beginning(say('options-pace-brisk')) }).click();
    screen.getByRole('switch', { name: beginning(say('options-thinking')) }).click();
    expect(app.sent).toEqual([
      { type: 'set_options', options: { pace: 'brisk' } },
      { type: 'set_options', options: { thinking: false } },
    ]);
  });

  it('starts when enough are here, and reads how many chairs are free', async () => {
    app = await AppHarness.at(lobby());
    expect(screen.getByText(called(say('lobby-ready', { count: 3 })))).toBeDefined();
    press(say('lobby-start', { count: 3 }));
    expect(app.sent).toEqual([{ type: 'start' }]);
  });
});

describe('who is no host', () => {
  it('reads how we play and who is waited for, and can set nothing', async () => {
    app = await AppHarness.at(lobby({ host: false, member: 'm2', seat: 1 }));
    const line = `${say('lobby-in', { me: 'Bo' })} ${say('lobby-host-starts', { player: 'Ada' })}`;
    expect(screen.getByText(called(line))).toBeDefined();
    expect(screen.getByRole('link', { name: say('learn-title') })).toBeDefined();
    expect(screen.getByText(say('options-pace-off'))).toBeDefined();
    for (const name of [say('lobby-start', { count: 3 }), say('lobby-add-bot')])
      expect(screen.queryByRole('button', { name: called(name) })).toBeNull();
    openMore('options-title');
    expect(screen.getAllByRole<HTMLInputElement>('switch').every((each) => each.disabled)).toBe(true);
  });

  it('waves to the others', async () => {
    app = await AppHarness.at(lobby({ host: false, member: 'm2', seat: 1, may_react: true }));
    press(say('lobby-wave'));
    expect(app.sent).toEqual([{ type: 'react', kind: 'wave' }]);
  });

  it('sees a lantern swing for a second, and cannot wave again meanwhile', async () => {
    app = await AppHarness.at(lobby({ host: false, member: 'm2', seat: 1, may_react: true }));
    const swinging = () =>
      [...document.querySelectorAll('.waves')].map((each) =>
        plain(each.parentElement!.querySelector('.name')!.textContent),
      );
    vi.useFakeTimers();
    for (const member of ['m1', 'm2', 'm2']) app.server.tell({ type: 'reaction', member, kind: 'wave' });
    flushSync();
    expect(swinging()).toEqual(['Ada', 'Bo']);
    expect(document.querySelectorAll('.flying')).toHaveLength(0);
    press(say('lobby-wave'));
    expect(app.sent).toEqual([]);
    vi.advanceTimersByTime(1_000);
    flushSync();
    vi.useRealTimers();
    expect(swinging()).toEqual([]);
    press(say('lobby-wave'));
    expect(app.sent).toHaveLength(1);
  });

  it('reads who somebody is, and can do nothing to them', async () => {
    app = await AppHarness.at(lobby({ host: false, member: 'm2', seat: 1 }));
    tap('Ada');
    expect(within(dialog()).getByText(say('lobby-host-hint'))).toBeDefined();
    expect(within(dialog()).getAllByRole('button')).toHaveLength(1);
  });

  it('takes a free chair with one tap', async () => {
    app = await AppHarness.at(lobby({ host: false, member: 'm4', seat: null }));
    press(say('lobby-sit-down'));
    expect(app.sent).toEqual([{ type: 'take_seat', seat: 3 }]);
  });
});

describe('everybody', () => {
  it.each([
    ['symbol-star', { type: 'pick_symbol', symbol: 'star' }],
    ['colour-green', { type: 'pick_colour', colour: 'green' }],
  ] as const)('chooses how they look, by their own lantern: %s', async (name, message) => {
    app = await AppHarness.at(lobby());
    tap('Ada');
    screen.getByRole('radio', { name: say(name) }).click();
    expect(app.sent).toEqual([message]);
  });

  it('can change their name, which is theirs at the next table too', async () => {
    app = await AppHarness.at(lobby());
    tap('Ada');
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: say('home-name') });
    type(field, ' Adele ');
    field.dispatchEvent(new Event('change', { bubbles: true }));
    expect(app.sent).toEqual([{ type: 'rename', name: 'Adele' }]);
    await app.grant();
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('stella-settings')!)).toMatchObject({ name: 'Adele' }),
    );
  });

  it('who is asked whether they are sure has the focus on the way back', async () => {
    app = await AppHarness.at(lobby());
    openMore('lobby-leave');
    const cancel = await screen.findByRole('button', { name: say('ui-cancel') });
    await waitFor(() => expect(document.activeElement).toBe(cancel));
    cancel.click();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: say('lobby-leave') })),
    );
  });

  it('cannot type a longer name than fits, and reads how long it is', async () => {
    app = await AppHarness.at(lobby());
    tap('Ada');
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: say('home-name') });
    expect(screen.queryByText(called(say('ui-letters', { count: 3, most: 24 })))).toBeNull();
    type(field, '👩‍👩‍👧‍👦 Elisabeth-Charlotte von Hohenstein');
    expect(field.value).toBe('👩‍👩‍👧‍👦 Elisabeth-Charlotte vo');
    expect(screen.getByText(called(say('ui-letters', { count: 24, most: 24 })))).toBeDefined();
  });

  it('leaves for good only when they say so twice, and is at the start then', async () => {
    app = await AppHarness.at(lobby());
    openMore('lobby-leave');
    expect(app.sent).toEqual([]);
    expect(screen.getByText(say('lobby-leave-sure'))).toBeDefined();
    press(say('lobby-leave'));
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
    openMore(name);
    expect(await screen.findByText(link)).toBeDefined();
  });
});

describe('the games before', () => {
  const earlier = () => screen.queryByRole('button', { name: say('album-of-table') });
  const look = () => press(say('lobby-more'));

  it('are looked at over the lobby, once there were any', async () => {
    const view = lobby();
    app = await AppHarness.at(view, { replies: { 'GET /api/tables/ABCD2345/albums': { games: [] } } });
    look();
    expect(earlier()).toBeNull();
    app.show({ ...view, version: 2, table: { ...view.table!, games: 1 } });
    earlier()?.click();
    await screen.findByText(say('album-none'));
    screen.getByRole('button', { name: say('ui-close') }).click();
    await screen.findByRole('button', { name: say('lobby-more') });
    expect(app.sockets).toHaveLength(1);
  });
});

describe('a host who is away', () => {
  it('is waited for with a countdown, on phones and on the TV', async () => {
    const view = lobby();
    const guest: View = {
      ...view,
      table: { ...view.table!, host: 'm2' },
      you: { ...view.you!, host: false },
      clock: { limit: 60_000, left: 42_000, absent: true },
    };
    const { name } = view.table!.members.find(({ id }) => id === 'm2')!;
    for (const board of [false, true]) {
      app = await AppHarness.at(board ? { ...guest, you: null } : guest, { board });
      expect(screen.getByText(called(say('host-away', { player: name, count: 42 })))).toBeDefined();
      if (!board) await app.leave();
    }
  });
});
