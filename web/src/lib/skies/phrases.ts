import type { Fate } from '$lib/solo/fates';
import type { Texts } from '$lib/i18n/texts.svelte';
import { shortDateOf } from './dates';
import { streakOf, nights, type Night, type NightsByDay } from './nights';
import type { SkyGame } from './sky-game.svelte';

/** Signs that differ by shape, in every font and without colour. */
const SIGNS: Readonly<Record<Fate, string>> = { spark: '✦', super: '✸', fall: '↘', open: '·' };

/** `before`: earlier than the first night of this device. */
export type NightKind = 'star' | 'late' | 'cloud' | 'before' | 'ahead';

/** How a night is shown. Tonight isn't a cloud until it's over. */
export function kindOf(all: NightsByDay, day: string, today: string): NightKind {
  const night = all[day];
  if (night !== undefined) return night.counts ? 'star' : 'late';
  if (day >= today) return 'ahead';
  return Object.keys(all).some((other) => other < day) ? 'cloud' : 'before';
}

/** The same for screen readers. */
export function nightIn(texts: Texts, kind: NightKind, night: Night | undefined): string {
  if (kind === 'cloud') return texts.text('sky-cloud');
  if (kind === 'before') return texts.text('sky-before');
  if (kind === 'ahead' || night === undefined) return texts.text('sky-ahead');
  const stars = texts.text('play-stars', { count: night.stars ?? 0 });
  return kind === 'late' ? `${stars}, ${texts.text('sky-late')}` : stars;
}

/** Stars, and the streak if there is one; empty without both. */
export function resultIn(texts: Texts, stars: number | null, row: number): string {
  const parts = [
    stars === null ? '' : texts.text('play-stars', { count: stars }),
    row > 1 ? texts.text('sky-row', { count: row }) : '',
  ];
  return parts.filter(Boolean).join(' · ');
}

/** My result for a chat. It names no picture, so readers can still play. */
export function shareText(texts: Texts, at: SkyGame, word: string, address: string): string {
  const { day, today } = at.sky;
  const row = day === today ? streakOf(nights(), today) : 0;
  return [
    texts.text('sky-share-head', { date: shortDateOf(day, texts.language), word }),
    at.fates.map((fate) => SIGNS[fate]).join(' '),
    resultIn(texts, at.stars ?? 0, row),
    `${address}/sky/${day}`,
  ]
    .join('\n')
    .replace(/[\u2066-\u2069]/g, '');
}
