import { describe, expect, it } from 'vitest';
import { aGame, aView } from '$lib/testing/sample-views';
import { Texts } from '$lib/i18n/texts.svelte';
import type { View } from '$lib/protocol/types';
import { aMember, marking } from '$lib/testing/sample-session';
import { stateOf } from '$lib/session/state';
import { titleOf } from './titles';

const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');

async function title(view: View | null): Promise<string> {
  return plain(titleOf(await Texts.in('en'), 'ABCD2345', stateOf('open', view)));
}

describe('the title of a table', () => {
  it('says which one it is', async () => {
    expect(await title(null)).toBe('Table ABCD2345');
    expect(await title(aView())).toBe('Table ABCD2345');
  });

  it('has the word, and says when it is my turn', async () => {
    const view = marking();
    if (view.play) view.play = { ...view.play, clue: { en: 'sea' } };
    expect(await title(view)).toBe('Your turn · sea · Table ABCD2345');
    expect(await title({ ...view, you: null })).toBe('sea · Table ABCD2345');
    expect(await title({ ...view, you: { ...aMember(), seat: 1 } })).toBe('sea · Table ABCD2345');
  });

  it('says that the game is over', async () => {
    expect(await title(aView({ game: aGame({ phase: 'over' }) }))).toBe('The game is over · Table ABCD2345');
  });
});
