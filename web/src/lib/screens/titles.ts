import type { Texts } from '$lib/i18n/texts.svelte';
import { wordIn } from '$lib/session/scopes.svelte';
import type { SessionState } from '$lib/session/state';

/** What a tab with a table is called: whether it is my turn, the word, and which table it is. */
export function titleOf(texts: Texts, code: string, state: SessionState): string {
  const table = texts.text('home-joining', { code });
  if (state.kind === 'over') return `${texts.text('end-title')} · ${table}`;
  if (state.kind !== 'playing') return table;
  const { play, you } = state;
  const word = wordIn(play.clue, texts.language);
  const mine = you !== null && you.seat !== null && play.game.turn.waiting_for.includes(you.seat);
  const turn = mine && play.game.phase !== 'scoring' ? texts.text('play-your-turn') : null;
  return [turn, word, table].filter((part) => part !== null).join(' · ');
}
