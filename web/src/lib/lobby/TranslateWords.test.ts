import { screen, waitFor } from '@testing-library/dom';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { lobby } from '$lib/testing/scenes';
import { beginning, say, AppHarness } from '$lib/testing/app-harness';
import { changedTexts, inParts } from './own-texts';

let app: AppHarness;
afterEach(() => app.leave());

function speaking(languages: string[], own_texts = {}) {
  const view = lobby({ own_words: [['sea', 'land'], ['grandma']], own_texts });
  const options = { ...view.table!.options, words: 'mixed' as const };
  return { ...view, table: { ...view.table!, languages, options, own_words: 2 } };
}

/** Come to the table, and look at its words. */
async function at(view: ReturnType<typeof speaking>) {
  app = await AppHarness.at(view);
  screen.getByRole('button', { name: beginning(say('options-words')) }).click();
  flushSync();
}

const opener = () => screen.queryByRole('button', { name: say('own-words-translate') });

describe('own words', () => {
  it('are not to be translated where everybody reads the same language', async () => {
    await at(speaking(['en']));
    expect(opener()).toBeNull();
  });

  it('at a table of several languages are read as typed, and the host is told so', async () => {
    await at(speaking(['en', 'de']));
    expect(
      screen.getByText(beginning(say('own-words-languages', { languages: 'English and Deutsch' }))),
    ).toBeDefined();
  });

  it('are translated word by word, and only what is new is sent', async () => {
    await at(speaking(['en', 'de'], { sea: { de: 'Meer' } }));
    opener()!.click();
    flushSync();
    const fields = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Deutsch' });
    expect(fields.map(({ value }) => value)).toEqual(['Meer', '', '']);
    fields[2]!.value = ' Oma ';
    fields[2]!.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
    document
      .querySelector('dialog form')!
      .dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect(app.sent).toEqual([{ type: 'translate_words', texts: { grandma: { de: 'Oma' } } }]);
    await app.grant();
    await waitFor(() => expect(document.querySelectorAll('dialog')).toHaveLength(1));
  });
});

describe('translations', () => {
  it('that are emptied are taken back', async () => {
    app = await AppHarness.to('/');
    expect(changedTexts({ sea: { de: 'Meer' } }, { sea: { de: ' ', fr: 'mer' } })).toEqual({
      sea: { de: '', fr: 'mer' },
    });
    expect(changedTexts({ sea: { de: 'Meer' } }, { sea: { de: 'Meer' } })).toEqual({});
  });

  it('travel in messages of a few words each', async () => {
    app = await AppHarness.to('/');
    const many = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`w${index}`, { de: 'x' }]));
    const parts = inParts(many);
    expect(parts.map((part) => Object.keys(part).length)).toEqual([6, 6, 6, 2]);
    expect(Object.assign({}, ...parts)).toEqual(many);
    expect(inParts({})).toEqual([]);
  });
});
