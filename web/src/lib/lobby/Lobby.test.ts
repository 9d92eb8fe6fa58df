import { screen } from '@testing-library/dom';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lobby } from '$lib/testing/scenes';
import { ADDRESS, called, Visit } from '$lib/testing/visit';

let visit: Visit;
afterEach(() => visit.leave());

describe('the link of the table', () => {
  const copy = () => screen.getByRole('button', { name: 'Copy the link' });
  const written = vi.fn();

  beforeEach(() => {
    written.mockReset().mockResolvedValue(undefined);
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText: written } as unknown as Clipboard);
  });

  it('is copied, and then it says so', async () => {
    visit = await Visit.at(lobby());
    await screen.findByText(`${ADDRESS}/t/ABCD2345`);
    copy().click();
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeDefined();
    expect(written).toHaveBeenCalledExactlyOnceWith(`${ADDRESS}/t/ABCD2345`);
  });

  it('is selected and copied where there is no clipboard', async () => {
    written.mockRejectedValue(new Error('not here'));
    document.execCommand = vi.fn(() => true);
    visit = await Visit.at(lobby());
    await screen.findByText(`${ADDRESS}/t/ABCD2345`);
    copy().click();
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeDefined();
    expect(document.execCommand).toHaveBeenCalledExactlyOnceWith('copy');
    expect(getSelection()?.toString()).toBe(`${ADDRESS}/t/ABCD2345`);
  });

  it('does not say so if nothing can be copied', async () => {
    written.mockRejectedValue(new Error('not here'));
    document.execCommand = vi.fn(() => false);
    visit = await Visit.at(lobby());
    copy().click();
    await vi.waitFor(() => expect(document.execCommand).toHaveBeenCalled());
    flushSync();
    expect(copy()).toBeDefined();
  });
});

describe('own words', () => {
  const cards = [['lighthouse', 'tide'], ['lantern']];
  const replies = { 'POST /api/own-words': { cards } };
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Our own words' });
  const again = () => screen.queryByRole('button', { name: 'Our words from last time' });

  async function typeAndSave() {
    visit = await Visit.at(lobby(), { replies });
    field().value = ' lighthouse /tide\nlantern';
    field().dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
    screen.getByRole('button', { name: 'Use these words' }).click();
    await vi.waitFor(() =>
      expect(visit.sent).toContainEqual({ type: 'set_options', options: { own_words: cards } }),
    );
  }

  it('are kept in this browser once the table has them, and offered at the next table', async () => {
    await typeAndSave();
    await visit.grant();
    await vi.waitFor(() => expect(localStorage.getItem('stella-own-words')).not.toBeNull());
    const kept = localStorage.getItem('stella-own-words')!;
    await visit.leave();
    localStorage.setItem('stella-own-words', kept);
    visit = await Visit.at(lobby(), { replies });
    again()!.click();
    flushSync();
    expect(field().value).toBe('lighthouse / tide\nlantern');
  });

  it('are not kept if the table refuses them', async () => {
    await typeAndSave();
    const { id } = visit.server.sent.at(-1)!;
    visit.server.tell({ type: 'error', id, code: 'E_OWN_WORDS', message: 'No.', args: {}, rule: null });
    expect(await screen.findByText('No.')).toBeDefined();
    expect(localStorage.getItem('stella-own-words')).toBeNull();
  });

  it('are not offered to who has none', async () => {
    visit = await Visit.at(lobby());
    expect(again()).toBeNull();
  });
});

describe('the languages at the table', () => {
  it('are named by their own names', async () => {
    const view = lobby();
    visit = await Visit.at({ ...view, table: { ...view.table!, languages: ['pl', 'en'] } });
    expect(document.body.textContent).toMatch(/Languages at this table: .English and Polski/);
  });
});

