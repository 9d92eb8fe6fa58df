import { mount } from 'svelte';
import './app.css';
import { textsOfVisitor } from '$lib/i18n/texts.svelte';
import { keepShell } from '$lib/shell';
import { watchTightness } from '$lib/tight';

// The page and its language come side by side; it is drawn once, with its words.
const [{ default: App }, texts] = await Promise.all([import('./App.svelte'), textsOfVisitor()]);

// Before anything asks the server: it answers in the language of the page.
document.documentElement.lang = texts.language;

export default mount(App, { target: document.getElementById('app')!, props: { texts } });

watchTightness();
keepShell();
