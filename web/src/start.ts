import { mount } from 'svelte';
import App from './App.svelte';
import type { Language } from '$lib/i18n/languages';
import { Texts } from '$lib/i18n/texts.svelte';
import { keepShell } from '$lib/shell';
import { watchLayoutDensity } from '$lib/layout-density';

/** Draw the page once, with its words; returns it, for who wants to end it. */
export async function start(language: Language): Promise<Record<string, unknown>> {
  const texts = await Texts.in(language, ['first']);
  // Before anything asks the server: it answers in the language of the page.
  document.documentElement.lang = texts.language;
  const manifest = document.querySelector('link[rel=manifest]');
  const app = mount(App, {
    target: document.getElementById('app') ?? document.body,
    props: { texts, manifest },
  });
  watchLayoutDensity();
  keepShell();
  return app;
}
