import { afterEach, describe, expect, it, vi } from 'vitest';
import { CATALOGUES } from './catalogues';
import { Texts } from './texts.svelte';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a message that is not translated yet', () => {
  it('is said in English as soon as that is fetched, and the others stay as they are', async () => {
    const whole = await CATALOGUES.first.de();
    const [file] = Object.entries(whole.default).find(([, source]) => source.includes('home-play-now ='))!;
    const source = whole.default[file]!.replace(/^home-play-now = .*$/m, '');
    vi.spyOn(CATALOGUES.first, 'de').mockResolvedValue({ default: { ...whole.default, [file]: source } });
    const [german, english] = await Promise.all([Texts.in('de'), Texts.in('en')]);
    german.text('home-play-now');
    await vi.waitFor(() => expect(german.text('home-play-now')).toBe(english.text('home-play-now')));
    expect(german.text('ui-home')).not.toBe(english.text('ui-home'));
  });

  it('shows its id, and is complained about, where English does not have it either', async () => {
    const complain = vi.spyOn(console, 'error').mockReturnValue();
    const texts = await Texts.in('fr');
    const missing = 'no-such-message' as 'ui-home';
    texts.text(missing);
    await vi.waitFor(() => {
      texts.text(missing);
      expect(complain).toHaveBeenCalledWith('message no-such-message:');
    });
    expect(texts.text(missing)).toBe(missing);
  });
});

describe('a date', () => {
  it.each([
    ['en', ['en-GB', 'en'], '16 November 2026'],
    ['en', ['en-US'], 'November 16, 2026'],
    ['en', ['de-AT', 'en'], '16 November 2026'],
    ['en', ['pl'], '16 November 2026'],
    ['de', ['en-US', 'de-AT'], '16. November 2026'],
  ] as const)('is written in %s for a browser of %j as its region does', async (language, wanted, said) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(wanted);
    const { locale } = await Texts.in(language);
    const at = new Date(2026, 10, 16);
    expect(new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(at)).toBe(said);
  });
});
