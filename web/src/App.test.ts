import { configure, waitFor } from '@testing-library/dom';
import { mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import App from './App.svelte';
import { Texts } from '$lib/i18n/texts.svelte';

configure({ asyncUtilTimeout: 20_000 });

let texts: Texts;
let app: ReturnType<typeof mount> | null = null;

async function open(path: string) {
  await import('$lib/screens/pages');
  history.replaceState(null, '', path);
  texts = await Texts.in('de');
  const text = texts.text.bind(texts);
  vi.spyOn(texts, 'text').mockImplementation((id, ...args) => {
    if (id === 'tv-title') throw new Error('a flaw in this screen');
    return text(id, ...args);
  });
  app = mount(App, { target: document.body, props: { texts } });
}

const button = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('button, a')].find((each) => each.textContent.includes(name));

describe('a screen with a flaw', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
  });
  afterEach(async () => {
    if (app) await unmount(app);
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('gives way to a sentence in the language of the reader, and a way back', async () => {
    await open('/tv');
    await waitFor(() => expect(document.querySelector('h1')?.textContent).toBe(texts.text('way-broken')));
    expect(button(texts.text('ui-reload'))).toBeDefined();
    button(texts.text('ui-home'))!.click();
    await waitFor(() => expect(button(texts.text('home-play-now'))).toBeDefined());
    expect(location.pathname).toBe('/');
  });
});
