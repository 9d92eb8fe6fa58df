import { expect, it } from 'vitest';
import type { Texts } from '$lib/i18n/texts.svelte';
import type { Action } from '$lib/session/action.svelte';
import type { TableScope } from '$lib/session/scopes.svelte';
import { WordsDraft } from './words-draft.svelte';

it('keeps what is typed while words are saved', async () => {
  let answer: (done: boolean) => void = () => undefined;
  const ask = () => new Promise<boolean>((resolve) => (answer = resolve));
  const at = { you: null, table: { options: { words: 'ordinary' }, own_words: 0 } } as unknown as TableScope;
  const draft = new WordsDraft({} as Texts, at, { ask } as unknown as Action);
  draft.text = 'sea';
  const giving = draft.give([['sea']]);
  draft.text = 'sea\nmoon';
  answer(true);
  await giving;
  expect(draft.text).toBe('sea\nmoon');
});

it('shows what the table has once words are saved', async () => {
  const at = { you: null, table: { options: { words: 'ordinary' }, own_words: 0 } } as unknown as TableScope;
  const draft = new WordsDraft({} as Texts, at, { ask: () => Promise.resolve(true) } as unknown as Action);
  draft.text = 'sea';
  await draft.give([['sea']]);
  expect(draft.isChanged).toBe(false);
});
