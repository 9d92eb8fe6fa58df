import type { Texts } from '$lib/i18n/texts.svelte';

/** The outcome of one of my crosses. */
export type Fate = 'spark' | 'super' | 'fall' | 'open';

/** An outcome in words. */
export const fateIn = (texts: Texts, fate: Fate): string =>
  texts.text(fate === 'open' ? 'sky-fate-open' : `play-${fate}`);

/** All outcomes for screen readers: "Spark, Spark, Fall". */
export function fatesIn(texts: Texts, fates: readonly Fate[]): string {
  return new Intl.ListFormat(texts.language, { type: 'unit' }).format(
    fates.map((fate) => fateIn(texts, fate).replace(/\s*[!.]$/, '')),
  );
}
