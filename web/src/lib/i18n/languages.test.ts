import { describe, expect, it, vi } from 'vitest';
import { chooseLanguage, LANGUAGES, type Language } from './languages';
import { CATALOGUES } from './catalogues';
import { Texts } from './texts.svelte';

describe('the language of a visitor', () => {
  it('is the first wanted one that Stella speaks', () => {
    expect(chooseLanguage(['nl', 'pl', 'fr'])).toBe('pl');
  });

  it('does not depend on the region or the case', () => {
    expect(chooseLanguage(['fr-CA'])).toBe('fr');
    expect(chooseLanguage(['DE_at'])).toBe('de');
  });

  it('is English when nothing fits', () => {
    expect(chooseLanguage(['nl', 'ja'])).toBe('en');
    expect(chooseLanguage([])).toBe('en');
  });

  it('is what they chose before, whatever the browser says', () => {
    expect(chooseLanguage(['fr'], 'es')).toBe('es');
  });

  it('ignores a remembered choice that is no language', () => {
    expect(chooseLanguage(['fr'], 'toString')).toBe('fr');
  });
});

describe('the texts', () => {
  it.each(Object.keys(LANGUAGES) as Language[])('say something in %s', async (language) => {
    expect((await Texts.in(language)).text('home-tagline')).not.toBe('home-tagline');
  });

  it('change with the chosen language', async () => {
    const texts = await Texts.in('en');
    await texts.choose('de');
    expect(texts.language).toBe('de');
    expect(texts.text('ui-language')).toBe('Sprache');
  });

  it('are in the language that was chosen last, even if an earlier choice takes longer to load', async () => {
    const texts = await Texts.in('en');
    const load = CATALOGUES.first.de;
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((done) => (arrive = done));
    const slow = vi.spyOn(CATALOGUES.first, 'de').mockImplementation(() => arrived.then(load));
    const german = texts.choose('de');
    await texts.choose('fr');
    arrive();
    await german;
    expect(texts.language).toBe('fr');
    slow.mockRestore();
  });

  it('are few at first, and more once they are learnt', async () => {
    const texts = await Texts.in('en', ['first']);
    expect([texts.has('home-tagline'), texts.has('lobby-start')]).toEqual([true, false]);
    await Promise.all([texts.learn('screens'), texts.learn('workshop'), texts.learn('screens')]);
    expect([texts.has('home-tagline'), texts.has('lobby-start'), texts.has('gallery-title')]).not.toContain(
      false,
    );
  });

  it('are learnt in the language that was chosen meanwhile', async () => {
    const texts = await Texts.in('en', ['first']);
    const learnt = texts.learn('screens');
    await Promise.all([texts.choose('de'), learnt]);
    expect(texts.text('ui-language')).toBe('Sprache');
    expect(texts.has('lobby-start')).toBe(true);
  });

  it('show an id that is missing, and say so to who looks', async () => {
    const noticed = vi.spyOn(console, 'error').mockReturnValue();
    // @ts-expect-error: no such message
    expect((await Texts.in('en')).text('no-such-message')).toBe('no-such-message');
    expect(noticed).toHaveBeenCalledOnce();
    noticed.mockRestore();
  });

  it('stay readable when an argument is missing', async () => {
    const noticed = vi.spyOn(console, 'error').mockReturnValue();
    // @ts-expect-error: it takes a code
    expect((await Texts.in('en')).text('home-joining', {})).toContain('Table');
    expect(noticed).toHaveBeenCalledOnce();
    noticed.mockRestore();
  });

  it('know which ids are messages', async () => {
    const texts = await Texts.in('en');
    expect(texts.has('account-R-402')).toBe(true);
    expect(texts.has('account-R-901')).toBe(false);
  });
});
