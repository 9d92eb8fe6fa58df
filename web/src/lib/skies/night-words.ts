import type { Texts } from '$lib/i18n/texts.svelte';
import type { Night, NightsByDay } from './nights';

/** `before`: this device had not looked up yet. */
export type NightKind = 'star' | 'late' | 'cloud' | 'before' | 'ahead';

/** How a night of this device is shown. Tonight isn't a cloud until it is over. */
export function kindOf(all: NightsByDay, day: string, today: string): NightKind {
  const night = all[day];
  if (night !== undefined) return night.counts ? 'star' : 'late';
  if (day >= today) return 'ahead';
  return Object.keys(all).some((other) => other < day) ? 'cloud' : 'before';
}

/** The same for ears. */
export function nightIn(texts: Texts, kind: NightKind, night: Night | undefined): string {
  if (kind === 'cloud') return texts.text('sky-cloud');
  if (kind === 'before') return texts.text('sky-before');
  if (kind === 'ahead' || night === undefined) return texts.text('sky-ahead');
  const stars = texts.text('play-stars', { count: night.stars ?? 0 });
  return kind === 'late' ? `${stars}, ${texts.text('sky-late')}` : stars;
}
