import { afterAll, vi } from 'vitest';
import { forgetDecks } from '$lib/decks/deck.svelte';
import { forgetVisit } from '$lib/screens/startup';

// Test files share their modules and their window: each leaves them as it found them, so any order works.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  forgetDecks();
  forgetVisit();
  if (typeof window === 'undefined') return; // a file for node alone
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('lang');
  history.replaceState(null, '', '/');
});
