import type { Texts } from '$lib/i18n/texts.svelte';

/** How many hours a round over days can stay open. */
export const ROUND_HOURS = [12, 24, 72] as const;

const DAY = 86_400_000;

/** When something ends, as people say it: "today, 18:00", "tomorrow, 18:00", "Friday, 18:00". */
export function whenUntil(texts: Texts, at: number, now = Date.now()): string {
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  const days = Math.round((new Date(at).setHours(0, 0, 0, 0) - midnight) / DAY);
  const day =
    days === 0 || days === 1
      ? new Intl.RelativeTimeFormat(texts.language, { numeric: 'auto' }).format(days, 'day')
      : new Intl.DateTimeFormat(texts.language, { weekday: 'long' }).format(at);
  return `${day}, ${new Intl.DateTimeFormat(texts.locale, { timeStyle: 'short' }).format(at)}`;
}
