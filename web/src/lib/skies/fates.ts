import type { Texts } from '$lib/i18n/texts.svelte';
import type { Fate } from './nights';

/** Each in one sign that differs by its shape, in every font and without colour. */
const SIGNS: Readonly<Record<Fate, string>> = { spark: '✦', super: '✸', fall: '↘', open: '·' };

export const signsOf = (fates: readonly Fate[]): string => fates.map((fate) => SIGNS[fate]).join(' ');

/** A fate in words. */
export const fateIn = (texts: Texts, fate: Fate): string =>
  texts.text(fate === 'open' ? 'sky-fate-open' : `play-${fate}`);

/** All of them, for ears: "Spark, Spark, Fall". */
export function fatesIn(texts: Texts, fates: readonly Fate[]): string {
  return new Intl.ListFormat(texts.language, { type: 'unit' }).format(
    fates.map((fate) => fateIn(texts, fate).replace(/\s*[!.]$/, '')),
  );
}
