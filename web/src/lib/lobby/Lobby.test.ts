import { screen } from '@testing-library/dom';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lobby } from '$lib/testing/scenes';
import { ADDRESS, Visit } from '$lib/testing/visit';

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
