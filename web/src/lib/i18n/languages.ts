import { DIRECTIONS, FALLBACK, LANGUAGES, type Language } from './catalogues';

export { DIRECTIONS, FALLBACK, LANGUAGES, type Language };

function isLanguage(tag: string): tag is Language {
  return Object.hasOwn(LANGUAGES, tag);
}

/** Languages by their own names, in the order of the switch. */
export function namesOfLanguages(tags: readonly string[]): string[] {
  return Object.entries(LANGUAGES)
    .filter(([tag]) => tags.includes(tag))
    .map(([, name]) => name);
}

/** The language for a visitor: their earlier choice, else the first of `wanted` (such as "fr-CA") we speak. */
export function chooseLanguage(wanted: readonly string[], chosen: string | null = null): Language {
  if (chosen !== null && isLanguage(chosen)) return chosen;
  for (const tag of wanted) {
    const base = tag.toLowerCase().split(/[-_]/, 1)[0] ?? '';
    if (isLanguage(base)) return base;
  }
  return FALLBACK;
}