describe('the host', () => {
  const button = (name: string) => screen.getByRole('button', { name: called(name) });
  const change = (field: HTMLSelectElement, value: string) => {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    flushSync();
  };

  it('sends away whom they named, once sure of it', async () => {
    visit = await Visit.at(lobby());
    button('Send Cy away').click();
    flushSync();
    expect(visit.sent).toEqual([]);
    button('Yes, send away').click();
    expect(visit.sent).toEqual([{ type: 'kick', member: 'm3' }]);
  });

  it('hands on the role', async () => {
    visit = await Visit.at(lobby());
    button('Make Bo the host').click();
    expect(visit.sent).toEqual([{ type: 'pass_host', member: 'm2' }]);
  });

  it('lets in who knocks', async () => {
    const view = lobby();
    const knocking = { id: 'm4', name: 'Dee', language: 'en', seat: null, present: true, approved: false };
    visit = await Visit.at({
      ...view,
      table: { ...view.table!, members: [...view.table!.members, knocking] },
    });
    button('Let Dee in').click();
    expect(visit.sent).toEqual([{ type: 'approve', member: 'm4' }]);
  });

  it('seats a bot of the chosen character and level', async () => {
    visit = await Visit.at(lobby());
    change(screen.getByRole('combobox', { name: 'Character' }), 'saga');
    change(screen.getByRole('combobox', { name: 'Level' }), 'oracle');
    button('Add a bot').click();
    expect(visit.sent).toEqual([{ type: 'add_bot', level: 'oracle', character: 'saga' }]);
  });

  it.each([
    ['Strict felt-tips', { strict_pens: true }],
    ['Real cards', { real_cards: true }],
    ['Ask me before someone joins', { joining: 'approved' }],
    ['Spectators welcome', { spectators: false }],
    ['Bots take their time', { thinking: false }],
  ])('switches: %s', async (name, options) => {
    visit = await Visit.at(lobby());
    screen.getByRole('switch', { name: new RegExp(`^${name}`) }).click();
    expect(visit.sent).toEqual([{ type: 'set_options', options }]);
  });

  it.each([
    ['Time limit', '90', { time_limit: 90 }],
    ['Patience with the absent', '120', { patience: 120 }],
  ])('chooses: %s', async (name, value, options) => {
    visit = await Visit.at(lobby());
    change(screen.getByRole('combobox', { name: new RegExp(`^${name}`) }), value);
    expect(visit.sent).toEqual([{ type: 'set_options', options }]);
  });

  it.each([
    ['First game', { words: 'discovery' }],
    ['After each round', { slates_shown: 'after_round' }],
  ])('picks: %s', async (name, options) => {
    visit = await Visit.at(lobby());
    screen.getByRole('radio', { name: new RegExp(`^${name}`) }).click();
    expect(visit.sent).toEqual([{ type: 'set_options', options }]);
  });

  it('starts when everybody is here', async () => {
    visit = await Visit.at(lobby());
    button('Start the game').click();
    expect(visit.sent).toEqual([{ type: 'start' }]);
  });
});

describe('who is no host', () => {
  it('reads how we play, and can set nothing', async () => {
    visit = await Visit.at(lobby({ host: false }));
    expect(screen.getAllByRole<HTMLInputElement>('switch').every((each) => each.disabled)).toBe(true);
    expect(screen.queryByRole('button', { name: 'Start the game' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add a bot' })).toBeNull();
  });
});

describe('everybody', () => {
  it.each([
    ['Star', { type: 'pick_symbol', symbol: 'star' }],
    ['Green', { type: 'pick_colour', colour: 'green' }],
  ])('chooses how they look: %s', async (name, message) => {
    visit = await Visit.at(lobby());
    screen.getByRole('radio', { name }).click();
    expect(visit.sent).toEqual([message]);
  });

  it('can change their name, which is theirs at the next table too', async () => {
    visit = await Visit.at(lobby());
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your name' });
    field.value = ' Adele ';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
    expect(visit.sent).toEqual([{ type: 'rename', name: 'Adele' }]);
    await visit.grant();
    await vi.waitFor(() =>
      expect(JSON.parse(localStorage.getItem('stella-settings')!)).toMatchObject({ name: 'Adele' }),
    );
  });

  it('leaves for good only when they say so twice, and is at the start then', async () => {
    visit = await Visit.at(lobby());
    screen.getByRole('button', { name: 'Leave the table' }).click();
    flushSync();
    expect(visit.sent).toEqual([]);
    expect(screen.getByText('Leave for good? Your seat becomes free.')).toBeDefined();
    screen.getByRole('button', { name: 'Leave the table' }).click();
    expect(visit.sent).toEqual([{ type: 'leave' }]);
    await visit.grant();
    await vi.waitFor(() => expect(location.pathname).toBe('/'));
  });
});

describe('the ways to this table', () => {
  const info = {
    code: 'ABCD2345',
    status: 'lobby',
    joining: 'open',
    spectators: true,
    seats: 3,
    free_colours: [],
    member: 'm1',
    watch_key: 'w4tch',
  };
  const replies = {
    'GET /api/tables/ABCD2345': info,
    'POST /api/tables/ABCD2345/tickets': { link: `${ADDRESS}/t/ABCD2345/resume#t1cket` },
  };

  it.each([
    ['Show the board on a TV', `${ADDRESS}/t/ABCD2345/board#w4tch`],
    ['Let others watch', `${ADDRESS}/t/ABCD2345/watch#w4tch`],
    ['Use my seat on another device', `${ADDRESS}/t/ABCD2345/resume#t1cket`],
  ])('%s', async (name, link) => {
    visit = await Visit.at(lobby(), { replies });
    screen.getByRole('button', { name }).click();
    expect(await screen.findByText(link)).toBeDefined();
  });
});
