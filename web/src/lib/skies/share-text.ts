import type { Texts } from '$lib/i18n/texts.svelte';
import { shortDateOf } from './dates';
import { signsOf } from './fates';
import { inARow, nights } from './nights';
import type { SkyGame } from './sky-game.svelte';

/** What came of a sky, for a chat. No picture is named: people who read it can still play. */
export function shareText(texts: Texts, at: SkyGame, word: string, address: string): string {
  const { day, today } = at.sky;
  const row = day === today ? inARow(nights(), today) : 0;
  const stars = texts.text('play-stars', { count: at.stars ?? 0 });
  return [
    texts.text('sky-share-head', { date: shortDateOf(day, texts.language), word }),
    signsOf(at.fates),
    row > 1 ? `${stars} · ${texts.text('sky-row', { count: row })}` : stars,
    `${address}/sky/${day}`,
  ]
    .join('\n')
    .replace(/[\u2066-\u2069]/g, '');
}
