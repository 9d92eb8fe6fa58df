import { listOf, namesOf } from '$lib/game/phrases';
import type { Texts } from '$lib/i18n/texts.svelte';
import type { MyTable } from '$lib/protocol/types';

/** Names, and how many bots; nothing if there is nobody. */
export function company(texts: Texts, people: readonly string[], bots: number): string {
  return listOf(texts, [...people, ...(bots > 0 ? [texts.text('my-bots', { count: bots })] : [])]);
}

/** With whom one sits at a table. */
export function withWhom(texts: Texts, { code, approved, people, bots }: MyTable): string {
  if (!approved) return texts.text('home-joining', { code });
  const players = company(texts, people, bots);
  return players === '' ? texts.text('my-alone') : texts.text('my-with', { players });
}

/** How a game ended, for this person. */
export function resultOf(texts: Texts, { points, won, winners }: MyTable): string {
  const players = namesOf(texts, winners);
  if (points === null) return texts.text('my-watched', { players });
  if (!won) return texts.text('my-lost', { players, count: points });
  return texts.text(winners.length > 1 ? 'my-won-together' : 'my-won', { count: points });
}

const DAY = 86_400_000;

/** When something happened last: by the day, in few words. */
export function whenIn(texts: Texts, at: number | null, now = Date.now()): string[] {
  if (at === null) return [];
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  const days = Math.min(0, Math.ceil((new Date(at).setHours(0, 0, 0, 0) - midnight) / DAY));
  if (days > -7)
    return [new Intl.RelativeTimeFormat(texts.language, { numeric: 'auto' }).format(days, 'day')];
  return [new Intl.DateTimeFormat(texts.locale, { dateStyle: 'medium' }).format(at)];
}
