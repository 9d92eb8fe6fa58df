import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { lobby } from '$lib/testing/scenes';
import { beginning, called, choose, say, AppHarness } from '$lib/testing/app-harness';

let app: AppHarness;
afterEach(() => app.leave());

const card = (number: number) => ({
  small: `/decks/s${number}.webp`,
  large: `/decks/l${number}.webp`,
  title: { en: `Title ${number}` },
  description: { en: `What is on ${number}` },
  number,
  tiny: null,
});
const replies = {
  'GET /api/decks/starlight?lang=en': {
    id: 'starlight',
    name: { en: 'Starlight' },
    author: '-',
    licence: '-',
    cards: { one: card(1), two: card(2), three: card(3) },
  },
  'GET /api/words?lang=en': {
    discovery: [['sea', 'fire']],
    ordinary: [
      ['moon', 'echo'],
      ['wings', 'snow'],
    ],
  },
  'GET /api/words?lang=pl': { discovery: [], ordinary: [['księżyc', 'echo']] },
};

describe('the gallery', () => {
  it('shows every picture, and one large with its number, title and description', async () => {
    app = await AppHarness.to('/gallery', { replies });
    (await screen.findByRole('button', { name: 'Title 2' })).click();
    flushSync();
    const dialog = screen.getByRole('dialog', { name: 'Title 2' });
    expect(within(dialog).getByRole('img', { name: 'What is on 2' }).getAttribute('src')).toBe(
      '/decks/l2.webp',
    );
    expect(within(dialog).getByText(called(say('gallery-number', { number: 2 })))).toBeDefined();
    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    flushSync();
    expect(screen.getByRole('heading', { name: 'Title 3' })).toBeDefined();
    screen.getByRole('button', { name: say('play-next-picture') }).click();
    flushSync();
    expect(screen.getByRole('heading', { name: 'Title 1' })).toBeDefined();
  });

  it('is gone through by arrow keys, and one tab stop leads to it', async () => {
    app = await AppHarness.to('/gallery', { replies });
    const first = await screen.findByRole('button', { name: 'Title 1' });
    first.focus();
    fireEvent.keyDown(first, { key: 'End' });
    flushSync();
    expect(document.activeElement?.textContent).toContain('Title 3');
    const stops = screen.getAllByRole('button', { name: /Title/ }).filter((each) => each.tabIndex === 0);
    expect(stops).toEqual([document.activeElement]);
  });

  it('shows both words of every card, in a language of choice', async () => {
    app = await AppHarness.to('/gallery/words', { replies });
    expect(await screen.findByText('moon')).toBeDefined();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    const choice = screen.getByRole<HTMLSelectElement>('combobox', {
      name: beginning(say('gallery-words-language')),
    });
    choose(choice, 'pl');
    expect(await screen.findByText('księżyc')).toBeDefined();
  });

  it('has no room that does not exist', async () => {
    app = await AppHarness.to('/gallery/cellar', { replies });
    expect(screen.getByText(called(say('home-lost')))).toBeDefined();
  });
});

describe('own word cards', () => {
  const field = (card: number, place: 'upper' | 'lower') =>
    screen.getByRole<HTMLInputElement>('textbox', { name: called(say(`maker-${place}`, { card })) });
  const type = (input: HTMLInputElement | HTMLTextAreaElement, value: string) => {
    fireEvent.input(input, { target: { value } });
    flushSync();
  };
  const press = (name: string) => screen.getByRole('button', { name: called(name) }).click();

  it('are typed or pasted, checked by the server, and kept for the next table', async () => {
    const cards = [['lighthouse', 'tide'], ['train']];
    app = await AppHarness.to('/gallery/make-words', { replies: { 'POST /api/own-words': { cards } } });
    await app.texts.learn('workshop');
    await screen.findByText(called(say('maker-words-about')));
    type(field(1, 'upper'), ' lighthouse ');
    type(field(1, 'lower'), 'tide');
    press(say('maker-paste'));
    flushSync();
    type(screen.getByRole<HTMLTextAreaElement>('textbox', { name: say('maker-paste') }), 'train\n\n');
    press(say('maker-paste-take'));
    flushSync();
    expect(field(2, 'upper').value).toBe('train');
    press(say('maker-words-save'));
    await screen.findByText(called(say('maker-words-kept')));
    expect(localStorage.getItem('stella-own-words')).toBe('lighthouse / tide\ntrain');
  });

  it('are changed one by one at a table, which gets them', async () => {
    const view = lobby();
    const own_words = [['lantern', 'fog']];
    app = await AppHarness.at(
      { ...view, you: { ...view.you!, own_words } },
      {
        replies: { 'POST /api/own-words': { cards: [['lantern', 'mist']] } },
      },
    );
    screen.getByRole('button', { name: (name) => name.startsWith(say('options-words')) }).click();
    flushSync();
    screen.getByRole('radio', { name: (name) => name.startsWith(say('options-words-own')) }).click();
    flushSync();
    press(say('lobby-make-words'));
    await app.texts.learn('workshop');
    await waitFor(() => expect(field(1, 'lower').value).toBe('fog'));
    type(field(1, 'lower'), 'mist');
    press(say('maker-words-use'));
    await waitFor(() =>
      expect(app.sent).toContainEqual({
        type: 'set_options',
        options: { own_words: [['lantern', 'mist']], words: 'mixed' },
      }),
    );
    await app.grant();
    await screen.findByText(called(say('maker-words-used')));
  });
});

describe('printing', () => {
  it('asks for the chosen parts in the chosen language, and says why it cannot be', async () => {
    app = await AppHarness.at(lobby());
    for (const name of ['lobby-more', 'lobby-print'] as const) {
      screen.getByRole('button', { name: say(name) }).click();
      flushSync();
    }
    await app.texts.learn('workshop');
    const pictures = await screen.findByRole('checkbox', { name: say('sheets-part-pictures') });
    pictures.click();
    screen.getByRole('radio', { name: say('sheets-paper-letter') }).click();
    flushSync();
    screen.getByRole('button', { name: say('sheets-make') }).click();
    await screen.findByText(called(say('way-offline')));
    const { path } = app.asked.at(-1)!;
    expect(path).toBe(
      '/api/tables/ABCD2345/print?parts=rules%2Cboard%2Cslates%2Cscores%2Cwords&paper=letter&size=large&backs=night&language=en',
    );
  });

  it('is for the host alone', async () => {
    const view = lobby();
    app = await AppHarness.at({
      ...view,
      you: { ...view.you!, host: false },
      table: { ...view.table!, host: 'm2' },
    });
    screen.getByRole('button', { name: say('lobby-more') }).click();
    flushSync();
    expect(screen.queryByRole('button', { name: say('lobby-print') })).toBeNull();
  });
});
